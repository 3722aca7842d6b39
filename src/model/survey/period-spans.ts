// The quarters and fiscal years that the periods of a forecast belong to.
import { addMonths, fromSerial } from '#workbook/serial-date.ts';
import type { PeriodSpan, PeriodSpans } from '#workbook/workbook.ts';
import type { Survey } from './survey.ts';

type Timeline = Pick<Survey, 'firstDay' | 'periodCount' | 'periodsPerYear' | 'yearEnd'>;

/** [TIME-13] A period belongs to the span that it starts in. */
export function periodSpans(timeline: Timeline): PeriodSpans {
  const { firstDay, periodCount, periodsPerYear, yearEnd } = timeline;
  const monthsOfOne = 12 / periodsPerYear;
  const starts = Array.from({ length: periodCount }, (_, index) => addMonths(firstDay, index * monthsOfOne));
  const fiscalYear = (day: number): number => fromSerial(addMonths(day, 12 - yearEnd)).year;
  const quarter = (day: number): number => {
    const { year, month } = fromSerial(day);
    return Math.ceil(month / 3) * 100 + (year % 100);
  };
  return {
    years: periodsPerYear === 1 ? [] : spansOf(starts.map(fiscalYear), monthsOfOne),
    quarters: periodsPerYear === 12 ? spansOf(starts.map(quarter), monthsOfOne) : [],
    ...(yearEnd !== 12 && { isFiscal: true }),
  };
}

function spansOf(names: readonly number[], monthsOfOne: number): readonly PeriodSpan[] {
  const spans: PeriodSpan[] = [];
  for (const name of names) {
    const last = spans.at(-1);
    const periods = last?.name === name ? last.periods + 1 : 1;
    const span = { name, periods, months: periods * monthsOfOne };
    if (last?.name === name) spans[spans.length - 1] = span;
    else spans.push(span);
  }
  return spans;
}
