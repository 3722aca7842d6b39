// Validates what was typed into an editor field; gives an error or nothing.
import { defineMessages, type MessageDescriptor } from 'react-intl';
import { isDate } from '#template/date.ts';
import { maxPeriodStringLength } from '#template/limits.ts';
import { isPeriodString } from '#template/period-values.ts';

const faults = defineMessages({
  values: { id: 'check.values' },
  manyValues: { id: 'check.max-20000' },
  length: { id: 'check.length' },
  letters: { id: 'check.letters' },
  digits: { id: 'check.digits' },
  amount: { id: 'check.amount' },
  belowZero: { id: 'check.below-zero' },
  day: { id: 'check.day' },
  tooLong: { id: 'check.max-20' },
  required: { id: 'check.required' },
  date: { id: 'check.date' },
  noSuchDay: { id: 'check.no-such-day' },
});

export type FieldCheck = (text: string) => MessageDescriptor | null;

export const maxPeriods = 60;
const maxCurrencyLength = 20;

/** The template format allows a minus; by hand only digits, dots and semicolons may be typed. */
export const checkValues: FieldCheck = (text) => {
  if (text.length > maxPeriodStringLength) return faults.manyValues;
  if (isTypable(text)) return null;
  return isTypable(withoutSigns(text)) ? faults.belowZero : faults.values;
};

const isTypable = (text: string): boolean => /^[\d.;]*$/.test(text) && isPeriodString(text);

/** A minus of any kind, or the brackets of a negative amount. */
const signed = /^\s*(?:[-–—−]\s*([\d.]+)|\(\s*([\d.]+)\s*\))\s*$/;

const withoutSigns = (text: string): string =>
  text
    .split(';')
    .map((cell) => cell.replace(signed, '$1$2'))
    .join(';');

export const checkForecastLength: FieldCheck = (text) => {
  const isWhole = /^\d{1,3}$/.test(text.trim());
  return isWhole && Number(text) >= 1 && Number(text) <= maxPeriods ? null : faults.length;
};

export const checkCurrency: FieldCheck = (text) => {
  if (text.length > maxCurrencyLength) return faults.tooLong;
  return /^[\p{L}\p{Sc}][\p{L}\p{Sc} .]*$/u.test(text.trim()) ? null : faults.letters;
};

export const checkName: FieldCheck = (text) => (text.trim() === '' ? faults.required : null);

export const checkDate: FieldCheck = (text) => {
  if (isDate(text)) return null;
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return faults.day;
  const isYearKnown = isDate(`${text.slice(0, 4)}-01-01`);
  return isYearKnown ? faults.noSuchDay : faults.date;
};

/** The name of a tax: anything but digits. */
export const checkTaxName: FieldCheck = (text) =>
  text.trim() === '' || /\d/.test(text) ? faults.letters : null;

export const checkTaxRate: FieldCheck = (text) => (/^\d+$/.test(text.trim()) ? null : faults.digits);

/** One number or none, as period strings have them. */
export const checkAmount: FieldCheck = (text) => {
  if (text.length > maxPeriodStringLength) return faults.manyValues;
  if (isTypable(text) && !text.includes(';')) return null;
  const amount = withoutSigns(text);
  return isTypable(amount) && !amount.includes(';') ? faults.belowZero : faults.amount;
};

/** A day or none. */
export const checkDay: FieldCheck = (text) => (text === '' ? null : checkDate(text));
