// Ways to finance a business, each with an explanation, because the user chooses one.
import type { Language } from '#language/language.ts';
import type { PredefinedResource, TypicalAssumptions } from './predefined-resource.ts';

interface FinancingOption {
  readonly id: string;
  readonly rel: 'equity' | 'loan';
  readonly names: Readonly<Record<Language, string>>;
  readonly descriptions: Readonly<Record<Language, string>>;
  /**
   * Money received and money repaid, period by period: over three years of months, no more is repaid than was received.
   */
  readonly flows: readonly [paidIn: string, paidBack: string];
  /** Dividend, or interest margin, in percent. */
  readonly percent: string;
}

const financingOptions: readonly FinancingOption[] = [
  {
    id: 'founders',
    rel: 'equity',
    names: { en: 'Founders’ capital', ru: 'Вклад учредителей' },
    descriptions: {
      en: 'The owners pay in at the start; nothing has to be paid back.',
      ru: 'Учредители вносят деньги в начале; возвращать их не нужно.',
    },
    flows: ['100000;0', '0'],
    percent: '0',
  },
  {
    id: 'investor',
    rel: 'equity',
    names: { en: 'Outside investor', ru: 'Внешний инвестор' },
    descriptions: {
      en: 'An investor pays in after half a year of work and takes part of the profit as a dividend.',
      ru: 'Инвестор входит через полгода работы и получает часть прибыли дивидендами.',
    },
    flows: ['0;0;0;0;0;0;150000;0', '0'],
    percent: '20',
  },
  {
    id: 'grant',
    rel: 'equity',
    names: { en: 'Grant', ru: 'Грант' },
    descriptions: {
      en: 'Money from a public programme: neither paid back nor followed by dividends.',
      ru: 'Деньги государственной программы: без возврата и без дивидендов.',
    },
    flows: ['25000;0', '0'],
    percent: '0',
  },
  {
    id: 'bank_loan',
    rel: 'loan',
    names: { en: 'Bank loan', ru: 'Банковский кредит' },
    descriptions: {
      en: 'Drawn at once, paid back in equal parts after half a year.',
      ru: 'Выдаётся сразу, возвращается равными частями через полгода.',
    },
    flows: ['60000;0', '0;0;0;0;0;0;2000'],
    percent: '10',
  },
  {
    id: 'equipment_loan',
    rel: 'loan',
    names: { en: 'Equipment loan', ru: 'Кредит на оборудование' },
    descriptions: {
      en: 'Pays for machines, secured by them, and is paid back from the second period on.',
      ru: 'Оплачивает оборудование под его залог, возвращается со второго периода.',
    },
    flows: ['36000;0', '0;1000'],
    percent: '8',
  },
  {
    id: 'mortgage',
    rel: 'loan',
    names: { en: 'Mortgage', ru: 'Ипотека' },
    descriptions: {
      en: 'A long loan on a building, paid back slowly.',
      ru: 'Долгий кредит под здание с медленным возвратом.',
    },
    flows: ['300000;0', '0;1250'],
    percent: '7',
  },
  {
    id: 'owner_loan',
    rel: 'loan',
    names: { en: 'Loan from an owner', ru: 'Заём участника' },
    descriptions: {
      en: 'The owner lends at a low rate and waits a year for the money.',
      ru: 'Участник даёт в долг под низкий процент и ждёт возврата год.',
    },
    flows: ['30000;0', '0;0;0;0;0;0;0;0;0;0;0;0;1250'],
    percent: '3',
  },
];

type Term = 'dividend' | 'interestmargin' | 'commitment';

const termNames: Readonly<Record<Term, Readonly<Record<Language, string>>>> = {
  dividend: { en: 'Dividend', ru: 'Дивиденды' },
  interestmargin: { en: 'Interest margin', ru: 'Процентная ставка' },
  commitment: { en: 'Commitment', ru: 'Лимит кредита' },
};

function terms({ rel, percent }: FinancingOption, language: Language): TypicalAssumptions {
  const term = (name: Term, value: string) => ({
    [name]: { name: termNames[name][language], units: '%', value },
  });
  if (rel === 'equity') return term('dividend', percent);
  return { ...term('interestmargin', percent), ...term('commitment', '100') };
}

export const financingResources = (language: Language): readonly PredefinedResource[] =>
  financingOptions.map((way) => ({
    id: `any_${way.id}`,
    name: way.names[language],
    rel: way.rel,
    formula: 'amount',
    values: way.flows.map((amount) => ({ amount })),
    otherAssumptions: terms(way, language),
    bundle: [],
    description: way.descriptions[language],
  }));
