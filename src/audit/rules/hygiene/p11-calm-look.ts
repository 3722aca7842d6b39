// P11: one font, few colours, and no styled empty cells beyond the content.
import type { BookSheet } from '../../book/book.ts';
import type { Examination } from '../../examination/examination.ts';
import type { Rule, RuleFault } from '../../findings/rule.ts';
import { isFilled } from '../../layout/cells/cell-lines.ts';

const mostColours = 12;
/** Symbols come from symbol fonts. */
const symbolFont = /wingdings|webdings|symbol|emoji|marlett/i;
/** A few stray cells do not count as a second font. */
const leastCells = 5;
/** A border or band slightly beyond the content is acceptable. */
const mostStyledBeyond = 50;

interface Looks {
  readonly fonts: ReadonlyMap<string, number>;
  readonly fontColours: ReadonlySet<string>;
  readonly fills: ReadonlySet<string>;
}

/** Calibri Light is Calibri. */
const familyOf = (font: string): string => font.replace(/ (?:light|narrow|semibold|medium|black)$/i, '');

function looksOf({ book }: Examination): Looks {
  const used = new Map<number, number>();
  for (const cell of book.sheets.flatMap(({ cells }) => cells)) {
    if (isFilled(cell)) used.set(cell.style, (used.get(cell.style) ?? 0) + 1);
  }
  const fonts = new Map<string, number>();
  const fontColours = new Set<string>();
  const fills = new Set<string>();
  for (const [style, count] of used) {
    const look = book.styles[style];
    if (!look) continue;
    if (look.fontColour !== null) fontColours.add(look.fontColour);
    if (look.fillColour !== null) fills.add(look.fillColour);
    const family = familyOf(look.fontName);
    if (!symbolFont.test(family)) fonts.set(family, (fonts.get(family) ?? 0) + count);
  }
  return { fonts, fontColours, fills };
}

/** Cells below or to the right of all content that only have a style. */
function styledBeyond({ book }: Examination, { cells }: BookSheet): number {
  let lastLine = 0;
  let lastColumn = 0;
  for (const cell of cells) {
    if (!isFilled(cell)) continue;
    lastLine = Math.max(lastLine, cell.line);
    lastColumn = Math.max(lastColumn, cell.column);
  }
  return cells.filter((cell) => {
    const look = book.styles[cell.style];
    const isStyled = look !== undefined && (look.fillColour !== null || look.hasBorder);
    return isStyled && !isFilled(cell) && (cell.line > lastLine || cell.column > lastColumn);
  }).length;
}

function faults(examination: Examination): readonly RuleFault[] {
  const { fonts, fontColours, fills } = looksOf(examination);
  const families = [...fonts].filter(([, count]) => count >= leastCells).map(([font]) => font);
  const whole = { sheet: null, cell: null };
  const colours = Math.max(fontColours.size, fills.size);
  return [
    ...(families.length > 1 ? [{ ...whole, message: 'fonts', words: { fonts: families.join(', ') } }] : []),
    ...(colours > mostColours ? [{ ...whole, message: 'colours', words: { count: colours } }] : []),
    ...examination.book.sheets.flatMap((bookSheet, sheet) => {
      const count = styledBeyond(examination, bookSheet);
      return count > mostStyledBeyond ? [{ sheet, cell: null, message: 'empty', words: { count } }] : [];
    }),
  ];
}

export const calmLook: Rule = {
  id: 'P11',
  severity: 'S',
  texts: {
    en: {
      title: 'One font, few colours, no styled empty cells',
      messages: {
        fonts: 'The workbook uses several fonts: {fonts}.',
        colours: 'The workbook uses {count} colours.',
        empty: '{count} empty cells beyond the content have fills or borders.',
      },
      remedy: 'Use one font and a few colours with a meaning, and clear formats outside the content.',
    },
    ru: {
      title: 'Один шрифт, мало цветов, нет оформленных пустых ячеек',
      messages: {
        fonts: 'В книге несколько шрифтов: {fonts}.',
        colours: 'Цветов в книге: {count}.',
        empty: 'Пустых ячеек с заливкой или границами за пределами данных: {count}.',
      },
      remedy: 'Используйте один шрифт и несколько цветов со смыслом, очистите форматы за пределами данных.',
    },
  },
  faults,
};
