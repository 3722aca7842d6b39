// Tests the numbers that a typed one and its driver come to, against numbers worked out by hand.
import { describe, expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import type { Driver } from '#template/driver.ts';
import type { Periodicity } from '#template/template.ts';
import { driverSeries } from './driver-series.ts';
import { dayBefore, forecastPeriods, monthsAfter } from './forecast-periods.ts';

interface Forecast {
  readonly dateStart?: string;
  readonly periodicity?: Periodicity;
  readonly count?: number;
  readonly weights?: readonly number[];
}

/** From November 2027 on, unless something else is said. */
function seriesOf(data: string, driver: Driver, forecast: Forecast = {}): readonly number[] {
  const { dateStart = '2027-11-01', periodicity = 'month', count = 4, weights = null } = forecast;
  const template = defaultTemplate({ uuid: crypto.randomUUID(), timestamp: 0, language: 'en', dateStart });
  const { data: held, layout } = template;
  const timing = { ...held.options.timing, periodicity };
  const periods = forecastPeriods({
    layout: { ...layout, cFcstColCount: count },
    data: { ...held, options: { ...held.options, timing } },
  });
  const numbers = driverSeries({ data, driver, weights }, periods);
  return numbers.map((number) => Number(number.toFixed(9)));
}

describe('the numbers of an input', () => {
  it('[TYPING-32] grow by a rate each period, and fall by a negative one', () => {
    expect(seriesOf('100', { growth: { rate: '10' } })).toEqual([100, 110, 121, 133.1]);
    expect(seriesOf('100', { growth: { rate: '-50' } })).toEqual([100, 50, 25, 12.5]);
    // The second rate is that of the second period.
    expect(seriesOf('100', { growth: { rate: '10;20;0' } })).toEqual([100, 120, 120, 120]);
  });

  it('grow by a yearly rate, spread over the periods: four quarters of 10 % make 46.41 %', () => {
    const growth = { rate: '46.41', per: 'year' } as const;
    expect(seriesOf('100', { growth }, { periodicity: 'quarter' })).toEqual([100, 110, 121, 133.1]);
  });

  it('step up where a year begins', () => {
    expect(seriesOf('100', { growth: { rate: '50', per: 'step' } })).toEqual([100, 100, 150, 150]);
    expect(seriesOf('100', { growth: { rate: '50;20', per: 'step' } })).toEqual([100, 100, 120, 120]);
  });

  it('are by year: one for each period of it, or its total', () => {
    expect(seriesOf('10;20', { by: 'year' })).toEqual([10, 10, 20, 20]);
    expect(seriesOf('120;240', { by: 'year-split' })).toEqual([10, 10, 20, 20]);
  });

  it('begin in the period of a date and grow from there, and end with that of another', () => {
    expect(seriesOf('100', { start: '2027-12-15', growth: { rate: '10' } })).toEqual([0, 100, 110, 121]);
    expect(seriesOf('100', { end: '2028-01-01' })).toEqual([100, 100, 100, 0]);
    expect(seriesOf('100', { start: '2027-12-15', end: '2027-12-15' })).toEqual([0, 100, 0, 0]);
    expect(seriesOf('100', { start: '2030-01-01' })).toEqual([0, 0, 0, 0]);
    expect(seriesOf('100', { start: '2020-01-01' })).toEqual([100, 100, 100, 100]);
  });

  it('come only each so many periods from the first on', () => {
    expect(seriesOf('100', { every: 3 })).toEqual([100, 0, 0, 100]);
    expect(seriesOf('100', { every: 2, start: '2027-12-01' })).toEqual([0, 100, 0, 100]);
  });

  it('follow the weights of their months, which do not change a year', () => {
    const weights = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 2];
    expect(seriesOf('100', {}, { weights })).toEqual([0, 200, 100, 100]);
    const quarters = { weights, periodicity: 'quarter', dateStart: '2027-10-01' } as const;
    expect(seriesOf('100', {}, quarters)).toEqual([100, 100, 100, 100]);
    expect(seriesOf('100', {}, { weights: Array.from({ length: 12 }, () => 0) })).toEqual(Array(4).fill(100));
  });

  it('ramp up from a part to the whole', () => {
    const ramp = { from: '40', periods: '3' };
    expect(seriesOf('100', { ramp }, { count: 5 })).toEqual([40, 60, 80, 100, 100]);
    expect(seriesOf('100', { ramp: { periods: '2' } })).toEqual([0, 50, 100, 100]);
    expect(seriesOf('100', { ramp: { from: '40' } })).toEqual([100, 100, 100, 100]);
  });

  it('[TYPING-32] have all of these at once', () => {
    const driver = { start: '2027-12-01', growth: { rate: '10' }, ramp: { from: '50', periods: '2' } };
    // 0, then 200 * 1 * 0.5, 200 * 1.1 * 0.75, 200 * 1.21 * 1.
    expect(seriesOf('200', driver)).toEqual([0, 100, 165, 242]);
  });
});

describe('the periods of a forecast', () => {
  it('begin on the day of the first one, or on the last of a shorter month', () => {
    expect([1, 2, 12, 13].map((months) => monthsAfter('2027-01-31', months))).toEqual([
      '2027-02-28',
      '2027-03-31',
      '2028-01-31',
      '2028-02-29',
    ]);
  });

  it('end the day before the next begins', () => {
    expect(['2027-03-01', '2028-03-01', '2027-01-01'].map(dayBefore)).toEqual([
      '2027-02-28',
      '2028-02-29',
      '2026-12-31',
    ]);
  });
});
