// Finds the one row of a block that the total below leaves out, though it adds up all similar rows.
import type { Area } from '#audit/book/book.ts';
import type { Examination } from '#audit/examination/examination.ts';
import type { FormulaCell, FormulaRead } from '#audit/formulas/indexing/formula-index.ts';
import type { SheetLine } from '#audit/layout/layout.ts';
import { wordPattern } from '#audit/layout/words/word-pattern.ts';
import type { SummedBlock } from './summed-block.ts';

/** Shown beside what is added up, and part of it already or a result of it. */
const standsAside = wordPattern([
  ...['of which', 'memo*', 'including', 'incl', 'opening*', 'beginning*', 'total*', 'subtotal*', 'profit'],
  ...['gross*', 'ebitda', 'ebit', 'check*'],
  ...['в том числе', 'в т.ч', 'справочно', 'на начало', 'начальн*', 'итого', 'всего', 'прибыль', 'остаток'],
]);

/** How far a first row is followed to where it meets the total. */
const mostSteps = 4;
const mostFollowed = 500;
const nearbyLines = 5;

const keyOf = ({ sheet, cell }: FormulaCell): string => `${sheet} ${cell.line} ${cell.column}`;

function readersOf({ formulas }: Examination, { total }: SummedBlock, line: number): readonly FormulaCell[] {
  const { sheet, cell } = total;
  return formulas.readersOf(sheet, line, cell.column).filter((reader) => reader.cell.line !== line);
}

/** All formulas that the total flows into within so many steps. */
function downstream({ formulas }: Examination, total: FormulaCell, steps: number): ReadonlySet<string> {
  const found = new Set<string>();
  let edge: readonly FormulaCell[] = [total];
  for (let step = 0; step < steps && found.size < mostFollowed; step += 1) {
    edge = edge
      .flatMap(({ sheet, cell }) => formulas.readersOf(sheet, cell.line, cell.column))
      .filter((reader) => !found.has(keyOf(reader)));
    for (const reader of edge) found.add(keyOf(reader));
  }
  return found;
}

/** A row that feeds another of the block, or is made of one, is no item among them. */
function isEntangled(examination: Examination, block: SummedBlock, missed: SheetLine): boolean {
  const { total, top, bottom } = block;
  const { sheet, cell } = total;
  const feedsOther = readersOf(examination, block, missed.line).some(
    (reader) => reader.sheet === sheet && reader.cell.line >= top && reader.cell.line <= bottom,
  );
  const own = examination.formulas.at(sheet, missed.line, cell.column);
  const readsOther = ({ sheet: of, area }: FormulaRead): boolean => {
    const first = Math.max(area.firstLine, top);
    const last = Math.min(area.lastLine, bottom);
    const isHere = of === sheet && area.firstColumn <= cell.column && area.lastColumn >= cell.column;
    return isHere && first <= last && (first < last || first !== missed.line);
  };
  return feedsOther || (own?.reads.some(readsOther) ?? false);
}

/** Where both go into the same result, the row stands beside the total by right, as revenue above costs. */
function meetsTotal(examination: Examination, block: SummedBlock, missed: SheetLine, steps: number): boolean {
  const reached = downstream(examination, block.total, steps);
  return readersOf(examination, block, missed.line).some((reader) => reached.has(keyOf(reader)));
}

/** A first row may be what the others are taken from: only one that says what it is in, right under its heading, is an item for sure. */
function isFirstItem({ layout, book }: Examination, { total, top }: SummedBlock, missed: SheetLine): boolean {
  const above = layout.lineAt(total.sheet, missed.line - 1);
  const style = missed.cells.find(({ column }) => column === total.cell.column)?.style ?? -1;
  const saysWhat = missed.unit !== '' || book.styles[style]?.formatCode !== 'General';
  const next = layout.lineAt(total.sheet, top + 1);
  return (above === undefined || above.role === 'heading') && saysWhat && next?.role === missed.role;
}

/** A sum right below that takes in the row too says that this one is meant to go without it. */
function isSummedNearby(examination: Examination, block: SummedBlock, missed: SheetLine): boolean {
  const { sheet, cell } = block.total;
  return readersOf(examination, block, missed.line).some(
    (reader) =>
      reader.sheet === sheet &&
      reader.cell.line > cell.line &&
      reader.cell.line <= cell.line + nearbyLines &&
      examination.layout.lineAt(sheet, reader.cell.line)?.role === 'total',
  );
}

/** The lines of a block that a sum leaves out, from the first that it adds up down; two are as many as more. */
function linesBetween(areas: readonly Area[], from: number, bottom: number): readonly number[] {
  const between: number[] = [];
  for (let line = from; line <= bottom && between.length < 2; line += 1) {
    const covering = areas.find(({ firstLine, lastLine }) => firstLine <= line && line <= lastLine);
    if (covering) line = covering.lastLine;
    else between.push(line);
  }
  return between;
}

/** The one row that is not added up: between those that are, right below them, or alone above them. */
function oneLeftOut({
  total,
  top,
  bottom,
}: SummedBlock): { readonly line: number; readonly isFirst: boolean } | null {
  const areas = total.reads
    .map(({ area }) => area)
    .filter(({ firstLine, lastLine }) => firstLine <= bottom && lastLine >= top);
  if (areas.length === 0) return null;
  const highest = areas.reduce((least, { firstLine }) => Math.min(least, Math.max(firstLine, top)), bottom);
  const [line, ...others] = linesBetween(areas, highest, bottom);
  if (line !== undefined) return others.length === 0 ? { line, isFirst: false } : null;
  return highest - 1 === top ? { line: top, isFirst: true } : null;
}

export function leftOutSibling(examination: Examination, block: SummedBlock): SheetLine | undefined {
  const found = oneLeftOut(block);
  const missed = found && examination.layout.lineAt(block.total.sheet, found.line);
  if (!missed) return undefined;
  const { isFirst } = found;
  if (standsAside.test(missed.label) || (isFirst && !isFirstItem(examination, block, missed)))
    return undefined;
  if (isEntangled(examination, block, missed) || isSummedNearby(examination, block, missed)) return undefined;
  return meetsTotal(examination, block, missed, isFirst ? mostSteps : 1) ? undefined : missed;
}
