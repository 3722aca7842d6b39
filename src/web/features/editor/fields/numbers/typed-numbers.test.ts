// Tests that numbers are read as people of each language type them, and that what is no number is left to the field.
import { describe, expect, it } from 'vitest';
import { checkValues } from '../../document/checks/field-checks.ts';
import { typedNumbers } from './typed-numbers.ts';

describe('what is typed is read', () => {
  it.each([
    ['1,200', '1200'],
    ['1,234,567.8', '1234567.8'],
    ['1200,000', '1200000'],
    ['1,5', '1.5'],
    ['1.234,5', '1234.5'],
    ['1e6', '1000000'],
    ['1.5e3', '1500'],
    ['1,00,000', '100000'],
    ['1 200', '1200'],
    ['1\u00a0200\u00a0000', '1200000'],
    ["1'200", '1200'],
    ['$25', '25'],
    ['$1,200.50', '1200.50'],
    ['25 €', '25'],
    ['10%', '10'],
    ['2.5 %', '2.5'],
    ['12.5k', '12500'],
    ['$12.5K', '12500'],
    ['1.25m', '1250000'],
    ['0.0005k', '0.5'],
    ['2bn', '2000000000'],
    ['1.200,50', '1200.50'],
    ['1,200;1,300;10%', '1200;1300;10'],
    ['−5', '-5'],
  ])('[TYPING-31] in English: %s', (typed, stored) => {
    expect(typedNumbers(typed, 'en')).toBe(stored);
  });

  it.each([
    ['1,5', '1.5'],
    ['1 200,5', '1200.5'],
    ['1,200', '1.200'],
    ['1,200,000', '1200000'],
    ['1.200,5', '1200.5'],
    ['12,5к', '12500'],
    ['12,5 тыс.', '12500'],
    ['3 млн', '3000000'],
    ['1,5 млрд', '1500000000'],
    ['1 200 ₽', '1200'],
    ['1 200 руб.', '1200'],
    ['10 %', '10'],
    ['1,5;2,5', '1.5;2.5'],
    ['−2,5', '-2.5'],
  ])('[TYPING-31] in Russian: %s', (typed, stored) => {
    expect(typedNumbers(typed, 'ru')).toBe(stored);
  });

  it.each(['', '3', '3.5', '3.', '10;20;30', '10;;30', '.5', '-3', ' 7 '])(
    'as it is where it is stored so: "%s"',
    (typed) => expect([typedNumbers(typed, 'en'), typedNumbers(typed, 'ru')]).toEqual([typed, typed]),
  );

  it.each(['three', '1.2.3', '1%5', '1$5', '10;many', '$', 'k', 'e5', '1 20', '10 20 30', '1O'])(
    'and refused by the field where it is no number in English: %s',
    (typed) => expect(checkValues(typedNumbers(typed, 'en'))).toEqual({ id: 'check.values' }),
  );

  it('and its sign stays, so that a field which takes no negative numbers refuses it', () => {
    expect(checkValues(typedNumbers('-$1,200', 'en'))).toEqual({ id: 'check.below-zero' });
    expect(typedNumbers('-$1,200', 'en')).toBe('-1200');
  });
});
