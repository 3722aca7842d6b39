// Checks the contents and the checks against the worked examples of their rules.
import { expect, test } from 'vitest';
import { evaluate } from '#evaluate/evaluate.ts';
import { buildTemplate, formulaOf, type TemplateWords } from '#testing/templates/build-template.ts';
import { calculate } from '#testing/templates/calculate.ts';
import { number } from '#workbook/cell-expression.ts';
import { formula, type Row } from '#workbook/row.ts';
import type { Workbook } from '#workbook/workbook.ts';

const shop = { id: 'Shop', data: { amount: '100' } };

/** What a check says anywhere, and the answer of them all. */
function verdict(words: TemplateWords, check: string) {
  const { values } = calculate(buildTemplate({ services: [shop], ...words }));
  return { check: values.constant(`content.${check}`), model: values.constant('content.master') };
}

/** A row whose numbers someone overwrote. */
function spoilt(
  { workbook }: { readonly workbook: Workbook },
  id: string,
  change: (row: Row) => Partial<Row>,
) {
  const sheets = workbook.sheets.map((sheet) => ({
    ...sheet,
    rows: sheet.rows.map((row) => (row.id === id ? { ...row, ...change(row) } : row)),
  }));
  const values = evaluate({ ...workbook, sheets });
  return (check: string) => ({
    periods: Array.from(values.row(`content.${check}`).subarray(1)),
    anywhere: values.constant(`content.${check}`),
    model: values.constant('content.master'),
  });
}

const typed = (...values: readonly number[]): Partial<Row> => ({ periods: { kind: 'values', values } });

test('[CON-1] every sheet has a line that opens it', () => {
  const { workbook } = calculate(buildTemplate({ off: ['module_ratios'] }));
  const rows = workbook.sheets.find(({ id }) => id === 'content')?.rows ?? [];
  const lines = rows.filter(({ role, link }) => role === 'text' && link !== null);
  expect(lines.map(({ link }) => link)).toEqual(workbook.sheets.map(({ id }) => id));
  expect(lines.map(({ label }) => label.split(':')[0])).toEqual(workbook.sheets.map(({ title }) => title));
  expect(lines[1]?.label).toBe('Contents: every sheet, every check and every alert');
  expect(lines.find(({ link }) => link === 'assumptions')?.unit?.text).toBe('inputs');
  expect(lines.map(({ link }) => link)).not.toContain('ratios');
});

test('a sound model fails no check', () => {
  const { values } = calculate(buildTemplate({ services: [shop] }));
  expect(values.constant('content.failed')).toBe(0);
  expect(values.constant('content.master')).toBe(0);
});

test.each([5_000_000, -5_000_000])('[CHK-1] the tolerance grows with total assets of %i', (largest) => {
  const model = calculate(buildTemplate({ services: [shop] }));
  const sheets = model.workbook.sheets.map((sheet) => ({
    ...sheet,
    rows: sheet.rows.map((row) =>
      row.id === 'bs.total_assets' ? { ...row, ...typed(0, largest, 2_000_000) } : row,
    ),
  }));
  expect(evaluate({ ...model.workbook, sheets }).constant('content.tolerance')).toBeCloseTo(0.005, 12);
});

test('[CHK-1] an idle model has the smallest tolerance', () => {
  expect(calculate(buildTemplate({})).values.constant('content.tolerance')).toBe(1e-9);
});

test('[CHK-2] one changed figure and the balance sheet no longer balances', () => {
  const model = calculate(buildTemplate({ services: [shop], off: ['section_taxes'] }));
  const target = spoilt(model, 'bs.retained_earnings', () => typed(100, 201, 300));
  expect(target('balance')).toEqual({ periods: [0, 1, 0], anywhere: 1, model: 1 });
});

test('[CHK-2] the zero period counts too', () => {
  const model = calculate(buildTemplate({ services: [shop] }));
  const target = spoilt(model, 'bs.payables', () => ({ zero: formula(number(1)) }));
  expect(target('balance')).toEqual({ periods: [0, 0, 0], anywhere: 1, model: 1 });
});

test('[CHK-3] cash that is not what the cash flow says', () => {
  const model = calculate(buildTemplate({ services: [shop], off: ['section_taxes'] }));
  const target = spoilt(model, 'bs.cash', () => typed(100, 200, 299));
  expect(target('cash')).toEqual({ periods: [0, 0, 1], anywhere: 1, model: 1 });
});

test('[CHK-4] an asset without anybody who paid for it', () => {
  const van = { id: 'Van', opening: '100' };
  expect(verdict({ assets: [van] }, 'opening_cash')).toEqual({ check: 1, model: 1 });
  const owner = { id: 'Owner', opening: '100', data: { amount: '0' } };
  expect(
    verdict({ assets: [van], equity: [owner], off: ['section_depreciation'] }, 'opening_cash').check,
  ).toBe(0);
});

test('[CHK-5] a loan below 0', () => {
  const loan = { id: 'Bank', data: { amount: '50;0' } };
  const model = calculate(buildTemplate({ services: [shop], loans: [loan] }));
  expect(model.values.constant('content.debt')).toBe(0);
  const target = spoilt(model, 'financing.debt', () => typed(50, -1, 0));
  expect(target('debt')).toEqual({ periods: [0, 1, 0], anywhere: 1, model: 1 });
});

const owner = (id: string, dividend: string) => ({ id, data: { amount: '0' }, terms: { dividend } });

test.each([
  ['60', '50', 1],
  ['60', '40', 0],
  ['33.3', '66.7', 0],
] as const)('[CHK-6] owners who take %s %% and %s %%', (first, second, fails) => {
  const equity = [owner('Ann', first), owner('Ben', second)];
  expect(verdict({ equity }, 'payout')).toEqual({ check: fails, model: fails });
});

test('[CHK-7] [CHK-9] a figure that is no number fails, and so does the model', () => {
  const model = calculate(buildTemplate({ services: [shop] }));
  const { row } = model;
  const assets = row('bs.total_assets');
  const together = row('is.net_income').map((profit, index) => profit + (assets[index] ?? 0));
  expect(row('content.key_figures')).toEqual(together.map((sum) => expect.closeTo(sum, 6)));
  const target = spoilt(model, 'is.net_income', () => typed(100, Number.NaN, 100));
  expect(target('errors')).toEqual({ periods: [0, 1, 1], anywhere: 1, model: 1 });
});

test('[CHK-8] a divisor that is 0', () => {
  const share = formulaOf('share', 'total = amount / parts', [
    { id: 'amount', name: 'Amount', isCurrency: true },
    { id: 'parts', name: 'Parts' },
  ]);
  const services = [{ id: 'Part', formula: 'share', data: { amount: '100', parts: '2;0;1' } }];
  const { workbook, values, row } = calculate(buildTemplate({ formulas: [share], services }));
  const check = workbook.sheets
    .find(({ id }) => id === 'content')
    ?.rows.find(({ label }) => label === 'Revenue: no divisor is 0');
  expect(row(check?.id ?? '')).toEqual([0, 1, 0]);
  expect(values.constant(check?.id ?? '')).toBe(1);
  expect(values.total(check?.id ?? '')).toBe(1);
  expect(check?.link).toBe('revenue');
  expect(values.constant('content.failed')).toBe(1);
});

test('[CHK-9] every sheet shows the answer on top', () => {
  const { workbook, values } = calculate(buildTemplate({ assets: [{ id: 'Van', opening: '100' }] }));
  for (const { rows } of workbook.sheets) expect(values.constant(rows[1]?.id ?? '')).toBe(1);
});

test('a sheet that is off has no check of its own', () => {
  const { workbook } = calculate(buildTemplate({ off: ['module_financing'] }));
  const ids = workbook.sheets.flatMap(({ rows }) => rows.map(({ id }) => id));
  for (const check of ['debt', 'payout']) expect(ids).not.toContain(`content.${check}`);
});

test('[CHK-11] a difference that a sheet brings along fails beyond the tolerance', () => {
  const model = calculate(buildTemplate({ services: [shop], off: ['section_taxes'] }));
  const slightly = spoilt(model, 'is.difference', () => typed(0, 1e-9, 0));
  expect(slightly('brought.is%2Edifference')).toEqual({ periods: [0, 0, 0], anywhere: 0, model: 0 });
  const target = spoilt(model, 'is.difference', () => typed(0, 10, 0));
  expect(target('brought.is%2Edifference')).toEqual({ periods: [0, 1, 0], anywhere: 1, model: 1 });
});
