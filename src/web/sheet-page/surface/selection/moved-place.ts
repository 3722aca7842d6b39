// Where a key takes the cursor, as in other spreadsheets.
import type { CellPlace } from '../geometry/cell-area.ts';

export interface MoveField {
  readonly lineCount: number;
  readonly columnCount: number;
  readonly pageLines: number;
  readonly isFilled: (place: CellPlace) => boolean;
  /** Folded lines are passed over. */
  readonly isHidden: (line: number) => boolean;
  /** The last cell that holds anything. */
  readonly last: CellPlace;
  /** The first column that is scrolled. */
  readonly firstScrolled: CellPlace;
}

export interface PressedKey {
  readonly key: string;
  readonly isFar: boolean;
  readonly isAlt: boolean;
}

interface Step {
  readonly line: -1 | 0 | 1;
  readonly column: -1 | 0 | 1;
}

const steps: Readonly<Record<string, Step>> = {
  ArrowUp: { line: -1, column: 0 },
  ArrowDown: { line: 1, column: 0 },
  ArrowLeft: { line: 0, column: -1 },
  ArrowRight: { line: 0, column: 1 },
};

const pageColumns = 10;

const isInside = ({ line, column }: CellPlace, { lineCount, columnCount }: MoveField): boolean =>
  line >= 1 && line <= lineCount && column >= 1 && column <= columnCount;

/** The next cell that can be seen; the same one at the edge. */
function stepped(from: CellPlace, step: Step, field: MoveField): CellPlace {
  let next = from;
  do {
    next = { line: next.line + step.line, column: next.column + step.column };
    if (!isInside(next, field)) return from;
  } while (field.isHidden(next.line));
  return next;
}

/** To the last cell of a filled block, or over a gap to the next one; without any, to the edge. */
function toEdge(from: CellPlace, step: Step, field: MoveField): CellPlace {
  let last = from;
  let next = stepped(last, step, field);
  const isInBlock = field.isFilled(from) && next !== last && field.isFilled(next);
  while (next !== last) {
    const isFilled = field.isFilled(next);
    if (isInBlock && !isFilled) return last;
    last = next;
    if (!isInBlock && isFilled) return last;
    next = stepped(last, step, field);
  }
  return last;
}

function paged(from: CellPlace, step: Step, count: number, field: MoveField): CellPlace {
  let place = from;
  for (let left = count; left > 0; left -= 1) place = stepped(place, step, field);
  return place;
}

/** Null for a key that does not move. */
export function movedPlace(from: CellPlace, pressed: PressedKey, field: MoveField): CellPlace | null {
  const { key, isFar, isAlt } = pressed;
  const step = steps[key];
  if (step) return isAlt ? null : isFar ? toEdge(from, step, field) : stepped(from, step, field);
  switch (key) {
    case 'Home':
      return isFar ? field.firstScrolled : { line: from.line, column: 1 };
    case 'End':
      return isFar ? field.last : lastOfLine(from, field);
    case 'PageUp':
    case 'PageDown': {
      if (isFar) return null;
      const way = key === 'PageUp' ? -1 : 1;
      return isAlt
        ? paged(from, { line: 0, column: way }, pageColumns, field)
        : paged(from, { line: way, column: 0 }, field.pageLines, field);
    }
    default:
      return null;
  }
}

function lastOfLine({ line }: CellPlace, field: MoveField): CellPlace {
  let column = field.columnCount;
  while (column > 1 && !field.isFilled({ line, column })) column -= 1;
  return { line, column };
}
