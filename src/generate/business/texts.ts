// The words of a generated model that are not of its kind of business.
import type { NaturalId } from '#catalog/kind/figure.ts';
import type { Language } from '#language/language.ts';

interface GeneratedTexts {
  readonly scenarios: readonly [base: string, slow: string, strong: string];
  readonly slowReason: string;
  readonly strongReason: string;
  /** Where sun, wind or a harvest decides. */
  readonly slowWeather: string;
  readonly strongWeather: string;
  readonly estimate: string;
  /** Of a source that was read elsewhere than on its publisher's pages; the catalogue says where. */
  readonly publicCopy: string;
  /** Of a number that follows what nature gives in the country. */
  readonly natural: Readonly<Record<NaturalId, string>>;
  /** Of a number that AI chose. */
  readonly proposed: string;
  /** Of the size that its author named. */
  readonly said: string;
  readonly usual: (low: string, high: string) => string;
  readonly founders: string;
  readonly loan: string;
  readonly incomeTax: string;
  readonly salesTax: string;
  readonly prices: string;
  readonly salesOf: (kind: string) => string;
  readonly life: (years: number) => string;
  readonly placeEstimate: string;
  readonly sizedToNeed: string;
}

const yearsRu = (years: number): string => {
  const last = years % 10;
  if (years % 100 >= 11 && years % 100 <= 14) return 'лет';
  if (last === 1) return 'год';
  return last >= 2 && last <= 4 ? 'года' : 'лет';
};

export const generatedTexts: Readonly<Record<Language, GeneratedTexts>> = {
  en: {
    scenarios: ['Base scenario', 'Slow start', 'Strong'],
    slowReason: 'Slow start: fewer customers, and half as long again until the business is full.',
    strongReason: 'Strong: more customers, and full in three quarters of the time.',
    slowWeather: 'Slow start: a poorer year, and half as long again until the business is full.',
    strongWeather: 'Strong: a better year, and full in three quarters of the time.',
    estimate: 'Our estimate',
    publicCopy: 'read in a public copy',
    natural: {
      sun: 'Our estimate by the sun of the country, 2025',
      grain: 'Our estimate by the yields of grain in the country, 2025',
      fields: 'Our estimate by how much is put into a field in the country, 2025',
      vegetables: 'Our estimate by the yields of vegetables in the country, 2025',
      milk: 'Our estimate by the milk of a cow in the country, 2025',
      fodder: 'Our estimate by how cows are fed and kept in the country, 2025',
      care: 'Our estimate by how many look after people in the country, 2025',
    },
    proposed: 'Proposed by AI',
    said: 'As said of the business',
    usual: (low, high) => `usually ${low} to ${high}`,
    founders: 'Founders',
    loan: 'Bank loan',
    incomeTax: 'Income tax',
    salesTax: 'Sales tax (VAT)',
    prices: 'Prices and pay',
    salesOf: (kind) => `Sales of the ${kind.slice(0, 1).toLowerCase()}${kind.slice(1)}`,
    life: (years) => `${years} ${years === 1 ? 'year' : 'years'}`,
    placeEstimate: 'Our estimate for the place, 2025',
    sizedToNeed: 'Sized to the lowest cash of all scenarios, with a cushion',
  },
  ru: {
    scenarios: ['Базовый сценарий', 'Медленный старт', 'Сильный старт'],
    slowReason: 'Медленный старт: клиентов меньше, выход на полную загрузку в полтора раза дольше.',
    strongReason: 'Сильный старт: клиентов больше, выход на полную загрузку на четверть быстрее.',
    slowWeather: 'Медленный старт: год хуже обычного, выход на полную загрузку в полтора раза дольше.',
    strongWeather: 'Сильный старт: год лучше обычного, выход на полную загрузку на четверть быстрее.',
    estimate: 'Наша оценка',
    publicCopy: 'по общедоступной копии',
    natural: {
      sun: 'Наша оценка по солнцу этой страны, 2025 год',
      grain: 'Наша оценка по урожайности зерна в стране, 2025 год',
      fields: 'Наша оценка по затратам на гектар в стране, 2025 год',
      vegetables: 'Наша оценка по урожайности овощей в стране, 2025 год',
      milk: 'Наша оценка по надоям в стране, 2025 год',
      fodder: 'Наша оценка по тому, как в стране кормят и содержат коров, 2025 год',
      care: 'Наша оценка по тому, сколько людей в стране ухаживает за одним, 2025 год',
    },
    proposed: 'Предложено ИИ',
    said: 'Так сказано о бизнесе',
    usual: (low, high) => `обычно от ${low} до ${high}`,
    founders: 'Учредители',
    loan: 'Банковский кредит',
    incomeTax: 'Налог на прибыль',
    salesTax: 'НДС',
    prices: 'Цены и зарплаты',
    salesOf: (kind) => `Продажи: ${kind.slice(0, 1).toLowerCase()}${kind.slice(1)}`,
    life: (years) => `${years} ${yearsRu(years)}`,
    placeEstimate: 'Наша оценка для этого места, 2025 год',
    sizedToNeed: 'По наименьшему остатку денег во всех сценариях, с запасом',
  },
};
