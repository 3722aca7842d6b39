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
  /** The row that it reads; null where none is chosen yet. */
  readonly reference?: string | null;
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

const units: FormulaTexts = { en: 'units', ru: 'шт.' };
const yearly: FormulaTexts = { en: '% a year', ru: '% в год' };
const trade: readonly RelId[] = ['service', 'cos', 'sga'];
const costs: readonly RelId[] = ['cos', 'sga'];

const formulas: readonly FormulaDefault[] = [
  {
    id: 'price_quantity',
    name: { en: 'Price x quantity', ru: 'Цена x количество' },
    expression: 'total = price * quantity',
    allowedRels: trade,
    isUsual: true,
    variables: [
      { id: 'price', name: { en: 'Price', ru: 'Цена' }, isCurrency: true },
      { id: 'quantity', name: { en: 'Quantity', ru: 'Количество' }, units, isPerPeriod: true },
    ],
  },
  {
    id: 'amount',
    name: { en: 'Amount', ru: 'Сумма' },
    expression: 'total = amount',
    allowedRels: [...trade, 'fixedasset', 'equity', 'loan'],
    isUsual: true,
    variables: [{ id: 'amount', name: { en: 'Amount', ru: 'Сумма' }, isCurrency: true, isPerPeriod: true }],
  },
  {
    id: 'quantity_price_share',
    name: { en: 'Quantity x price x share', ru: 'Количество x цена x доля' },
    expression: 'total = quantity * price * share / 100',
    allowedRels: trade,
    variables: [
      { id: 'quantity', name: { en: 'Quantity', ru: 'Количество' }, units, isPerPeriod: true },
      { id: 'price', name: { en: 'Price', ru: 'Цена' }, isCurrency: true },
      { id: 'share', name: { en: 'Share', ru: 'Доля' }, value: '100', units: { en: '%', ru: '%' } },
    ],
  },
  {
    id: 'customers_check_visits',
    name: { en: 'Customers x average check x visits', ru: 'Клиенты x средний чек x визиты' },
    expression: 'total = customers * check * visits',
    allowedRels: ['service'],
    variables: [
      { id: 'customers', name: { en: 'Customers', ru: 'Клиенты' }, units: { en: 'people', ru: 'чел.' } },
      { id: 'check', name: { en: 'Average check', ru: 'Средний чек' }, isCurrency: true },
      {
        id: 'visits',
        name: { en: 'Visits a period', ru: 'Визиты за период' },
        value: '1',
        units: { en: 'visits', ru: 'визиты' },
        isPerPeriod: true,
      },
    ],
  },
  {
    id: 'share_of',
    name: { en: 'Share of another row', ru: 'Доля от другой строки' },
    expression: 'total = share / 100 * base',
    allowedRels: trade,
    variables: [
      { id: 'share', name: { en: 'Share', ru: 'Доля' }, units: { en: '%', ru: '%' } },
      { id: 'base', name: { en: 'Base', ru: 'База' }, reference: 'section_sales' },
    ],
  },
  {
    id: 'unit_cost_quantity',
    name: { en: 'Unit cost x quantity', ru: 'Затраты на единицу x количество' },
    expression: 'total = cost * quantity',
    allowedRels: costs,
    variables: [
      { id: 'cost', name: { en: 'Unit cost', ru: 'Затраты на единицу' }, isCurrency: true },
      { id: 'quantity', name: { en: 'Quantity', ru: 'Количество' }, units, isPerPeriod: true },
    ],
  },
  {
    id: 'headcount_salary',
    name: { en: 'Headcount x salary', ru: 'Численность x оклад' },
    expression: 'total = people * salary',
    allowedRels: costs,
    variables: [
      { id: 'people', name: { en: 'People', ru: 'Сотрудники' }, units: { en: 'people', ru: 'чел.' } },
      { id: 'salary', name: { en: 'Salary', ru: 'Оклад' }, isCurrency: true, isPerPeriod: true },
    ],
  },
  {
    id: 'amount_months',
    name: { en: 'Amount a month x months', ru: 'Сумма в месяц x месяцы' },
    expression: 'total = amount * months',
    allowedRels: [...trade],
    variables: [
      { id: 'amount', name: { en: 'Amount a month', ru: 'Сумма в месяц' }, isCurrency: true },
      {
        id: 'months',
        name: { en: 'Months', ru: 'Месяцы' },
        value: '1',
        units: { en: 'months', ru: 'мес.' },
        isPerPeriod: true,
      },
    ],
  },
  {
    id: 'straight_line',
    name: { en: 'Straight line', ru: 'Линейный способ' },
    expression: 'years = years',
    allowedRels: ['deprgroup'],
    isUsual: true,
    variables: [
      {
        id: 'years',
        name: { en: 'Useful life', ru: 'Срок службы' },
        value: '5',
        units: { en: 'years', ru: 'лет' },
      },
    ],
  },
  {
    id: 'declining_balance',
    name: { en: 'Declining balance', ru: 'Уменьшаемый остаток' },
    expression: 'rate = rate',
    allowedRels: ['deprgroup'],
    variables: [{ id: 'rate', name: { en: 'Rate', ru: 'Ставка' }, value: '20', units: yearly }],
  },
  {
    id: 'rate',
    name: { en: 'Rate', ru: 'Ставка' },
    expression: 'rate = rate',
    allowedRels: ['taxincome', 'taxproperty', 'inflation'],
    isUsual: true,
    variables: [{ id: 'rate', name: { en: 'Rate', ru: 'Ставка' }, units: yearly }],
  },
  {
    id: 'twelve_months',
    name: { en: 'Twelve months', ru: 'Двенадцать месяцев' },
    expression: 'weights = weights',
    allowedRels: ['seasonality'],
    isUsual: true,
    variables: [
      {
        id: 'weights',
        name: {
          en: 'Weight of each month, January to December',
          ru: 'Вес каждого месяца, с января по декабрь',
        },
        value: '1',
        units: { en: 'weight', ru: 'вес' },
      },
    ],
  },
  {
    id: 'count',
    name: { en: 'Count', ru: 'Количество' },
    expression: 'total = quantity',
    allowedRels: ['driver'],
    isUsual: true,
    variables: [{ id: 'quantity', name: { en: 'Quantity', ru: 'Количество' }, units }],
  },
  {
    id: 'sum_of',
    name: { en: 'Sum of other rows', ru: 'Сумма других строк' },
    expression: 'total = a + b + c',
    allowedRels: ['driver'],
    variables: [
      { id: 'a', name: { en: 'First row', ru: 'Первая строка' }, reference: null },
      { id: 'b', name: { en: 'Second row', ru: 'Вторая строка' }, reference: null },
      { id: 'c', name: { en: 'Third row', ru: 'Третья строка' }, reference: null },
    ],
  },
];

const inLanguage = (variable: VariableDefault, language: Language): Variable => ({
  id: variable.id,
  name: variable.name[language],
  value: variable.value ?? '0',
  ...(variable.units ? { units: variable.units[language] } : {}),
  ...(variable.isCurrency ? { isCurrency: true } : {}),
  ...(variable.reference === undefined ? {} : { isReference: true }),
  ...(variable.reference ? { reference: variable.reference } : {}),
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
