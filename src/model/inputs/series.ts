// What an input that moves is made of: its typed numbers, and the parts that multiply them.
import type { GrowthSpan } from '#template/driver.ts';

/** What one number of a part stands for: all periods, one period, or one fiscal year. */
export type PartSpan = 'all' | 'period' | 'year';

/** A list of numbers for each scenario; null where the first scenario's stand in. */
export interface SeriesPart {
  readonly span: PartSpan;
  readonly scenarios: readonly (readonly number[] | null)[];
  /** Nothing reads the first of several numbers: it is no input. */
  readonly isFirstIdle?: boolean;
}

/** A day for each scenario: its serial number, null where the first scenario's stands in, or none at all. */
export type SeriesDay = readonly (number | null | 'none')[];

export interface Series {
  readonly base: SeriesPart;
  /** Whether the numbers of the base are those of whole years, to be spread over their periods. */
  readonly isSplit: boolean;
  readonly start: SeriesDay | null;
  readonly end: SeriesDay | null;
  readonly every: number | null;
  /** The rate as a fraction. */
  readonly growth: { readonly per: GrowthSpan; readonly rate: SeriesPart } | null;
  /** The id of a seasonality. */
  readonly seasonId: string | null;
  /** From a fraction, over so many periods. */
  readonly ramp: { readonly from: SeriesPart; readonly periods: SeriesPart } | null;
}

/** The parts of a series that hold numbers of fiscal years. */
export const countsYears = ({ base, growth }: Series): boolean =>
  base.span === 'year' || growth?.rate.span === 'year' || growth?.per === 'step';

/** [ASM-22] Where all that are read have one number in each scenario, it is the only one. */
export function withoutFirst(part: SeriesPart): SeriesPart {
  if (part.span === 'all') return part;
  const read = part.scenarios.map((numbers) => (numbers && numbers.length > 1 ? numbers.slice(1) : numbers));
  const isOne = read.every((numbers) => numbers === null || numbers.every((one) => one === numbers[0]));
  if (!isOne) return { ...part, isFirstIdle: true };
  return { span: 'all', scenarios: read.map((numbers) => numbers?.slice(0, 1) ?? null) };
}
