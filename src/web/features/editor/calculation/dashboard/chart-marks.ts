// The points of a chart that its reader looks for: where cash is lowest, what it is spent on, and when it is back.
import type { BookReader } from './book-reader.ts';
import { type ChartMark, fundingEvents } from './funding-events.ts';

/** The lowest point of the cash, with the loans and purchases that move it. */
export function cashMarks(cash: Float64Array, book: BookReader): readonly ChartMark[] {
  const lowest = Math.min(...cash);
  const at = cash.indexOf(lowest);
  const mark: ChartMark = { kind: 'lowest', index: at, value: lowest, name: '' };
  return [...(at < 0 ? [] : [mark]), ...fundingEvents(book)];
}

/** From there on, all that was put in has come back. */
function paybackMarks(cumulative: Float64Array): readonly ChartMark[] {
  const lastBelow = cumulative.findLastIndex((value) => !(value >= 0));
  const index = lastBelow + 1;
  const value = cumulative[index];
  if (lastBelow < 0 || value === undefined) return [];
  return [{ kind: 'payback', index, value, name: '' }];
}

/** Of a chart of the model, by its id. */
export function chartMarks(
  id: string,
  values: Float64Array | undefined,
  readBook: () => BookReader,
): readonly ChartMark[] {
  if (values === undefined) return [];
  if (id === 'cash') return cashMarks(values, readBook());
  return id === 'cumulative' ? paybackMarks(values) : [];
}
