// Samples calculated cells of a workbook, reproducibly by seed and spread over sheets, columns and roles.
import type { Values } from '#evaluate/evaluate.ts';
import { contents } from '#testing/calculators/grid.ts';
import { seededRandom, wholeNumber } from '#testing/seeded-random.ts';
import { columnLetters, columns } from '#workbook/columns.ts';
import type { RowRole } from '#workbook/row.ts';
import type { Workbook } from '#workbook/workbook.ts';

export interface CalculatedCell {
  readonly sheet: string;
  /** Counted from 0, as calculators count them. */
  readonly sheetIndex: number;
  readonly rowIndex: number;
  readonly columnIndex: number;
  readonly address: string;
  readonly rowId: string;
  readonly label: string;
  readonly role: RowRole;
  readonly kind: 'constant' | 'total' | 'zero' | 'period';
  readonly value: number;
}

function kindOf(column: number): CalculatedCell['kind'] {
  if (column === columns.constant) return 'constant';
  if (column === columns.total) return 'total';
  return column === columns.zero ? 'zero' : 'period';
}

function calculatedCells({ sheets }: Workbook, values: Values): readonly CalculatedCell[] {
  return sheets.flatMap(({ title, rows }, sheetIndex) =>
    rows.flatMap((row, rowIndex) =>
      [...contents(row, values)].flatMap(([column, { kind }, value]) =>
        kind !== 'formula'
          ? []
          : {
              sheet: title,
              sheetIndex,
              rowIndex,
              columnIndex: column - 1,
              address: `${columnLetters(column)}${rowIndex + 1}`,
              rowId: row.id,
              label: row.label,
              role: row.role,
              kind: kindOf(column),
              value,
            },
      ),
    ),
  );
}

/** One from each group of cells alike, round after round, so that a sheet of ten cells is drawn from like one of a thousand. */
export function sampleCells(workbook: Workbook, values: Values, count: number, seed: number) {
  const random = seededRandom(seed);
  const groups = new Map<string, CalculatedCell[]>();
  for (const cell of calculatedCells(workbook, values)) {
    const key = `${cell.sheet} ${cell.kind} ${cell.role}`;
    groups.set(key, [...(groups.get(key) ?? []), cell]);
  }
  const drawn: CalculatedCell[] = [];
  while (drawn.length < count) {
    const left = [...groups.values()].filter((group) => group.length > 0);
    if (left.length === 0) break;
    for (const group of left) {
      if (drawn.length < count) drawn.push(...group.splice(wholeNumber(random, 0, group.length - 1), 1));
    }
  }
  return drawn;
}
