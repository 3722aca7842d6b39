// Classifies a line of a sheet: heading, input, link, calculation, total or check.
import type { Book, BookCell } from '../../book/book.ts';
import type { FormulaIndex } from '../../formulas/indexing/formula-index.ts';
import { isNumeric, isText } from '../cells/cell-lines.ts';
import { isCheckLike, isLink, isTotal } from '../cells/formula-shape.ts';
import { isMarkedInput } from '../cells/marked-input.ts';
import type { LineRole, SheetRole } from '../layout.ts';
import { saysCheck, saysInput } from '../words/role-words.ts';

export interface LineView {
  readonly sheet: number;
  readonly role: SheetRole;
  readonly label: string;
  readonly heading: string;
  readonly labelColumn: number | null;
  /** The line below holds numbers, and time runs across the sheet. */
  readonly isOverNumbers: boolean;
  readonly cells: readonly BookCell[];
  readonly periods: readonly BookCell[];
}

export interface MarkingContext {
  readonly book: Book;
  readonly formulas: FormulaIndex;
}

function textRole(view: LineView, { book }: MarkingContext): LineRole {
  const texts = view.cells.filter(isText);
  const [first] = texts;
  if (!first) return 'blank';
  if (texts.length > 2) return 'text';
  const style = book.styles[first.style];
  const standsOut = style !== undefined && (style.isBold || style.fillColour !== null);
  const standsLeft = view.labelColumn !== null && first.column < view.labelColumn;
  const isAlone = view.cells.length === 1 && view.isOverNumbers;
  return standsOut || standsLeft || isAlone ? 'heading' : 'text';
}

function formulaRole(view: LineView, formulas: readonly BookCell[], marks: MarkingContext): LineRole {
  const shown = formulas.at(-1);
  const formula = shown && marks.formulas.at(view.sheet, shown.line, shown.column);
  if (!formula) return 'calculation';
  if ((saysCheck(view.label) || saysCheck(view.heading)) && isCheckLike(formula)) return 'check';
  if (isLink(formula)) return 'link';
  return isTotal(formula) ? 'total' : 'calculation';
}

function constantRole(view: LineView, numbers: readonly BookCell[], marks: MarkingContext): LineRole {
  const sheet = marks.book.sheets[view.sheet];
  const isInput =
    view.role === 'input' ||
    saysInput.test(view.heading) ||
    (sheet !== undefined && numbers.some((cell) => isMarkedInput(cell, sheet, marks.book)));
  return isInput ? 'input' : 'constant';
}

export function lineRole(view: LineView, marks: MarkingContext): LineRole {
  const numeric = view.cells.filter(isNumeric);
  if (numeric.length === 0) return textRole(view, marks);
  const body = view.periods.some(isNumeric) ? view.periods.filter(isNumeric) : numeric;
  const formulas = body.filter(({ formula }) => formula !== null);
  if (formulas.length > 0) return formulaRole(view, formulas, marks);
  return constantRole(view, body, marks);
}
