// The plain formulas of every template: prices and quantities, amounts, shares, and the rates around a business.
import { costs, type FormulaDefault, people, percent, trade, units, yearly } from './formula-default.ts';

export const basicFormulas: readonly FormulaDefault[] = [
  {
    id: 'price_quantity',
    name: { en: 'Price × quantity', ru: 'Цена × количество' },
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
    name: { en: 'Quantity × price × share', ru: 'Количество × цена × доля' },
    expression: 'total = quantity * price * share',
    allowedRels: trade,
    variables: [
      { id: 'quantity', name: { en: 'Quantity', ru: 'Количество' }, units, isPerPeriod: true },
      { id: 'price', name: { en: 'Price', ru: 'Цена' }, isCurrency: true },
      { id: 'share', name: { en: 'Share', ru: 'Доля' }, value: '100', units: percent, isPercent: true },
    ],
  },
  {
    id: 'customers_check_visits',
    name: { en: 'Customers × average order value × visits', ru: 'Клиенты × средний чек × визиты' },
    expression: 'total = customers * check * visits',
    allowedRels: ['service'],
    variables: [
      { id: 'customers', name: { en: 'Customers', ru: 'Клиенты' }, units: people },
      { id: 'check', name: { en: 'Average order value', ru: 'Средний чек' }, isCurrency: true },
      {
        id: 'visits',
        name: { en: 'Visits per period', ru: 'Визиты за период' },
        value: '1',
        units: { en: 'visits', ru: 'визиты' },
        isPerPeriod: true,
      },
    ],
  },
  {
    id: 'share_of',
    name: { en: 'Share of another row', ru: 'Доля от другой строки' },
    expression: 'total = share * base',
    allowedRels: trade,
    variables: [
      { id: 'share', name: { en: 'Share', ru: 'Доля' }, units: percent, isPercent: true },
      { id: 'base', name: { en: 'Base', ru: 'База' }, reference: 'section_sales' },
    ],
  },
  {
    id: 'unit_cost_quantity',
    name: { en: 'Unit cost × quantity', ru: 'Затраты на единицу × количество' },
    expression: 'total = cost * quantity',
    allowedRels: costs,
    variables: [
      { id: 'cost', name: { en: 'Unit cost', ru: 'Затраты на единицу' }, isCurrency: true },
      { id: 'quantity', name: { en: 'Quantity', ru: 'Количество' }, units, isPerPeriod: true },
    ],
  },
  {
    id: 'headcount_salary',
    name: { en: 'Headcount × salary', ru: 'Численность × оклад' },
    expression: 'total = people * salary',
    allowedRels: costs,
    variables: [
      { id: 'people', name: { en: 'Headcount', ru: 'Численность' }, units: people },
      { id: 'salary', name: { en: 'Salary', ru: 'Оклад' }, isCurrency: true, isPerPeriod: true },
    ],
  },
  {
    id: 'amount_months',
    name: { en: 'Amount per month × months', ru: 'Сумма в месяц × месяцы' },
    expression: 'total = amount * months',
    allowedRels: [...trade],
    variables: [
      { id: 'amount', name: { en: 'Amount per month', ru: 'Сумма в месяц' }, isCurrency: true },
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
    id: 'sales_tax_rate',
    name: { en: 'Sales tax rate', ru: 'Ставка НДС' },
    expression: 'rate = rate',
    allowedRels: ['taxsales'],
    isUsual: true,
    variables: [{ id: 'rate', name: { en: 'Rate', ru: 'Ставка' }, value: '20', units: percent }],
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
];
