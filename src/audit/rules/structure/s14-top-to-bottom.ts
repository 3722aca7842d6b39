// S14: calculations read cells above them, and blocks are separated by blank rows.
import { addressOf } from '../../book/address.ts';
import type { Examination } from '../../examination/examination.ts';
import type { Rule, RuleFault } from '../../findings/rule.ts';
import type { FormulaCell } from '../../formulas/indexing/formula-index.ts';
import type { SheetLayout, SheetLine } from '../../layout/layout.ts';
import { wordPattern } from '../../layout/words/word-pattern.ts';
import { wholeRange } from '../cell-ranges.ts';

/** The first line of the group of rows that a sheet ends with, which holds the workings of what stands above it. */
function groupAtEnd({ book }: Examination, { sheet, lines }: SheetLayout): number {
  const settings = book.sheets[sheet]?.lines;
  const isGrouped = ({ line }: SheetLine): boolean => (settings?.get(line)?.outlineLevel ?? 0) > 0;
  const last = lines.findLastIndex((line) => !isGrouped(line));
  return lines[last + 1]?.line ?? Number.POSITIVE_INFINITY;
}

/** An earlier period's closing balance may be below; so may the parts of a total shown above them, and workings at the end. */
function readsBelow(formula: FormulaCell, { axis }: SheetLayout, workings: number): boolean {
  const { line, column } = formula.cell;
  const isPeriod = axis !== null && column >= axis.firstColumn && column <= axis.lastColumn;
  return formula.someRead(
    (sheet, firstLine, _firstColumn, _lastLine, lastColumn) =>
      sheet === formula.sheet &&
      firstLine > line &&
      !(isPeriod && lastColumn < column) &&
      !(line < workings && firstLine >= workings),
  );
}

const numeric = new Set<SheetLine['role']>(['input', 'constant', 'calculation', 'link', 'total', 'check']);

/** A summary heads what it sums up. */
const saysSummary = wordPattern([
  'dashboard*',
  'summary',
  'overview',
  'дашборд',
  'сводк*',
  'сводная*',
  'обзор',
]);

function belowFaults(examination: Examination, layout: SheetLayout): readonly RuleFault[] {
  const { book, formulas } = examination;
  if (layout.role === 'control' || saysSummary.test(book.sheets[layout.sheet]?.title ?? '')) return [];
  const workings = groupAtEnd(examination, layout);
  return layout.lines
    .filter(({ role }) => role === 'calculation')
    .flatMap(({ cells, label }) => {
      const faulty = cells.filter(({ line, column }) => {
        const formula = formulas.at(layout.sheet, line, column);
        return formula !== undefined && readsBelow(formula, layout, workings);
      });
      const cell = wholeRange(faulty);
      return cell === null ? [] : [{ sheet: layout.sheet, cell, message: 'below', words: { label } }];
    });
}

/** A heading of several blocks; sheets of text are no concern of this rule. */
function crowdedHeadings(layout: SheetLayout): readonly RuleFault[] {
  if (layout.axis === null || layout.role === 'control') return [];
  return layout.lines.flatMap((line, index) => {
    const above = layout.lines[index - 1];
    const below = layout.lines[index + 1];
    const isCrowded =
      line.role === 'heading' &&
      above !== undefined &&
      below !== undefined &&
      numeric.has(above.role) &&
      numeric.has(below.role) &&
      above.line === line.line - 1;
    const cell = addressOf(line.line, line.cells[0]?.column ?? 1);
    return isCrowded ? [{ sheet: layout.sheet, cell, message: 'crowded', words: { label: line.label } }] : [];
  });
}

export const topToBottom: Rule = {
  id: 'S14',
  severity: 'W',
  texts: {
    en: {
      title: 'What a calculation reads stands above it, and blocks have a blank row around them',
      messages: {
        below: '{label} reads rows below it: the sheet cannot be read from top to bottom.',
        crowded: 'The block {label} begins right under the row above, without a blank row.',
      },
      remedy: 'Move the rows that are read above those that read them, and leave a blank row between blocks.',
    },
    ru: {
      title: 'То, что читает расчёт, стоит выше него, а блоки разделены пустыми строками',
      messages: {
        below: '{label}: формула читает строки ниже себя, и лист нельзя прочесть сверху вниз.',
        crowded: 'Блок «{label}» начинается сразу под предыдущей строкой, без пустой строки.',
      },
      remedy: 'Поставьте исходные строки выше тех, что их читают, и отделите блоки пустой строкой.',
    },
  },
  faults: (examination) =>
    examination.layout.sheets.flatMap((layout) => [
      ...belowFaults(examination, layout),
      ...crowdedHeadings(layout),
    ]),
};
