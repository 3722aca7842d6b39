// Tests numbers copied to other programs: all digits, with the decimal mark of the person's language, and back.
import { expect, it } from 'vitest';
import { type Language, languages } from '#language/language.ts';
import { pastedNumbers } from '../../fields/pasting/pasted-numbers.ts';
import { type NumberRow, rawNumber } from './raw-number.ts';

const row: NumberRow = {
  format: 'number',
  values: new Float64Array([1234.5678, 0.1, 25]),
  figures: { total: 1259.6678, constant: null, zero: null },
};

it('[GRID-6] writes numbers in full, as a spreadsheet of that language reads them', () => {
  const texts = (language: Language) => [0, 1, 2].map((column) => rawNumber(row, column, 'en', language));
  expect(texts('en')).toEqual(['1234.5678', '0.1', '25']);
  expect(texts('ru')).toEqual(['1234,5678', '0,1', '25']);
  expect(rawNumber(row, 'whole', 'en', 'ru')).toBe('1259,6678');
});

it('[GRID-2] drops binary rounding noise, as spreadsheets do', () => {
  const noisy: NumberRow = { ...row, values: new Float64Array([725340.2400000001, 0.1 + 0.2, 1 / 3, -0]) };
  const texts = [0, 1, 2, 3].map((column) => rawNumber(noisy, column, 'en', 'en'));
  expect(texts).toEqual(['725340.24', '0.3', '0.333333333333333', '0']);
});

it('[GRID-5] writes fractions and percentages alike, with the sign the page shows and all digits', () => {
  const values = new Float64Array([9.945954321, 0.24, 0.07, -1e-9]);
  const copied = (format: 'percent' | 'rate', language: Language, given = values) =>
    [...given.keys()].map((column) => rawNumber({ ...row, format, values: given }, column, 'en', language));
  expect(copied('percent', 'en')).toEqual(['994.5954321%', '24%', '7%', '-0.0000001%']);
  expect(copied('percent', 'ru')).toEqual(['994,5954321%', '24%', '7%', '-0,0000001%']);
  expect(copied('rate', 'en', new Float64Array([24, 7.5, 0, -0]))).toEqual(['24%', '7.5%', '0%', '0%']);
  expect(pastedNumbers(copied('rate', 'ru', new Float64Array([24, 7.5])).join('\t'), 'ru')).toEqual([
    '24',
    '7.5',
  ]);
});

it.each(languages)('[GRID-6] comes back in as it went out, in %s', (language) => {
  const copied = [0, 1, 2].map((column) => rawNumber(row, column, 'en', language)).join('\t');
  expect(pastedNumbers(copied, language)).toEqual(['1234.5678', '0.1', '25']);
});

it('[GRID-4] says whether a check passes, and in its total in how many periods it fails', () => {
  const check = (total: number): NumberRow => ({
    format: 'verdict',
    values: new Float64Array([0, 1]),
    figures: { total, constant: 1, zero: null },
  });
  const said = (total: number) =>
    (['whole', 0, 1] as const).map((column) => rawNumber(check(total), column, 'en', 'en'));
  expect(said(0)).toEqual(['OK', 'OK', 'failed']);
  expect(said(2)).toEqual(['2 failed', 'OK', 'failed']);
});

it('spells dates in the language of the sheet', () => {
  const dated: NumberRow = { ...row, format: 'date', values: new Float64Array([46023]) };
  expect(rawNumber(dated, 0, 'en', 'ru')).toBe(rawNumber(dated, 0, 'en', 'en'));
});
