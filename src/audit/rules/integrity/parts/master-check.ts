// Finds the cell that summarises all checks of a workbook: it shows 0, or a word such as OK, while they pass.

import type { CellAddress } from '#audit/calculate/recalculation.ts';
import type { Examination } from '#audit/examination/examination.ts';
import { isLink } from '#audit/layout/cells/formula-shape.ts';
import { wordPattern } from '#audit/layout/words/word-pattern.ts';

const saysMaster = wordPattern([
  ...['model check', 'master check', 'overall check', 'total checks', 'sum of checks', 'check total'],
  ...['проверка модели', 'общая проверка', 'итог проверок', 'сводная проверка'],
]);

/** Links may lead to links; a longer chain than this is a cycle. */
const mostLinks = 10;

/** Headers show the check by a link: the cell that works it out is at its end. */
function sourceOf({ formulas }: Examination, from: CellAddress): CellAddress {
  let at = from;
  for (let step = 0; step < mostLinks; step += 1) {
    const formula = formulas.at(at.sheet, at.line, at.column);
    const read = formula && isLink(formula) ? formula.reads[0] : undefined;
    if (!read) return at;
    at = { sheet: read.sheet, line: read.area.firstLine, column: read.area.firstColumn };
  }
  return at;
}

export function findMasterCheck(examination: Examination): CellAddress | null {
  const { layout, formulas } = examination;
  const sources = new Map<string, CellAddress>();
  for (const { sheet, lines } of layout.sheets) {
    for (const { label, cells } of lines) {
      if (!saysMaster.test(label)) continue;
      const cell = cells.find(({ line, column }) => formulas.at(sheet, line, column) !== undefined);
      if (!cell) continue;
      const source = sourceOf(examination, { sheet, line: cell.line, column: cell.column });
      sources.set(`${source.sheet}:${source.line}:${source.column}`, source);
    }
  }
  const [only, ...others] = sources.values();
  return only && others.length === 0 ? only : null;
}
