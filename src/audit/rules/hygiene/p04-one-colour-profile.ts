// P04: one colour profile says throughout what is typed, what is calculated and what comes from another sheet.
import { areaAddress } from '../../book/address.ts';
import type { BookCell } from '../../book/book.ts';
import type { Examination } from '../../examination.ts';
import type { FormulaCell } from '../../formulas/formula-index.ts';
import { isNumeric } from '../../layout/cell-lines.ts';
import { isLink } from '../../layout/formula-shape.ts';
import type { SheetLayout, SheetLine } from '../../layout/layout.ts';
import type { Fault, Rule } from '../../rule.ts';
import { blockAreas } from '../cell-ranges.ts';

const numeric = new Set<SheetLine['role']>(['input', 'constant', 'calculation', 'link', 'total', 'check']);

const readsOtherSheet = ({ reads, sheet }: FormulaCell): boolean =>
  reads.some(({ sheet: of }) => of !== sheet);

interface Colours {
  readonly colourOf: (cell: BookCell) => string;
  /** Whether links to other sheets have a colour of their own more often than not. */
  readonly marksLinks: boolean;
}

function coloursOf({ book, profile, formulas }: Examination): Colours {
  const colourOf = ({ style }: BookCell) => book.styles[style]?.fontColour ?? '000000';
  const links = formulas.all.filter((formula) => isLink(formula) && readsOtherSheet(formula));
  const marked = links.filter(({ cell }) => profile.linkFonts.includes(colourOf(cell)));
  return { colourOf, marksLinks: marked.length * 2 > links.length };
}

/** What is wrong with the colour of a cell; null where nothing is. */
function faultOf(
  { profile, formulas }: Examination,
  sheet: number,
  cell: BookCell,
  { colourOf, marksLinks }: Colours,
): string | null {
  const colour = colourOf(cell);
  const isInput = profile.inputFonts.includes(colour);
  const isOfLink = profile.linkFonts.includes(colour);
  const isOfCalculation = profile.calculationFonts.includes(colour);
  if (cell.formula === null) return isOfLink && !isInput ? 'typed' : null;
  if (isInput && !isOfLink && !isOfCalculation) return 'formula';
  const formula = formulas.at(sheet, cell.line, cell.column);
  if (!formula) return null;
  if (isOfLink && !isOfCalculation && !readsOtherSheet(formula)) return 'calculation';
  return marksLinks && !isOfLink && isLink(formula) && readsOtherSheet(formula) ? 'link' : null;
}

function ofSheet(examination: Examination, layout: SheetLayout, colours: Colours): readonly Fault[] {
  const found = new Map<string, BookCell[]>();
  for (const line of layout.lines) {
    if (!numeric.has(line.role)) continue;
    for (const cell of line.cells.filter(isNumeric)) {
      const message = faultOf(examination, layout.sheet, cell, colours);
      if (message === null) continue;
      const cells = found.get(message) ?? [];
      cells.push(cell);
      found.set(message, cells);
    }
  }
  return [...found].flatMap(([message, cells]) =>
    blockAreas(cells).map((area) => ({ sheet: layout.sheet, cell: areaAddress(area), message })),
  );
}

function faults(examination: Examination): readonly Fault[] {
  const colours = coloursOf(examination);
  return examination.layout.sheets.flatMap((layout) => ofSheet(examination, layout, colours));
}

export const oneColourProfile: Rule = {
  id: 'P04',
  severity: 'S',
  texts: {
    en: {
      title: 'One colour profile says what is typed, calculated and linked',
      messages: {
        formula: 'These formulas have the colour of inputs.',
        typed: 'These typed numbers have the colour of links.',
        calculation: 'These calculations have the colour of links to another sheet.',
        link: 'These links to another sheet lack the colour that other links have.',
      },
      remedy:
        'Use one colour for inputs, one for calculations and one for links to other sheets, everywhere.',
    },
    ru: {
      title: 'Одна цветовая схема показывает, что введено, что рассчитано и что взято с другого листа',
      messages: {
        formula: 'Эти формулы окрашены как ввод.',
        typed: 'Эти введённые числа окрашены как ссылки.',
        calculation: 'Эти расчёты окрашены как ссылки на другой лист.',
        link: 'У этих ссылок на другой лист нет цвета, который есть у остальных ссылок.',
      },
      remedy: 'Используйте везде один цвет для ввода, один для расчётов и один для ссылок на другие листы.',
    },
  },
  faults,
};
