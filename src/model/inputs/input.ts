// A number, or a row of numbers, that a person typed: what the assumptions sheet needs to show it.
import type { RowId } from '#workbook/cell-expression.ts';
import type { NumberFormat } from '#workbook/number-format.ts';
import type { Provenance, Source } from '#workbook/row.ts';
import { type Range, ranges, typedFormat } from './ranges.ts';

export interface Input {
  /** The row to read: the live one where there are several scenarios. */
  readonly rowId: RowId;
  readonly label: string;
  readonly unit: string;
  readonly format: NumberFormat;
  readonly source: Source | null;
  readonly note: string | null;
  readonly provenance: Provenance | null;
  /** What may be typed. */
  readonly range: Range;
  readonly content:
    | { readonly kind: 'constant'; readonly value: number }
    /** One list of numbers a scenario; null where the first scenario's stand in. */
    | { readonly kind: 'periods'; readonly scenarios: readonly (readonly number[] | null)[] };
}

export const periodsInput = (
  start: Pick<Input, 'rowId' | 'label' | 'unit'> & Partial<Input>,
  values: readonly number[],
): Input => ({
  format: typedFormat(start.unit, [values]),
  source: null,
  note: null,
  provenance: null,
  range: ranges.any,
  content: { kind: 'periods', scenarios: [values] },
  ...start,
});

export const constantInput = (
  start: Pick<Input, 'rowId' | 'label' | 'unit'> & Partial<Input>,
  value: number,
): Input => ({
  format: typedFormat(start.unit, [[value]]),
  source: null,
  note: null,
  provenance: null,
  range: ranges.any,
  content: { kind: 'constant', value },
  ...start,
});
