// Turns the text of a period string into one number a period.
import type { NumberTermId } from './sections.ts';

/** What a person may type: digits, dots and semicolons; a leading minus is kept for credit notes from foreign files. */
const segmentPattern = /^-?(\d+(\.\d*)?|\.\d+)$/;

/** Far beyond any amount of money, and small enough that a product of several is still a number. */
export const largestTyped = 1e30;

const isSegment = (segment: string): boolean =>
  segment === '' || (segmentPattern.test(segment) && Math.abs(Number(segment)) <= largestTyped);

export function isPeriodString(text: string): boolean {
  return text.split(';').every((segment) => isSegment(segment.trim()));
}

/** True if nothing was typed, so that another scenario or a default is used instead; semicolons alone mean zeros. */
export function isEmptyPeriodString(text: string | null | undefined): boolean {
  return text === null || text === undefined || text.trim() === '';
}

/** "10;20;30" gives 10, 20, 30, 30 …; an empty segment repeats the last value, a first one is 0; the surplus is left out. */
export function periodValues(text: string | null | undefined, periodCount: number): readonly number[] {
  const segments = text === null || text === undefined ? [] : text.split(';');
  const values: number[] = [];
  let last = 0;
  for (let period = 0; period < periodCount; period += 1) {
    const segment = segments[period]?.trim() ?? '';
    if (segment !== '') last = Number(segment);
    values.push(last);
  }
  return values;
}

/** The same where nothing is repeated: what is not typed for a period is 0. */
function valuesOnce(text: string, periodCount: number): readonly number[] {
  const segments = text.split(';');
  return Array.from({ length: periodCount }, (_, period) => Number(segments[period]?.trim() || 0));
}

/** Of a term: an asset is sold in the periods that are typed, and not again in those after them. */
export const termValues = (term: NumberTermId, text: string, periodCount: number): readonly number[] =>
  term === 'sold' ? valuesOnce(text, periodCount) : periodValues(text, periodCount);
