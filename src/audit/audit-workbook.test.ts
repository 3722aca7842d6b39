// Holds the audit to one sound and one broken row for each rule, and our own workbooks to no finding.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculate } from '#testing/templates/calculate.ts';
import { randomTemplate } from '#testing/templates/random-template.ts';
import { binary, type CellExpression, call, cell, number } from '#workbook/cell-expression.ts';
import { formula, type Row, row } from '#workbook/row.ts';
import type { Workbook } from '#workbook/workbook.ts';
import { auditWorkbook } from './audit-workbook.ts';

const line = (id: string, expression: CellExpression, more: Partial<Row> = {}): Row =>
  row({
    id,
    role: 'calculation',
    label: id,
    unit: { text: 'USD', isScaled: false },
    periods: formula(expression),
    ...more,
  });

const workbook = (rows: readonly Row[]): Workbook => ({
  title: 'Test',
  language: 'en',
  currency: 'USD',
  timestamp: 0,
  periodCount: 3,
  yearCount: 1,
  charts: [],
  moneyScale: 'units',
  scenarioNames: ['Base'],
  scenarioRow: 'base',
  names: [],
  sheets: [
    {
      id: 's',
      moduleId: 'm',
      title: 'Sheet',
      category: 'calculation',
      axis: 'periods',
      headerRowCount: 0,
      rows,
    },
  ],
});

const base = line('base', number(1));
const read = cell('base');
const choose = (inner: CellExpression) => call('IF', read, inner, number(0));
const link = (id: string, target: string) => line(id, cell(target), { role: 'link' });

test.each([
  ['R04', line('x', binary(read, '*', number(100))), line('x', binary(read, '*', number(1.2))), 80],
  ['R05', line('x', choose(read)), line('x', choose(choose(read))), 95],
  [
    'R06',
    line('x', call('MAX', call('MIN', call('INT', read)))),
    line('x', call('MAX', call('MIN', call('MAX', call('INT', read))))),
    95,
  ],
  ['S06', line('x', read), line('x', read, { unit: null }), 95],
  ['S20', line('x', read), line('x', read, { label: 'base' }), 95],
] as const)('%s passes a sound row and finds a broken one', (rule, sound, broken, score) => {
  expect(auditWorkbook(workbook([base, sound]))).toEqual({ score: 100, findings: [] });
  const audit = auditWorkbook(workbook([base, broken]));
  expect(audit.findings).toMatchObject([{ rule, sheet: 'Sheet', line: 2 }]);
  expect(audit.score).toBe(score);
});

test('R13 passes a link to a calculation and finds a link to a link', () => {
  expect(auditWorkbook(workbook([base, link('a', 'base')])).findings).toEqual([]);
  const { findings } = auditWorkbook(workbook([base, link('a', 'base'), link('b', 'a')]));
  expect(findings).toMatchObject([
    { rule: 'R13', line: 3, message: 'It links to “a”, which is a link itself.' },
  ]);
});

test('our own workbooks have no finding', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(randomTemplate, (template) => {
      expect(auditWorkbook(calculate(template).workbook).findings).toEqual([]);
    }),
    { numRuns: 60 },
  );
});
