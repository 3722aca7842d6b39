// Determines the role of each sheet: by tab colour where colours are used consistently, otherwise by title and contents.
import type { Book, BookSheet } from '../../book/book.ts';
import type { FormulaCell, FormulaIndex } from '../../formulas/indexing/formula-index.ts';
import { isFilled, isText, textOf } from '../cells/cell-lines.ts';
import type { SheetRole } from '../layout.ts';
import { legendWords, roleByTitle, saysDrivers } from '../words/role-words.ts';

export interface MarkedRole {
  readonly role: SheetRole;
  readonly isMarked: boolean;
}

/** The colours of our own tabs, which no legend cell explains. */
const ownColours = new Map<string, SheetRole>([
  ['475569', 'control'],
  ['2563EB', 'input'],
  ['94A3B8', 'calculation'],
  ['059669', 'output'],
]);

/** A legend is on a sheet of little else; its cells wear the colours that they explain. */
const longestLegendChars = 60;

function legend(book: Book): ReadonlyMap<string, SheetRole> {
  const tabs = new Set(book.sheets.map(({ tabColour }) => tabColour));
  const roleByColour = new Map<string, SheetRole>();
  for (const cell of book.sheets.slice(0, 3).flatMap(({ cells }) => cells)) {
    const fill = book.styles[cell.style]?.fillColour ?? null;
    if (fill === null || !tabs.has(fill) || !isText(cell) || textOf(cell).length > longestLegendChars)
      continue;
    const role = legendWords.find(([, words]) => words.test(textOf(cell)))?.[0];
    if (role && !roleByColour.has(fill)) roleByColour.set(fill, role);
  }
  return roleByColour;
}

interface SheetContent {
  readonly numbers: number;
  readonly formulas: readonly FormulaCell[];
  readonly isReadByOthers: boolean;
}

function contents(book: Book, index: FormulaIndex): readonly SheetContent[] {
  const formulas: FormulaCell[][] = book.sheets.map(() => []);
  const read = new Set<number>();
  for (const formula of index.all) {
    formulas[formula.sheet]?.push(formula);
    for (const sheet of formula.pattern.sheetsRead) if (sheet !== formula.sheet) read.add(sheet);
  }
  return book.sheets.map(({ cells }, sheet) => ({
    numbers: cells.filter(({ value, formula }) => formula === null && typeof value === 'number').length,
    formulas: formulas[sheet] ?? [],
    isReadByOthers: read.has(sheet),
  }));
}

function roleByContent({ numbers, formulas, isReadByOthers }: SheetContent, isAlone: boolean): SheetRole {
  if (formulas.length === 0) return numbers === 0 ? 'control' : 'input';
  if (isAlone) return 'calculation';
  if (numbers > formulas.length) return isReadByOthers ? 'input' : 'calculation';
  return isReadByOthers ? 'calculation' : 'output';
}

function titleRole({ title }: BookSheet, { numbers, formulas }: SheetContent): SheetRole | null {
  const role = roleByTitle(title);
  const isCalculated = numbers === 0 && formulas.length > 0;
  return role === 'input' && isCalculated && saysDrivers.test(title) ? null : role;
}

function guess(sheet: BookSheet, content: SheetContent, isAlone: boolean): SheetRole {
  const byTitle = titleRole(sheet, content);
  // A title that speaks of results over a sheet of nothing but numbers heads what others read.
  if (byTitle === 'calculation' && content.formulas.length === 0 && content.numbers > 0) return 'input';
  return byTitle ?? roleByContent(content, isAlone);
}

/** The role that the sheets of one colour share; null where their titles disagree. */
function roleOfColour(sheets: readonly GuessedSheet[]): SheetRole | null {
  const byTitle = new Set(sheets.map(({ titled }) => titled).filter((role) => role !== null));
  if (byTitle.size > 1) return null;
  const [only] = byTitle;
  const guesses = new Set(sheets.map(({ guessed }) => guessed));
  return only ?? (guesses.size === 1 ? (sheets[0]?.guessed ?? null) : null);
}

interface GuessedSheet {
  readonly titled: SheetRole | null;
  readonly guessed: SheetRole;
}

function colourRoles(book: Book, guesses: readonly GuessedSheet[]): ReadonlyMap<string, SheetRole> {
  const colours = new Set(book.sheets.map(({ tabColour }) => tabColour).filter((colour) => colour !== null));
  if ([...colours].every((colour) => ownColours.has(colour))) return ownColours;
  const roleByColour = legend(book);
  const found = new Map<string, SheetRole>();
  for (const colour of colours) {
    const sheets = guesses.filter((_, place) => book.sheets[place]?.tabColour === colour);
    const role = roleByColour.get(colour) ?? roleOfColour(sheets);
    if (role) found.set(colour, role);
  }
  return found;
}

export function sheetRoles(book: Book, index: FormulaIndex): readonly MarkedRole[] {
  const all = contents(book, index);
  const isAlone = book.sheets.filter(({ cells }) => cells.some(isFilled)).length <= 1;
  const guesses = book.sheets.map((sheet, place): GuessedSheet => {
    const content = all[place] ?? { numbers: 0, formulas: [], isReadByOthers: false };
    return { titled: titleRole(sheet, content), guessed: guess(sheet, content, isAlone) };
  });
  const colours = colourRoles(book, guesses);
  return book.sheets.map(({ tabColour }, place) => {
    const marked = tabColour === null ? undefined : colours.get(tabColour);
    return { role: marked ?? guesses[place]?.guessed ?? 'calculation', isMarked: marked !== undefined };
  });
}
