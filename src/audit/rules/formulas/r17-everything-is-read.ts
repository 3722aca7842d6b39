// R17: every input is read, and every calculation is read or is a result.
import { areaAddress } from '../../book/address.ts';
import type { Area, BookCell } from '../../book/book.ts';
import type { Examination } from '../../examination.ts';
import { findPart } from '../../formulas/formula-parts.ts';
import { parseFormula } from '../../formulas/parse-formula.ts';
import type { SheetLayout, SheetLine } from '../../layout/layout.ts';
import type { Fault, Rule } from '../../rule.ts';
import { lineAreas, wholeRange } from '../cell-ranges.ts';

interface ReadArea {
  readonly sheet: number;
  readonly area: Area;
}

/** What drop-down lists and conditional formats read. */
function settingReads({ book }: Examination): readonly ReadArea[] {
  const sheetByTitle = new Map(book.sheets.map(({ title }, sheet) => [title.toUpperCase(), sheet]));
  return book.sheets.flatMap(({ validations, conditions }, own) =>
    [...validations, ...conditions].flatMap(({ formulas }) =>
      formulas.flatMap((text) => {
        const tree = parseFormula(text);
        const found: ReadArea[] = [];
        if ('fault' in tree) return found;
        findPart(tree, (part) => {
          if (part.kind !== 'reference') return false;
          const sheet = part.sheet === null ? own : sheetByTitle.get(part.sheet.toUpperCase());
          if (sheet !== undefined) found.push({ sheet, area: part.area });
          return false;
        });
        return found;
      }),
    ),
  );
}

type IsRead = (sheet: number, cell: BookCell) => boolean;

function readTest(examination: Examination): IsRead {
  const bySheet = new Map<number, Area[]>();
  for (const { sheet, area } of settingReads(examination)) {
    const known = bySheet.get(sheet);
    if (known) known.push(area);
    else bySheet.set(sheet, [area]);
  }
  return (sheet, { line, column }) =>
    examination.formulas.isRead(sheet, line, column) ||
    (bySheet.get(sheet) ?? []).some(
      ({ firstLine, firstColumn, lastLine, lastColumn }) =>
        line >= firstLine && line <= lastLine && column >= firstColumn && column <= lastColumn,
    );
}

const isNumber = ({ value, formula }: BookCell): boolean => formula === null && typeof value === 'number';

/** A row that is read anywhere is not idle: single periods of it may be. */
function idleLine(
  sheet: number,
  line: SheetLine,
  cells: readonly BookCell[],
  isRead: IsRead,
  message: string,
) {
  if (cells.length === 0 || line.cells.some((cell) => isRead(sheet, cell))) return [];
  const [first] = lineAreas(cells);
  const cell = first && lineAreas(cells).length === 1 ? areaAddress(first) : wholeRange(cells);
  return [{ sheet, cell, message, words: { label: line.label } }];
}

const calculated = new Set<SheetLine['role']>(['calculation', 'total']);

/** Only a workbook that says which sheets are calculations and which are results tells what is a result. */
function lineFaults({ role, isRoleMarked, sheet }: SheetLayout, line: SheetLine, isRead: IsRead) {
  if (line.role === 'input') return idleLine(sheet, line, line.cells.filter(isNumber), isRead, 'input');
  if (role !== 'calculation' || !isRoleMarked || !calculated.has(line.role)) return [];
  const formulas = line.cells.filter(({ formula }) => formula !== null);
  return idleLine(sheet, line, formulas, isRead, 'calculation');
}

function faults(examination: Examination): readonly Fault[] {
  const isRead = readTest(examination);
  return examination.layout.sheets.flatMap((layout) =>
    layout.lines.flatMap((line) => lineFaults(layout, line, isRead)),
  );
}

export const everythingIsRead: Rule = {
  id: 'R17',
  severity: 'W',
  texts: {
    en: {
      title: 'Every input is read; every calculation is read or is a result',
      messages: {
        input: 'No formula reads this input ({label}): changing it changes nothing.',
        calculation: 'No formula reads this calculation ({label}), and it stands on no sheet of results.',
      },
      remedy: 'Remove the row, or refer to it where it was meant to count; move results to an output sheet.',
    },
    ru: {
      title: 'Каждый ввод используется; каждый расчёт используется или является результатом',
      messages: {
        input: 'Ни одна формула не читает этот ввод ({label}): его изменение ни на что не влияет.',
        calculation: 'Ни одна формула не читает этот расчёт ({label}), и стоит он не на листе результатов.',
      },
      remedy:
        'Удалите строку или сошлитесь на неё там, где она должна учитываться; результаты перенесите на итоговый лист.',
    },
  },
  faults,
  cannotTell: ({ formulas }) => {
    if (formulas.broken.length === 0 && !formulas.blocks.some(({ pattern }) => pattern.hasUnknownReads))
      return null;
    return {
      en: 'Some formulas do not say which cells they read: OFFSET, INDIRECT, references into tables.',
      ru: 'По некоторым формулам не видно, какие ячейки они читают: СМЕЩ, ДВССЫЛ, ссылки на таблицы.',
    };
  },
};
