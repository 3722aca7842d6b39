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
    highlights: [
      'Any model, with all its numbers',
      'Every earlier version of a model',
      'The free templates of the gallery',
    ],
  },
  essential: {
    name: 'Essential',
    intervalLabel: 'per month',
    tag: 'Most popular',
    highlights: [
      'Everything that is free',
      'The Excel workbook of every model, with live formulas',
      'Every template of the gallery',
      'As many models as you like',
      'Formulas of your own',
    ],
  },
  growth: {
    name: 'Growth',
    intervalLabel: 'per month',
    tag: 'For advisers',
    highlights: ['Everything in Essential', 'Five times as much AI help per day'],
  },
};

const russian: Readonly<Record<Plan['id'], PlanWords>> = {
  free: {
    name: 'Бесплатный',
    intervalLabel: '',
    tag: '',
    highlights: [
      'Любые модели со всеми числами на экране',
      'Все прежние версии модели',
      'Бесплатные шаблоны галереи',
    ],
  },
  essential: {
    name: 'Базовый',
    intervalLabel: 'в месяц',
    tag: 'Выбирают чаще всего',
    highlights: [
      'Всё, что доступно бесплатно',
      'Книга Excel с живыми формулами для любой модели',
      'Любой шаблон галереи',
      'Сколько угодно моделей',
      'Собственные формулы',
    ],
  },
  growth: {
    name: 'Рост',
    intervalLabel: 'в месяц',
    tag: 'Для консультантов',
    highlights: ['Всё из тарифа «Базовый»', 'В пять раз больше помощи ИИ в день'],
  },
};

const words: Readonly<Record<Language, Readonly<Record<Plan['id'], PlanWords>>>> = {
  en: english,
  ru: russian,
};

export const plansIn = (language: Language): readonly Plan[] =>
  plans.map((plan) => ({ ...plan, ...words[language][plan.id], pricePerTemplate: templatePrices }));

/** Growth adds help from an AI to Essential, and nothing where there is none. */
export const isOffered = (id: string, hasAI: boolean): boolean => hasAI || id !== 'growth';
