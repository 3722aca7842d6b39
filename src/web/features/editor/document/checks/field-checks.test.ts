// Tests what each field accepts.
import { describe, expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import { readTemplate } from '#template/read-template.ts';
import {
  checkAmount,
  checkCurrency,
  checkDate,
  checkDay,
  checkForecastLength,
  checkName,
  checkTaxName,
  checkTaxRate,
  checkValues,
} from './field-checks.ts';

const template = defaultTemplate({
  uuid: '00000000-0000-4000-8000-000000000001',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});

const isAccepted = (check: typeof checkValues, ...texts: string[]) =>
  texts.map((text) => check(text) === null);

describe('what may be typed', () => {
  it('[VALID-7] as values: digits, dots and semicolons that make numbers', () => {
    expect(isAccepted(checkValues, '', '3', '3.5', '3.', '10;20;30', '10;;30', '.5')).not.toContain(false);
    expect(isAccepted(checkValues, '3,5', '-3', '1e5', 'three', '1.2.3', '.', '3 000')).not.toContain(true);
  });

  it('[VALID-7] as values and amounts: nothing below zero, which is said where it is the only fault', () => {
    for (const text of ['-3', '−3', ' - 3', '(500)', '-.5']) {
      expect(checkValues(text), text).toEqual({ id: 'check.below-zero' });
      expect(checkAmount(text), text).toEqual({ id: 'check.below-zero' });
    }
    expect(checkValues('10;-3;(5)')).toEqual({ id: 'check.below-zero' });
    for (const text of ['-three', '--3', '(3', '3-', '-1.2.3', '-']) {
      expect(checkValues(text), text).toEqual({ id: 'check.values' });
      expect(checkAmount(text), text).toEqual({ id: 'check.amount' });
    }
    expect(checkAmount('3;-3')).toEqual({ id: 'check.amount' });
  });

  it('[TYPING-2] as values: no more than a template holds', () => {
    const [longest, longer] = ['1;'.repeat(10_000), `${'1;'.repeat(10_000)}1`];
    const { options } = template.data;
    const faultsOf = (text: string) =>
      readTemplate({
        ...template,
        data: { ...template.data, options: { ...options, wc: { ...options.wc, inventoryPeriod: text } } },
      }).faults.length;
    expect([longest.length, checkValues(longest), faultsOf(longest)]).toEqual([20_000, null, 0]);
    expect([checkValues(longer), faultsOf(longer)]).toEqual([{ id: 'check.max-20000' }, 1]);
    expect(checkAmount(`0.${'0'.repeat(20_000)}`)).toEqual({ id: 'check.max-20000' });
  });

  it('[SETUP-2] [VALID-3] as the forecast length: a whole number from 1 to 60', () => {
    expect(isAccepted(checkForecastLength, '1', '36', '60')).not.toContain(false);
    expect(isAccepted(checkForecastLength, '', '0', '61', '1.5', 'ten', '-1')).not.toContain(true);
  });

  it('[SETUP-3] [VALID-3] [VALID-4] as a currency: letters, at most 20', () => {
    expect(isAccepted(checkCurrency, 'USD', '€', 'руб.', 'US dollar')).not.toContain(false);
    expect(isAccepted(checkCurrency, '', ' ', 'USD1', '100')).not.toContain(true);
    expect(checkCurrency('x'.repeat(21))).toEqual({ id: 'check.max-20' });
    expect(checkCurrency('x1')).toEqual({ id: 'check.letters' });
  });

  it('as a name: anything that is not blank', () => {
    expect(isAccepted(checkName, 'Café', '1', '😀')).not.toContain(false);
    expect(isAccepted(checkName, '', '   ')).not.toContain(true);
  });

  it('[VALID-15] as a date: a day that exists', () => {
    expect(isAccepted(checkDate, '2027-01-01', '2028-02-29')).not.toContain(false);
    expect(isAccepted(checkDate, '', '2027-02-29', '01/02/2027', '1800-01-01')).not.toContain(true);
    expect(['', '27-1-1', '01/02/2027'].map(checkDate)).toEqual(Array(3).fill({ id: 'check.day' }));
    expect(['2026-02-30', '2027-13-01'].map(checkDate)).toEqual(Array(2).fill({ id: 'check.no-such-day' }));
    expect(['1900-12-31', '2200-01-01'].map(checkDate)).toEqual(Array(2).fill({ id: 'check.date' }));
  });

  it('[SETUP-4] [VALID-4] as the name of a tax: no digits; as its rate: digits alone', () => {
    expect(isAccepted(checkTaxName, 'Income tax', 'Налог', 'U.S. tax')).not.toContain(false);
    expect(isAccepted(checkTaxName, '', ' ', 'Tax 2')).not.toContain(true);
    expect(checkTaxName('Tax 2')).toEqual({ id: 'check.letters' });
    expect(isAccepted(checkTaxRate, '0', '20', ' 25 ')).not.toContain(false);
    expect(isAccepted(checkTaxRate, '', '20%', '12.5', 'ten', '-1')).not.toContain(true);
    expect(checkTaxRate('20%')).toEqual({ id: 'check.digits' });
  });

  it('as an amount: one number or none; as a day of a source: a day or none', () => {
    expect(isAccepted(checkAmount, '', '0', '1200', '12.5')).not.toContain(false);
    expect(isAccepted(checkAmount, '1;2', '1,200', '-5', '1.2.3')).not.toContain(true);
    expect(isAccepted(checkDay, '', '2026-11-02')).not.toContain(false);
    expect(isAccepted(checkDay, 'November', '2026-02-30')).not.toContain(true);
  });
});
