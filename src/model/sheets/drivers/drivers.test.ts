// Checks the sheet of shared drivers against the worked examples of its rules.
import { expect, test } from 'vitest';
import { buildTemplate, formulaOf, type ResourceWords } from '#testing/templates/build-template.ts';
import { calculate } from '#testing/templates/calculate.ts';
import { compile } from '../../compile.ts';

const rentOf = formulaOf('rent_of', 'total = rent * base', [
  { id: 'rent', name: 'Rent', isCurrency: true },
  { id: 'base', name: 'Outlets', isReference: true, reference: 'section_sales' },
]);
const spendOf = formulaOf('customers_of', 'total = spend / cost', [
  { id: 'spend', name: 'Spend', isReference: true },
  { id: 'cost', name: 'Cost of a customer', isCurrency: true },
]);
const formulas = [rentOf, spendOf];

const count = (id: string, quantity: string): ResourceWords => ({
  id,
  formula: 'count',
  data: { quantity },
});
const sum = (id: string, lookups: Record<string, string>): ResourceWords => ({
  id,
  formula: 'sum_of',
  lookups,
});
const rent = (base: string): ResourceWords => ({
  id: 'rent',
  formula: 'rent_of',
  data: { rent: '500' },
  lookups: { base },
});

const sheetOf = (words: Parameters<typeof buildTemplate>[0], id = 'drivers') =>
  calculate(buildTemplate({ formulas, ...words })).workbook.sheets.find((sheet) => sheet.id === id);

test('[DRV-1] a driver is read while its section and its sheet are on', () => {
  const words = { formulas, drivers: [count('shops', '3')], expenses: [rent('shops')] };
  const expense = (off: readonly string[]) => calculate(buildTemplate({ ...words, off })).row('sga.total');
  expect(expense([])).toEqual([1500, 1500, 1500]);
  expect(expense(['section_drivers'])).toEqual([0, 0, 0]);
  expect(expense(['module_drivers'])).toEqual([0, 0, 0]);
});

test('[DRV-1] the sheet comes before revenue, where there is a driver', () => {
  const sheets = (words: Parameters<typeof buildTemplate>[0]) =>
    calculate(buildTemplate(words)).workbook.sheets.map(({ id }) => id);
  const drivers = [count('shops', '3')];
  expect(sheets({ drivers }).slice(3, 6)).toEqual(['assumptions', 'drivers', 'revenue']);
  expect(sheets({})).not.toContain('drivers');
  expect(sheets({ drivers, off: ['section_drivers'] })).not.toContain('drivers');
  expect(sheets({ drivers, off: ['module_drivers'] })).not.toContain('drivers');
});

test('[DRV-2] a driver that repeats a number is one row without a sum, and enters no statement', () => {
  const template = buildTemplate({ drivers: [count('shops', '3;4;5')] });
  const { row, workbook } = calculate(template);
  expect(row('drivers.@shops.incBook')).toEqual([3, 4, 5]);
  expect(row('is.net_income')).toEqual([0, 0, 0]);
  expect(row('cf.closing_cash')).toEqual([0, 0, 0]);
  const rows = workbook.sheets.find(({ id }) => id === 'drivers')?.rows ?? [];
  const [shops, ...others] = rows.filter(({ source }) => source?.resourceId === 'shops');
  expect([shops?.label, shops?.role, shops?.total, others]).toEqual(['shops', 'link', null, []]);
});

test('[DRV-3] drivers read other rows and each other', () => {
  const customers = { id: 'customers', formula: 'customers_of', data: { cost: '40' } };
  const { row } = calculate(
    buildTemplate({
      formulas,
      drivers: [
        sum('outlets', { a: 'shops', b: 'kiosks' }),
        count('shops', '3;4'),
        count('kiosks', '2'),
        { ...customers, lookups: { spend: 'section_sales' } },
      ],
      services: [{ id: 'tea', data: { amount: '120;80' } }],
    }),
  );
  expect(row('drivers.@outlets.incBook')).toEqual([5, 6, 6]);
  expect(row('drivers.@customers.incBook')).toEqual([3, 2, 2]);
});

test('[DRV-3] a cycle of drivers is refused with everyone on it', () => {
  const drivers = [sum('x', { a: 'y' }), sum('y', { a: 'rent.base' }), count('shops', '3')];
  const { workbook, diagnostics } = compile(buildTemplate({ formulas, drivers, expenses: [rent('x')] }));
  expect(workbook).toBeNull();
  expect(diagnostics.map(({ message }) => message)).toEqual([
    'Circular reference: “x”, “y”. Change one of the references.',
  ]);
});

const outlets = formulaOf('outlets', 'total = quantity', [
  { id: 'quantity', name: 'Quantity', units: 'outlets' },
]);

const unitOf = (drivers: readonly ResourceWords[]) => {
  const rows = sheetOf({ formulas: [...formulas, outlets], drivers })?.rows ?? [];
  const found = rows.find(({ id }) => id === `drivers.@${drivers[0]?.id}.incBook`);
  return [found?.unit?.text, found?.format];
};

test('[DRV-4] a driver has the unit that it is given, else that of what it repeats or adds up', () => {
  // The builder types units beside each number.
  expect(unitOf([count('shops', '3')])).toEqual(['units', 'whole']);
  expect(unitOf([count('shops', '3.5')])).toEqual(['units', 'quantity']);
  expect(unitOf([{ ...count('shops', '3'), units: 'outlets' }])).toEqual(['outlets', 'whole']);
  expect(unitOf([{ id: 'budget', data: { amount: '12.5' } }])).toEqual(['USD', 'price']);
  const both = (units?: string) => [
    sum('sum', { a: 'shops', b: 'kiosks' }),
    { ...count('shops', '3'), units: 'outlets' },
    { ...count('kiosks', '3'), ...(units !== undefined && { units }) },
  ];
  expect(unitOf(both('outlets'))).toEqual(['outlets', 'whole']);
  expect(unitOf(both('people'))).toEqual(['units', 'whole']);
  const sales = { id: 'of_sales', formula: 'sum_of', lookups: { a: 'section_sales' } };
  expect(unitOf([sales])).toEqual(['USD', 'money']);
  expect(unitOf([{ ...sales, units: { currency: 'currency' } }])).toEqual(['USD', 'price']);
});

test('[DRV-3] a row that is not chosen is said to be so, and is no money', () => {
  const drivers = [sum('outlets', { a: 'shops', b: 'shops' }), count('shops', '3')];
  const third = (language: 'en' | 'ru') =>
    sheetOf({ language, drivers })?.rows.find(({ id }) => id === 'drivers.@outlets.incBook.variable.c');
  expect([third('en')?.label, third('en')?.unit?.text]).toEqual([
    'outlets: Third row (no row chosen)',
    'number',
  ]);
  expect(third('ru')?.label).toBe('outlets: Третья строка (строка не выбрана)');
});

test('[DRV-5] inflation raises the prices of drivers, not what they read', () => {
  const { row } = calculate(
    buildTemplate({
      periodicity: 'year',
      inflation: '21',
      drivers: [{ id: 'budget', data: { amount: '100' } }, sum('twice', { a: 'budget', b: 'budget.amount' })],
    }),
  );
  const near = (...values: readonly number[]) => values.map((value) => expect.closeTo(value, 10));
  expect(row('drivers.@budget.incBook')).toEqual(near(100, 121, 146.41));
  expect(row('drivers.@twice.incBook')).toEqual(near(200, 221, 246.41));
});

test('[DRV-6] a divisor of 0 in a driver fails a check, whether or not the driver is read', () => {
  const customers = { id: 'customers', formula: 'customers_of', lookups: { spend: 'period_days' } };
  const failures = (cost: string) =>
    calculate(buildTemplate({ formulas, drivers: [{ ...customers, data: { cost } }] })).values.constant(
      'content.master',
    );
  expect(failures('31')).toBe(0);
  expect(failures('31;0')).toBe(1);
});
