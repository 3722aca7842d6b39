// The error of a provider of spreadsheets that cannot be reached, refuses, or calculates otherwise than we do; its message has no secret.

/** A cell whose number is not ours. */
export interface DifferentCell {
  /** With its sheet, as formulas write it. */
  readonly cell: string;
  readonly ours: string;
  readonly theirs: string;
}

export class SpreadsheetsUnavailable extends Error {
  readonly cells: readonly DifferentCell[];

  constructor(message: string, cells: readonly DifferentCell[] = []) {
    super(message);
    this.cells = cells;
  }
}
