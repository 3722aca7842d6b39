// P05: negatives are in parentheses, zero is a dash, thousands are separated.
import type { BookCell, CellStyle } from '../../book/book.ts';
import type { Examination } from '../../examination/examination.ts';
import type { Rule, RuleFault } from '../../findings/rule.ts';
import type { SheetLayout, SheetLine } from '../../layout/layout.ts';
import { bareFormat, isDateStyle } from '../../layout/time/date-format.ts';
import { wordPattern } from '../../layout/words/word-pattern.ts';
import { once } from '../../once/once.ts';
import { wholeRange } from '../cell-ranges.ts';
import { formatSections, type ShownSection, sectionFor } from './parts/format-section.ts';

const roles = new Set<SheetLine['role']>(['input', 'constant', 'calculation', 'link', 'total']);

/** Years, codes, counters and indices are no amounts. */
const saysNoAmount = wordPattern([
  ...[
    'year',
    'years',
    'date',
    'number',
    'no',
    'id',
    'code',
    'index',
    'period',
    'periods',
    'flag',
    '1 or 0',
    'row',
    'factor',
  ],
  ...[
    'год',
    'года',
    'годы',
    'лет',
    'дата',
    'номер',
    'код',
    'индекс',
    'период',
    'периоды',
    'периодов',
    'признак',
    '1 или 0',
    'коэфф*',
  ],
]);

const leastThousands = 1000;

/** What a section says of amounts. */
interface Traits {
  readonly hasBrackets: boolean;
  readonly isPlain: boolean;
  readonly isGrouped: boolean;
}

const traitsOf = once(({ section }: ShownSection): Traits => {
  const bare = bareFormat(section);
  return {
    hasBrackets: /[()]/.test(section),
    isPlain: /general/i.test(section) || (/[0#]/.test(bare) && !/[,E%]/i.test(bare)),
    isGrouped: /[#0],[#0]/.test(bare),
  };
});

/** What of the three a cell breaks; null for none. */
function faultOf(value: number, style: CellStyle): string | null {
  const shown = sectionFor(style, value);
  if (!shown || isDateStyle(style)) return null;
  const { hasBrackets, isPlain, isGrouped } = traitsOf(shown);
  if (value < 0) return shown.hasMinus || !hasBrackets ? 'negative' : null;
  if (value >= leastThousands) return isPlain ? 'thousands' : null;
  // Only amounts with separated thousands are spoken of: a rate of 0 may be a rate.
  return value === 0 && isGrouped && formatSections(style).length < 3 ? 'zero' : null;
}

const speaksOfAmounts = ({ role, label, unit }: SheetLine): boolean =>
  roles.has(role) && !saysNoAmount.test(unit) && !(unit === '' && saysNoAmount.test(label));

/** By message; rows of amounts that follow one another make one run, as one format serves them all. */
function runsOf({ book }: Examination, lines: readonly SheetLine[]) {
  const runs = new Map<string, { readonly cells: BookCell[]; lastRow: number }[]>();
  for (const [row, { cells }] of lines.entries()) {
    for (const cell of cells) {
      const style = book.styles[cell.style];
      const message = typeof cell.value === 'number' && style ? faultOf(cell.value, style) : null;
      if (message === null) continue;
      const known = runs.get(message) ?? [];
      runs.set(message, known);
      const last = known.at(-1);
      if (last && row - last.lastRow <= 1) {
        last.cells.push(cell);
        last.lastRow = row;
      } else known.push({ cells: [cell], lastRow: row });
    }
  }
  return runs;
}

function ofSheet(examination: Examination, { sheet, lines }: SheetLayout): readonly RuleFault[] {
  return [...runsOf(examination, lines.filter(speaksOfAmounts))].flatMap(([message, runs]) =>
    runs.map(({ cells }) => ({ sheet, cell: wholeRange(cells), message })),
  );
}

export const numberFormats: Rule = {
  id: 'P05',
  severity: 'S',
  texts: {
    en: {
      title: 'Negatives stand in parentheses, zero is a dash, thousands are separated',
      messages: {
        negative: 'Negative numbers are shown without parentheses.',
        zero: 'Zeros are written out where a dash is quicker to read.',
        thousands: 'Thousands are not separated.',
      },
      remedy: 'Use a number format such as #,##0_);(#,##0);"-"_).',
    },
    ru: {
      title: 'Отрицательные числа — в скобках, ноль — прочерк, разряды разделены',
      messages: {
        negative: 'Отрицательные числа показаны без скобок.',
        zero: 'Нули выписаны, хотя прочерк читается быстрее.',
        thousands: 'Разряды чисел не разделены.',
      },
      remedy: 'Задайте числовой формат вида #,##0_);(#,##0);"-"_).',
    },
  },
  faults: (examination) => examination.layout.sheets.flatMap((sheet) => ofSheet(examination, sheet)),
};
