// Which formulas other programs take from a file: at a single one that they cannot read they call the whole file damaged.
import { functions } from '../calculate/functions/functions.ts';
import { findPart } from '../formulas/parse/formula-parts.ts';
import type { FormulaTree } from '../formulas/parse/formula-tree.ts';
import { parseFormula } from '../formulas/parse/parse-formula.ts';

/** As many characters as may be typed. */
const longestFormula = 8_192;

type Call = Extract<FormulaTree, { kind: 'call' }>;

/** The least and the most arguments of what is no function of values. */
const choiceCounts: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['IF', [2, 3]],
  ['IFERROR', [2, 2]],
  ['IFNA', [2, 2]],
  ['CHOOSE', [2, 255]],
  ['IFS', [2, 254]],
  ['SWITCH', [3, 254]],
  ['LET', [3, 253]],
]);

/** A function that is not known is taken as one that the other program may know. */
function hasItsArguments({ name, args }: Call): boolean {
  const definition = functions.get(name);
  const [least, most] = choiceCounts.get(name) ?? [definition?.least ?? 0, definition?.most ?? 255];
  return name !== '' && args.length >= least && args.length <= most;
}

function isForeign(part: FormulaTree, titles: ReadonlySet<string>): boolean {
  const isThere = (title: string | null): boolean => title === null || titles.has(title.toLowerCase());
  switch (part.kind) {
    case 'reference':
      return part.file !== null || !isThere(part.sheet) || !isThere(part.lastSheet);
    case 'name':
      return part.file !== null || !isThere(part.sheet);
    case 'call':
      return !hasItsArguments(part);
    case 'unary':
      return part.operator === '#';
    default:
      return part.kind === 'structured';
  }
}

/** Without the equals sign; the titles are those of the workbook's sheets. */
export function isFormulaOfFiles(formula: string, titles: readonly string[]): boolean {
  const tree = parseFormula(formula);
  if ('fault' in tree || formula.length > longestFormula) return false;
  const known = new Set(titles.map((title) => title.toLowerCase()));
  return findPart(tree, (part) => isForeign(part, known)) === null;
}
