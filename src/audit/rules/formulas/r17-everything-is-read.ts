// R17: every input is read, and every calculation is read or is a result.
import { areaAddress } from '../../book/address.ts';
import type { Area, BookCell } from '../../book/book.ts';
import type { Examination } from '../../examination/examination.ts';
import type { Rule, RuleFault } from '../../findings/rule.ts';
import { unknownReach } from '../../formulas/indexing/unknown-reach.ts';
import { findPart } from '../../formulas/parse/formula-parts.ts';
import { parseFormula } from '../../formulas/parse/parse-formula.ts';
import type { SheetLayout, SheetLine } from '../../layout/layout.ts';
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

interface UnreadInput {
  readonly line: SheetLine;
  readonly area: Area | null;
  readonly cell: string | null;
  readonly message: string;
}

/** A row that is read anywhere is not idle: single periods of it may be. */
function idleLine(
  sheet: number,
  line: SheetLine,
  cells: readonly BookCell[],
  isRead: IsRead,
  message: string,
): readonly UnreadInput[] {
  if (cells.length === 0 || line.cells.some((cell) => isRead(sheet, cell))) return [];
  const [first = null, ...others] = lineAreas(cells);
  const area = others.length === 0 ? first : null;
  return [{ line, area, cell: area ? areaAddress(area) : wholeRange(cells), message }];
}

const calculated = new Set<SheetLine['role']>(['calculation', 'total']);

/** Results are known only in workbooks that distinguish calculation sheets from output sheets. */
function idleIn({ role, isRoleMarked, sheet }: SheetLayout, line: SheetLine, isRead: IsRead) {
  if (line.role === 'input') return idleLine(sheet, line, line.cells.filter(isNumber), isRead, 'input');
  if (role !== 'calculation' || !isRoleMarked || !calculated.has(line.role)) return [];
  const formulas = line.cells.filter(({ formula }) => formula !== null);
  return idleLine(sheet, line, formulas, isRead, 'calculation');
}

const continues = (above: UnreadInput, { area, message }: UnreadInput): boolean =>
  above.area !== null &&
  area !== null &&
  above.message === message &&
  above.area.lastLine + 1 === area.firstLine &&
  above.area.firstColumn === area.firstColumn &&
  above.area.lastColumn === area.lastColumn;

/** A table that nothing reads is reported once, not row by row. */
function tables(idle: readonly UnreadInput[]): readonly (readonly UnreadInput[])[] {
  const found: UnreadInput[][] = [];
  for (const one of idle) {
    const table = found.at(-1);
    const above = table?.at(-1);
    if (table && above && continues(above, one)) table.push(one);
    else found.push([one]);
  }
  return found;
}

function tableFault(sheet: number, table: readonly UnreadInput[]): readonly RuleFault[] {
  const [first, last] = [table[0], table.at(-1)];
  if (!first || !last) return [];
  const { message, line, area } = first;
  const cell = area && last.area ? areaAddress({ ...area, lastLine: last.area.lastLine }) : first.cell;
  const label = first === last ? line.label : `${line.label} … ${last.line.label}`;
  return [{ sheet, cell, message, words: { label } }];
}

function faults(examination: Examination): readonly RuleFault[] {
  const isRead = readTest(examination);
  const reach = unknownReach(examination.book, examination.formulas);
  return examination.layout.sheets.flatMap((layout) => {
    if (reach === 'anywhere' || reach.has(layout.sheet)) return [];
    const idle = layout.lines.flatMap((line) => idleIn(layout, line, isRead));
    return tables(idle).flatMap((table) => tableFault(layout.sheet, table));
  });
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
  notCheckable: ({ book, formulas }) => {
    if (formulas.all.length + formulas.broken.length === 0) {
      return { en: 'The workbook has no formulas.', ru: 'В книге нет формул.' };
    }
    const reach = unknownReach(book, formulas);
    if (reach !== 'anywhere' && reach.size < book.sheets.length) return null;
    return {
      en: 'Some formulas do not say which cells they read: OFFSET, INDIRECT, references into tables.',
      ru: 'По некоторым формулам не видно, какие ячейки они читают: СМЕЩ, ДВССЫЛ, ссылки на таблицы.',
    };
  },
};
