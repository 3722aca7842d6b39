// Holds what becomes of a row or a column copied from a spreadsheet.
import { describe, expect, it } from 'vitest';
import { checkValues } from '../field-checks.ts';
import { pastedNumbers } from './pasted-numbers.ts';

describe('what is pasted from a spreadsheet', () => {
  it.each([
    ['a row', '10\t20\t30', '10;20;30'],
    ['a column with its last line break', '10\r\n20\r\n30\r\n', '10;20;30'],
    ['thousands by commas', '1,200\t1,300.5', '1200;1300.5'],
    ['thousands by spaces', '1 200\t1\u00a0300\t1\u202f400', '1200;1300;1400'],
    ['thousands by dots and decimal commas', '1.200,5\t1.300,25', '1200.5;1300.25'],
    ['decimal commas', '1,5\t2,25\t3', '1.5;2.25;3'],
    ['millions by dots', '1.200.000\t5', '1200000;5'],
    ['percent signs', '20%\t22.5 %', '20;22.5'],
    ['signs of currencies', '$1,200\t€5', '1200;5'],
    ['empty cells and dashes as zeros', '10\t\t-\t5', '10;0;0;5'],
    ['a label in front', 'Price\t10\t20', '10;20'],
    ['semicolons with decimal commas', '1,5;2,5', '1.5;2.5'],
    ['a single number with a separator', '1,234,567', '1234567'],
  ])('takes %s', (_, text, data) => {
    expect(pastedNumbers(text, 'en')).toBe(data);
    expect(checkValues(data)).toBeNull();
  });

  it('reads 1,200 as the language of the person does when nothing else tells', () => {
    expect(pastedNumbers('1,200\t1,300', 'en')).toBe('1200;1300');
    expect(pastedNumbers('1,200\t1,300', 'ru')).toBe('1.200;1.300');
  });

  it.each([
    ['a negative', '10\t-5', '10;-5'],
    ['a negative in brackets', '10\t(5)', '10;-5'],
    ['a word among the numbers', '10\tmany\t5', '10;many;5'],
  ])('leaves %s for the field to refuse', (_, text, data) => {
    expect(pastedNumbers(text, 'en')).toBe(data);
    expect(checkValues(data)).not.toBeNull();
  });

  it('lets through what the field takes as it is', () => {
    expect(pastedNumbers('10', 'en')).toBeNull();
    expect(pastedNumbers('words', 'en')).toBeNull();
  });
});
