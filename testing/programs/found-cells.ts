// The cells that another program reads from a file, in one form for all programs.
import type { ReadSheets } from '#testing/xlsx/read-cells.ts';

export interface FoundCell {
  readonly content: string | number | boolean | null;
  readonly formula: string | null;
}

export type FoundCells = ReadonlyMap<string, ReadonlyMap<string, FoundCell>>;

const dayMs = 86_400_000;

/** Programs turn numbers with a date's format into dates. */
export const serialOf = (date: Date): number => (date.getTime() - Date.UTC(1899, 11, 30)) / dayMs;

/** Quotes around the name of a sheet may be left out where it is one plain word. */
const plain = (formula: string | null): string | null =>
  formula === null ? null : formula.replaceAll(/'([\p{L}_][\p{L}\d_]*)'!/gu, '$1!').replaceAll(' ', '');

const shown = (cell: FoundCell | undefined): string =>
  cell ? `${JSON.stringify(cell.content)}${cell.formula === null ? '' : ` of ${cell.formula}`}` : 'nothing';

const isFilled = (cell: FoundCell | undefined): cell is FoundCell =>
  cell !== undefined && (cell.formula !== null || (cell.content !== null && cell.content !== ''));

function isSame(ours: FoundCell, theirs: FoundCell): boolean {
  if (plain(ours.formula) !== plain(theirs.formula)) return false;
  if (typeof ours.content === 'number' && typeof theirs.content === 'number') {
    // Dates are kept in milliseconds by some, which costs the last digits.
    return Math.abs(ours.content - theirs.content) <= 1e-9 * Math.max(1, Math.abs(ours.content));
  }
  return ours.content === theirs.content;
}

/** Every cell that is another in the other program, or is there in one alone. */
export function foundOtherwise(ours: ReadSheets, theirs: FoundCells): readonly string[] {
  const found: string[] = [];
  if ([...ours.keys()].join('\n') !== [...theirs.keys()].join('\n')) found.push('the sheets are others');
  for (const [title, cells] of ours) {
    const other = theirs.get(title) ?? new Map<string, FoundCell>();
    for (const address of new Set([...cells.keys(), ...other.keys()])) {
      const [one, two] = [cells.get(address), other.get(address)];
      if (!isFilled(one) && !isFilled(two)) continue;
      if (!isFilled(one) || !isFilled(two) || !isSame(one, two)) {
        found.push(`${title} ${address}: ${shown(one)} against ${shown(two)}`);
      }
    }
  }
  return found;
}
