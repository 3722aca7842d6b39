// From revenue to net profit in one year, step by step, as the income statement of the dashboard has it.
import type { BookReader } from './book-reader.ts';

export interface BridgeStep {
  readonly id: string;
  readonly name: string;
  /** A cost is negative. */
  readonly value: number;
  /** What is left after the steps above it. */
  readonly isTotal: boolean;
}

type Sign = 'total' | 'plus' | 'minus';

const lines: readonly (readonly [line: string, sign: Sign])[] = [
  ['revenue', 'total'],
  ['cos', 'minus'],
  ['sga', 'minus'],
  ['property_tax', 'minus'],
  ['ebitda', 'total'],
  ['depreciation', 'minus'],
  ['gain', 'plus'],
  ['interest', 'minus'],
  ['tax', 'minus'],
  ['net_income', 'total'],
];

/** Of the first whole year; where none is whole, of the last one. */
export function profitBridge(book: BookReader): {
  readonly year: string;
  readonly column: number;
  readonly steps: readonly BridgeStep[];
} {
  const whole = book.isWholeYear.indexOf(true);
  const year = whole < 0 ? book.yearNames.length - 1 : whole;
  const steps = lines.flatMap(([line, sign]) => {
    const id = `dashboard.income.${line}`;
    const value = book.periods(id)?.[year] ?? 0;
    const isTotal = sign === 'total';
    if (!book.has(id) || (value === 0 && !isTotal)) return [];
    return [{ id, name: book.label(id), value: sign === 'minus' ? -value : value, isTotal }];
  });
  return { year: book.yearNames[year] ?? '', column: year, steps };
}
