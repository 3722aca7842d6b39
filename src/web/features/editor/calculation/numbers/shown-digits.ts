// Writes a row's numbers as briefly as they are worth, alike over all its periods so that they align.
import type { Language } from '#language/language.ts';
import { formatValue } from '#render/html/format-value.ts';
import type { PreviewRow } from '#render/html/preview-row.ts';

type NumberFormat = PreviewRow['format'];

/** How numbers look on the page; as the server writes them by default. */
export interface NumberLook {
  /** `auto` leaves decimals out where they say nothing. */
  readonly decimals?: 'auto' | 'two';
  /** What stands for zero. */
  readonly nothing?: 'dash' | 'zero';
  /** From which size on an amount has no decimals, unless from 100. */
  readonly roundFrom?: number;
}

/** The parts of a row that the look of its numbers depends on. */
export type FormattedRow = Pick<PreviewRow, 'format'> & Partial<Pick<PreviewRow, 'values' | 'figures'>>;

const dash = '–';

/** Below this a number counts as zero; in a scale of the page, from here up to half a hundredth two decimals would show a non-zero number as zero. */
const smallestShown = 0.001;

/** From here on an amount is shown without cents. */
const smallestRound = 100;

const smallestScientific = 1e15;

/** Half of what two decimals show. */
const roundingError = 0.005;

const counts: ReadonlySet<NumberFormat> = new Set(['whole', 'quantity', 'number']);
const dashed: ReadonlySet<NumberFormat> = new Set([
  ...(['money', 'whole', 'price', 'quantity', 'number', 'percent', 'share', 'rate', 'ratio'] as const),
]);

const wholeNumbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** Whether its single figures look other than the server wrote them. */
export const isLookedAfter = ({ format }: FormattedRow, { decimals, nothing }: NumberLook): boolean =>
  (decimals === 'auto' && (format === 'money' || counts.has(format) || format === 'price')) ||
  (nothing === 'dash' && dashed.has(format));

/** `scale` is what the page divides the row's numbers by. */
export function lookedNumber(
  value: number,
  row: FormattedRow,
  { language, scale, ...look }: NumberLook & { readonly language: Language; readonly scale: number },
): string {
  const { format } = row;
  const scaled = value / scale;
  const size = Math.abs(scaled);
  if (look.nothing === 'dash' && dashed.has(format) && Math.abs(value) < smallestShown) return dash;
  if (look.decimals === 'auto' && size < smallestScientific && isRound(row, value, scale, look))
    return wholeNumbers.format(Math.round(scaled) === 0 ? 0 : scaled);
  if (look.decimals === 'auto' && isHugePercent(row, value)) return `${wholeNumbers.format(value * 100)}%`;
  if (scale !== 1 && size >= smallestShown && size < roundingError) return scaled.toFixed(3);
  const text = formatValue(scaled, format, language);
  if (look.decimals !== 'auto') return text;
  const { isPart, isTenths, largest } = numbersOf(row, value);
  if (isPart && counts.has(format)) return scaled.toFixed(2 - Math.floor(Math.log10(largest)));
  const decimals = isTenths ? 1 : 2;
  return rates.has(format)
    ? text.replace(/\d+\.\d+(?=%)/, (percent) => Number(percent).toFixed(decimals))
    : text;
}

/** So many different percentages are a course, such as that of a first year, and nobody typed each. */
const mostTyped = 12;

const rates: ReadonlySet<NumberFormat> = new Set(['share', 'rate']);

/** Ten times over: nobody reads a tenth of a percent there, and its columns would be the widest of their sheet. */
const hugePercent = 10;

function isHugePercent(row: FormattedRow, value: number): boolean {
  if (row.format !== 'percent' || !Number.isFinite(value)) return false;
  const { largest } = numbersOf(row, value);
  return largest >= hugePercent && largest < smallestScientific;
}

function isRound(
  row: FormattedRow,
  value: number,
  scale: number,
  { roundFrom = smallestRound }: NumberLook,
): boolean {
  const isAmount = row.format === 'money';
  if (row.format === 'price') return isInRoundPrices(numbersOf(row, value));
  if (!isAmount && !counts.has(row.format)) return false;
  const { largest, isWhole } = numbersOf(row, value);
  const shown = largest / scale;
  return shown >= roundFrom || largest < smallestShown || (!isAmount && isWhole);
}

/** A salary or a rent, whose cents would say that there are some. */
const isInRoundPrices = ({ smallest, isWhole }: RowNumbers): boolean => isWhole && smallest >= smallestRound;

/** What calculating leaves behind. */
const exactness = 1e-6;

interface RowNumbers {
  readonly largest: number;
  /** But for zero; infinite where there is nothing else. */
  readonly smallest: number;
  readonly isWhole: boolean;
  /** Below one, with more than two decimals: of what one visitor buys three digits are worth reading. */
  readonly isPart: boolean;
  /** As percentages, they have one decimal at most, or are a course that reaches ten percent. */
  readonly isTenths: boolean;
}

/** A row is written anew for each cell that comes into view. */
const known = new WeakMap<FormattedRow, RowNumbers>();

/** Of its periods and its opening; of a row without periods, its single figures; of no row, the number itself. */
function numbersOf(row: FormattedRow, value: number): RowNumbers {
  const { values, figures } = row;
  if (!values && !figures) return summary([value], row);
  const found = known.get(row);
  if (found) return found;
  const { zero = null, total = null, constant = null } = figures ?? {};
  const periods = values && values.length > 0 ? [...values, zero ?? 0] : [total ?? constant ?? 0, zero ?? 0];
  const made = summary(periods, row);
  known.set(row, made);
  return made;
}

function summary(numbers: readonly number[], { format }: FormattedRow): RowNumbers {
  const hundredths = format === 'rate' ? 100 : 10_000;
  let largest = 0;
  let smallest = Number.POSITIVE_INFINITY;
  let isWhole = true;
  let isPart = false;
  let isTenths = true;
  for (const number of numbers) {
    if (!Number.isFinite(number)) continue;
    const size = Math.abs(number);
    largest = Math.max(largest, size);
    if (size > 0) smallest = Math.min(smallest, size);
    if (Math.abs(number - Math.round(number)) >= roundingError) isWhole = false;
    if (Math.abs(number * 100 - Math.round(number * 100)) >= exactness) isPart = true;
    if (Math.round(number * hundredths) % 10 !== 0) isTenths = false;
  }
  const isCourse =
    rates.has(format) && largest * hundredths >= 1000 && new Set([0, ...numbers]).size > mostTyped + 1;
  return { largest, smallest, isWhole, isPart: isPart && largest < 1, isTenths: isTenths || isCourse };
}
