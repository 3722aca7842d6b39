// The sheets that formulas may read without naming cells: OFFSET, INDIRECT, tables and formulas that cannot be parsed.
import type { Book } from '../../book/book.ts';
import { once } from '../../once/once.ts';
import { findPart } from '../parse/formula-parts.ts';
import type { FormulaTree } from '../parse/formula-tree.ts';
import { parseFormula } from '../parse/parse-formula.ts';
import type { BrokenFormula, FormulaIndex, FormulaPattern } from './formula-index.ts';

/** Sheets from 0; 'anywhere' where nothing limits it. */
export type ReachedSheets = ReadonlySet<number> | 'anywhere';

/** They stay on the sheets of their arguments: OFFSET never leaves the sheet it starts from. */
const staying = new Set(['OFFSET', 'GETPIVOTDATA']);
const wandering = new Set(['CUBEVALUE', 'CUBEMEMBER', '']);
/** What an address may be put together from without naming a sheet. */
const counting = new Set(['ROW', 'COLUMN', 'ROWS', 'COLUMNS', 'CHAR', 'ADDRESS', 'MATCH']);

const plainAddress = /^\$?[A-Z]{0,3}\$?\d*(?::\$?[A-Z]{0,3}\$?\d*)?$/i;

/** Names may refer to names; deeper nesting than this is a cycle. */
const deepestName = 8;

export class ReachFinder {
  private readonly titles: readonly string[];
  private readonly names: ReadonlyMap<string, FormulaTree | null>;

  constructor(book: Book) {
    this.titles = book.sheets.map(({ title }) => title.toUpperCase());
    this.names = new Map(
      book.names
        .filter(({ name }) => !name.startsWith('_xlnm.'))
        .map(({ name, formula }) => {
          const tree = parseFormula(formula);
          return [name.toUpperCase(), 'fault' in tree ? null : tree];
        }),
    );
  }

  /** Of all copies of the formula on its sheet; empty where it names all that it reads. */
  ofPattern({ tree, hasUnknownReads }: FormulaPattern, sheet: number): ReachedSheets {
    return hasUnknownReads ? this.ofTree(tree, sheet, 0) : new Set();
  }

  /** Only its text is known: its own sheet and those whose titles occur in it. */
  ofBroken({ sheet, cell }: BrokenFormula): ReachedSheets {
    const text = (cell.formula ?? '').toUpperCase();
    if (/\bINDIRECT\b|\[/.test(text)) return 'anywhere';
    if ([...this.names.keys()].some((name) => text.includes(name))) return 'anywhere';
    return new Set([sheet, ...this.titles.flatMap((title, at) => (text.includes(title) ? [at] : []))]);
  }

  private ofTree(tree: FormulaTree, sheet: number, depth: number): ReachedSheets {
    const sheets = new Set<number>();
    let isAnywhere = depth > deepestName;
    const add = (reach: ReachedSheets): void => {
      if (reach === 'anywhere') isAnywhere = true;
      else for (const one of reach) sheets.add(one);
    };
    findPart(tree, (part) => {
      if (isAnywhere) return true;
      if (part.kind === 'structured') add(part.text.startsWith('[') ? new Set([sheet]) : 'anywhere');
      else if (part.kind === 'name') add(this.ofName(part.name, sheet, depth));
      else if (part.kind === 'call') add(this.ofCall(part, sheet, depth));
      return false;
    });
    return isAnywhere ? 'anywhere' : sheets;
  }

  private ofName(name: string, sheet: number, depth: number): ReachedSheets {
    const tree = this.names.get(name.toUpperCase());
    if (tree === null) return 'anywhere';
    return tree === undefined ? new Set() : this.ofTree(tree, sheet, depth + 1);
  }

  private ofCall(
    { name, args }: FormulaTree & { kind: 'call' },
    sheet: number,
    depth: number,
  ): ReachedSheets {
    if (wandering.has(name)) return 'anywhere';
    if (name === 'INDIRECT') return this.ofAddress(args[0] ?? null, sheet);
    return staying.has(name) && args[0] ? this.sheetsIn(args[0], sheet, depth) : new Set();
  }

  /** Those of every reference, those within names included. */
  private sheetsIn(tree: FormulaTree, own: number, depth: number): ReachedSheets {
    const sheets = new Set<number>([own]);
    let isAnywhere = depth > deepestName;
    findPart(tree, (part) => {
      if (part.kind === 'reference' && part.sheet !== null) {
        const found = this.titles.indexOf(part.sheet.toUpperCase());
        if (found >= 0) sheets.add(found);
      }
      const named = part.kind === 'name' ? this.names.get(part.name.toUpperCase()) : undefined;
      if (named === null) isAnywhere = true;
      const inside = named ? this.sheetsIn(named, own, depth + 1) : new Set<number>();
      if (inside === 'anywhere') isAnywhere = true;
      else for (const sheet of inside) sheets.add(sheet);
      return isAnywhere;
    });
    return isAnywhere ? 'anywhere' : sheets;
  }

  /** The sheet that the address begins with; an address of counted parts alone is one of its own sheet. */
  private ofAddress(address: FormulaTree | null, own: number): ReachedSheets {
    if (address === null) return 'anywhere';
    const first = firstText(address);
    const [, quoted, plain] = /^(?:'([^']+)'|([^'!]+))!/.exec(first ?? '') ?? [];
    const title = quoted ?? plain;
    if (title !== undefined) {
      const sheet = this.titles.indexOf(title.toUpperCase());
      return sheet < 0 ? 'anywhere' : new Set([sheet]);
    }
    // A word without a number is a name, which may lead anywhere.
    const isWord = address.kind === 'text' && !/\d/.test(address.value);
    return isCounted(address) && !isWord ? new Set([own]) : 'anywhere';
  }
}

/** What a text that is put together begins with; null where that is no fixed text. */
function firstText(tree: FormulaTree): string | null {
  if (tree.kind === 'text') return tree.value;
  return tree.kind === 'binary' && tree.operator === '&' ? firstText(tree.left) : null;
}

/** Made of parts of addresses and of numbers, so that no title and no name can be among them. */
function isCounted(tree: FormulaTree): boolean {
  if (tree.kind === 'text') return plainAddress.test(tree.value);
  if (tree.kind === 'number') return true;
  if (tree.kind === 'call') return counting.has(tree.name) && tree.args.length < 5;
  return tree.kind === 'binary' && isCounted(tree.left) && isCounted(tree.right);
}

function reachOf(book: Book, { blocks, broken }: FormulaIndex): ReachedSheets {
  const finder = new ReachFinder(book);
  const patterns = new Map(blocks.map(({ pattern, sheet }) => [pattern, sheet] as const));
  const sheets = new Set<number>();
  const reaches = [
    ...[...patterns].map(([pattern, sheet]) => finder.ofPattern(pattern, sheet)),
    ...broken.map((formula) => finder.ofBroken(formula)),
  ];
  for (const reach of reaches) {
    if (reach === 'anywhere') return reach;
    for (const sheet of reach) sheets.add(sheet);
  }
  return sheets;
}

const reachesOf = once((book: Book) => once((index: FormulaIndex) => reachOf(book, index)));

/** Of all formulas of the workbook together; memoised, since several rules need it. */
export const unknownReach = (book: Book, index: FormulaIndex): ReachedSheets => reachesOf(book)(index);
