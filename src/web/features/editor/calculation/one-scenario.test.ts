// Tests what the assumptions show of several scenarios.
import { expect, it } from 'vitest';
import { prepare } from '#evaluate/evaluate.ts';
import { compile } from '#model/compile.ts';
import { previewSheet } from '#render/html/preview-sheet.ts';
import { buildTemplate } from '#testing/templates/build-template.ts';
import { oneScenario, type ShownRow, shownRowId } from './one-scenario.ts';

const { workbook } = compile(
  buildTemplate({
    services: [
      { id: 's', formula: 'price_quantity', data: { price: ['10', '12', ''], quantity: ['1;2;3', '', '5'] } },
    ],
  }),
);

function inputsIn(scenario: number) {
  if (!workbook) throw new Error('the example is sound');
  const sheet = previewSheet(workbook, prepare(workbook).values(scenario), 'assumptions');
  const rows: readonly ShownRow[] = sheet ? oneScenario(sheet, scenario).rows : [];
  return rows
    .filter(({ id, role }) => id.includes('@s') && role !== 'heading')
    .map(({ label, values, isOwn }) => [label, ...values, isOwn ?? false]);
}

it('does not look as if the scenario were typed, which its menu chooses', () => {
  if (!workbook) throw new Error('the example is sound');
  const sheet = previewSheet(workbook, prepare(workbook).values(1), 'assumptions');
  const role = (of: typeof sheet) => of?.rows.find(({ id }) => id === 'assumptions.scenario')?.role;
  expect(role(sheet)).toBe('input');
  expect(role(sheet && oneScenario(sheet, 1))).toBe('calculation');
});

it('is the numbers of the chosen one, with a mark where they are its own', () => {
  expect(inputsIn(1)).toEqual([
    ['s: Price', 10, 10, 10, false],
    ['s: Quantity', 1, 2, 3, false],
  ]);
  expect(inputsIn(2)).toEqual([
    ['s: Price', 12, 12, 12, true],
    ['s: Quantity', 1, 2, 3, false],
  ]);
  expect(inputsIn(3)).toEqual([
    ['s: Price', 10, 10, 10, false],
    ['s: Quantity', 5, 5, 5, true],
  ]);
});

it('leads to the row that is shown', () => {
  expect(shownRowId('assumptions.@s.incCash.price.base.year.2.scenario.3')).toBe(
    'assumptions.@s.incCash.price.base.year.2',
  );
  expect(shownRowId('assumptions.scenario')).toBe('assumptions.scenario');
});
