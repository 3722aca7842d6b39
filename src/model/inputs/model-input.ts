// A typed number, or a row of typed numbers, with everything the assumptions sheet needs to show it.
import type { RowId } from '#workbook/cell-expression.ts';
import type { NumberFormat } from '#workbook/number-format.ts';
import type { RowProvenance, Source, SpanRule } from '#workbook/row.ts';
import { asFraction, type InputRange, inputRanges, typedFormat } from './input-ranges.ts';
import { type Series, withoutFirst } from './series.ts';

type TypedContent =
  | { readonly kind: 'constant'; readonly value: number }
  /** One list of numbers a scenario; null where the first scenario's stand in. */
  | {
      readonly kind: 'periods';
      readonly scenarios: readonly (readonly number[] | null)[];
      /** Nothing reads the number of the first period: it is no input. */
      readonly isFirstIdle?: boolean;
    };

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
  /** What it is over a year: where this is not said, a percentage is what it is in each period, and another number nothing. */
  readonly span?: Extract<SpanRule, string>;
  readonly content:
    | TypedContent
    /** Numbers that move by rules; the row to read is worked out of them. */
    | { readonly kind: 'series'; readonly series: Series };
}

/** One that stands in the workbook as it was typed. */
export interface TypedInput extends ModelInput {
  readonly content: TypedContent;
}

type InputStart = Pick<ModelInput, 'rowId' | 'label' | 'unit'> & Partial<ModelInput>;

export const periodsInput = (start: InputStart, values: readonly number[]): ModelInput => ({
  format: typedFormat(start.unit, [values]),
  source: null,
  note: null,
  provenance: null,
  range: inputRanges.any,
  content: { kind: 'periods', scenarios: [values] },
  ...start,
});

/** What is typed as 24 stands as 0.24 and is shown as 24.0 %. */
export const inFractions = (start: InputStart): InputStart => ({
  ...start,
  format: 'share',
  range: asFraction(start.range ?? inputRanges.rate),
});

export const percentagesInput = (start: InputStart, percentages: readonly number[]): ModelInput =>
  periodsInput(
    inFractions(start),
    percentages.map((typed) => typed / 100),
  );

export const constantInput = (start: InputStart, value: number): ModelInput => ({
  format: typedFormat(start.unit, [[value]]),
  source: null,
  note: null,
  provenance: null,
  range: inputRanges.any,
  content: { kind: 'constant', value },
  ...start,
});

/** [ASM-22] For what only later periods read, such as the rate of inflation; years that are periods have no first one either. */
export function readLater(input: ModelInput, periodsPerYear: number): ModelInput {
  const { content } = input;
  if (content.kind === 'constant') return input;
  if (content.kind === 'periods') return { ...input, content: { ...content, isFirstIdle: true } };
  const { series } = content;
  const isEach = series.base.span === 'period' || periodsPerYear === 1;
  const base = isEach ? withoutFirst(series.base) : series.base;
  return { ...input, content: { kind: 'series', series: { ...series, base } } };
}
