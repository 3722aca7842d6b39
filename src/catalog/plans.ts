// The plans on offer, in both languages; prices in dollars.
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

const english: readonly Plan[] = [
  {
    id: 'free',
    name: 'Free',
    price: 0,
    intervalLabel: '',
    tag: '',
    tagClass: '',
    highlights: ['Build and preview any model', 'Read-only spreadsheet by e-mail', 'Gallery templates'],
    pricePerTemplate: templatePrices,
  },
  {
    id: 'essential',
    name: 'Essential',
    price: 19,
    intervalLabel: 'per month',
    tag: 'Most popular',
    tagClass: 'popular',
    highlights: [
      'Everything in Free',
      'Excel and cloud spreadsheets with live formulas',
      'Unlimited models',
      'Version history',
    ],
    pricePerTemplate: templatePrices,
  },
  {
    id: 'growth',
    name: 'Growth',
    price: 49,
    intervalLabel: 'per month',
    tag: 'For advisers',
    tagClass: 'growth',
    highlights: ['Everything in Essential', 'Priority support', 'Early access to new sheets and industries'],
    pricePerTemplate: templatePrices,
  },
];

interface PlanWords extends Pick<Plan, 'name' | 'intervalLabel' | 'tag' | 'highlights'> {}

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

export const plansIn = (language: Language): readonly Plan[] =>
  language === 'en' ? english : english.map((plan) => ({ ...plan, ...russian[plan.id] }));
