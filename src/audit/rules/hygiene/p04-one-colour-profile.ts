// P04: one colour profile distinguishes typed values, calculations and links to other sheets throughout.
import { areaAddress } from '../../book/address.ts';
import type { BookCell } from '../../book/book.ts';
import type { Examination } from '../../examination/examination.ts';
import type { Rule, RuleFault } from '../../findings/rule.ts';
import type { FormulaCell, FormulaIndex } from '../../formulas/indexing/formula-index.ts';
import { isNumeric } from '../../layout/cells/cell-lines.ts';
import { isLink } from '../../layout/cells/formula-shape.ts';
import type { SheetLayout, SheetLine } from '../../layout/layout.ts';
import { blockAreas } from '../cell-ranges.ts';

const numeric = new Set<SheetLine['role']>(['input', 'constant', 'calculation', 'link', 'total', 'check']);

const black = '000000';

const readsOtherSheet = ({ pattern, sheet }: FormulaCell): boolean =>
  pattern.sheetsRead.some((of) => of !== sheet);

/** What a font colour may mean in the profile. */
interface ColourMeaning {
  readonly isInput: boolean;
  readonly isLink: boolean;
  readonly isCalculation: boolean;
}

interface Colours {
  /** By style. */
  readonly meanings: readonly ColourMeaning[];
  /** Whether links to other sheets have a colour of their own more often than not. */
  readonly marksLinks: boolean;
}

function coloursOf({ book, profile, formulas }: Examination): Colours {
  const meanings = book.styles.map(({ fontColour }) => ({
    isInput: profile.inputFonts.includes(fontColour ?? black),
    isLink: profile.linkFonts.includes(fontColour ?? black),
    isCalculation: profile.calculationFonts.includes(fontColour ?? black),
  }));
  const links = formulas.all.filter((formula) => isLink(formula) && readsOtherSheet(formula));
  const marked = links.filter(({ cell }) => meanings[cell.style]?.isLink);
  return { meanings, marksLinks: marked.length * 2 > links.length };
}

/** The error in the colour of a cell, or null. */
function faultOf(
  formulas: FormulaIndex,
  sheet: number,
  cell: BookCell,
  { meanings, marksLinks }: Colours,
): string | null {
  const says = meanings[cell.style];
  if (!says) return null;
  if (cell.formula === null) return says.isLink && !says.isInput ? 'typed' : null;
  if (says.isInput && !says.isLink && !says.isCalculation) return 'formula';
  const mayBeCalculation = says.isLink && !says.isCalculation;
  const mayBeLink = marksLinks && !says.isLink;
  if (!mayBeCalculation && !mayBeLink) return null;
  const formula = formulas.at(sheet, cell.line, cell.column);
  if (!formula) return null;
  if (mayBeCalculation) return readsOtherSheet(formula) ? null : 'calculation';
  return isLink(formula) && readsOtherSheet(formula) ? 'link' : null;
}

function ofSheet(examination: Examination, layout: SheetLayout, colours: Colours): readonly RuleFault[] {
  const found = new Map<string, BookCell[]>();
  for (const line of layout.lines) {
    if (!numeric.has(line.role)) continue;
    for (const cell of line.cells.filter(isNumeric)) {
      const message = faultOf(examination.formulas, layout.sheet, cell, colours);
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

function faults(examination: Examination): readonly RuleFault[] {
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
