// The rows in which a person types: one a scenario, and a live row that picks where there are several.
import { call, cell, stack } from '#workbook/cell-expression.ts';
import { type Allowed, formula, type Row, row, value } from '#workbook/row.ts';
import { rowId } from '../../ids/row-id.ts';
import type { Input } from '../../inputs/input.ts';
import { rangeAround } from '../../inputs/ranges.ts';
import { plainUnit } from '../../rows/measures.ts';
import type { Survey } from '../../survey/survey.ts';

type Numbers = readonly number[];

const shared = ({ unit, format, source, note }: Input) => ({ unit: plainUnit(unit), format, source, note });

const scenarioRowId = ({ rowId: id }: Input, scenario: number): string => `${id}.scenario.${scenario}`;

/** [ASM-9] */
const allowedIn = ({ range, content }: Input): Allowed => ({
  kind: 'number',
  ...rangeAround(range, content.kind === 'constant' ? [[content.value]] : content.scenarios),
});

/** [ASM-8] */
const typed = (input: Input, start: Pick<Row, 'id' | 'label'>, values: Numbers): Row =>
  row({
    ...shared(input),
    ...start,
    role: 'input',
    provenance: input.provenance,
    periods: { kind: 'values', values },
    allowed: allowedIn(input),
  });

/** [ASM-2] A scenario without numbers of its own reads the first one's. */
function scenarioRow(input: Input, values: Numbers | null, index: number, survey: Survey): Row {
  const name = survey.scenarioNames[index] ?? String(index + 1);
  const start = {
    id: scenarioRowId(input, index + 1),
    label: `${input.label} – ${index + 1}. ${name}`,
  };
  return values === null
    ? row({ ...shared(input), ...start, role: 'link', periods: formula(cell(scenarioRowId(input, 1))) })
    : typed(input, start, values);
}

/** [ASM-3] The live row picks by the number in the selector. */
function liveRow(input: Input, count: number): Row {
  const choices = stack(scenarioRowId(input, 1), scenarioRowId(input, count));
  return row({
    ...shared(input),
    id: input.rowId,
    role: 'calculation',
    label: input.label,
    periods: formula(call('INDEX', choices, cell(rowId('assumptions', 'scenario'), 'constant'))),
  });
}

export function inputRows(input: Input, survey: Survey): readonly Row[] {
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
