// The rows of one part of an input that moves: what is typed for each scenario, and where to read it.
import {
  binary,
  type CellExpression,
  call,
  cell,
  minus,
  number,
  stack,
  times,
} from '#workbook/cell-expression.ts';
import { type AllowedValues, formula, type Row, row, value } from '#workbook/row.ts';
import { rowId } from '../../ids/row-id.ts';
import { widenedRange } from '../../inputs/input-ranges.ts';
import type { SeriesDay, SeriesPart } from '../../inputs/series.ts';
import { plainUnit } from '../../rows/measures.ts';
import type { Survey } from '../../survey/survey.ts';
import { inputRows } from './input-rows.ts';
import { constantRow, type InputWords, onceRows } from './once-rows.ts';
import { seriesTexts } from './series-texts.ts';

export interface PlacedPart {
  readonly rows: readonly Row[];
  /** The part's number in a period. */
  readonly read: CellExpression;
}

const allowedIn = ({ range }: InputWords, { scenarios }: SeriesPart): AllowedValues => ({
  kind: 'number',
  ...widenedRange(range, scenarios),
});

/** [ASM-10] What stands for every period has one cell; so has each fiscal year, one below the other. */
export function partRows(part: SeriesPart, words: InputWords, survey: Survey): PlacedPart {
  const { span, scenarios, isFirstIdle = false } = part;
  const { rowId: id } = words;
  if (span === 'period') {
    const content = { kind: 'periods', scenarios, isFirstIdle } as const;
    return { rows: inputRows({ ...words, content }, survey), read: cell(id) };
  }
  if (span === 'year' && survey.yearCount > 1) return yearRows(part, words, survey);
  const cells = scenarios.map((numbers) => numbers && value(numbers[0] ?? 0));
  return {
    rows: onceRows(words, cells, allowedIn(words, part), survey),
    read: cell(id, 'constant'),
  };
}

/** [TIME-10] A forecast moved to another start may reach a year more, for which the last number holds too. */
function ofYearRow(words: InputWords, ofYears: string, numbers: CellExpression, isFirstIdle: boolean): Row {
  const year = cell(yearNumberId);
  const counted = isFirstIdle ? call('MAX', number(1), minus(year, number(1))) : year;
  const picked = call('INDEX', numbers, call('MIN', counted, call('COUNT', numbers)));
  return row({
    id: `${words.rowId}.of_year`,
    role: 'calculation',
    label: `${words.label}, ${ofYears}`,
    unit: plainUnit(words.unit),
    format: words.format,
    source: words.source,
    periods: formula(isFirstIdle ? times(picked, binary(year, '>', number(1))) : picked),
  });
}

/** The numbers that count stand together, so that the number of the year picks one. [ASM-22] A first year that nothing reads has no row. */
function yearRows(part: SeriesPart, words: InputWords, survey: Survey): PlacedPart {
  const texts = seriesTexts[survey.template.language];
  const allowed = allowedIn(words, part);
  const all = Array.from({ length: survey.yearCount }, (_, index) => index);
  const years = (part.isFirstIdle ? all.slice(1) : all).map((index) => {
    const yearly = {
      ...words,
      rowId: `${words.rowId}.year.${index + 1}`,
      label: `${words.label}, ${texts.year(index + 1)}`,
    };
    return onceRows(
      yearly,
      part.scenarios.map((numbers) => numbers && value(numbers[index] ?? 0)),
      allowed,
      survey,
    );
  });
  const typed = years.flatMap((rows) => rows.slice(0, -1));
  const counting = years.flatMap((rows) => rows.slice(-1));
  const [first, last] = [counting[0], counting.at(-1)];
  if (!first || !last) throw new Error('A forecast has a year.');
  const isIdle = part.isFirstIdle ?? false;
  const ofYear = ofYearRow(words, texts.ofYear, stack(first.id, last.id, 'constant'), isIdle);
  return { rows: [...typed, ...counting, ofYear], read: cell(ofYear.id) };
}

export const yearNumberId = rowId('assumptions', 'year_number');

/** Where a scenario has no first day of its own, the forecast's stands, and so for the last. */
export function dayRows(
  day: SeriesDay,
  words: InputWords,
  otherwise: CellExpression,
  survey: Survey,
): readonly Row[] {
  const [first] = day;
  const cells = day.map((own) => {
    // Where the first has none either, a link to it would lead to a link.
    if (own === 'none' || (own === null && first === 'none')) return formula(otherwise);
    return own === null ? null : value(own);
  });
  return onceRows(words, cells, { kind: 'date' }, survey);
}

export const wholeRow = (whole: number, most: number, words: InputWords): Row =>
  constantRow(words, { id: words.rowId, label: words.label }, value(whole), {
    kind: 'choice',
    options: Array.from({ length: most }, (_, index) => index + 1),
  });
