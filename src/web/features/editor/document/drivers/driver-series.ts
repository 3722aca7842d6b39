// Works out the numbers of an input period by period: what is typed, with its growth, season, dates and ramp-up.

import type { Driver, GrowthSpan } from '#template/driver.ts';
import { periodValues } from '#template/period-values.ts';
import type { ForecastPeriods } from './forecast-periods.ts';

export interface DrivenNumbers {
  readonly data: string;
  readonly driver: Driver;
  /** January to December; null without a season. */
  readonly weights: readonly number[] | null;
}

export function driverSeries(numbers: DrivenNumbers, periods: ForecastPeriods): readonly number[] {
  const first = firstActive(numbers.driver, periods);
  if (first === null) return Array.from({ length: periods.count }, () => 0);
  const base = baseValues(numbers, periods);
  const growth = growthFactors(numbers.driver, periods, first);
  return base.map((value, period) => {
    if (!isActive(numbers.driver, periods, first, period)) return 0;
    const season = seasonFactor(numbers.weights, periods, period);
    return value * (growth[period] ?? 1) * season * rampFactor(numbers.driver, period - first);
  });
}

/** The first period that ends on the start date or later, counted from 0. */
function firstActive({ start }: Driver, { count, starts }: ForecastPeriods): number | null {
  if (start === undefined) return 0;
  const found = starts.slice(1).findIndex((next) => next > start);
  return found >= 0 && found < count ? found : null;
}

function isActive({ end, every = 1 }: Driver, { starts }: ForecastPeriods, first: number, period: number) {
  const isEnded = end !== undefined && (starts[period] ?? '') > end;
  return period >= first && !isEnded && (period - first) % every === 0;
}

/** One value a period from numbers that count fiscal years. */
function byYear(data: string | undefined, { fiscalYears }: ForecastPeriods): readonly number[] {
  const [opening = 0] = fiscalYears;
  const values = periodValues(data, (fiscalYears.at(-1) ?? opening) - opening + 1);
  return fiscalYears.map((year) => values[year - opening] ?? 0);
}

function baseValues({ data, driver }: DrivenNumbers, periods: ForecastPeriods): readonly number[] {
  const { by = 'period' } = driver;
  if (by === 'period') return periodValues(data, periods.count);
  const values = byYear(data, periods);
  return by === 'year' ? values : values.map((value) => value / periods.perYear);
}

function growthFactors({ growth }: Driver, periods: ForecastPeriods, first: number): readonly number[] {
  const { rate, per = 'period' } = growth ?? {};
  const rates = per === 'period' ? periodValues(rate, periods.count) : byYear(rate, periods);
  const factors: number[] = [];
  let grown = 1;
  for (let period = 0; period < periods.count; period += 1) {
    if (period > first) grown *= stepOf(per, 1 + (rates[period] ?? 0) / 100, periods, period);
    factors.push(grown);
  }
  return factors;
}

function stepOf(per: GrowthSpan, factor: number, periods: ForecastPeriods, period: number): number {
  if (per === 'period') return factor;
  if (per === 'year') return factor ** (1 / periods.perYear);
  return periods.fiscalYears[period] === periods.fiscalYears[period - 1] ? 1 : factor;
}

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

function seasonFactor(weights: readonly number[] | null, periods: ForecastPeriods, period: number): number {
  const mean = weights === null ? 0 : meanOf(weights);
  if (weights === null || mean === 0) return 1;
  const first = periods.firstMonths[period] ?? 0;
  const months = Array.from({ length: 12 / periods.perYear }, (_, at) => weights[(first + at) % 12] ?? 0);
  return meanOf(months) / mean;
}

function rampFactor({ ramp }: Driver, elapsed: number): number {
  const periods = Number(ramp?.periods ?? 0);
  if (!ramp || !(periods > 0)) return 1;
  const from = Number(ramp.from ?? 0) / 100;
  return from + (1 - from) * Math.min(1, elapsed / periods);
}
