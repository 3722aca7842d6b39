// The numbers beside a slider: the first and the last where they differ, with what is counted.
import type { FormatNumberOptions } from 'react-intl';
import { unitOfOne } from '#template/formula-default.ts';
import { endsOf } from './scaled-text.ts';

type FormatNumber = (number: number, options: FormatNumberOptions) => string;

export interface LeverNumbers {
  readonly numbersOf: (text: string) => string;
  readonly amountOf: (text: string, units: string) => string;
}

export function leverNumbers(formatNumber: FormatNumber): LeverNumbers {
  const endsWith = (text: string, suffix: string): string => {
    const ends = endsOf(text).map((end) => `${formatNumber(end, { maximumFractionDigits: 4 })}${suffix}`);
    return ends[0] === ends[1] ? (ends[0] ?? '') : ends.join(' … ');
  };
  // The sign of percent belongs to the number, and only some languages part them.
  const percentSign = formatNumber(1, { style: 'percent' }).replace('100', '');
  const numbersOf = (text: string): string => endsWith(text, '');
  const isOne = (text: string): boolean => endsOf(text).every((end) => end === 1);
  const amountOf = (text: string, units: string): string =>
    units.startsWith('%')
      ? `${endsWith(text, percentSign)}${units.slice(1)}`
      : `${numbersOf(text)} ${isOne(text) ? unitOfOne(units) : units}`.trim();
  return { numbersOf, amountOf };
}
