// A typed number, or a row of typed numbers, with everything the assumptions sheet needs to show it.
import type { RowId } from '#workbook/cell-expression.ts';
import type { NumberFormat } from '#workbook/number-format.ts';
import type { RowProvenance, Source } from '#workbook/row.ts';
import { type InputRange, inputRanges, typedFormat } from './input-ranges.ts';
import type { Series } from './series.ts';

type TypedContent =
  | { readonly kind: 'constant'; readonly value: number }
  /** One list of numbers a scenario; null where the first scenario's stand in. */
  | { readonly kind: 'periods'; readonly scenarios: readonly (readonly number[] | null)[] };

export interface ModelInput {
  /** The row to read: the live one where there are several scenarios. */
  readonly rowId: RowId;
  readonly label: string;
  readonly unit: string;
  readonly format: NumberFormat;
  readonly source: Source | null;
  readonly note: string | null;
  readonly provenance: RowProvenance | null;
  /** What may be typed. */
  readonly range: InputRange;
  readonly content:
    | TypedContent
    /** Numbers that move by rules; the row to read is worked out of them. */
    | { readonly kind: 'series'; readonly series: Series };
}

/** One that stands in the workbook as it was typed. */
export interface TypedInput extends ModelInput {
  readonly content: TypedContent;
}

export const periodsInput = (
  start: Pick<ModelInput, 'rowId' | 'label' | 'unit'> & Partial<ModelInput>,
  values: readonly number[],
): ModelInput => ({
  format: typedFormat(start.unit, [values]),
  source: null,
  note: null,
  provenance: null,
  range: inputRanges.any,
  content: { kind: 'periods', scenarios: [values] },
  ...start,
});

export const constantInput = (
  start: Pick<ModelInput, 'rowId' | 'label' | 'unit'> & Partial<ModelInput>,
  value: number,
): ModelInput => ({
  format: typedFormat(start.unit, [[value]]),
  source: null,
  note: null,
  provenance: null,
  range: inputRanges.any,
  content: { kind: 'constant', value },
  ...start,
});
