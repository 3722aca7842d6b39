// Says in plain words what a number and its driver come to.
import type { IntlShape } from 'react-intl';
import { periodValues } from '#template/period-values.ts';
import type { Periodicity, Template } from '#template/template.ts';
import type { DriverTexts } from '../document/drivers/driver-texts.ts';
import { forecastPeriods } from '../document/drivers/forecast-periods.ts';
import { seasonShape } from '../document/drivers/season-shape.ts';
import {
  patternWeights,
  type SeasonalPattern,
  seasonalPatterns,
} from '../document/drivers/seasonal-patterns.ts';

/** Plain values, so that two versions of a template can be compared. */
export interface SaidDriver {
  readonly texts: DriverTexts;
  /** The numbers, or those of the first scenario where a scenario has none. */
  readonly data: string;
  readonly periodicity: Periodicity;
  readonly starts: readonly string[];
  /** Null without a season. */
  readonly pattern: Pick<SeasonalPattern, 'name' | 'weights'> | null;
  /** Says each of many numbers instead of the first few. */
  readonly isInFull?: boolean;
}

export function saidDriver(template: Template, texts: DriverTexts, data: string): SaidDriver {
  const { periodicity } = template.data.options.timing;
  const isOn = texts.season !== null && patternWeights(template, texts.season) !== null;
  const pattern = isOn ? seasonalPatterns(template).find(({ id }) => id === texts.season) : undefined;
  return {
    ...{ texts, data, periodicity },
    starts: forecastPeriods(template).starts,
    pattern: pattern ? { name: pattern.name, weights: pattern.weights } : null,
  };
}

export const driverWords = (intl: IntlShape, said: SaidDriver): string =>
  [
    datedWords(intl, said),
    everyWords(intl, said),
    growthWords(intl, said),
    seasonWords(intl, said),
    rampWords(intl, said),
  ]
    .filter((words) => words !== '')
    .join(', ');

const shownNumbers = 3;
const mostDecimals = 6;

interface Listed {
  readonly text: string;
  readonly style: 'decimal' | 'percent';
}

function listed(
  { formatNumber }: IntlShape,
  { text, style }: Listed,
  { isInFull = false }: SaidDriver,
): string {
  const most = isInFull ? Number.POSITIVE_INFINITY : shownNumbers;
  const scale = style === 'percent' ? 100 : 1;
  const segments = text.split(';').map((segment) => segment.trim());
  const numbers = segments.filter((segment) => segment !== '').map(Number);
  const shown = numbers
    .slice(0, most)
    .map((number) => formatNumber(number / scale, { style, maximumFractionDigits: mostDecimals }));
  return [...shown, ...(numbers.length > most ? ['…'] : [])].join(' → ');
}

function baseWords(intl: IntlShape, said: SaidDriver): string {
  const { texts, data } = said;
  const numbers = listed(intl, { text: data === '' ? '0' : data, style: 'decimal' }, said);
  const isOne = !data.includes(';');
  if (texts.by === 'year-split') return intl.formatMessage({ id: 'driver.word.total' }, { numbers });
  if (isOne) return numbers;
  return texts.by === 'year'
    ? intl.formatMessage({ id: 'driver.word.by-year' }, { numbers })
    : intl.formatMessage({ id: 'driver.word.by-period' }, { numbers });
}

/** What has the date of the forecast itself goes without saying. */
function datedWords(intl: IntlShape, said: SaidDriver): string {
  const { formatMessage } = intl;
  const { texts, starts } = said;
  const from = texts.start && periodOf(starts, texts.start) > 0 ? texts.start : null;
  const until = texts.end && texts.end < (starts.at(-2) ?? '') ? texts.end : null;
  const only = until && onlyDay(starts, from, until);
  if (only) {
    const numbers = baseWords(intl, { ...said, data: dataAt(said, periodOf(starts, only)) });
    const at = { month: `m${Number(only.slice(5, 7))}`, year: only.slice(0, 4) };
    return formatMessage({ id: 'driver.word.once' }, { numbers, ...at });
  }
  const begun = from ? begunWords(intl, said, from) : baseWords(intl, said);
  return until
    ? formatMessage({ id: 'driver.word.until' }, { numbers: begun, ...monthWords(intl, until) })
    : begun;
}

/** A day of the only period in which a number holds, or null; a first period of several months is named by its end. */
function onlyDay(starts: readonly string[], from: string | null, until: string): string | null {
  if (from) return periodOf(starts, from) === periodOf(starts, until) ? from : null;
  const first = starts[0] ?? '';
  return until >= first && until.slice(0, 7) === first.slice(0, 7) ? until : null;
}

/** Of numbers by period the one that this period takes. */
const dataAt = ({ data, texts }: SaidDriver, period: number): string =>
  texts.by === 'period' ? String(periodValues(data, period + 1)[period] ?? 0) : data;

/** A list counts from the start of the forecast, not from the day on which it takes effect. */
function begunWords(intl: IntlShape, said: SaidDriver, from: string): string {
  const { texts, data, starts } = said;
  const day = monthWords(intl, from);
  if (!data.includes(';') || texts.by === 'year-split')
    return intl.formatMessage({ id: 'driver.word.from' }, { numbers: baseWords(intl, said), ...day });
  const { monthOf: firstOf, year: firstYear } = monthWords(intl, starts[0] ?? from);
  const numbers = listed(intl, { text: data, style: 'decimal' }, said);
  return intl.formatMessage(
    { id: 'driver.word.from-list' },
    { numbers, by: texts.by, firstOf, firstYear, ...day },
  );
}

/** The last that begins on the day or before it; days before the forecast belong to the first. */
const periodOf = (starts: readonly string[], day: string): number =>
  Math.max(
    0,
    starts.findLastIndex((start) => start <= day),
  );

/** The month's name alone, and as it is beside a day: languages with cases tell them apart. */
function monthWords(intl: IntlShape, day: string) {
  const date = new Date(`${day}T00:00:00Z`);
  const parts = intl.formatDateToParts(date, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return {
    month: intl.formatDate(date, { month: 'long', timeZone: 'UTC' }),
    monthOf: parts.find(({ type }) => type === 'month')?.value ?? '',
    year: day.slice(0, 4),
  };
}

function everyWords({ formatMessage }: IntlShape, { texts, periodicity }: SaidDriver): string {
  const count = Number(texts.every ?? 1);
  return count === 1 ? '' : formatMessage({ id: 'driver.word.every' }, { count, period: periodicity });
}

function growthWords(intl: IntlShape, said: SaidDriver): string {
  const { rate, per } = said.texts;
  const rates = (rate ?? '')
    .split(';')
    .filter((segment) => segment.trim() !== '')
    .map(Number);
  if (rates.every((one) => one === 0)) return '';
  const way = rates.every((one) => one >= 0) ? 'up' : rates.every((one) => one <= 0) ? 'down' : 'both';
  const shown = way === 'down' ? rates.map((one) => -one) : rates;
  return intl.formatMessage(
    { id: 'driver.word.growth' },
    {
      way,
      rate: listed(intl, { text: shown.join(';'), style: 'percent' }, said),
      per: per === 'period' ? said.periodicity : per,
    },
  );
}

function seasonWords({ formatMessage }: IntlShape, { pattern, periodicity }: SaidDriver): string {
  if (!pattern || periodicity === 'year') return '';
  const shape = seasonShape(pattern.weights);
  switch (shape.kind) {
    case 'even':
      return '';
    case 'highest':
      return formatMessage({ id: 'driver.word.highest' }, { month: `m${shape.month + 1}` });
    case 'lowest':
      return formatMessage({ id: 'driver.word.lowest' }, { month: `m${shape.month + 1}` });
    case 'higher':
      return formatMessage({ id: 'driver.word.higher' }, { season: shape.season });
    case 'lower':
      return formatMessage({ id: 'driver.word.lower' }, { season: shape.season });
    case 'mixed':
      return formatMessage({ id: 'driver.word.season' }, { name: pattern.name });
  }
}

function rampWords(intl: IntlShape, said: SaidDriver): string {
  const { rampFrom, rampPeriods } = said.texts;
  const count = Number(rampPeriods ?? 0);
  if (rampFrom === null || !(count > 0)) return '';
  const from = listed(intl, { text: rampFrom === '' ? '0' : rampFrom, style: 'percent' }, said);
  return intl.formatMessage({ id: 'driver.word.ramp' }, { from, count, period: said.periodicity });
}
