// Checks the time axis and the inputs against the worked examples of their rules.
import { describe, expect, it, test } from 'vitest';
import { formatValue } from '#render/html/format-value.ts';
import { buildTemplate, formulaOf, type TemplateWords } from '#testing/templates/build-template.ts';
import { calculate } from '#testing/templates/calculate.ts';
import { toSerial } from '#workbook/serial-date.ts';
import type { Workbook } from '#workbook/workbook.ts';

const day = (year: number, month: number, date: number) => toSerial({ year, month, day: date });
const sheetOf = ({ sheets }: Workbook) => sheets.find(({ id }) => id === 'assumptions');

test('[TIME-1] [TIME-2] [TIME-3] the 31st comes back after February', () => {
  const { row } = calculate(buildTemplate({ dateStart: '2027-01-31' }));
  expect(row('assumptions.start')).toEqual([day(2027, 1, 31), day(2027, 2, 28), day(2027, 3, 31)]);
  expect(row('assumptions.end')).toEqual([day(2027, 2, 27), day(2027, 3, 30), day(2027, 4, 29)]);
  expect(row('assumptions.days')).toEqual([28, 31, 30]);
});

test('[TIME-3] quarters and years have their own lengths', () => {
  const quarters = calculate(buildTemplate({ periodicity: 'quarter', dateStart: '2027-11-01' }));
  expect(quarters.row('assumptions.days')).toEqual([92, 90, 92]);
  expect(quarters.row('assumptions.year')).toEqual([2027, 2028, 2028]);
  expect(quarters.row('assumptions.years')).toEqual([0.25, 0.25, 0.25]);
  const years = calculate(buildTemplate({ periodicity: 'year', dateStart: '2027-03-01' }));
  expect(years.row('assumptions.days')).toEqual([366, 365, 365]);
});

test.each([
  ['month', '2027-12-15', ['Dec_2027', 'Jan_2028', 'Feb_2028']],
  ['quarter', '2027-09-01', ['Q3 _27', 'Q4 _27', 'Q1 _28']],
  ['year', '2099-05-01', ['2099', '2100', '2101']],
] as const)('[TIME-4] periods by %s are named after their start', (periodicity, dateStart, labels) => {
  const { row, workbook } = calculate(buildTemplate({ periodicity, dateStart }));
  const format = sheetOf(workbook)?.rows.find(({ id }) => id === 'assumptions.label')?.format ?? 'number';
  expect(row('assumptions.label').map((value) => formatValue(value, format, 'en'))).toEqual(labels);
});

const cases = buildTemplate({
  services: [
    { id: 's', formula: 'price_quantity', data: { price: ['10', '12', '8'], quantity: ['1;2;3', '5', ''] } },
    { id: 'x', formula: 'amount', data: { amount: '100' } },
    { id: 'y', formula: 'amount', data: { amount: ['1', null] } },
  ],
});

test('[ASM-1] [ASM-2] [ASM-3] every scenario from one compiled model', () => {
  const totals = [1, 2, 3].map((scenario) => calculate(cases, scenario).row('revenue.total'));
  expect(totals).toEqual([
    [111, 121, 131],
    [161, 161, 161],
    [109, 117, 125],
  ]);
  const { workbook } = calculate(cases);
  expect(workbook.scenarioNames).toEqual(['Base', 'Good', 'Bad']);
  const own = sheetOf(workbook)?.rows.filter(({ source }) => source?.resourceId === 'x');
  expect(own?.map(({ role, label }) => [role, label])).toEqual([
    ['heading', 'x'],
    ['input', 'x: Amount'],
  ]);
});

test('[ASM-4] a number in a formula is in an input cell, once', () => {
  const markup = formulaOf('markup', 'total = cost * 1.35 + cost * 1.35 / 12', [
    { id: 'cost', name: 'Cost' },
  ]);
  const { workbook, row, values } = calculate(
    buildTemplate({ formulas: [markup], services: [{ id: 's', formula: 'markup', data: { cost: '12' } }] }),
  );
  expect(row('revenue.total')).toEqual(Array(3).fill(expect.closeTo(17.55, 12)));
  const constants = sheetOf(workbook)?.rows.filter(({ id }) => id.startsWith('assumptions.constant'));
  expect(constants?.map(({ id, role }) => [role, values.constant(id)])).toEqual([['input', 1.35]]);
});

test('[ASM-5] [ASM-6] the index compounds once a year, or by twelfths', () => {
  const services = [{ id: 's', formula: 'amount', data: { amount: '1' } }];
  const yearly = calculate(buildTemplate({ periodicity: 'year', inflation: '21', services }));
  expect(yearly.row('assumptions.price_index')).toEqual([1, 1.21, expect.closeTo(1.4641, 12)]);
  const monthly = calculate(buildTemplate({ periods: 13, inflation: '21', services }));
  expect(monthly.row('assumptions.price_index').at(-1)).toBeCloseTo(1.21, 12);
  const off = calculate(buildTemplate({ services }));
  expect(sheetOf(off.workbook)?.rows.some(({ id }) => id === 'assumptions.price_index')).toBe(false);
});

test('[ASM-5] the value of a contract, which inflation does not raise, needs no index', () => {
  const contract = { id: 'c', formula: 'contract', data: { value: '100', progress: '10' } };
  const idsOf = (words: TemplateWords) =>
    calculate(buildTemplate({ inflation: '3', ...words })).workbook.sheets.flatMap(({ rows }) =>
      rows.map(({ id }) => id),
    );
  const index = 'assumptions.price_index';
  expect(idsOf({ services: [contract] })).not.toContain(index);
  expect(idsOf({ services: [contract, { id: 's', data: { amount: '5' } }] })).toContain(index);
});

test('[ASM-5] a price that reads another row needs no index', () => {
  const read = { id: 's', formula: 'amount', lookups: { amount: 'period_days' } };
  const { row, workbook } = calculate(buildTemplate({ inflation: '21', services: [read] }));
  expect(row('revenue.total')).toEqual([31, 28, 31]);
  expect(sheetOf(workbook)?.rows.some(({ id }) => id === 'assumptions.price_index')).toBe(false);
});

test('[ASM-7] a variable without numbers takes its default', () => {
  const { row } = calculate(
    buildTemplate({
      services: [{ id: 's', formula: 'quantity_price_share', data: { quantity: '4', price: '5' } }],
    }),
  );
  expect(row('revenue.total')).toEqual([20, 20, 20]);
});

test('[TIME-5] where years end, and no such row without a dashboard', () => {
  const { row } = calculate(buildTemplate({ dateStart: '2027-11-01' }));
  expect(row('assumptions.year_end')).toEqual([0, 1, 1]);
  const ids = (words: Parameters<typeof buildTemplate>[0]) =>
    sheetOf(calculate(buildTemplate(words)).workbook)?.rows.map(({ id }) => id);
  expect(ids({})).toContain('assumptions.years');
  expect(ids({ off: ['module_dashboard'] })).not.toContain('assumptions.year_end');
  expect(ids({ off: ['module_dashboard'] })).not.toContain('assumptions.years');
});

describe('[TIME-7] a year that ends in March', () => {
  const february = { dateStart: '2027-02-15', yearEnd: 3 } as const;

  it('is named after the calendar year in which it ends', () => {
    const { row, values } = calculate(buildTemplate(february));
    expect(values.constant('assumptions.year_end_month')).toBe(3);
    expect(row('assumptions.year')).toEqual([2027, 2027, 2028]);
    expect(row('assumptions.year_end')).toEqual([0, 1, 1]);
    const quarters = calculate(buildTemplate({ ...february, periodicity: 'quarter', periods: 5 }));
    expect(quarters.row('assumptions.year')).toEqual([2027, 2028, 2028, 2028, 2028]);
    expect(quarters.row('assumptions.year_end')).toEqual([1, 0, 0, 0, 1]);
  });

  it('counts from the start of a period, on the last day of a month too', () => {
    const { row } = calculate(buildTemplate({ dateStart: '2027-05-31', yearEnd: 6, periods: 3 }));
    expect(row('assumptions.year')).toEqual([2027, 2027, 2028]);
  });

  it('names the periods of a model by year', () => {
    const years = calculate(buildTemplate({ dateStart: '2027-04-01', yearEnd: 3, periodicity: 'year' }));
    expect(years.row('assumptions.label')).toEqual([2028, 2029, 2030]);
    const label = sheetOf(years.workbook)?.rows.find(({ id }) => id === 'assumptions.label');
    expect(formatValue(2028, label?.format ?? 'number', 'en')).toBe('FY 2028');
  });

  it('is an input cell with a choice of months, and no cell where it is December', () => {
    const rowsOf = (words: Parameters<typeof buildTemplate>[0]) =>
      sheetOf(calculate(buildTemplate(words)).workbook)?.rows ?? [];
    const input = rowsOf(february).find(({ id }) => id === 'assumptions.year_end_month');
    expect([input?.role, input?.label]).toEqual(['input', 'Last month of the fiscal year']);
    expect(input?.allowed).toEqual({ kind: 'choice', options: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] });
    const idsOf = (words: Parameters<typeof buildTemplate>[0]) => rowsOf(words).map(({ id }) => id);
    expect(idsOf({ yearEnd: 12 })).toEqual(idsOf({}));
    expect(idsOf({ ...february, off: ['module_dashboard'] })).toEqual(idsOf({ off: ['module_dashboard'] }));
  });
});

test('[TIME-8] where years begin, only where tax is assessed by year', () => {
  const words = { dateStart: '2027-02-15', yearEnd: 3, off: ['module_dashboard'] };
  const { row } = calculate(buildTemplate({ ...words, assessed: 'year' }));
  expect(row('assumptions.year_start')).toEqual([1, 0, 1]);
  const ids = sheetOf(calculate(buildTemplate({ yearEnd: 3 })).workbook)?.rows.map(({ id }) => id);
  expect(ids).not.toContain('assumptions.year_start');
});

test('[TIME-6] every period is forecast, on every sheet', () => {
  const { workbook, values, row } = calculate(buildTemplate({}));
  for (const { id, axis } of workbook.sheets.filter((sheet) => sheet.axis === 'periods')) {
    expect([id, axis, row(`${id}.phase`)]).toEqual([id, 'periods', [1, 1, 1]]);
    expect(values.total(`${id}.phase`)).toBe(3);
  }
});

test('[SETUP-13] [ASM-8] an input says where it comes from, where the template does', () => {
  const template = buildTemplate({ services: [{ id: 's', data: { amount: '3' } }] });
  const menu = { source: 'Menu of 2026', owner: 'Ann', note: ' Without the terrace. ' };
  const entries = (template.data.divisions[0]?.sectionResources.section_sales ?? []).map((entry) => ({
    ...entry,
    flows: entry.flows.map((flow) => ({
      ...flow,
      fcst: flow.fcst.map((one) => ({ ...one, provenance: menu })),
    })),
  }));
  const divisions = template.data.divisions.map((division) => ({
    ...division,
    sectionResources: { ...division.sectionResources, section_sales: entries },
  }));
  const provenance = { 'wc.inventoryPeriod': { date: '2026-11-02' }, 'npv.wacc': { note: 'As agreed.' } };
  const options = { ...template.data.options, provenance };
  const { workbook } = calculate({ ...template, data: { ...template.data, divisions, options } });
  const rows = sheetOf(workbook)?.rows ?? [];
  const shown = (id: string) => {
    const target = rows.find((row) => row.id === `assumptions.${id}`);
    return [target?.provenance, target?.note];
  };
  expect(shown('@s.incBook.amount')).toEqual([
    { source: 'Menu of 2026', owner: 'Ann', date: '' },
    'Source: Menu of 2026\nOwner: Ann\nWithout the terrace.',
  ]);
  expect(shown('receivable_days')).toEqual([null, null]);
  expect(shown('stock_days')).toEqual([{ source: '', owner: '', date: '2026-11-02' }, 'Date: 2026-11-02']);
  expect(shown('npv.wacc')).toEqual([null, 'As agreed.']);
  const header = rows.find(({ id }) => id === 'assumptions.label');
  expect(header?.captions?.provenance).toEqual({ source: 'Source', owner: 'Owner', date: 'Date' });
});

const allowedFor = (data: string) => {
  const { workbook } = calculate(
    buildTemplate({
      services: [{ id: 's', data: { amount: '3' }, terms: { accountsReceivablePeriod: data } }],
      taxes: [{ id: 't', formula: 'rate', data: { rate: '20' } }],
      groups: [{ id: '05', formula: 'straight_line', data: { years: '4' } }],
      assets: [{ id: 'a', data: { amount: '8' } }],
    }),
  );
  const rows = sheetOf(workbook)?.rows ?? [];
  return (part: string) => rows.find(({ id, allowed }) => id.endsWith(part) && allowed !== null)?.allowed;
};

test('[ASM-9] what may be typed follows from what a number is', () => {
  const allowed = allowedFor('30');
  expect(allowed('@s.term.accountsReceivablePeriod')).toEqual({ kind: 'number', least: 0, most: 3650 });
  expect(allowed('.rate')).toEqual({ kind: 'number', least: 0, most: 1 });
  expect(allowed('.years')).toEqual({ kind: 'number', least: 0.01, most: 1000 });
  expect(allowed('@s.incBook.amount')).toEqual({ kind: 'number', least: -1e30, most: 1e30 });
});

test('[ASM-9] nothing that the template holds is refused', () => {
  const anything = { kind: 'number', least: -1e30, most: 1e30 };
  expect(allowedFor('4000')('@s.term.accountsReceivablePeriod')).toEqual(anything);
  expect(allowedFor('30;-1')('@s.term.accountsReceivablePeriod')).toEqual(anything);
});

test('[ASM-18] a variable that its formula leaves out has a row where another resource reads it', () => {
  const visited = formulaOf('visited', 'total = amount', [
    { id: 'amount', name: 'Amount', isCurrency: true },
    { id: 'visitors', name: 'Visitors' },
  ]);
  const perVisitor = formulaOf('per_visitor', 'total = rate * base', [
    { id: 'rate', name: 'Rate', isCurrency: true },
    { id: 'base', name: 'Base', isReference: true, reference: 'section_sales' },
  ]);
  const of = (base: string) =>
    calculate(
      buildTemplate({
        formulas: [visited, perVisitor],
        services: [{ id: 'museum', formula: 'visited', data: { amount: '100', visitors: '3;4;5' } }],
        expenses: [{ id: 'tea', formula: 'per_visitor', data: { rate: '2' }, lookups: { base } }],
      }),
    );
  const rows = (base: string) => sheetOf(of(base).workbook)?.rows.map(({ id }) => id);
  expect(of('museum.visitors').row('sga.total')).toEqual([6, 8, 10]);
  expect(of('museum.visitors').row('revenue.total')).toEqual([100, 100, 100]);
  expect(rows('museum.visitors')).toContain('assumptions.@museum.incBook.visitors');
  expect(rows('museum')).not.toContain('assumptions.@museum.incBook.visitors');
});

test('[TIME-11] the periods of a year are calculated, and no list offers others', () => {
  const { workbook, values } = calculate(buildTemplate({ periodicity: 'quarter' }));
  const rows = workbook.sheets.flatMap((sheet) => sheet.rows);
  const number = rows.find(({ id }) => id === 'assumptions.number');
  expect(values.constant('assumptions.number')).toBe(4);
  expect([number?.constant?.kind, number?.allowed]).toEqual(['formula', null]);
});

test('[ASM-22] the rate of inflation has no input in the first period, unless another row reads it', () => {
  const priced = { services: [{ id: 's', data: { amount: '100' } }] };
  const rateOf = (words: TemplateWords) =>
    sheetOf(calculate(buildTemplate({ periodicity: 'year', ...words })).workbook)?.rows.find(
      ({ id }) => id === 'assumptions.@cpi.expBook.rate',
    );
  expect(rateOf({ ...priced, inflation: '9;10;20' })?.periods).toEqual({
    ...{ kind: 'values', isFirstEmpty: true },
    values: [0, 0.1, 0.2],
  });
  expect(rateOf({ ...priced, inflation: '9;10' })?.constant).toEqual({ kind: 'value', value: 0.1 });
  const words: TemplateWords = { ...priced, periodicity: 'year', inflation: '9;10;20' };
  expect(calculate(buildTemplate(words)).row('revenue.total')).toEqual(
    [100, 110, 132].map((one) => expect.closeTo(one, 9)),
  );
});

test('[ASM-22] a loan that opens with nothing bears interest from the second period on', () => {
  const interestOf = (opening: string | undefined) =>
    sheetOf(
      calculate(
        buildTemplate({
          loans: [
            {
              ...{ id: 'l', data: { amount: '100;0' }, terms: { interestmargin: '12;10;8' } },
              ...(opening !== undefined && { opening }),
            },
          ],
        }),
      ).workbook,
    )?.rows.find(({ id }) => id === 'assumptions.@l.term.interestmargin')?.periods;
  expect(interestOf(undefined)).toEqual({ kind: 'values', values: [0, 0.1, 0.08], isFirstEmpty: true });
  expect(interestOf('0')).toEqual({ kind: 'values', values: [0.12, 0.1, 0.08] });
});
