// What each of the formulas that come with the program sells or spends, and the words by which people look for it.
import type { Language } from '#language/language.ts';

/** In the order in which they are shown. */
export const formulaTopics = [
  'goods',
  'subscriptions',
  'customers',
  'people',
  'space',
  'contracts',
  'rows',
  'stock',
  'amounts',
  'rates',
] as const;
export type FormulaTopic = (typeof formulaTopics)[number];

interface TopicOfFormula {
  readonly topic: FormulaTopic;
  readonly words: Readonly<Record<Language, string>>;
}

const topics: Readonly<Record<string, TopicOfFormula>> = {
  price_quantity: { topic: 'goods', words: { en: 'product sales units', ru: 'товар продажи штуки' } },
  price_quantity_net: { topic: 'goods', words: { en: 'product sales rebate', ru: 'товар продажи скидка' } },
  quantity_price_share: { topic: 'goods', words: { en: 'product percent', ru: 'товар процент' } },
  unit_cost_quantity: { topic: 'goods', words: { en: 'materials purchases', ru: 'материалы сырьё закупки' } },
  subscription: {
    topic: 'subscriptions',
    words: { en: 'saas members churn monthly', ru: 'абонемент отток ежемесячно' },
  },
  annual_subscription: {
    topic: 'subscriptions',
    words: { en: 'saas licence prepaid deferred yearly', ru: 'лицензия абонемент аванс предоплата ежегодно' },
  },
  customers_check_visits: {
    topic: 'customers',
    words: { en: 'restaurant cafe shop guests', ru: 'ресторан кафе магазин гости' },
  },
  customers_from_spend: {
    topic: 'customers',
    words: { en: 'marketing advertising cac', ru: 'маркетинг реклама привлечение' },
  },
  hours_rate: {
    topic: 'people',
    words: { en: 'consulting agency services', ru: 'консультации агентство услуги' },
  },
  headcount_salary: {
    topic: 'people',
    words: { en: 'payroll wages employees', ru: 'зарплата фот персонал' },
  },
  staff: {
    topic: 'people',
    words: { en: 'payroll wages employees benefits', ru: 'зарплата фот персонал взносы' },
  },
  capacity_use: {
    topic: 'space',
    words: { en: 'hotel seats occupancy', ru: 'гостиница отель номера места заполняемость' },
  },
  area_rent: {
    topic: 'space',
    words: { en: 'property lease office', ru: 'недвижимость помещение офис аренда' },
  },
  contract: {
    topic: 'contracts',
    words: { en: 'project construction milestone', ru: 'проект строительство этапы' },
  },
  volume_share: {
    topic: 'contracts',
    words: { en: 'marketplace platform fee payments', ru: 'маркетплейс площадка процент платежи' },
  },
  share_of: { topic: 'rows', words: { en: 'percent of revenue', ru: 'процент от выручки' } },
  per_unit_of: {
    topic: 'rows',
    words: { en: 'each order customer shop', ru: 'каждый заказ клиент магазин' },
  },
  share_plus_fixed: {
    topic: 'rows',
    words: { en: 'percent commission base pay', ru: 'процент оклад комиссия' },
  },
  sum_of: { topic: 'rows', words: { en: 'total add', ru: 'итого сложить' } },
  count: { topic: 'stock', words: { en: 'number shops', ru: 'число магазины' } },
  stock_and_flow: { topic: 'stock', words: { en: 'balance opening closing', ru: 'остаток начало конец' } },
  amount: { topic: 'amounts', words: { en: 'money fixed', ru: 'деньги постоянная' } },
  amount_months: { topic: 'amounts', words: { en: 'monthly fixed', ru: 'ежемесячно постоянная' } },
  straight_line: { topic: 'rates', words: { en: 'depreciation', ru: 'амортизация износ' } },
  declining_balance: { topic: 'rates', words: { en: 'depreciation', ru: 'амортизация износ' } },
  rate: { topic: 'rates', words: { en: 'percent tax', ru: 'процент налог' } },
  sales_tax_rate: { topic: 'rates', words: { en: 'percent sales tax VAT', ru: 'процент налог НДС' } },
  twelve_months: { topic: 'rates', words: { en: 'season', ru: 'сезон' } },
};

/** Null for a formula that somebody wrote. */
export const topicOfFormula = (formulaId: string): FormulaTopic | null =>
  Object.hasOwn(topics, formulaId) ? (topics[formulaId]?.topic ?? null) : null;

/** In every language, as a model may be in another one than the page. */
export const wordsOfFormula = (formulaId: string): string =>
  Object.hasOwn(topics, formulaId) ? Object.values(topics[formulaId]?.words ?? {}).join(' ') : '';
