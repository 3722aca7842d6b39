// Makes random workbooks with every kind of reference and function, in which no cell waits for itself.
import { type Random, wholeNumber } from '#testing/seeded-random.ts';
import { call, type RowId, span } from '#workbook/cell-expression.ts';
import { type Cell, formula, type Periods, type Row, row, value } from '#workbook/row.ts';
import type { Axis, Sheet, Workbook } from '#workbook/workbook.ts';
import { type KnownRows, oneOf, randomExpression } from './random-expression.ts';

const scenarioRow = 'scenario';

/** What stands above the row that is made next, and what its block of rows may see of one another. */
interface RowsAbove {
  readonly axis: Axis;
  readonly isLastOfBlock: boolean;
  readonly own: RowId;
  /** Rows above on sheets of the same axis. */
  readonly alike: readonly RowId[];
  readonly all: readonly RowId[];
  /** The rows of its block, itself and the ones below included. */
  readonly block: readonly RowId[];
  /** The rows of blocks that are finished and have a forecast. */
  readonly whole: readonly RowId[];
  readonly onSheet: readonly RowId[];
}

const amount = (random: Random): number =>
  oneOf(random, [0, -0, 1, -1, 0.1, wholeNumber(random, -50, 50), random() * 1000]) ?? 0;

function columnsAbove(random: Random, onSheet: readonly RowId[]): readonly (readonly [RowId, RowId])[] {
  const last = wholeNumber(random, 0, onSheet.length - 1);
  const from = onSheet[wholeNumber(random, 0, Math.max(last, 0))];
  const to = onSheet[last];
  return from === undefined || to === undefined ? [] : [[from, to]];
}

function knownTo(random: Random, above: RowsAbove, isForecast: boolean): KnownRows {
  return {
    isForecast,
    now: isForecast ? above.alike : above.all,
    past: [...above.alike, ...above.block],
    whole: above.whole,
    constants: above.all,
    columns: columnsAbove(random, above.onSheet),
  };
}

function single(random: Random, above: RowsAbove): Cell | null {
  const expression = () => randomExpression(random, knownTo(random, above, false), 2);
  return oneOf(random, [() => null, () => value(amount(random)), () => formula(expression())])?.() ?? null;
}

function forecast(random: Random, above: RowsAbove, periodCount: number): Periods | null {
  if (random() < 0.1) return null;
  if (random() < 0.3) {
    const count = wholeNumber(random, 0, periodCount + 1);
    return { kind: 'values', values: Array.from({ length: count }, () => amount(random)) };
  }
  return formula(randomExpression(random, knownTo(random, above, true), 3));
}

/** Only the last row of a block has a constant of its own forecast: nothing in the block reads that constant. */
function randomRow(random: Random, above: RowsAbove, periodCount: number): Row {
  const { own, axis, isLastOfBlock } = above;
  const ownCells = formula(call(oneOf(random, ['SUM', 'MAX', 'MIN'] as const) ?? 'SUM', span(own)));
  const isOwn = isLastOfBlock && axis !== 'none' && random() < 0.3;
  return row({
    id: own,
    role: 'calculation',
    constant: isOwn ? ownCells : single(random, above),
    zero: single(random, above),
    periods: axis === 'none' ? null : forecast(random, above, periodCount),
    total: random() < 0.5 ? ownCells : null,
  });
}

const sheetOf = (id: string, axis: Axis, rows: readonly Row[]): Sheet => ({
  id,
  moduleId: id,
  title: id,
  category: 'calculation',
  axis,
  headerRowCount: 0,
  rows,
});

interface RandomSheet {
  readonly alike: RowId[];
  readonly all: RowId[];
  readonly whole: RowId[];
}

function randomBlock(
  random: Random,
  axis: Axis,
  block: readonly RowId[],
  onSheet: RowId[],
  made: RandomSheet,
  periodCount: number,
): readonly Row[] {
  const rows = block.map((own, index) => {
    const isLastOfBlock = index === block.length - 1;
    const found = randomRow(random, { ...made, axis, isLastOfBlock, own, block, onSheet }, periodCount);
    made.all.push(own);
    made.alike.push(own);
    onSheet.push(own);
    return found;
  });
  if (axis !== 'none') made.whole.push(...block);
  return rows;
}

export function randomWorkbook(random: Random): Workbook {
  const periodCount = wholeNumber(random, 1, 9);
  const shared = { all: [scenarioRow], whole: [] };
  const alike: Readonly<Record<Axis, RowId[]>> = { periods: [], years: [], none: [] };
  const axes: readonly Axis[] = ['periods', 'none', 'periods', 'years'];
  const sheets = axes.map((axis, sheetIndex) => {
    const onSheet: RowId[] = [];
    const blocks = Array.from({ length: wholeNumber(random, 1, 3) }, (_, blockIndex) =>
      Array.from({ length: wholeNumber(random, 1, 5) }, (_, index) => `${sheetIndex}.${blockIndex}.${index}`),
    );
    const made = { ...shared, alike: alike[axis] };
    const rows = blocks.flatMap((block) => randomBlock(random, axis, block, onSheet, made, periodCount));
    return sheetOf(`sheet${sheetIndex}`, axis, rows);
  });
  const scenario = row({ id: scenarioRow, role: 'input', constant: value(1) });
  return {
    title: 'random',
    version: '1',
    language: 'en',
    currency: 'USD',
    timestamp: 0,
    periodCount,
    yearCount: wholeNumber(random, 1, periodCount),
    drawnYearCount: 1,
    spans: { years: [], quarters: [] },
    moneyScale: 'units',
    scenarioNames: ['Base', 'Good'],
    scenarioRow,
    sheets: [sheetOf('inputs', 'none', [scenario]), ...sheets],
    names: [],
    charts: [],
  };
}
