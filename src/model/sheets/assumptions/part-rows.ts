// The rows of one part of an input that moves: what is typed for each scenario, and where to read it.
import { type CellExpression, call, cell, type RowId, stack } from '#workbook/cell-expression.ts';
import { type AllowedValues, type Cell, formula, type Row, row, value } from '#workbook/row.ts';
import { rowId } from '../../ids/row-id.ts';
import { widenedRange } from '../../inputs/input-ranges.ts';
import type { ModelInput } from '../../inputs/model-input.ts';
import type { SeriesDay, SeriesPart } from '../../inputs/series.ts';
import { plainUnit } from '../../rows/measures.ts';
import type { Survey } from '../../survey/survey.ts';
import { inputRows } from './input-rows.ts';
import { seriesTexts } from './series-texts.ts';

/** What the rows of a part are called, and what may be typed there. */
export type PartWords = Pick<
  ModelInput,
  'rowId' | 'label' | 'unit' | 'format' | 'range' | 'source' | 'note' | 'provenance'
>;

export interface PlacedPart {
  readonly rows: readonly Row[];
  /** The part's number in a period. */
  readonly read: CellExpression;
}

const fromTimeline = (part: string) => rowId('assumptions', part);

const scenarioCell = cell(fromTimeline('scenario'), 'constant');

const ofScenario = (id: RowId, index: number): RowId => `${id}.scenario.${index + 1}`;

/** One cell in the constant column: typed, or a link to a number that stands elsewhere. */
function constantRow(
  words: PartWords,
  start: Pick<Row, 'id' | 'label'>,
  constant: Cell,
  allowed: AllowedValues,
): Row {
  const { unit, format, source, note, provenance } = words;
  const shared = { ...start, unit: plainUnit(unit), format, source, note, constant };
  return constant.kind === 'formula'
    ? row({ ...shared, role: 'link' })
    : row({ ...shared, role: 'input', provenance, allowed });
}

/** The rows of the scenarios; null links to the first. */
function scenarioRows(
  words: PartWords,
  cells: readonly (Cell | null)[],
  allowed: AllowedValues,
  survey: Survey,
): readonly Row[] {
  const { rowId: id, label } = words;
  return cells.map((own, index) => {
    const start = {
      id: ofScenario(id, index),
      label: `${label} – ${index + 1}. ${survey.scenarioNames[index] ?? ''}`,
    };
    return constantRow(words, start, own ?? formula(cell(ofScenario(id, 0), 'constant')), allowed);
  });
}

/** [ASM-3] */
const liveRow = ({ rowId: id, label, unit, format, source }: PartWords, count: number): Row =>
  row({
    id,
    role: 'calculation',
    label,
    unit: plainUnit(unit),
    format,
    source,
    constant: formula(
      call('INDEX', stack(ofScenario(id, 0), ofScenario(id, count - 1), 'constant'), scenarioCell),
    ),
  });

function onceRows(
  words: PartWords,
  cells: readonly (Cell | null)[],
  allowed: AllowedValues,
  survey: Survey,
): readonly Row[] {
  const [only] = cells;
  return cells.length > 1
    ? [...scenarioRows(words, cells, allowed, survey), liveRow(words, cells.length)]
    : [constantRow(words, { id: words.rowId, label: words.label }, only ?? value(0), allowed)];
}

const allowedIn = ({ range }: PartWords, { scenarios }: SeriesPart): AllowedValues => ({
  kind: 'number',
  ...widenedRange(range, scenarios),
});

/** [ASM-10] What stands for every period has one cell; so has each fiscal year, one below the other. */
export function partRows(part: SeriesPart, words: PartWords, survey: Survey): PlacedPart {
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

/** [TIME-10] A forecast moved to another start may reach a year more, for which the last number holds too. */
function ofYearRow(words: PartWords, ofYears: string, numbers: CellExpression): Row {
  const place = call('MIN', cell(yearNumberId), call('COUNT', numbers));
  return row({
    id: `${words.rowId}.of_year`,
    role: 'calculation',
    label: `${words.label}, ${ofYears}`,
    unit: plainUnit(words.unit),
    format: words.format,
    source: words.source,
    periods: formula(call('INDEX', numbers, place)),
  });
}

/** The numbers that count stand together, so that the number of the year picks one. */
function yearRows(part: SeriesPart, words: PartWords, survey: Survey): PlacedPart {
  const texts = seriesTexts[survey.template.language];
  const allowed = allowedIn(words, part);
  const years = Array.from({ length: survey.yearCount }, (_, index) => {
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
  const ofYear = ofYearRow(words, texts.ofYear, stack(first.id, last.id, 'constant'));
  return { rows: [...typed, ...counting, ofYear], read: cell(ofYear.id) };
}

export const yearNumberId = fromTimeline('year_number');

/** Where a scenario has no first day of its own, the forecast's stands, and so for the last. */
export function dayRows(
  day: SeriesDay,
  words: PartWords,
  otherwise: CellExpression,
  survey: Survey,
): readonly Row[] {
  const cells = day.map((own) => {
    if (own === null) return null;
    return own === 'none' ? formula(otherwise) : value(own);
  });
  return onceRows(words, cells, { kind: 'date' }, survey);
}

export const wholeRow = (whole: number, most: number, words: PartWords): Row =>
  constantRow(words, { id: words.rowId, label: words.label }, value(whole), {
    kind: 'choice',
    options: Array.from({ length: most }, (_, index) => index + 1),
  });
