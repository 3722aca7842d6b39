// Joins faults of single cells: the same fault in adjoining cells is reported once, with their range.
import { areaAddress } from '#audit/book/address.ts';
import type { Area } from '#audit/book/book.ts';
import type { RuleFault } from '#audit/findings/rule.ts';
import { blockAreas } from '../../cell-ranges.ts';

export interface CellFault extends Pick<RuleFault, 'message' | 'words'> {
  /** From 0. */
  readonly sheet: number;
  readonly line: number;
  readonly column: number;
}

/** In reading order. */
export function rangeFaults(faults: readonly CellFault[]): readonly RuleFault[] {
  const alike = new Map<string, CellFault[]>();
  for (const fault of faults) {
    const key = `${fault.sheet} ${fault.message} ${JSON.stringify(fault.words ?? null)}`;
    const known = alike.get(key);
    if (known) known.push(fault);
    else alike.set(key, [fault]);
  }
  return [...alike.values()]
    .flatMap((cells) => blockAreas(cells).map((area) => ({ area, first: cells[0] })))
    .sort((one, other) => order(one.area, other.area))
    .flatMap(({ area, first }) => (first ? [faultIn(area, first)] : []))
    .sort((one, other) => (one.sheet ?? 0) - (other.sheet ?? 0));
}

const order = (one: Area, other: Area): number =>
  one.firstLine - other.firstLine || one.firstColumn - other.firstColumn;

function faultIn(area: Area, { sheet, message, words }: CellFault): RuleFault {
  return {
    sheet,
    cell: areaAddress(area),
    ...(message === undefined ? {} : { message }),
    ...(words === undefined ? {} : { words }),
  };
}
