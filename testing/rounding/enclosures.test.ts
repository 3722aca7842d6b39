// Checks the bounds on rounding against arithmetic done by hand and the numbers of random models.
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { Values } from '#evaluate/evaluate.ts';
import { contents } from '#testing/calculators/grid.ts';
import { effort, searchTimeoutMs } from '#testing/effort.ts';
import { anyTemplate } from '#testing/templates/any-template.ts';
import { calculate } from '#testing/templates/calculate.ts';
import { columns } from '#workbook/columns.ts';
import type { Workbook } from '#workbook/workbook.ts';
import { type ColumnKey, enclosures } from './enclosures.ts';
import { functions, sum } from './functions.ts';
import { anything, contains, type Interval, never, point } from './interval.ts';
import { operators } from './operators.ts';

vi.setConfig({ testTimeout: searchTimeoutMs });

const between = (low: number, high: number): Interval => ({ low, high, isNumber: 'always' });

test('whole numbers stay exact, fractions get as wide as their digits', () => {
  expect(operators['+'](point(2), point(3))).toEqual(point(5));
  expect(operators['/'](point(6), point(3))).toEqual(point(2));
  const tenths = operators['-'](operators['+'](point(0.1), point(0.2)), point(0.3));
  expect(contains(tenths, 0)).toBe(true);
  expect(contains(tenths, 0.1 + 0.2 - 0.3)).toBe(true);
  expect(contains(tenths, 1e-13)).toBe(false);
});

test('large numbers that cancel leave as much rounding as they have', () => {
  const rest = sum([point(1e9 + 0.1), point(-1e9), point(-0.1)]);
  expect(contains(rest, 1e-6)).toBe(true);
  expect(contains(rest, 1e-3)).toBe(false);
});

test('a comparison is open only where both sides may be equal', () => {
  expect(operators['>'](point(2), point(1))).toEqual(point(1));
  expect(operators['>'](between(0, 2), point(1))).toEqual(between(0, 1));
  expect(operators['<='](point(1), point(1))).toEqual(point(1));
  expect(operators['='](between(0.5, 0.6), point(1))).toEqual(point(0));
});

test('a divisor that may be nothing leaves the quotient open, and a guard closes it again', () => {
  expect(operators['/'](point(1), between(-1e-12, 1e-12))).toEqual(anything);
  expect(operators['/'](point(1), point(0))).toEqual(never);
  const guarded = functions.IF([[point(0)], [never], [point(4)]]);
  expect(guarded).toEqual(point(4));
  const open = functions.IF([[between(0, 1)], [never], [point(4)]]);
  expect(contains(open, 4) && contains(open, Number.NaN)).toBe(true);
  expect(contains(open, 5)).toBe(false);
  expect(functions.IFERROR([[never], [point(3)]])).toEqual(point(3));
});

test('a whole part is reported unless a whole number lies between', () => {
  expect(functions.INT([[between(2.1, 2.9)]])).toEqual(point(2));
  expect(functions.INT([[between(2.9, 3.1)]])).toEqual(between(2, 3));
  expect(functions.MOD([[point(14)], [point(12)]])).toEqual(point(2));
});

test('payments of -100 and 110 give 10 %, the wider the less they are known', () => {
  const exact = functions.IRR([[point(-100), point(110)], [point(0.1)]]);
  expect(contains(exact, 0.1)).toBe(true);
  expect(contains(exact, 0.1001)).toBe(false);
  // 109.9 to 110.1 on 100: from 9.9 % to 10.1 %.
  const vague = functions.IRR([[point(-100), between(109.9, 110.1)], [point(0.1)]]);
  expect(contains(vague, 0.0991) && contains(vague, 0.1009)).toBe(true);
});

const columnAt = (column: number): ColumnKey => {
  if (column === columns.constant) return 'constant';
  return column === columns.total ? 'total' : column - columns.zero;
};

/** The largest number of the model, 1 at least. */
const peakOf = (workbook: Workbook, values: Values): number =>
  workbook.sheets
    .flatMap(({ rows }) => rows.flatMap(({ id }) => [...values.row(id)]))
    .reduce((peak, value) => (Number.isFinite(value) ? Math.max(peak, Math.abs(value)) : peak), 1);

test('every number of a random model lies within its bounds, and nearly every bound is narrow', () => {
  let [cells, wide] = [0, 0];
  const outside: string[] = [];
  fc.assert(
    fc.property(anyTemplate, (template) => {
      const { workbook, values } = calculate(template, 2);
      const enclosed = enclosures(workbook, values);
      const peak = peakOf(workbook, values);
      for (const row of workbook.sheets.flatMap(({ rows }) => rows)) {
        for (const [column, , ours] of contents(row, values)) {
          const interval = enclosed(row.id, columnAt(column));
          cells += 1;
          if (!contains(interval, ours)) outside.push(`${row.id} ${column}: ${ours}`);
          if (interval.high - interval.low > 1e-9 * peak) wide += 1;
        }
      }
    }),
    { numRuns: effort.templatesComparedTwice },
  );
  expect(outside).toEqual([]);
  expect(wide / cells).toBeLessThan(0.03);
});
