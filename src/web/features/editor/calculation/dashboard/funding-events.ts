// What happens to the cash of a forecast on single days: loans that are drawn and assets that are bought.
import type { BookReader } from './book-reader.ts';

export interface ChartMark {
  readonly kind: 'lowest' | 'crossing' | 'payback' | 'loan' | 'asset';
  /** The period, counted from 0. */
  readonly index: number;
  readonly value: number;
  /** Of the loan or the asset. */
  readonly name: string;
}

type EventKind = 'loan' | 'asset';

/** More would hide the line that they explain. */
const mostOfKind = 4;

const rowNames: Readonly<Record<EventKind, RegExp>> = {
  loan: /^financing\.@.+\.drawdown$/,
  asset: /^fixedassets\.@[^.]+\.(?:incCash|expCash|capex|total)$/,
};

/** A number after none: what is drawn or bought in every period is no event. */
function startsOf(values: Float64Array): readonly number[] {
  return [...values.keys()].filter((index) => (values[index] ?? 0) > 0 && !((values[index - 1] ?? 0) > 0));
}

function eventsOf(book: BookReader, kind: EventKind, sheetId: string): readonly ChartMark[] {
  const rows = book.sheets.find(({ id }) => id === sheetId)?.rows ?? [];
  const events = rows
    .filter(({ id }) => rowNames[kind].test(id))
    .flatMap(({ id, label }) => {
      const values = book.periods(id) ?? new Float64Array();
      return startsOf(values).map((index) => ({ kind, index, value: values[index] ?? 0, name: label }));
    });
  return [...events].sort((one, other) => other.value - one.value).slice(0, mostOfKind);
}

export const fundingEvents = (book: BookReader): readonly ChartMark[] => [
  ...eventsOf(book, 'loan', 'financing'),
  ...eventsOf(book, 'asset', 'fixedassets'),
];
