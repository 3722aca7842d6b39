// Tests the sentence beneath a number that moves, in each language.
import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import en from '#web/i18n/en.json';
import ru from '#web/i18n/ru.json';
import { type DriverTexts, noDriver } from '../document/drivers/driver-texts.ts';
import { driverWords, type SaidDriver } from './driver-words.ts';

const inEnglish = createIntl({ locale: 'en-US', messages: en });
const inRussian = createIntl({ locale: 'ru-RU', messages: ru });

/** The first days of three years of months. */
const starts = Array.from({ length: 37 }, (_, month) =>
  new Date(Date.UTC(2027, month, 1)).toISOString().slice(0, 10),
);

const summer = [1, 1, 1, 1, 1, 2, 2, 2, 1, 1, 1, 1];

function said(
  data: string,
  texts: Partial<DriverTexts>,
  others: Partial<SaidDriver> = {},
): readonly string[] {
  const driver: SaidDriver = {
    ...{ texts: { ...noDriver, ...texts }, data, periodicity: 'month', starts, pattern: null },
    ...others,
  };
  // Intl separates thousands and percents with spaces that do not break.
  return [inEnglish, inRussian].map((intl) => driverWords(intl, driver).replaceAll(/[\u00a0\u202f]/g, ' '));
}

it('[TYPING-33] says how a number moves', () => {
  const pattern = { name: 'Ice', weights: summer };
  expect(said('1200', { rate: '3', start: '2027-03-15', season: 's1' }, { pattern })).toEqual([
    '1,200 from March 2027, up 3% a month, higher in summer',
    '1 200 с марта 2027 года, рост на 3 % в месяц, летом больше',
  ]);
  expect(said('25', { rate: '-2.5', per: 'year', end: '2028-12-31' })).toEqual([
    '25 until December 2028, down 2.5% a year',
    '25 по декабрь 2028 года, снижение на 2,5 % в год',
  ]);
  expect(said('25', { rate: '5', per: 'step', rampFrom: '30', rampPeriods: '12' })).toEqual([
    '25, up 5% at the start of each year, ramping up from 30% over 12 months',
    '25, рост на 5 % в начале каждого года, с выходом на полный объём от 30 % за 12 месяцев',
  ]);
  expect(said('25', { every: '3', rate: '3;-2' })).toEqual([
    '25, every 3 months, changing by 3% → -2% a month',
    '25, раз в 3 месяца, изменение на 3 % → -2 % в месяц',
  ]);
});

it('[TYPING-33] says that a list counts from the start of the forecast, and which of its numbers is paid once', () => {
  expect(said('20;10;15', { start: '2027-03-01' })).toEqual([
    '20 → 10 → 15 by period since January 2027, in effect from March 2027',
    '20 → 10 → 15 по периодам с января 2027 года, действует с марта 2027 года',
  ]);
  expect(said('20;10', { start: '2027-03-01', by: 'year' })).toEqual([
    '20 → 10 by year since January 2027, in effect from March 2027',
    '20 → 10 по годам с января 2027 года, действует с марта 2027 года',
  ]);
  // The third number is that of March.
  expect(said('20;10;15', { start: '2027-03-01', end: '2027-03-01' })).toEqual([
    '15 in March 2027',
    '15 в марте 2027 года',
  ]);
});

it('says once what happens once, and what one number stands for', () => {
  expect(said('5000', { start: '2027-05-10', end: '2027-05-20' })).toEqual([
    '5,000 in May 2027',
    '5 000 в мае 2027 года',
  ]);
  expect(said('12000;15000', { by: 'year-split' })).toEqual([
    '12,000 → 15,000 for a whole year, spread evenly',
    '12 000 → 15 000 за целый год, поровну на периоды',
  ]);
  expect(said('1;2;3;4', { by: 'year', every: '1' })).toEqual([
    '1 → 2 → 3 → … by year',
    '1 → 2 → 3 → … по годам',
  ]);
});

it('names one month where a number ends in the first, and an end before the forecast or in a later month', () => {
  const first = ['47,000 in January 2027', '47 000 в январе 2027 года'];
  expect(said('47000', { end: '2027-01-01' })).toEqual(first);
  expect(said('47000', { start: '2027-01-01', end: '2027-01-31' })).toEqual(first);
  // Of a list that counts by period, the first.
  expect(said('47000;50000', { end: '2027-01-31' })).toEqual(first);
  expect(said('47000', { end: '2027-02-01' })).toEqual([
    '47,000 until February 2027',
    '47 000 по февраль 2027 года',
  ]);
  expect(said('47000', { end: '2026-12-31' })).toEqual([
    '47,000 until December 2026',
    '47 000 по декабрь 2026 года',
  ]);
});

it('says a year that is a single period by its end, not as its last month alone', () => {
  const years = {
    periodicity: 'year',
    starts: ['2027-01-01', '2028-01-01', '2029-01-01', '2030-01-01'],
  } as const;
  expect(said('12000', { end: '2027-12-31' }, years)).toEqual([
    '12,000 until December 2027',
    '12 000 по декабрь 2027 года',
  ]);
});

it('names the month or the pattern where no season of the year stands out', () => {
  const shaped = (weights: readonly number[]) =>
    said('7', { season: 's1' }, { pattern: { name: 'Ice', weights } });
  expect(shaped(summer.with(5, 1).with(6, 1).with(7, 0))).toEqual([
    '7, lowest in August',
    '7, меньше всего в августе',
  ]);
  expect(shaped(summer.with(0, 2).with(1, 2).with(11, 2))).toEqual([
    '7, following the pattern “Ice”',
    '7, по сезонному графику «Ice»',
  ]);
});

it('leaves out what changes nothing: no growth yet, the dates of the forecast itself, a year’s season', () => {
  const nothing = { rate: '', start: '2027-01-01', end: '2029-12-31', rampFrom: '30', rampPeriods: '' };
  expect(said('25', nothing)).toEqual(['25', '25']);
  const pattern = { name: 'Ice', weights: summer };
  expect(said('25', { season: 's1', rate: '3' }, { pattern, periodicity: 'year' })).toEqual([
    '25, up 3% a year',
    '25, рост на 3 % в год',
  ]);
});
