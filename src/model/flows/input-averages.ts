// Gives a typed rate or price over a year the average that the row which repeats it among its factors has.
import type { RowId } from '#workbook/cell-expression.ts';
import type { Row, SpanAverage } from '#workbook/row.ts';
import type { Sheet } from '#workbook/workbook.ts';

/** The row that a row repeats in each period. */
function repeatedBy({ periods }: Row): RowId | null {
  if (periods?.kind !== 'formula') return null;
  const { expression } = periods;
  return expression.kind === 'cell' && expression.at === 'period' ? expression.row : null;
}

/** [ASM-25] It is the same quantity: where it is typed alone nothing says what it is multiplied by. */
export function withInputAverages(sheets: readonly Sheet[]): readonly Sheet[] {
  const averages = new Map<RowId, SpanAverage>();
  for (const { rows } of sheets)
    for (const row of rows) {
      const repeated = repeatedBy(row);
      if (repeated !== null && typeof row.span === 'object' && row.span.kind === 'average')
        averages.set(repeated, row.span);
    }
  const averaged = (row: Row): Row => {
    const span = row.span === 'same' || row.span === 'blank' ? averages.get(row.id) : undefined;
    return span === undefined ? row : { ...row, span };
  };
  return sheets.map((sheet) => ({ ...sheet, rows: sheet.rows.map(averaged) }));
}
