// The rows of a number that stands once: one cell for each scenario, and the one that counts.
import { call, cell, type RowId, stack } from '#workbook/cell-expression.ts';
import { type AllowedValues, type Cell, formula, type Row, row, value } from '#workbook/row.ts';
import { rowId } from '../../ids/row-id.ts';
import type { ModelInput } from '../../inputs/model-input.ts';
import { plainUnit } from '../../rows/measures.ts';
import type { Survey } from '../../survey/survey.ts';

/** What the rows of an input are called, and what may be typed there. */
export type InputWords = Pick<
  ModelInput,
  'rowId' | 'label' | 'unit' | 'format' | 'range' | 'source' | 'note' | 'provenance'
>;

export const scenarioCell = cell(rowId('assumptions', 'scenario'), 'constant');

export const scenarioRowId = (id: RowId, index: number): RowId => `${id}.scenario.${index + 1}`;

/** Of a scenario's row. */
export const scenarioLabel = ({ label }: InputWords, index: number, { scenarioNames }: Survey): string =>
  `${label} – ${index + 1}. ${scenarioNames[index] ?? ''}`;

/** One cell in the constant column: typed, or a link to a number that stands elsewhere. */
export function constantRow(
  words: InputWords,
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
  words: InputWords,
  cells: readonly (Cell | null)[],
  allowed: AllowedValues,
  survey: Survey,
): readonly Row[] {
  const { rowId: id } = words;
  return cells.map((own, index) => {
    const start = { id: scenarioRowId(id, index), label: scenarioLabel(words, index, survey) };
    return constantRow(words, start, own ?? formula(cell(scenarioRowId(id, 0), 'constant')), allowed);
  });
}

/** [ASM-3] */
const liveRow = ({ rowId: id, label, unit, format, source, note }: InputWords, count: number): Row =>
  row({
    id,
    role: 'calculation',
    label,
    unit: plainUnit(unit),
    format,
    source,
    note,
    constant: formula(
      call('INDEX', stack(scenarioRowId(id, 0), scenarioRowId(id, count - 1), 'constant'), scenarioCell),
    ),
  });

/** The last of them is the one to read. */
export function onceRows(
  words: InputWords,
  cells: readonly (Cell | null)[],
  allowed: AllowedValues,
  survey: Survey,
): readonly Row[] {
  const [only] = cells;
  return cells.length > 1
    ? [...scenarioRows(words, cells, allowed, survey), liveRow(words, cells.length)]
    : [constantRow(words, { id: words.rowId, label: words.label }, only ?? value(0), allowed)];
}
