// The rows of one part of an input that moves: what is typed for each scenario, and where to read it.
import { type CellExpression, call, cell, stack } from '#workbook/cell-expression.ts';
import { type AllowedValues, formula, type Row, value } from '#workbook/row.ts';
import { rowId } from '../../ids/row-id.ts';
import { widenedRange } from '../../inputs/input-ranges.ts';
import type { SeriesDay, SeriesPart } from '../../inputs/series.ts';
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
  const { span, scenarios } = part;
  const { rowId: id } = words;
  if (span === 'period') {
    return { rows: inputRows({ ...words, content: { kind: 'periods', scenarios } }, survey), read: cell(id) };
  }
  if (span === 'year' && survey.yearCount > 1) return yearRows(part, words, survey);
  const cells = scenarios.map((numbers) => numbers && value(numbers[0] ?? 0));
  return {
    rows: onceRows(words, cells, allowedIn(words, part), survey),
    read: cell(id, 'constant'),
  };
}

/** The numbers that count stand together, so that the number of the year picks one. */
function yearRows(part: SeriesPart, words: InputWords, survey: Survey): PlacedPart {
  const texts = seriesTexts[survey.template.language];
  const allowed = allowedIn(words, part);
  const years = Array.from({ length: survey.yearCount }, (_, index) => {
    const ofYear = {
      ...words,
      rowId: `${words.rowId}.year.${index + 1}`,
      label: `${words.label}, ${texts.year(index + 1)}`,
    };
    return onceRows(
      ofYear,
      part.scenarios.map((numbers) => numbers && value(numbers[index] ?? 0)),
      allowed,
      survey,
    );
  });
  const typed = years.flatMap((rows) => rows.slice(0, -1));
  const counting = years.flatMap((rows) => rows.slice(-1));
  const [first, last] = [counting[0], counting.at(-1)];
  if (!first || !last) throw new Error('A forecast has a year.');
  return {
    rows: [...typed, ...counting],
    read: call('INDEX', stack(first.id, last.id, 'constant'), cell(yearNumberId)),
  };
}

export const yearNumberId = rowId('assumptions', 'year_number');

/** Where a scenario has no first day of its own, the forecast's stands, and so for the last. */
export function dayRows(
  day: SeriesDay,
  words: InputWords,
  otherwise: CellExpression,
  survey: Survey,
): readonly Row[] {
  const cells = day.map((own) => {
    if (own === null) return null;
    return own === 'none' ? formula(otherwise) : value(own);
  });
  return onceRows(words, cells, { kind: 'date' }, survey);
}

export const wholeRow = (whole: number, most: number, words: InputWords): Row =>
  constantRow(words, { id: words.rowId, label: words.label }, value(whole), {
    kind: 'choice',
    options: Array.from({ length: most }, (_, index) => index + 1),
  });
