// S21: each total's range ends in a blank row, so that a row added at the end is in it.
import { addressOf } from '../../book/address.ts';
import type { Examination } from '../../examination/examination.ts';
import type { Rule, RuleFault } from '../../findings/rule.ts';
import type { SheetLayout, SheetLine } from '../../layout/layout.ts';

/** Adding up two lines is no list that grows. */
const leastLines = 3;

function sumArea({ formulas }: Examination, sheet: number, { role, cells }: SheetLine) {
  if (role !== 'total') return null;
  const last = cells.at(-1);
  const formula = last && formulas.at(sheet, last.line, last.column);
  if (formula?.tree.kind !== 'call' || formula.tree.name !== 'SUM' || formula.reads.length !== 1) return null;
  return formula.reads[0]?.area ?? null;
}

/** Only a list right above its total grows at that end. */
function ofLine(examination: Examination, { sheet }: SheetLayout, line: SheetLine): readonly RuleFault[] {
  const area = sumArea(examination, sheet, line);
  if (!area || area.lastLine >= line.line || area.lastLine - area.firstLine + 1 < leastLines) return [];
  const between = Array.from(
    { length: line.line - area.lastLine - 1 },
    (_, index) => area.lastLine + 1 + index,
  );
  const { layout } = examination;
  if (between.length > 2 || between.some((at) => layout.lineAt(sheet, at))) return [];
  if (!layout.lineAt(sheet, area.lastLine)) return [];
  const cell = addressOf(line.line, line.periods[0]?.column ?? line.cells.at(-1)?.column ?? 1);
  return [{ sheet, cell, words: { label: line.label } }];
}

export const blankRowInTotals: Rule = {
  id: 'S21',
  severity: 'W',
  texts: {
    en: {
      title: "A blank row stands inside each total's range",
      messages: { tight: '{label}: the range ends at its last row, so a row added below that is left out.' },
      remedy: 'Leave a blank row above the total and include it in the sum.',
    },
    ru: {
      title: 'В диапазон каждой суммы входит пустая строка',
      messages: {
        tight:
          '{label}: диапазон кончается последней строкой, и добавленная под ней строка в сумму не попадёт.',
      },
      remedy: 'Оставьте над итогом пустую строку и включите её в сумму.',
    },
  },
  faults: (examination) =>
    examination.layout.sheets.flatMap((sheet) =>
      sheet.lines.flatMap((line) => ofLine(examination, sheet, line)),
    ),
};
