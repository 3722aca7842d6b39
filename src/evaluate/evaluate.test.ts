// Compares whole-row calculation with a naive cell-by-cell calculator, and incremental changes with a full recalculation.
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { randomWorkbook } from '#testing/calculators/random-workbook.ts';
import { referenceValues } from '#testing/calculators/reference.ts';
import { effort, searchTimeoutMs } from '#testing/effort.ts';
import { type Random, seededRandom, wholeNumber } from '#testing/seeded-random.ts';
import { anyTemplate } from '#testing/templates/any-template.ts';
import { calculate } from '#testing/templates/calculate.ts';
import type { RowId } from '#workbook/cell-expression.ts';
import type { Row } from '#workbook/row.ts';
import type { Workbook } from '#workbook/workbook.ts';
import { evaluate, prepare, type Values } from './evaluate.ts';

/** Hundreds of workbooks a test, on a machine that may be busy. */
vi.setConfig({ testTimeout: searchTimeoutMs });

const rowsOf = ({ sheets }: Workbook): readonly Row[] => sheets.flatMap(({ rows }) => rows);

/** The constant, the total, the zero period and the forecast of every row. */
const everything = (workbook: Workbook, values: Values): ReadonlyMap<RowId, readonly number[]> =>
  new Map(rowsOf(workbook).map(({ id }) => [id, [values.constant(id), values.total(id), ...values.row(id)]]));

const randomSeed = fc.integer();

test('every cell of random workbooks is what the plainest calculator finds', () => {
  fc.assert(
    fc.property(randomSeed, fc.integer({ min: 1, max: 3 }), (start, scenario) => {
      const workbook = randomWorkbook(seededRandom(start));
      expect(everything(workbook, evaluate(workbook, scenario))).toEqual(
        everything(workbook, referenceValues(workbook, scenario)),
      );
    }),
    { numRuns: 200 * effort.timesProperties },
  );
});

test('so is every cell of random templates', () => {
  fc.assert(
    fc.property(anyTemplate, (template) => {
      const { workbook, values } = calculate(template, 2);
      expect(everything(workbook, values)).toEqual(everything(workbook, referenceValues(workbook, 2)));
    }),
    { numRuns: Math.ceil(effort.templatesComparedTwice / 2) },
  );
});

interface Change {
  readonly row: RowId;
  readonly to: number | readonly number[];
}

function randomChange(random: Random, workbook: Workbook): Change | null {
  const amount = () => wholeNumber(random, -2, 9) * (random() < 0.3 ? 0.25 : 1);
  const changes = rowsOf(workbook).flatMap(({ id, constant, periods }): Change[] => [
    ...(constant?.kind === 'value' && id !== workbook.scenarioRow ? [{ row: id, to: amount() }] : []),
    ...(periods?.kind === 'values' ? [{ row: id, to: Array.from({ length: 7 }, amount) }] : []),
  ]);
  return changes[wholeNumber(random, 0, changes.length - 1)] ?? null;
}

/** The workbook as it would have been made with the change in it. */
function changed(workbook: Workbook, { row, to }: Change): Workbook {
  const repair = (one: Row): Row => {
    if (one.id !== row) return one;
    if (typeof to === 'number') return { ...one, constant: { kind: 'value', value: to } };
    return { ...one, periods: { kind: 'values', values: to } };
  };
  return {
    ...workbook,
    sheets: workbook.sheets.map((sheet) => ({ ...sheet, rows: sheet.rows.map(repair) })),
  };
}

const differing = (before: ReadonlyMap<RowId, unknown>, after: ReadonlyMap<RowId, unknown>): RowId[] =>
  [...before].filter(([id, numbers]) => String(numbers) !== String(after.get(id))).map(([id]) => id);

test('changes lead to the numbers of a new calculation, in every scenario, and name the rows that differ', () => {
  fc.assert(
    fc.property(randomSeed, (start) => {
      const random = seededRandom(start);
      let workbook = randomWorkbook(random);
      const calculation = prepare(workbook);
      for (let round = 0; round < 8; round += 1) {
        const change = randomChange(random, workbook);
        if (!change) return;
        // The second scenario is asked for half-way, and has to know the changes made before.
        const scenarios = round < 4 ? [1] : [1, 2];
        const before = scenarios.map((scenario) => everything(workbook, calculation.values(scenario)));
        const found = calculation.change(change.row, change.to);
        workbook = changed(workbook, change);
        const after = scenarios.map((scenario) => everything(workbook, evaluate(workbook, scenario)));
        expect(scenarios.map((scenario) => everything(workbook, calculation.values(scenario)))).toEqual(
          after,
        );
        const differ = before.flatMap((numbers, index) => differing(numbers, after[index] ?? new Map()));
        expect([...found].sort()).toEqual([...new Set(differ)].sort());
      }
    }),
    { numRuns: 100 * effort.timesProperties },
  );
});
