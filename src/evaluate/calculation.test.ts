// Checks the calculation against rules worked out by hand: n/a, zero, errors, and what is rejected.
import { describe, expect, test } from 'vitest';
import {
  binary,
  type CellExpression,
  call,
  cell,
  history,
  minus,
  missing,
  negate,
  number,
  over,
  plus,
  span,
  stack,
  times,
} from '#workbook/cell-expression.ts';
import { formula, type Row, row, value } from '#workbook/row.ts';
import type { Axis, Sheet, Workbook } from '#workbook/workbook.ts';
import { evaluate, prepare } from './evaluate.ts';

const input = (id: string, ...values: readonly number[]): Row =>
  row({ id, role: 'input', periods: { kind: 'values', values } });

const calculated = (id: string, expression: CellExpression, more: Partial<Row> = {}): Row =>
  row({ id, role: 'calculation', periods: formula(expression), ...more });

const sheet = (axis: Axis, rows: readonly Row[]): Sheet => ({
  id: axis,
  moduleId: axis,
  title: axis,
  category: 'calculation',
  axis,
  headerRowCount: 0,
  rows,
});

/** Three periods in two years. */
const workbookOf = (rows: readonly Row[], years: readonly Row[] = []): Workbook => ({
  title: '',
  language: 'en',
  currency: 'USD',
  timestamp: 0,
  version: '1',
  periodCount: 3,
  yearCount: 2,
  drawnYearCount: 2,
  spans: { years: [], quarters: [] },
  moneyScale: 'units',
  scenarioNames: ['Base', 'Good'],
  scenarioRow: 'scenario',
  sheets: [
    sheet('none', [row({ id: 'scenario', role: 'input', constant: value(1) })]),
    sheet('periods', rows),
    sheet('years', years),
  ],
  names: [],
  charts: [],
});

const forecast = (expression: CellExpression, ...rows: readonly Row[]): readonly number[] =>
  [...evaluate(workbookOf([...rows, calculated('result', expression)])).row('result')].slice(1);

const a = input('a', 6, 0, -4);
const b = input('b', 2, 0, 8);
const [cellA, cellB] = [cell('a'), cell('b')];

describe('numbers', () => {
  test('a division by 0 is n/a', () => {
    expect(forecast(over(cellA, cellB), a, b)).toEqual([3, Number.NaN, -0.5]);
  });

  test('a percentage comes back as it was typed when it is rounded to ten decimals', () => {
    const hundredths = Array.from({ length: 20_001 }, (_, index) => Number(`${index - 10_000}e-2`));
    const others = ['0.0000000001', '33.3333333333', '57.29', '999.99'].map(Number);
    const typed = [...hundredths, ...others];
    const rows = [
      input('a', ...typed.map((percent) => percent / 100)),
      calculated('result', call('ROUND', times(cellA, number(100)), number(10))),
    ];
    const found = evaluate({ ...workbookOf(rows), periodCount: typed.length }).row('result');
    const wrong = typed.filter((percent, index) => found[index + 1] !== percent);
    expect(wrong).toEqual([]);
  });

  test('there is no negative zero', () => {
    expect(forecast(times(negate(cellA), cellB), a, b)).toEqual([-12, 0, 32]);
    expect(forecast(negate(cellA), a)).toEqual([-6, 0, 4]);
  });

  test('comparisons give 1 and 0, and n/a equals nothing', () => {
    expect(forecast(binary(cellA, '>=', cellB), a, b)).toEqual([1, 1, 0]);
    expect(forecast(binary(missing, '=', missing))).toEqual([0, 0, 0]);
    expect(forecast(binary(missing, '<>', number(1)))).toEqual([1, 1, 1]);
  });

  test('n/a goes through calculations and is caught by IFERROR and ISNUMBER', () => {
    expect(forecast(plus(over(cellA, cellB), number(1)), a, b)).toEqual([4, Number.NaN, 0.5]);
    expect(forecast(call('IFERROR', over(cellA, cellB), number(9)), a, b)).toEqual([3, 9, -0.5]);
    expect(forecast(call('ISNUMBER', over(cellA, cellB)), a, b)).toEqual([1, 0, 1]);
  });

  test('what is too large for a number is caught by IFERROR', () => {
    expect(forecast(call('IFERROR', binary(number(10), '^', number(999)), number(1)))).toEqual([1, 1, 1]);
  });
});

describe('references', () => {
  test('the period before the first is the zero period', () => {
    const opening = row({
      id: 'o',
      role: 'input',
      zero: value(5),
      periods: { kind: 'values', values: [1, 2] },
    });
    expect(forecast(cell('o', 'previous'), opening)).toEqual([5, 1, 2]);
    expect(forecast(cell('o', 'zero'), opening)).toEqual([5, 5, 5]);
    expect(forecast(plus(cell('o', 'first'), times(cell('o', 'last'), number(10))), opening)).toEqual([
      1, 1, 1,
    ]);
  });

  test('a history grows, and INDEX counts from its beginning', () => {
    expect(forecast(call('SUM', history('a')), a)).toEqual([6, 6, 2]);
    expect(forecast(call('INDEX', history('a'), number(3)), a)).toEqual([Number.NaN, 0, 0]);
    expect(forecast(call('INDEX', span('a'), number(0)), a)).toEqual([Number.NaN, Number.NaN, Number.NaN]);
  });

  test('a stack holds the rows from one down to another, empty ones as 0', () => {
    const gap = row({ id: 'gap', role: 'blank' });
    expect(forecast(call('SUM', stack('a', 'gap')), a, b, gap)).toEqual([8, 0, 4]);
    expect(forecast(call('INDEX', stack('a', 'b'), number(2)), a, b)).toEqual([2, 0, 8]);
  });

  test('SUMIF and SUMIFS add where the conditions hold', () => {
    const year = input('year', 2027, 2027, 2028);
    const isEnd = input('end', 0, 1, 1);
    const rows = [a, year, isEnd];
    expect(forecast(call('SUMIF', span('year'), cell('year'), span('a')), ...rows)).toEqual([6, 6, -4]);
    const both = call('SUMIFS', span('a'), span('year'), cell('year'), span('end'), number(1));
    expect(forecast(both, ...rows)).toEqual([0, 0, -4]);
  });

  test('a sheet of years has its own columns', () => {
    const years = [
      input('y', 1, 2, 3),
      calculated('twice', times(cell('y'), number(2)), { total: formula(call('SUM', span('twice'))) }),
    ];
    const values = evaluate(workbookOf([a], years));
    expect([...values.row('twice')]).toEqual([0, 2, 4]);
    expect(values.total('twice')).toBe(6);
  });
});

describe('rows that read their own past', () => {
  test('a roll-forward goes period by period', () => {
    const open = calculated('open', cell('close', 'previous'));
    const close = calculated('close', minus(plus(cell('open'), cell('a')), cell('b')), { zero: value(100) });
    const values = evaluate(workbookOf([a, b, open, close]));
    expect([...values.row('close')]).toEqual([100, 104, 104, 92]);
    expect([...values.row('open')]).toEqual([0, 100, 104, 104]);
  });

  test('a constant of its own row waits for it', () => {
    const peak = calculated('peak', plus(cell('peak', 'previous'), cell('a')), {
      constant: formula(call('MAX', span('peak'))),
    });
    expect(evaluate(workbookOf([a, peak])).constant('peak')).toBe(6);
  });
});

describe('what is refused', () => {
  const refused = (...rows: readonly Row[]) => expect(() => evaluate(workbookOf(rows)));

  test('rows that wait for one another', () => {
    refused(calculated('x', cell('y')), calculated('y', cell('x'))).toThrow('rows read one another');
    refused(calculated('x', cell('x'))).toThrow('rows read one another');
    refused(calculated('x', call('SUM', history('x')))).toThrow('rows read one another');
    refused(calculated('x', cell('y', 'last')), calculated('y', cell('x', 'previous'))).toThrow('x, y');
  });

  test('what is no formula of a row', () => {
    refused(calculated('x', cell('nowhere'))).toThrow('no row nowhere');
    refused(a, calculated('x', span('a'))).toThrow('a range stands only inside a function');
    refused(calculated('x', call('INDEX', number(1), number(1)))).toThrow('a range was expected');
    refused(calculated('x', call('IF', number(1)))).toThrow('a value was expected');
    refused(row({ id: 'x', role: 'calculation', zero: formula(cell('x', 'previous')) })).toThrow(
      'looks before the zero period',
    );
  });

  test('a row of years where a period is read', () => {
    const years = [input('y', 1, 2)];
    expect(() => evaluate(workbookOf([calculated('x', cell('y'))], years))).toThrow('more columns than y');
  });

  test('a change of what is calculated, or of the scenario', () => {
    const calculation = prepare(workbookOf([a, calculated('x', cellA)]));
    expect(() => calculation.change('x', [1])).toThrow('row x has no forecast to change');
    expect(() => calculation.change('a', 1)).toThrow('row a has no constant to change');
    expect(() => calculation.change('scenario', 2)).toThrow('by asking for its values');
  });
});

describe('changes', () => {
  const signs = [
    a,
    calculated('sign', binary(cellA, '>', number(0))),
    calculated('after', plus(cell('sign'), cellB)),
    b,
  ];

  test('stop where the numbers come out the same', () => {
    const calculation = prepare(workbookOf(signs));
    calculation.values();
    expect([...calculation.change('a', [5, 0, -4])]).toEqual(['a']);
    expect([...calculation.change('a', [5, 1, -4])]).toEqual(['a', 'sign', 'after']);
    expect([...calculation.change('a', [5, 1, -4])]).toEqual([]);
  });

  test('are followed by values asked for before and after', () => {
    const calculation = prepare(workbookOf(signs));
    const before = calculation.values();
    calculation.change('b', [10]);
    expect([...before.row('after')]).toEqual([0, 11, 0, 0]);
    expect([...calculation.values(2).row('after')]).toEqual([0, 11, 0, 0]);
  });
});
