// The sentences that describe suggested lines, in each language.
import type { Language } from '#language/language.ts';
import type { Periodicity } from '#template/template.ts';

interface DescriptionTexts {
  /** Of each period of the model. */
  readonly each: Readonly<Record<Periodicity, string>>;
  readonly first: Readonly<Record<Periodicity, string>>;
  readonly priced: (price: string, quantity: string, part: string) => string;
  readonly partOf: (part: string, units: string) => string;
  readonly commission: (share: string, volume: string, base: string) => string;
  readonly subscription: (price: string, joined: string, churn: string, each: string) => string;
  readonly shareOfSales: (share: string) => string;
  readonly shareOfLine: (share: string, base: string) => string;
  readonly unit: (cost: string, quantity: string, units: string) => string;
  readonly pay: (people: string, salary: string, burden: string) => string;
  readonly once: (amount: string, first: string) => string;
  readonly lasts: (life: string) => string;
  readonly usual: (low: string, high: string) => string;
  readonly estimate: string;
  /** Read for one country, and brought to the level of another. */
  readonly adjusted: string;
  readonly proposed: string;
}

export const descriptionTexts: Readonly<Record<Language, DescriptionTexts>> = {
  en: {
    each: { month: 'a month', quarter: 'a quarter', year: 'a year' },
    first: { month: 'in the first month', quarter: 'in the first quarter', year: 'in the first year' },
    priced: (price, quantity, part) => `${price} × ${quantity} (${part})`,
    partOf: (part, units) => `${part}% of ${units}`,
    commission: (share, volume, base) => `${share}% of ${volume} (“${base}”)`,
    subscription: (price, joined, churn, each) =>
      `${price} ${each}, ${joined} new ${joined === '1' ? 'customer' : 'customers'} ${each}, ${churn}% of customers leave ${each}`,
    shareOfSales: (share) => `${share}% of all sales`,
    shareOfLine: (share, base) => `${share}% of “${base}”`,
    unit: (cost, quantity, units) => `${cost} × ${quantity}, by the number of ${units}`,
    pay: (people, salary, burden) =>
      `${people} ${people === '1' ? 'person' : 'people'} at ${salary} a year, plus ${burden}% taxes and benefits`,
    once: (amount, first) => `${amount} once, ${first}`,
    lasts: (life) => `lasts ${life}`,
    usual: (low, high) => `usually ${low} to ${high}`,
    estimate: 'our estimate',
    adjusted: 'adjusted to the place',
    proposed: 'Proposed by AI, within the range of the catalogue.',
  },
  ru: {
    each: { month: 'в месяц', quarter: 'в квартал', year: 'в год' },
    first: { month: 'в первый месяц', quarter: 'в первый квартал', year: 'в первый год' },
    priced: (price, quantity, part) => `${price} × ${quantity} (${part})`,
    partOf: (part, units) => `${part} % ${units}`,
    commission: (share, volume, base) => `${share} % от ${volume} («${base}»)`,
    subscription: (price, joined, churn, each) =>
      `${price} ${each}, новых клиентов — ${joined} ${each}, уходит ${churn} % клиентов ${each}`,
    shareOfSales: (share) => `${share} % всей выручки`,
    shareOfLine: (share, base) => `${share} % от «${base}»`,
    unit: (cost, quantity, units) => `${cost} × ${quantity}, по числу ${units}`,
    pay: (people, salary, burden) => `${people} чел. по ${salary} в год, плюс ${burden} % налогов и взносов`,
    once: (amount, first) => `${amount} один раз, ${first}`,
    lasts: (life) => `срок службы — ${life}`,
    usual: (low, high) => `обычно от ${low} до ${high}`,
    estimate: 'наша оценка',
    adjusted: 'с поправкой на место',
    proposed: 'Предложено ИИ, в пределах каталога.',
  },
};
