// Checks the revenue sheet against the worked examples of its rules.
import { expect, test } from 'vitest';
import { readTemplate } from '#template/read-template.ts';
import type { Template } from '#template/template.ts';
import { buildTemplate, formulaOf } from '#testing/templates/build-template.ts';
import cafe from '#testing/templates/cafe.json' with { type: 'json' };
import { calculate } from '#testing/templates/calculate.ts';
import { compile } from '../../compile.ts';

function cafeTemplate(): Template {
  const { template } = readTemplate(cafe);
  if (!template) throw new Error('the example is readable');
  return template;
}

const withSales = (isEnabled: boolean): Template => {
  const template = cafeTemplate();
  const sections = template.data.sections.map((section) =>
    section.id === 'section_sales' ? { ...section, isEnabled } : section,
  );
  return { ...template, data: { ...template.data, sections } };
};

test('[REV-2] [REV-3] the cafe sells coffee, pastry and catering', () => {
  const { row } = calculate(cafeTemplate());
  expect(row('revenue.@service_5.incBook').slice(0, 4)).toEqual([10_240, 11_520, 13_530, 14_850]);
  expect(row('revenue.@service_6.incBook').slice(0, 3)).toEqual([4200, 4760, 5320]);
  expect(row('revenue.total').slice(0, 4)).toEqual([15_440, 17_780, 21_350, 22_670]);
});

test('[REV-1] sales that are off add nothing', () => {
  expect(calculate(withSales(false)).row('revenue.total')).toEqual(Array(36).fill(0));
  const template = cafeTemplate();
  const modules = template.data.modules.map((module) =>
    module.id === 'module_revenue' ? { ...module, isEnabled: false } : module,
  );
  const { workbook } = calculate({ ...template, data: { ...template.data, modules } });
  expect(workbook.sheets.map(({ id }) => id)).not.toContain('revenue');
});

const service = (id: string, amount: string) => ({ id, formula: 'amount', data: { amount } });
const commission = (id: string, base: string) => ({
  id,
  formula: 'share_of',
  data: { share: '10' },
  lookups: { base },
});

test('[REV-4] a share reads another service, at the same period', () => {
  const { row } = calculate(
    buildTemplate({ services: [commission('fee', 'shop'), service('shop', '100;200;300')] }),
  );
  expect(row('revenue.@fee.incBook')).toEqual([10, 20, 30]);
  expect(row('revenue.total')).toEqual([110, 220, 330]);
});

test('[REV-4] the days of a period can be referred to', () => {
  const rent = formulaOf('by_day', 'total = rate * days', [
    { id: 'rate', name: 'Rate', isCurrency: true },
    { id: 'days', name: 'Days', isReference: true, reference: 'period_days' },
  ]);
  const { row } = calculate(
    buildTemplate({ formulas: [rent], services: [{ id: 'room', formula: 'by_day', data: { rate: '10' } }] }),
  );
  expect(row('revenue.total')).toEqual([310, 280, 310]);
});

test('[REV-4] a row that is not in the model is refused by name', () => {
  const { workbook, diagnostics } = compile(buildTemplate({ services: [commission('fee', 'moon')] }));
  expect(workbook).toBeNull();
  expect(diagnostics).toEqual([
    {
      severity: 'error',
      path: 'data.divisions[0].sectionResources.section_sales[0]',
      message: '“fee” takes “Base” from a row that is gone. Pick another row.',
    },
  ]);
});

test('[REV-4] a cycle is refused with everyone on it', () => {
  const cycle = [commission('a', 'b'), commission('b', 'c'), commission('c', 'a'), service('d', '5')];
  const { workbook, diagnostics } = compile(buildTemplate({ services: cycle }));
  expect(workbook).toBeNull();
  expect(diagnostics.map(({ message }) => message)).toEqual([
    'Circular reference: “a”, “b”, “c”. Change one of the references.',
  ]);
  const ofTotal = compile(buildTemplate({ services: [commission('a', 'section_sales')] }));
  expect(ofTotal.diagnostics[0]?.message).toContain('“a”');
});

const sold = { id: 'shop', formula: 'price_quantity', data: { price: '10', quantity: '3;4;5' } };
const perUnit = formulaOf('per_unit', 'total = cost * base', [
  { id: 'cost', name: 'Cost', value: '1', isCurrency: true },
  { id: 'base', name: 'Base', isReference: true, reference: 'shop.quantity' },
]);
const costOf = (id: string, lookups: Readonly<Record<string, string>> = {}) => ({
  id,
  formula: 'per_unit',
  lookups,
});

test('[REV-13] a row of another service is read before inflation, with its unit and format', () => {
  const words = { formulas: [perUnit], periodicity: 'year', inflation: '100', services: [sold] } as const;
  const cost = (base?: string) => {
    const reader = { ...costOf('c', base === undefined ? {} : { base }), data: { cost: '1' } };
    // The cost doubles as well, so what is read is looked at where it is linked.
    const { row, workbook } = calculate(buildTemplate({ ...words, costs: [reader] }));
    const link = workbook.sheets
      .flatMap(({ rows }) => rows)
      .find(({ id }) => id === 'cos.@c.expBook.variable.base');
    return [row('cos.@c.expBook.variable.base'), link?.unit?.text, link?.format];
  };
  expect(cost()).toEqual([[3, 4, 5], 'units', 'whole']);
  expect(cost('shop.price')).toEqual([[10, 10, 10], 'USD', 'price']);
  // Prices double each year: 10, 20, 40 at 3, 4, 5.
  expect(cost('shop.total')).toEqual([[30, 80, 200], 'USD', 'money']);
  expect(cost('shop')).toEqual(cost('shop.total'));
});

test('[REV-13] an entry that names a row makes any variable a reference, whatever is typed', () => {
  const template = buildTemplate({
    periodicity: 'year',
    inflation: '100',
    services: [sold],
    expenses: [{ id: 'g', formula: 'price_quantity', data: { price: '1000', quantity: '2' } }],
  });
  const of = (lookupId: string | null) => {
    const text = JSON.stringify(template).replace(
      '"variable":"price","lookupId":null,"scenarios":[{"id":"sc0","name":"Base","data":"1000"',
      `"variable":"price","lookupId":${JSON.stringify(lookupId)},"scenarios":[{"id":"sc0","name":"Base","data":"1000"`,
    );
    const { template: read } = readTemplate(JSON.parse(text));
    return read ? calculate(read) : null;
  };
  expect(of('shop.quantity')?.row('sga.total')).toEqual([6, 8, 10]);
  const labels = of('shop.quantity')?.workbook.sheets.flatMap(({ rows }) => rows.map(({ id }) => id));
  expect(labels).not.toContain('assumptions.@g.expBook.price');
  expect(of(null)?.row('sga.total')).toEqual([2000, 4000, 8000]);
});

test('[REV-14] a reference to a reference reads on', () => {
  const { row, workbook } = calculate(
    buildTemplate({
      formulas: [perUnit],
      services: [sold],
      costs: [costOf('c')],
      expenses: [costOf('g', { base: 'c.base' })],
    }),
  );
  expect(row('sga.total')).toEqual([3, 4, 5]);
  const link = workbook.sheets
    .flatMap(({ rows }) => rows)
    .find(({ id }) => id === 'sga.@g.expBook.variable.base');
  expect(link?.periods).toMatchObject({ expression: { row: 'assumptions.@shop.incBook.quantity' } });
});

test('[REV-14] variables that only read each other are refused by name, and so is a row that is not there', () => {
  const messages = (base: string, other: string) =>
    compile(
      buildTemplate({
        formulas: [perUnit],
        services: [sold],
        costs: [costOf('c', { base })],
        expenses: [costOf('g', { base: other })],
      }),
    ).diagnostics.map(({ message }) => message);
  expect(messages('g.base', 'c.base')).toEqual([
    'Circular reference: “c”, “g”. Change one of the references.',
  ]);
  expect(messages('c.base', 'c')).toEqual(['Circular reference: “c”. Change one of the references.']);
  expect(messages('g', 'c.cost')).toEqual([]);
  expect(messages('g', 'c.moon')).toEqual(['“g” takes “Base” from a row that is gone. Pick another row.']);
  expect(messages('shop', 'moon.total')).toEqual([
    '“g” takes “Base” from a row that is gone. Pick another row.',
  ]);
});

test('[REV-14] a reference that names no row is 0', () => {
  const open = formulaOf('open', 'total = amount + base', [
    { id: 'amount', name: 'Amount', isCurrency: true },
    { id: 'base', name: 'Base', isReference: true },
  ]);
  const { row } = calculate(
    buildTemplate({ formulas: [open], services: [{ id: 's', formula: 'open', data: { amount: '7' } }] }),
  );
  expect(row('revenue.total')).toEqual([7, 7, 7]);
});

const x = (id: string) => ({ id, name: id });

test('[REV-5] a divisor of 0 gives 0 and the rest goes on', () => {
  const formula = formulaOf('f', 'total = a + b / c', [x('a'), x('b'), x('c')]);
  const { row } = calculate(
    buildTemplate({
      formulas: [formula],
      services: [{ id: 's', formula: 'f', data: { a: '10', b: '6', c: '0;3' } }],
    }),
  );
  expect(row('revenue.total')).toEqual([10, 12, 12]);
});

test('[REV-5] a divisor that is itself a sum gets a row, and so does a quotient inside it', () => {
  const formula = formulaOf('f', 'total = a / (b - c / b)', [x('a'), x('b'), x('c')]);
  const { row, workbook } = calculate(
    buildTemplate({
      formulas: [formula],
      services: [{ id: 's', formula: 'f', data: { a: '12', b: '2;0', c: '0;4' } }],
    }),
  );
  expect(row('revenue.total')).toEqual([6, 0, 0]);
  expect(row('revenue.@s.incBook.divisor.3')).toEqual([2, 0, 0]);
  const rows = workbook.sheets.find(({ id }) => id === 'revenue')?.rows ?? [];
  expect(rows.flatMap(({ label }) => (label.startsWith('s: step') ? [label] : []))).toEqual([
    's: step 1, whether it divides by 0',
    's: step 2, result of the division',
    's: step 3, number to divide by',
    's: step 4, whether it divides by 0',
  ]);
});

test('[REV-6] a price rises with the index, a quantity does not', () => {
  const { row } = calculate(
    buildTemplate({
      periodicity: 'year',
      inflation: '21',
      services: [{ id: 's', formula: 'price_quantity', data: { price: '10', quantity: '2' } }],
    }),
  );
  expect(row('revenue.total')).toEqual([20, expect.closeTo(24.2, 12), expect.closeTo(29.282, 12)]);
});

test('a formula that is unknown, unreadable or short of a variable is said by name', () => {
  const broken = formulaOf('broken', 'total = (a', [x('a')]);
  const short = formulaOf('short', 'total = a + бонус', [x('a')]);
  const services = ['nowhere', 'broken', 'short'].map((formula) => ({ id: formula, formula }));
  const { diagnostics } = compile(buildTemplate({ formulas: [broken, short], services }));
  expect(diagnostics.map(({ path, message }) => [path.slice(-20), message])).toEqual([
    [
      '[0].flows[0].formula',
      '“nowhere” uses the formula “nowhere”, which this template does not have. Pick another formula.',
    ],
    ['[1].flows[0].formula', "The formula “broken” cannot be read: expected ) after 'a', column 11."],
    [
      '[2].flows[0].formula',
      'The formula “short” uses “бонус”, which is not one of its variables. Add the variable or correct the name.',
    ],
  ]);
});

test('services of the same name are told apart', () => {
  const template = buildTemplate({ services: ['a', 'b', 'c'].map((id) => service(id, '1')) });
  const coreResources = template.data.coreResources.map((core) =>
    core.rel === 'service' ? { ...core, name: 'Coffee' } : core,
  );
  const { workbook } = calculate({ ...template, data: { ...template.data, coreResources } });
  const sheet = workbook.sheets.find(({ id }) => id === 'revenue');
  const labels = sheet?.rows.filter(({ id }) => /\.(incBook|total)$/.test(id)).map(({ label }) => label);
  expect(labels).toEqual(['Coffee', 'Coffee (2)', 'Coffee (3)', 'Total revenue']);
});

test('numbers for a variable that the formula does not have are said by name', () => {
  const { workbook, diagnostics } = compile(
    buildTemplate({ services: [{ id: 's', data: { amount: '1', zzz: '2' } }] }),
  );
  expect(workbook).not.toBeNull();
  expect(diagnostics).toMatchObject([
    {
      severity: 'warning',
      path: 'data.divisions[0].sectionResources.section_sales[0].flows[0].fcst[1].variable',
      message: '“s” has numbers for “zzz”, which is not a variable of “Amount”; they are not used.',
    },
  ]);
});

test('a resource with a flow of another kind is refused, not left out', () => {
  const template = buildTemplate({ services: [service('a', '1')], costs: [service('c', '1')] });
  const sections = template.data.divisions[0]?.sectionResources ?? {};
  const moved = { ...sections, section_sales: sections.section_cos ?? [], section_cos: [] };
  const { workbook, diagnostics } = compile({
    ...template,
    data: { ...template.data, divisions: [{ id: 'd', sectionResources: moved }] },
  });
  expect(workbook).toBeNull();
  expect(diagnostics[0]?.message).toBe(
    '“c” has no flow of the kind that its section needs. Remove it or enter it anew.',
  );
});
