// The sentences that describe suggested lines, in each language.
import type { Language } from '#language/language.ts';

interface DescriptionTexts {
  readonly priced: (part: string, units: string, price: string) => string;
  readonly commission: (share: string, base: string) => string;
  readonly subscription: (price: string, churn: string) => string;
  readonly shareOfSales: (share: string) => string;
  readonly shareOfLine: (share: string, base: string, all: string) => string;
  readonly unit: (cost: string, units: string) => string;
  readonly pay: (people: number, salary: string) => string;
  readonly monthly: (amount: string) => string;
  readonly yearly: (amount: string) => string;
  readonly once: (amount: string) => string;
  readonly asset: (amount: string, life: string) => string;
  readonly usual: (low: string, high: string) => string;
  readonly estimate: string;
  /** Read for one country, and brought to the level of another. */
  readonly adjusted: string;
  readonly proposed: string;
}

export const descriptionTexts: Readonly<Record<Language, DescriptionTexts>> = {
  en: {
    priced: (part, units, price) => `${part} % of ${units} at ${price}`,
    commission: (share, base) => `${share} % of “${base}”`,
    subscription: (price, churn) => `${price} a month, ${churn} % of customers leave each month`,
    shareOfSales: (share) => `${share} % of all sales`,
    shareOfLine: (share, base, all) => `${share} % of “${base}” (${all} % of all sales)`,
    unit: (cost, units) => `${cost} each, by the number of ${units}`,
    pay: (people, salary) => `${people} ${people === 1 ? 'person' : 'people'} at ${salary} a year`,
    monthly: (amount) => `${amount} a month`,
    yearly: (amount) => `${amount} a year, spread over its months`,
    once: (amount) => `${amount} once, before opening`,
    asset: (amount, life) => `${amount} at the start, lasts ${life}`,
    usual: (low, high) => `usually ${low} to ${high}`,
    estimate: 'our estimate',
    adjusted: 'adjusted to the place',
    proposed: 'Proposed by AI, within the range of the catalogue.',
  },
  ru: {
    priced: (part, units, price) => `${part} % ${units} по ${price}`,
    commission: (share, base) => `${share} % от строки «${base}»`,
    subscription: (price, churn) => `${price} в месяц, каждый месяц уходит ${churn} % клиентов`,
    shareOfSales: (share) => `${share} % всей выручки`,
    shareOfLine: (share, base, all) => `${share} % от «${base}» (${all} % всей выручки)`,
    unit: (cost, units) => `${cost} за единицу, по числу ${units}`,
    pay: (people, salary) => `${people} чел. по ${salary} в год`,
    monthly: (amount) => `${amount} в месяц`,
    yearly: (amount) => `${amount} в год, поровну по месяцам`,
    once: (amount) => `${amount} один раз, до открытия`,
    asset: (amount, life) => `${amount} в начале, срок службы — ${life}`,
    usual: (low, high) => `обычно от ${low} до ${high}`,
    estimate: 'наша оценка',
    adjusted: 'с поправкой на место',
    proposed: 'Предложено ИИ, в пределах каталога.',
  },
};
