// The formulas of kinds of business: subscriptions, capacity, hours, contracts, staff, and what follows another row.
import {
  costs,
  type FormulaDefault,
  type FormulaTexts,
  people,
  percent,
  units,
  type VariableDefault,
} from './formula-default.ts';

const hours: FormulaTexts = { en: 'hours', ru: 'ч' };
const squareMetres: FormulaTexts = { en: 'm²', ru: 'м²' };

const share = (id: string, name: FormulaTexts, value = '0'): VariableDefault => ({
  id,
  name,
  value,
  units: percent,
  isPercent: true,
});

const money = (id: string, name: FormulaTexts, isPerPeriod = false): VariableDefault => ({
  id,
  name,
  isCurrency: true,
  ...(isPerPeriod ? { isPerPeriod } : {}),
});

const base: VariableDefault = {
  id: 'base',
  name: { en: 'Base', ru: 'База' },
  reference: 'section_sales',
};

const use = share('use', { en: 'Utilization', ru: 'Загрузка' }, '100');

export const businessFormulas: readonly FormulaDefault[] = [
  {
    id: 'subscription',
    name: { en: 'Subscription', ru: 'Подписка' },
    expression: 'total = customers * price',
    allowedRels: ['service'],
    variables: [
      { id: 'new', name: { en: 'New customers', ru: 'Новые клиенты' }, units: people, isPerPeriod: true },
      share('churn', { en: 'Churn per period', ru: 'Отток клиентов за период' }),
      money('price', { en: 'Price per period', ru: 'Цена за период' }, true),
    ],
    steps: [
      {
        id: 'lost',
        name: { en: 'Lost customers', ru: 'Ушедшие клиенты' },
        units: people,
        expression: 'prev(customers) * churn',
      },
      {
        id: 'customers',
        name: { en: 'Customers', ru: 'Клиенты' },
        units: people,
        expression: 'prev(customers) + new - lost',
      },
    ],
  },
  {
    id: 'annual_subscription',
    name: { en: 'Annual subscription, paid upfront', ru: 'Годовая подписка с предоплатой' },
    expression: 'total = last(billings, year) / year',
    allowedRels: ['service'],
    variables: [
      {
        id: 'new',
        name: { en: 'New subscriptions', ru: 'Новые подписки' },
        units: { en: 'subscriptions', ru: 'шт.' },
        isPerPeriod: true,
      },
      share('renewal', { en: 'Renewal rate after a year', ru: 'Продлевают через год' }),
      { ...money('price', { en: 'Price per year', ru: 'Цена за год' }), isPerYear: true },
    ],
    steps: [
      {
        id: 'billed',
        name: { en: 'Subscriptions started', ru: 'Начатые подписки' },
        units: { en: 'subscriptions', ru: 'шт.' },
        expression: 'new + ago(billed, year) * renewal',
      },
      {
        id: 'billings',
        name: { en: 'Invoiced', ru: 'Выставлено счетов' },
        isCurrency: true,
        expression: 'billed * price',
      },
    ],
    billing: 'billings',
  },
  {
    id: 'capacity_use',
    name: { en: 'Capacity × days × utilization × price', ru: 'Вместимость × дни × загрузка × цена' },
    expression: 'total = capacity * days * use * price',
    allowedRels: ['service'],
    variables: [
      {
        id: 'capacity',
        name: { en: 'Capacity per day', ru: 'Вместимость в день' },
        units: { en: 'units', ru: 'ед.' },
      },
      { id: 'days', name: { en: 'Days', ru: 'Дни' }, reference: 'period_days' },
      use,
      money('price', { en: 'Price', ru: 'Цена' }),
    ],
  },
  {
    id: 'hours_rate',
    name: { en: 'Headcount × hours × utilization × rate', ru: 'Численность × часы × загрузка × ставка' },
    expression: 'total = people * hours * use * rate',
    allowedRels: ['service'],
    variables: [
      { id: 'people', name: { en: 'Headcount', ru: 'Численность' }, units: people },
      {
        id: 'hours',
        name: { en: 'Hours per person per period', ru: 'Часы на сотрудника за период' },
        units: hours,
        isPerPeriod: true,
      },
      use,
      money('rate', { en: 'Hourly rate', ru: 'Ставка за час' }),
    ],
  },
  {
    id: 'price_quantity_net',
    name: { en: 'Price × quantity less a discount', ru: 'Цена × количество за вычетом скидки' },
    expression: 'total = price * quantity * (1 - discount)',
    allowedRels: ['service'],
    variables: [
      money('price', { en: 'Price', ru: 'Цена' }),
      {
        id: 'quantity',
        name: { en: 'Quantity', ru: 'Количество' },
        units: { en: 'units', ru: 'шт.' },
        isPerPeriod: true,
      },
      share('discount', { en: 'Discount', ru: 'Скидка' }),
    ],
  },
  {
    id: 'volume_share',
    name: { en: 'Turnover × commission', ru: 'Оборот × комиссия' },
    expression: 'total = volume * share',
    allowedRels: ['service'],
    variables: [
      money('volume', { en: 'Turnover', ru: 'Оборот' }, true),
      share('share', { en: 'Commission', ru: 'Комиссия' }),
    ],
  },
  {
    id: 'area_rent',
    name: { en: 'Area × rent × occupancy', ru: 'Площадь × ставка аренды × заполненность' },
    expression: 'total = area * rent * use',
    allowedRels: ['service'],
    variables: [
      { id: 'area', name: { en: 'Area', ru: 'Площадь' }, units: squareMetres },
      money('rent', { en: 'Rent per m² per period', ru: 'Аренда 1 м² за период' }, true),
      share('use', { en: 'Occupancy', ru: 'Заполненность' }, '100'),
    ],
  },
  {
    id: 'contract',
    name: { en: 'Contract by progress', ru: 'Договор по мере выполнения' },
    expression: 'total = earned',
    allowedRels: ['service'],
    variables: [
      { ...money('value', { en: 'Contract value', ru: 'Цена договора' }), isFixed: true },
      share('progress', { en: 'Completed in the period', ru: 'Выполнено за период' }),
      share('invoiced_share', { en: 'Invoiced in the period', ru: 'Выставлено за период' }),
    ],
    steps: [
      {
        id: 'earned',
        name: { en: 'Earned', ru: 'Заработано' },
        isCurrency: true,
        expression: 'value * progress',
      },
      {
        id: 'invoiced',
        name: { en: 'Invoiced', ru: 'Выставлено счетов' },
        isCurrency: true,
        expression: 'value * invoiced_share',
      },
    ],
    billing: 'invoiced',
  },
  {
    id: 'staff',
    name: { en: 'Staff with annual salary', ru: 'Сотрудники с годовым окладом' },
    expression: 'total = people * salary / year * (1 + burden)',
    allowedRels: costs,
    variables: [
      { id: 'people', name: { en: 'Headcount', ru: 'Численность' }, units: people },
      { ...money('salary', { en: 'Annual salary', ru: 'Годовой оклад' }), isPerYear: true },
      share('burden', { en: 'Taxes and benefits', ru: 'Налоги и взносы с зарплаты' }),
    ],
  },
  {
    id: 'per_unit_of',
    name: { en: 'Cost per unit of another row', ru: 'Затраты на единицу другой строки' },
    expression: 'total = cost * base',
    allowedRels: costs,
    variables: [money('cost', { en: 'Unit cost', ru: 'Затраты на единицу' }), base],
  },
  {
    id: 'share_plus_fixed',
    name: { en: 'Share of another row and a fixed amount', ru: 'Доля от другой строки и постоянная сумма' },
    expression: 'total = share * base + amount',
    allowedRels: costs,
    variables: [
      share('share', { en: 'Share', ru: 'Доля' }),
      base,
      money('amount', { en: 'Fixed amount', ru: 'Постоянная сумма' }, true),
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
  {
    id: 'stock_and_flow',
    name: { en: 'Additions and removals', ru: 'Поступления и выбытия' },
    expression: 'total = closing',
    allowedRels: ['driver'],
    variables: [
      { id: 'added', name: { en: 'Added', ru: 'Поступило' }, units, isPerPeriod: true },
      { id: 'removed', name: { en: 'Removed', ru: 'Выбыло' }, units, isPerPeriod: true },
    ],
    steps: [
      {
        id: 'closing',
        name: { en: 'At the end', ru: 'На конец' },
        units,
        expression: 'prev(closing) + added - removed',
      },
    ],
  },
  {
    id: 'customers_from_spend',
    name: { en: 'Customers from marketing spend', ru: 'Клиенты по затратам на привлечение' },
    expression: 'total = spend / cost',
    allowedRels: ['driver'],
    variables: [
      { id: 'spend', name: { en: 'Spend', ru: 'Затраты' }, reference: 'section_sga' },
      money('cost', { en: 'Cost per new customer', ru: 'Стоимость нового клиента' }),
    ],
  },
];
