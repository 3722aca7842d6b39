// The rows in which a person types: one a scenario, and a live row that picks where there are several.
import { call, cell, stack } from '#workbook/cell-expression.ts';
import { formula, type Row, row } from '#workbook/row.ts';
import type { FlowInput, ReadyFlow } from '../../flow.ts';
import { rowId } from '../../row-id.ts';
import type { Survey } from '../../survey.ts';

interface Typed {
  readonly survey: Survey;
  readonly flow: ReadyFlow;
  readonly input: FlowInput;
}

const shared = ({ flow, input }: Typed) =>
  ({
    unit: { text: input.unit, isScaled: false },
    format: input.variable.isCurrency ? 'price' : 'quantity',
    source: { resourceId: flow.resource.id, variableId: input.variable.id },
  }) as const;

const label = ({ flow, input }: Typed): string => `${flow.resource.name}: ${input.variable.name}`;

const scenarioRowId = ({ input }: Typed, scenario: number): string => `${input.rowId}.scenario.${scenario}`;

/** [ASM-2] A scenario without numbers of its own reads the first one's. */
function scenarioRow(typed: Typed, values: readonly number[] | null, index: number): Row {
  const name = typed.survey.scenarioNames[index] ?? String(index + 1);
  const start = {
    ...shared(typed),
    id: scenarioRowId(typed, index + 1),
    label: `${label(typed)} – ${index + 1}. ${name}`,
  };
  return values === null
    ? row({ ...start, role: 'link', periods: formula(cell(scenarioRowId(typed, 1))) })
    : row({ ...start, role: 'input', periods: { kind: 'values', values }, allowed: { kind: 'number' } });
}

/** [ASM-3] The live row picks by the number in the selector. */
function liveRow(typed: Typed): Row {
  const { scenarios } = typed.input;
  const first = scenarioRowId(typed, 1);
  const last = scenarioRowId(typed, scenarios.length);
  return row({
    ...shared(typed),
    id: typed.input.rowId,
    role: 'calculation',
    label: label(typed),
    periods: formula(call('INDEX', stack(first, last), cell(rowId('assumptions', 'scenario'), 'constant'))),
  });
}

function inputRows(typed: Typed): readonly Row[] {
  const { scenarios, rowId: id } = typed.input;
  const [only] = scenarios;
  if (scenarios.length > 1) {
    return [...scenarios.map((values, index) => scenarioRow(typed, values, index)), liveRow(typed)];
  }
  return [
    row({
      ...shared(typed),
      id,
      role: 'input',
      label: label(typed),
      periods: { kind: 'values', values: only ?? [] },
      allowed: { kind: 'number' },
    }),
  ];
}

export const flowInputRows = (survey: Survey, flow: ReadyFlow): readonly Row[] =>
  flow.variables.flatMap((input) => (input.kind === 'input' ? inputRows({ survey, flow, input }) : []));
