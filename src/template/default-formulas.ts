// The formulas every template starts with, in each language.
import type { Language } from '#language/language.ts';
import type { RelId } from './sections.ts';
import type { Formula, Variable } from './template.ts';

type FormulaTexts = Readonly<Record<Language, string>>;

interface VariableDefault {
  readonly id: string;
  readonly name: FormulaTexts;
  readonly value?: string;
  readonly units?: FormulaTexts;
  readonly isCurrency?: boolean;
  readonly reference?: string;
  /** What is typed is for one period, so it grows with the length of a period; prices, people and shares stay. */
  readonly isPerPeriod?: boolean;
}

interface FormulaDefault {
  readonly id: string;
  readonly name: FormulaTexts;
  readonly expression: string;
  readonly allowedRels: readonly RelId[];
  /** Comes first in lists, as most people want it. */
  readonly isUsual?: boolean;
  readonly variables: readonly VariableDefault[];
}

const words = (en: string, ru: string): FormulaTexts => ({ en, ru });
const units = words('units', 'шт.');
const yearly = words('% a year', '% в год');
const trade: readonly RelId[] = ['service', 'cos', 'sga'];
const costs: readonly RelId[] = ['cos', 'sga'];

const formulas: readonly FormulaDefault[] = [
  {
    id: 'price_quantity',
    name: words('Price x quantity', 'Цена x количество'),
    expression: 'total = price * quantity',
    allowedRels: trade,
    isUsual: true,
    variables: [
      { id: 'price', name: words('Price', 'Цена'), isCurrency: true },
      { id: 'quantity', name: words('Quantity', 'Количество'), units, isPerPeriod: true },
    ],
  },
  {
    id: 'amount',
    name: words('Amount', 'Сумма'),
    expression: 'total = amount',
    allowedRels: [...trade, 'fixedasset', 'equity', 'loan'],
    isUsual: true,
    variables: [{ id: 'amount', name: words('Amount', 'Сумма'), isCurrency: true, isPerPeriod: true }],
  },
  {
    id: 'quantity_price_share',
    name: words('Quantity x price x share', 'Количество x цена x доля'),
    expression: 'total = quantity * price * share / 100',
    allowedRels: trade,
    variables: [
      { id: 'quantity', name: words('Quantity', 'Количество'), units, isPerPeriod: true },
      { id: 'price', name: words('Price', 'Цена'), isCurrency: true },
      { id: 'share', name: words('Share', 'Доля'), value: '100', units: words('%', '%') },
    ],
  },
  {
    id: 'customers_check_visits',
    name: words('Customers x average check x visits', 'Клиенты x средний чек x визиты'),
    expression: 'total = customers * check * visits',
    allowedRels: ['service'],
    variables: [
      { id: 'customers', name: words('Customers', 'Клиенты'), units: words('people', 'чел.') },
      { id: 'check', name: words('Average check', 'Средний чек'), isCurrency: true },
      {
        id: 'visits',
        name: words('Visits a period', 'Визиты за период'),
        value: '1',
        units: words('visits', 'визиты'),
        isPerPeriod: true,
      },
    ],
  },
  {
    id: 'share_of',
    name: words('Share of another row', 'Доля от другой строки'),
    expression: 'total = share / 100 * base',
    allowedRels: trade,
    variables: [
      { id: 'share', name: words('Share', 'Доля'), units: words('%', '%') },
      { id: 'base', name: words('Base', 'База'), reference: 'section_sales' },
    ],
  },
  {
    id: 'unit_cost_quantity',
    name: words('Unit cost x quantity', 'Затраты на единицу x количество'),
    expression: 'total = cost * quantity',
    allowedRels: costs,
    variables: [
      { id: 'cost', name: words('Unit cost', 'Затраты на единицу'), isCurrency: true },
      { id: 'quantity', name: words('Quantity', 'Количество'), units, isPerPeriod: true },
    ],
  },
  {
    id: 'headcount_salary',
    name: words('Headcount x salary', 'Численность x оклад'),
    expression: 'total = people * salary',
    allowedRels: costs,
    variables: [
      { id: 'people', name: words('People', 'Сотрудники'), units: words('people', 'чел.') },
      { id: 'salary', name: words('Salary', 'Оклад'), isCurrency: true, isPerPeriod: true },
    ],
  },
  {
    id: 'amount_months',
    name: words('Amount a month x months', 'Сумма в месяц x месяцы'),
    expression: 'total = amount * months',
    allowedRels: [...trade],
    variables: [
      { id: 'amount', name: words('Amount a month', 'Сумма в месяц'), isCurrency: true },
      {
        id: 'months',
        name: words('Months', 'Месяцы'),
        value: '1',
        units: words('months', 'мес.'),
        isPerPeriod: true,
      },
    ],
  },
  {
    id: 'straight_line',
    name: words('Straight line', 'Линейный способ'),
    expression: 'years = years',
    allowedRels: ['deprgroup'],
    isUsual: true,
    variables: [
      { id: 'years', name: words('Useful life', 'Срок службы'), value: '5', units: words('years', 'лет') },
    ],
  },
  {
    id: 'declining_balance',
    name: words('Declining balance', 'Уменьшаемый остаток'),
    expression: 'rate = rate',
    allowedRels: ['deprgroup'],
    variables: [{ id: 'rate', name: words('Rate', 'Ставка'), value: '20', units: yearly }],
  },
  {
    id: 'rate',
    name: words('Rate', 'Ставка'),
    expression: 'rate = rate',
    allowedRels: ['taxincome', 'taxproperty', 'inflation'],
    isUsual: true,
    variables: [{ id: 'rate', name: words('Rate', 'Ставка'), units: yearly }],
  },
];

const inLanguage = (variable: VariableDefault, language: Language): Variable => ({
  id: variable.id,
  name: variable.name[language],
  value: variable.value ?? '0',
  ...(variable.units ? { units: variable.units[language] } : {}),
  ...(variable.isCurrency ? { isCurrency: true } : {}),
  ...(variable.reference ? { isReference: true, reference: variable.reference } : {}),
});

export const defaultFormulas = (language: Language): readonly Formula[] =>
  formulas.map(({ id, name, expression, allowedRels, variables }) => ({
    id,
    name: name[language],
    expression,
    allowedRels,
    variables: variables.map((variable) => inLanguage(variable, language)),
  }));

export const usualFormulaIds: readonly string[] = formulas
  .filter(({ isUsual }) => isUsual)
  .map(({ id }) => id);

/** The variable of a formula that grows with the length of a period; null where none does, or nobody knows the formula. */
export const perPeriodVariable = (formulaId: string): string | null =>
  formulas.find(({ id }) => id === formulaId)?.variables.find(({ isPerPeriod }) => isPerPeriod)?.id ?? null;
