// The plans on offer, in each language; prices in dollars.
import type { Language } from '#language/language.ts';

export interface Plan {
  readonly id: 'free' | 'essential' | 'growth';
  readonly name: string;
  readonly price: number;
  readonly intervalLabel: string;
  readonly tag: string;
  readonly tagClass: string;
  readonly highlights: readonly string[];
  /** Price of a single template by continent; NA is the default. */
  readonly pricePerTemplate: Readonly<Record<string, number>>;
}

const templatePrices = { NA: 29, EU: 29, OC: 29, AS: 19, SA: 15, AF: 12, AN: 29 } as const;

interface PlanFacts extends Pick<Plan, 'id' | 'price' | 'tagClass'> {}

const plans: readonly PlanFacts[] = [
  { id: 'free', price: 0, tagClass: '' },
  { id: 'essential', price: 19, tagClass: 'popular' },
  { id: 'growth', price: 49, tagClass: 'growth' },
];

interface PlanWords extends Pick<Plan, 'name' | 'intervalLabel' | 'tag' | 'highlights'> {}

const english: Readonly<Record<Plan['id'], PlanWords>> = {
  free: {
    name: 'Free',
    intervalLabel: '',
    tag: '',
    highlights: ['Build and preview any model', 'Read-only spreadsheet by email', 'Gallery templates'],
  },
  essential: {
    name: 'Essential',
    intervalLabel: 'per month',
    tag: 'Most popular',
    highlights: [
      'Everything in Free',
      'Excel and cloud spreadsheets with live formulas',
      'Unlimited models',
      'Version history',
    ],
  },
  growth: {
    name: 'Growth',
    intervalLabel: 'per month',
    tag: 'For advisers',
    highlights: ['Everything in Essential', 'Priority support', 'Early access to new sheets and industries'],
  },
};

const russian: Readonly<Record<Plan['id'], PlanWords>> = {
  free: {
    name: 'Бесплатный',
    intervalLabel: '',
    tag: '',
    highlights: [
      'Любые модели с просмотром на экране',
      'Таблица только для чтения по почте',
      'Шаблоны галереи',
    ],
  },
  essential: {
    name: 'Базовый',
    intervalLabel: 'в месяц',
    tag: 'Выбирают чаще всего',
    highlights: [
      'Всё из бесплатного плана',
      'Excel и облачные таблицы с живыми формулами',
      'Сколько угодно моделей',
      'История версий',
    ],
  },
  growth: {
    name: 'Рост',
    intervalLabel: 'в месяц',
    tag: 'Для консультантов',
    highlights: ['Всё из базового плана', 'Поддержка вне очереди', 'Новые листы и отрасли раньше других'],
  },
};

const words: Readonly<Record<Language, Readonly<Record<Plan['id'], PlanWords>>>> = {
  en: english,
  ru: russian,
};

export const plansIn = (language: Language): readonly Plan[] =>
  plans.map((plan) => ({ ...plan, ...words[language][plan.id], pricePerTemplate: templatePrices }));
