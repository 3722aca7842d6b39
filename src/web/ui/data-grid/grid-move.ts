// Moves the cursor of a grid by key, as spreadsheets do.

/** Column 0 is the label, 1 the unit, the others follow. */
export interface GridPosition {
  readonly row: number;
  readonly column: number;
}

export interface GridField {
  readonly rowCount: number;
  readonly columnCount: number;
  /** How many rows are visible. */
  readonly pageRows: number;
  readonly isFilled: (position: GridPosition) => boolean;
  /** A column without width, which steps to the left and to the right pass over. */
  readonly isHidden: (column: number) => boolean;
}

interface GridStep {
  readonly row: number;
  readonly column: number;
}

const steps: Readonly<Record<string, GridStep>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/** Null for a key that does not move. */
export function moved(
  from: GridPosition,
  key: string,
  isFar: boolean,
  field: GridField,
): GridPosition | null {
  const step = steps[key];
  if (step) return isFar ? toEdge(from, step, field) : within(stepped(from, step, field), field);
  const { rowCount, columnCount, pageRows } = field;
  switch (key) {
    case 'Home':
      return { row: isFar ? 0 : from.row, column: 0 };
    case 'End':
      return within({ row: isFar ? rowCount - 1 : from.row, column: columnCount - 1 }, field);
    case 'PageUp':
      return within({ row: from.row - pageRows, column: from.column }, field);
    case 'PageDown':
      return within({ row: from.row + pageRows, column: from.column }, field);
    default:
      return null;
  }
}

const added = (position: GridPosition, { row, column }: GridStep): GridPosition => ({
  row: position.row + row,
  column: position.column + column,
});

/** The next cell that can be seen. */
function stepped(from: GridPosition, step: GridStep, field: GridField): GridPosition {
  const next = added(from, step);
  return step.column !== 0 && field.isHidden(next.column) ? added(next, step) : next;
}

const between = (value: number, most: number): number => Math.max(0, Math.min(value, most));

const within = ({ row, column }: GridPosition, { rowCount, columnCount }: GridField): GridPosition => ({
  row: between(row, rowCount - 1),
  column: between(column, columnCount - 1),
});

const isInside = ({ row, column }: GridPosition, { rowCount, columnCount }: GridField): boolean =>
  row >= 0 && row < rowCount && column >= 0 && column < columnCount;

/** To the last cell of a filled block, or over a gap to the next one; without any, to the last cell there is. */
function toEdge(from: GridPosition, step: GridStep, field: GridField): GridPosition {
  let last = from;
  let next = stepped(from, step, field);
  const isInBlock = field.isFilled(from) && isInside(next, field) && field.isFilled(next);
  while (isInside(next, field)) {
    const isFilled = field.isFilled(next);
    if (isInBlock && !isFilled) return last;
    last = next;
    if (!isInBlock && isFilled) return last;
    next = stepped(next, step, field);
  }
  return last;
}
