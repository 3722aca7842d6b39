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

/** Names may refer to names; deeper nesting than this is a cycle, and so is a name within itself. */
const deepestName = 50;

/** A formula that may read so many sheets is as good as one that may read any. */
const mostSheets = 100;

/** Characters of formulas that cannot be parsed, times the names and titles that are looked for in them. */
const mostCompared = 100_000_000;

/** Stands for the sheet of the formula, as long as it is not known which one that is. */
const own = -1;

const nowhere: ReachedSheets = new Set();
const ownSheet: ReachedSheets = new Set([own]);

/** Gathers what parts of a formula reach. */
class Reach {
  private sheets = new Set<number>();
  isAnywhere = false;

  add(reach: ReachedSheets): void {
    if (reach === 'anywhere') this.isAnywhere = true;
    else for (const sheet of reach) this.sheets.add(sheet);
    if (this.sheets.size > mostSheets) this.isAnywhere = true;
  }

  get found(): ReachedSheets {
    return this.isAnywhere ? 'anywhere' : this.sheets;
  }
}

/** What a name reaches is found once, however many names and formulas refer to it. */
type ReachOfNames = Map<string, ReachedSheets>;

class ReachFinder {
  private readonly titles: ReadonlyMap<string, number>;
  private readonly names: ReadonlyMap<string, FormulaTree | null>;
  private readonly called: ReachOfNames = new Map();
  private readonly mentioned: ReachOfNames = new Map();
  private readonly patterns = new Map<FormulaPattern, ReachedSheets>();

  constructor(book: Book) {
    this.titles = new Map(book.sheets.map(({ title }, at) => [title.toUpperCase(), at]));
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
  ofPattern(pattern: FormulaPattern, sheet: number): ReachedSheets {
    if (!pattern.hasUnknownReads) return nowhere;
    const known = this.patterns.get(pattern);
    if (known !== undefined) return known;
    const reach = this.ofTree(pattern.tree, 0);
    const placed =
      reach === 'anywhere' ? reach : new Set([...reach].map((one) => (one === own ? sheet : one)));
    this.patterns.set(pattern, placed);
    return placed;
  }

  /** Only their texts are known: their own sheets and those whose titles occur in them. */
  ofBroken(broken: readonly BrokenFormula[]): ReachedSheets {
    const texts = broken.map(({ cell }) => (cell.formula ?? '').toUpperCase());
    const length = texts.reduce((sum, text) => sum + text.length, 0);
    if (length * (this.names.size + this.titles.size) > mostCompared) return 'anywhere';
    const reach = new Reach();
    for (const [place, text] of texts.entries()) {
      if (/\bINDIRECT\b|\[/.test(text)) return 'anywhere';
      if ([...this.names.keys()].some((name) => text.includes(name))) return 'anywhere';
      const titles = [...this.titles].flatMap(([title, at]) => (text.includes(title) ? [at] : []));
      reach.add(new Set([broken[place]?.sheet ?? 0, ...titles]));
    }
    return reach.found;
  }

  private ofTree(tree: FormulaTree, depth: number): ReachedSheets {
    const reach = new Reach();
    findPart(tree, (part) => {
      if (part.kind === 'structured') reach.add(part.text.startsWith('[') ? ownSheet : 'anywhere');
      else if (part.kind === 'name') reach.add(this.ofName(part.name, depth));
      else if (part.kind === 'call') reach.add(this.ofCall(part, depth));
      return reach.isAnywhere;
    });
    return reach.found;
  }

  private ofName(name: string, depth: number): ReachedSheets {
    const tree = this.names.get(name.toUpperCase());
    if (tree === undefined) return nowhere;
    return this.once(this.called, name, depth, () => tree && this.ofTree(tree, depth + 1));
  }

  /** A name that cannot be read, or is within itself, may lead anywhere. */
  private once(
    known: ReachOfNames,
    name: string,
    depth: number,
    find: () => ReachedSheets | null,
  ): ReachedSheets {
    const key = name.toUpperCase();
    const found = known.get(key);
    if (found !== undefined) return found;
    known.set(key, 'anywhere');
    const reach = depth >= deepestName ? 'anywhere' : (find() ?? 'anywhere');
    known.set(key, reach);
    return reach;
  }

  private ofCall({ name, args }: FormulaTree & { kind: 'call' }, depth: number): ReachedSheets {
    if (wandering.has(name)) return 'anywhere';
    if (name === 'INDIRECT') return this.ofAddress(args[0] ?? null);
    if (!staying.has(name) || !args[0]) return nowhere;
    const reach = this.sheetsIn(args[0], depth);
    return reach === 'anywhere' ? reach : new Set([own, ...reach]);
  }

  /** Those of every reference, those within names included. */
  private sheetsIn(tree: FormulaTree, depth: number): ReachedSheets {
    const reach = new Reach();
    findPart(tree, (part) => {
      if (part.kind === 'reference' && part.sheet !== null) {
        const found = this.titles.get(part.sheet.toUpperCase());
        if (found !== undefined) reach.add(new Set([found]));
      }
      const named = part.kind === 'name' ? this.names.get(part.name.toUpperCase()) : undefined;
      if (part.kind === 'name' && named !== undefined) {
        const { name } = part;
        reach.add(this.once(this.mentioned, name, depth, () => named && this.sheetsIn(named, depth + 1)));
      }
      return reach.isAnywhere;
    });
    return reach.found;
  }

  /** The sheet that the address begins with; an address of counted parts alone is one of its own sheet. */
  private ofAddress(address: FormulaTree | null): ReachedSheets {
    if (address === null) return 'anywhere';
    const first = firstText(address);
    const [, quoted, plain] = /^(?:'([^']+)'|([^'!]+))!/.exec(first ?? '') ?? [];
    const title = quoted ?? plain;
    if (title !== undefined) {
      const sheet = this.titles.get(title.toUpperCase());
      return sheet === undefined ? 'anywhere' : new Set([sheet]);
    }
    // A word without a number is a name, which may lead anywhere.
    const isWord = address.kind === 'text' && !/\d/.test(address.value);
    return isCounted(address) && !isWord ? ownSheet : 'anywhere';
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

/** One for a book, since several rules ask it. */
export const reachFinder = once((book: Book) => new ReachFinder(book));

function reachOf(book: Book, { blocks, broken }: FormulaIndex): ReachedSheets {
  const finder = reachFinder(book);
  const reach = new Reach();
  reach.add(finder.ofBroken(broken));
  for (const { pattern, sheet } of blocks) {
    if (reach.isAnywhere) break;
    reach.add(finder.ofPattern(pattern, sheet));
  }
  return reach.found;
}

const reachesOf = once((book: Book) => once((index: FormulaIndex) => reachOf(book, index)));

/** Of all formulas of the workbook together; memoised, since several rules need it. */
export const unknownReach = (book: Book, index: FormulaIndex): ReachedSheets => reachesOf(book)(index);
