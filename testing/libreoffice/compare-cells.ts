// Compares every cell of a written workbook with the output of another program: nothing missing, extra or different.
import { contains, type Interval } from '#testing/rounding/interval.ts';
import type { ReadCell, ReadSheets } from '#testing/xlsx/read-cells.ts';

/** What a cell may come to by its formula, whatever the order in which a program adds and rounds. */
export type AllowedInterval = (sheet: string, address: string) => Interval | null;

export interface Comparison {
  readonly compared: number;
  /** Cells that agree to nine digits. */
  readonly equal: number;
  /** Cells that rest on rounding, and differ by no more than rounding explains. */
  readonly rounded: readonly string[];
  readonly found: readonly string[];
}

const shareOfNumber = 1e-9;

type Verdict = 'equal' | 'rounded' | 'differs';

/** The one text that a formula of ours may come to. */
const asNumber = (content: ReadCell['content']): number =>
  typeof content === 'number' ? content : content === 'n/a' ? Number.NaN : Number.POSITIVE_INFINITY;

const isEmpty = (cell: ReadCell | undefined): boolean =>
  cell === undefined || ((cell.content === null || cell.content === '') && cell.formula === null);

function verdictOn(ours: ReadCell, theirs: ReadCell, allowed: Interval | null): Verdict {
  if ((ours.formula === null) !== (theirs.formula === null)) return 'differs';
  if (ours.content === theirs.content) return 'equal';
  const [one, other] = [asNumber(ours.content), asNumber(theirs.content)];
  if (one === Number.POSITIVE_INFINITY || other === Number.POSITIVE_INFINITY) return 'differs';
  const difference = Math.abs(one - other);
  if (difference <= shareOfNumber * Math.max(Math.abs(one), Math.abs(other))) return 'equal';
  const isExplained = allowed !== null && contains(allowed, one) && contains(allowed, other);
  return isExplained ? 'rounded' : 'differs';
}

const shown = (cell: ReadCell | undefined): string =>
  isEmpty(cell) ? 'nothing' : `${cell?.formula ? 'a formula for ' : ''}${JSON.stringify(cell?.content)}`;

export function compareCells(ours: ReadSheets, theirs: ReadSheets, allowed: AllowedInterval): Comparison {
  const found: string[] = [];
  const rounded: string[] = [];
  let [compared, equal] = [0, 0];
  for (const title of new Set([...ours.keys(), ...theirs.keys()])) {
    const [own, other] = [ours.get(title), theirs.get(title)];
    if (!own || !other) {
      found.push(`${title}: the sheet is there in one file alone`);
      continue;
    }
    for (const address of new Set([...own.keys(), ...other.keys()])) {
      const [one, two] = [own.get(address), other.get(address)];
      if (isEmpty(one) && isEmpty(two)) continue;
      compared += 1;
      const verdict = one && two ? verdictOn(one, two, allowed(title, address)) : 'differs';
      if (verdict === 'equal') equal += 1;
      else
        (verdict === 'rounded' ? rounded : found).push(
          `${title} ${address}: ${shown(one)} against ${shown(two)}`,
        );
    }
  }
  return { compared, equal, rounded, found };
}
