// Holds the numbers beside a slider to how each language writes percents.
import { expect, it } from 'vitest';
import { leverNumbers } from './lever-numbers.ts';

const numbersIn = (language: string) =>
  leverNumbers((number, options) => new Intl.NumberFormat(language, options).format(number));

it('writes a percent at its number in English, and apart from it in Russian', () => {
  expect(numbersIn('en').amountOf('90', '%')).toBe('90%');
  expect(numbersIn('en').amountOf('2.6', '% / year')).toBe('2.6% / year');
  expect(numbersIn('ru').amountOf('2.6', '%')).toBe('2,6\u00a0%');
});

it('names one person as one, and any other number of them as many', () => {
  expect(numbersIn('en').amountOf('1', 'people')).toBe('1 person');
  expect(numbersIn('en').amountOf('1;;1', 'people')).toBe('1 person');
  expect(numbersIn('en').amountOf('1;2', 'people')).toBe('1 … 2 people');
  expect(numbersIn('en').amountOf('1.1', 'people')).toBe('1.1 people');
  expect(numbersIn('en').amountOf('1', 'bakeries')).toBe('1 bakeries');
  expect(numbersIn('ru').amountOf('1', 'чел.')).toBe('1 чел.');
});

it('shows the first and the last number where they differ, with what is counted', () => {
  expect(numbersIn('en').amountOf('3;;4', 'people')).toBe('3 … 4 people');
  expect(numbersIn('en').amountOf('5;10', '%')).toBe('5% … 10%');
  expect(numbersIn('en').amountOf('1200', '')).toBe('1,200');
  expect(numbersIn('en').numbersOf('90')).toBe('90');
});
