// The rows of an input: one per scenario, and with several scenarios a live row that selects among them.
import { call, cell, stack } from '#workbook/cell-expression.ts';
import { type AllowedValues, formula, type Row, row, value } from '#workbook/row.ts';
import { rowId } from '../../ids/row-id.ts';
import { widenedRange } from '../../inputs/input-ranges.ts';
import type { ModelInput, TypedInput } from '../../inputs/model-input.ts';
import { plainUnit } from '../../rows/measures.ts';
import type { Survey } from '../../survey/survey.ts';

type PeriodNumbers = readonly number[];

const shared = ({ unit, format, source, note }: ModelInput) => ({
  unit: plainUnit(unit),
  format,
  source,
  note,
});

const scenarioRowId = ({ rowId: id }: ModelInput, scenario: number): string => `${id}.scenario.${scenario}`;

/** [ASM-9] */
const allowedIn = ({ range, content }: TypedInput): AllowedValues => ({
  kind: 'number',
  ...widenedRange(range, content.kind === 'constant' ? [[content.value]] : content.scenarios),
});

/** [ASM-8] */
const typed = (input: TypedInput, start: Pick<Row, 'id' | 'label'>, values: PeriodNumbers): Row =>
  row({
    ...shared(input),
    ...start,
    role: 'input',
    provenance: input.provenance,
    periods: { kind: 'values', values },
    allowed: allowedIn(input),
  });

/** [ASM-2] A scenario without numbers of its own reads those of the first scenario. */
function scenarioRow(input: TypedInput, values: PeriodNumbers | null, index: number, survey: Survey): Row {
  const name = survey.scenarioNames[index] ?? String(index + 1);
  const start = {
    id: scenarioRowId(input, index + 1),
    label: `${input.label} – ${index + 1}. ${name}`,
  };
  return values === null
    ? row({ ...shared(input), ...start, role: 'link', periods: formula(cell(scenarioRowId(input, 1))) })
    : typed(input, start, values);
}

/** [ASM-3] The live row selects by the number in the scenario selector. */
function liveRow(input: ModelInput, count: number): Row {
  const choices = stack(scenarioRowId(input, 1), scenarioRowId(input, count));
  return row({
    ...shared(input),
    id: input.rowId,
    role: 'calculation',
    label: input.label,
    periods: formula(call('INDEX', choices, cell(rowId('assumptions', 'scenario'), 'constant'))),
  });
}

export function inputRows(input: TypedInput, survey: Survey): readonly Row[] {
  const { content, label, rowId: id } = input;
  if (content.kind === 'constant') {
    const constant = value(content.value);
    const { provenance } = input;
    const start = { ...shared(input), id, label, provenance, constant } as const;
    return [row({ ...start, role: 'input', allowed: allowedIn(input) })];
  }
  const { scenarios } = content;
  const [only] = scenarios;
  if (scenarios.length > 1) {
    return [
      ...scenarios.map((values, index) => scenarioRow(input, values, index, survey)),
      liveRow(input, scenarios.length),
    ];
  }
  return [typed(input, { id, label }, only ?? [])];
}
