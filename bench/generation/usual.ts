// What the second and third sets share: usual shares of a business, usual wordings, words of other trades, lines that nobody can know.
import type { ExpectedModel, LineLanguage, Range } from './line.ts';
import { type PlaceCode, places } from './places.ts';

export interface Shares {
  readonly margin: Range;
  readonly payroll: Range;
}

/** A shop, a place to eat, a workshop. */
export const small: Shares = { margin: [-8, 45], payroll: [0, 58] };

/** Sells mostly the work of its people. */
export const serving: Shares = { margin: [-10, 58], payroll: [0, 85] };

/** One person, paid a salary or not. */
export const alone: Shares = { margin: [-5, 75], payroll: [0, 85] };

/** Lets out what it owns. */
export const owning: Shares = { margin: [-5, 92], payroll: [0, 50] };

/** May still spend more than it earns in the third year. */
export const young: Shares = { margin: [-100, 75], payroll: [0, 130] };

/** Wordings that are right for many trades. */
export const english = {
  eating: 'food meal dish guest cover order check menu visit portion customer seat lunch dinner table sale',
  shop: 'sale order basket purchase customer visit check buyer item product goods shop store retail online',
  service:
    'service client customer visit job project order contract hour subscription package session call fee',
  food: '$goods ingredient food produce beverage drink packag kitchen',
  running:
    '$rent $marketing $utilities insur software account admin office licen fee commission bank phone internet other general overhead maintenance repair',
};

export const russian = {
  eating: 'еда еды блюд гост чек заказ меню посещен посетител порци обед ужин зал продаж кухн питан',
  shop: 'продаж заказ чек покупк покупател товар посетител изделие изделий магазин клиент розни онлайн',
  service: 'услуг клиент визит заказ проект договор час абонемент подписк пакет выезд обслуж сопровожд работ',
  food: '$goods продукт ингредиент сырь напит упаковк',
  running:
    '$rent $marketing $utilities страхов бухгалт связь интернет офис лиценз комисси банк эквайринг сервис программ прочи общ налог ремонт хозяйств',
};

const elsewhere: Readonly<Record<LineLanguage, readonly string[]>> = {
  en: ['haircut', 'patient', 'tuition', 'room_night', 'hectare', 'livestock'],
  ru: ['стриж', 'пациент', 'ученик', 'ночлег', 'гектар', 'доярк'],
};

const other =
  (language: LineLanguage) =>
  (...own: readonly string[]): string =>
    elsewhere[language].filter((stem) => !own.includes(stem)).join(' ');

/** Words of other trades, but for its own. */
export const notEnglish = other('en');
export const notRussian = other('ru');

const nobodyKnows =
  (language: LineLanguage) =>
  (line: string, country: PlaceCode | null = null): ExpectedModel => ({
    line,
    language,
    isUnknown: true,
    sales: [],
    spending: [],
    assets: [],
    never: [],
    country,
    currency: country === null ? null : places[country].currency,
    size: null,
    amountsIn: 'USD',
    price: null,
    revenue: null,
    isGrowing: true,
    isSeasonal: null,
    margin: [-20, 65],
    payroll: [0, 80],
  });

export const unknownEnglish = nobodyKnows('en');
export const unknownRussian = nobodyKnows('ru');

/** Where one of a trade earns a hundred times what another does. */
export const ofAnyRevenue = (lines: readonly ExpectedModel[]): readonly ExpectedModel[] =>
  lines.map((line) => ({ ...line, revenue: null }));
