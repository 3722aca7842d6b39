// Validates the texts of a driver, each beside its part.
import { defineMessages, type MessageDescriptor } from 'react-intl';
import { isGrowth, isOneNumber, mostEvery } from '#template/driver.ts';
import { checkAmount, checkDate, type FieldCheck } from '../checks/field-checks.ts';
import type { DriverTexts } from './driver-texts.ts';

const faults = defineMessages({
  rate: { id: 'driver.check.rate' },
  every: { id: 'driver.check.every' },
  order: { id: 'driver.check.order' },
  number: { id: 'check.amount' },
});

export type DriverTextKey = 'rate' | 'start' | 'end' | 'every' | 'rampFrom' | 'rampPeriods';

const driverTextKeys: readonly DriverTextKey[] = [
  ...(['rate', 'start', 'end', 'every', 'rampFrom', 'rampPeriods'] as const),
];

const checkRate: FieldCheck = (text) => (isGrowth(text) ? null : faults.rate);

const checkEvery: FieldCheck = (text) => {
  const isWhole = /^\d{1,2}$/.test(text.trim());
  return isWhole && Number(text) >= 1 && Number(text) <= mostEvery ? null : faults.every;
};

const checkNumber: FieldCheck = (text) => (isOneNumber(text) ? checkAmount(text) : faults.number);

/** None only where none was: another scenario has the part. A part that is not wanted is taken away instead. */
const checkDay =
  (known: string | null): FieldCheck =>
  (text) =>
    text === '' && known === '' ? null : checkDate(text);

export function checkDriverText(key: DriverTextKey, texts: DriverTexts): FieldCheck {
  switch (key) {
    case 'rate':
      return checkRate;
    case 'every':
      return checkEvery;
    case 'rampFrom':
    case 'rampPeriods':
      return checkNumber;
    case 'start':
      return checkDay(texts.start);
    case 'end':
      return (text) => checkDay(texts.end)(text) ?? (isBefore(text, texts.start) ? faults.order : null);
  }
}

/** Dates so written are in the order of their texts. */
const isBefore = (end: string, start: string | null): boolean =>
  end !== '' && start !== null && checkDate(start) === null && end < start;

/** Of a form: what it found in the template and nobody touched has none. An end that came too early has one once the start is typed. */
export function typedDriverFault(
  key: DriverTextKey,
  texts: DriverTexts,
  stored: DriverTexts | undefined,
): MessageDescriptor | null {
  const text = texts[key];
  const isTouched = text !== stored?.[key] || (key === 'end' && texts.start !== stored.start);
  return text === null || !isTouched ? null : checkDriverText(key, texts)(text);
}

export function driverFault(texts: DriverTexts, stored?: DriverTexts): MessageDescriptor | null {
  for (const key of driverTextKeys) {
    const fault = typedDriverFault(key, texts, stored);
    if (fault !== null) return fault;
  }
  return null;
}
