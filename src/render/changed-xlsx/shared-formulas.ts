// Formulas that several cells share: where the cell that says it is changed, each of the others gets its own.
import { xmlText } from '#render/xml-text.ts';
import { movedFormula } from './addresses.ts';
import { type CellXml, cellsIn } from './cell-xml.ts';
import type { LineChanges } from './change.ts';

const master = /<f t="shared" ref="[^"]*" si="(\d+)">([^<]*)<\/f>/;
const member = /<f t="shared" si="(\d+)"\/>/;

const marks: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
};

const plain = (xml: string): string => xml.replace(/&(?:lt|gt|quot|amp);/g, (mark) => marks[mark] ?? mark);

/** The formula of a cell, which may be said elsewhere in its row: our files share along rows alone. */
function withOwnFormulas(cells: readonly CellXml[], changes: LineChanges): readonly CellXml[] {
  const lost = new Map<string, { readonly column: number; readonly formula: string }>();
  for (const { column, formula } of cells) {
    const [, number, text] = master.exec(formula) ?? [];
    if (number === undefined || text === undefined || !changes.get(column)?.content) continue;
    lost.set(number, { column, formula: plain(text) });
  }
  if (lost.size === 0) return cells;
  return cells.map((cell) => {
    const said = lost.get(member.exec(cell.formula)?.[1] ?? '');
    if (!said) return cell;
    const formula = `<f>${xmlText(movedFormula(said.formula, cell.column - said.column))}</f>`;
    return { ...cell, formula, whole: cell.whole.replace(member, () => formula) };
  });
}

export const rowCells = (rowXml: string, changes: LineChanges): readonly CellXml[] =>
  withOwnFormulas(cellsIn(rowXml), changes);
