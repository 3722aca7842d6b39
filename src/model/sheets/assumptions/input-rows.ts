// The rows of an input: one per scenario, and with several scenarios a live row that selects among them.
import { call, cell, stack } from '#workbook/cell-expression.ts';
import { type AllowedValues, formula, type Periods, type Row, row, value } from '#workbook/row.ts';
import { widenedRange } from '../../inputs/input-ranges.ts';
import type { ModelInput, TypedInput } from '../../inputs/model-input.ts';
import { plainUnit } from '../../rows/measures.ts';
import type { Survey } from '../../survey/survey.ts';
import { constantRow, onceRows, scenarioCell, scenarioLabel, scenarioRowId } from './once-rows.ts';

type PeriodNumbers = readonly number[];

const shared = ({ unit, format, source, note }: ModelInput) => ({
  unit: plainUnit(unit),
  format,
  source,
  note,
});

/** [ASM-9] */
const allowedIn = ({ range, content }: TypedInput): AllowedValues => ({
  kind: 'number',
  ...widenedRange(range, content.kind === 'constant' ? [[content.value]] : content.scenarios),
});

/** [ASM-22] What is read of them. */
const readOf = ({ content }: TypedInput, values: PeriodNumbers): PeriodNumbers =>
  content.kind === 'periods' && content.isFirstIdle && values.length > 1 ? values.slice(1) : values;

/** [ASM-10] One number for all periods. */
const isOne = (values: PeriodNumbers): boolean => values.every((one) => one === values[0]);

/** Each period reads the cell in the column of constants. */
const repeated = (once: Row): Row => ({ ...once, periods: formula(cell(once.id, 'constant')) });

/** [ASM-8] */
function typed(input: TypedInput, start: Pick<Row, 'id' | 'label'>, values: PeriodNumbers): Row {
  const allowed = allowedIn(input);
  const read = readOf(input, values);
  if (isOne(read)) return repeated(constantRow(input, start, value(read[0] ?? 0), allowed));
  const { provenance } = input;
  const periods: Periods =
    read.length < values.length
      ? { kind: 'values', values: [0, ...read], isFirstEmpty: true }
      : { kind: 'values', values };
  return row({ ...shared(input), ...start, role: 'input', provenance, periods, allowed });
}

/** [ASM-2] A scenario without numbers of its own reads those of the first scenario. */
function scenarioRow(input: TypedInput, values: PeriodNumbers | null, index: number, survey: Survey): Row {
  const start = { id: scenarioRowId(input.rowId, index), label: scenarioLabel(input, index, survey) };
  const first = scenarioRowId(input.rowId, 0);
  return values === null
    ? row({ ...shared(input), ...start, role: 'link', periods: formula(cell(first)) })
    : typed(input, start, values);
}

/** [ASM-3] The live row selects by the number in the scenario selector. */
function liveRow(input: ModelInput, count: number): Row {
  const choices = stack(scenarioRowId(input.rowId, 0), scenarioRowId(input.rowId, count - 1));
  return row({
    ...shared(input),
    id: input.rowId,
    role: 'calculation',
    label: input.label,
    periods: formula(call('INDEX', choices, scenarioCell)),
  });
}

/** Where no scenario has more than one number, the periods have one too. */
function oneEach(input: TypedInput, scenarios: readonly (PeriodNumbers | null)[], survey: Survey) {
  const cells = scenarios.map((values) => values && value(readOf(input, values)[0] ?? 0));
  const rows = onceRows(input, cells, allowedIn(input), survey);
  return rows.map((once) => (once.id === input.rowId ? repeated(once) : once));
}

/** [ASM-22] */
const isFirstIdle = ({ content }: TypedInput): boolean =>
  content.kind === 'periods' &&
  content.isFirstIdle === true &&
  content.scenarios.some((values) => values !== null && values.length > 1);

export function inputRows(input: TypedInput, survey: Survey): readonly Row[] {
  const rows = rowsOf(input, survey);
  return isFirstIdle(input) ? rows.map((one) => ({ ...one, isFirstIdle: true })) : rows;
}

function rowsOf(input: TypedInput, survey: Survey): readonly Row[] {
  const { content, label, rowId: id } = input;
  if (content.kind === 'constant') {
    return [constantRow(input, { id, label }, value(content.value), allowedIn(input))];
  }
  const { scenarios } = content;
  if (scenarios.length === 1) return [typed(input, { id, label }, scenarios[0] ?? [])];
  const isOneEach = scenarios.every((values) => values === null || isOne(readOf(input, values)));
  if (isOneEach) return oneEach(input, scenarios, survey);
  return [
    ...scenarios.map((values, index) => scenarioRow(input, values, index, survey)),
    liveRow(input, scenarios.length),
  ];
}
