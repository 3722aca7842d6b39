// Places one resource's flow on a calculation sheet: links to its inputs, intermediate results, its total.
import { binary, type CellExpression, call, cell, number, span } from '#workbook/cell-expression.ts';
import { formula, type Row, row, type Source, type Unit } from '#workbook/row.ts';
import { constantRowId } from './constants.ts';
import type { Diagnostic } from './diagnostic.ts';
import { diagnosticTexts } from './diagnostic-texts.ts';
import type { FlowInput, FlowReference, ReadyFlow } from './flow.ts';
import { lower } from './lower.ts';
import { ownedRowId } from './row-id.ts';
import type { PlacedRows, Plan } from './sheet-definition.ts';
import { modelTexts } from './texts.ts';

interface Placing {
  readonly plan: Plan;
  readonly sheetId: string;
  readonly flow: ReadyFlow;
}

export const flowTotalId = (sheetId: string, resourceId: string) => ownedRowId(sheetId, resourceId, 'total');

const linkId = ({ sheetId, flow }: Placing, variableId: string) =>
  ownedRowId(sheetId, flow.resource.id, 'variable', variableId);

const source = ({ flow }: Placing, variableId: string | null): Source => ({
  resourceId: flow.resource.id,
  variableId,
});

const money = ({ plan }: Placing): Unit => ({ text: plan.survey.currency, isScaled: true });

function inputLink(placing: Placing, { variable, rowId: target, unit }: FlowInput): Row {
  return row({
    id: linkId(placing, variable.id),
    role: 'link',
    label: variable.name,
    unit: { text: unit, isScaled: false },
    format: variable.isCurrency ? 'price' : 'quantity',
    periods: formula(cell(target)),
    source: source(placing, variable.id),
  });
}

function referenceLink(placing: Placing, { variable, target }: FlowReference): Row {
  const found = placing.plan.references.get(target) ?? null;
  return row({
    id: linkId(placing, variable.id),
    role: found === null ? 'calculation' : 'link',
    label: variable.name,
    unit: money(placing),
    format: 'money',
    periods: formula(found === null ? number(0) : cell(found)),
    source: source(placing, variable.id),
  });
}

/** Inflation raises currency variables, not references or constants. */
function variableCell(placing: Placing, id: string): CellExpression {
  const read = cell(linkId(placing, id));
  const variable = placing.flow.variables.find((candidate) => candidate.variable.id === id);
  const index = placing.plan.inflationIndex;
  const isRaised = index !== null && variable?.kind === 'input' && variable.variable.isCurrency === true;
  return isRaised ? binary(read, '*', cell(index)) : read;
}

function formulaRows(placing: Placing): readonly Row[] {
  const { flow, sheetId, plan } = placing;
  const texts = modelTexts[plan.survey.template.language];
  const steps: Row[] = [];
  const total = lower(flow.expression, {
    variable: (id) => variableCell(placing, id),
    constant: (value) => cell(constantRowId(flow, value), 'constant'),
    row: (kind, expression) => {
      const id = ownedRowId(sheetId, flow.resource.id, kind, String(steps.length + 1));
      const label = texts[kind](flow.resource.name, steps.length + 1);
      const unit = { text: texts.intermediate, isScaled: false };
      steps.push(
        row({
          id,
          role: 'calculation',
          label,
          unit,
          periods: formula(expression),
          source: source(placing, null),
        }),
      );
      return id;
    },
  });
  const id = flowTotalId(sheetId, flow.resource.id);
  return [
    ...steps,
    row({
      id,
      role: 'total',
      label: flow.resource.name,
      unit: money(placing),
      format: 'money',
      total: formula(call('SUM', span(id))),
      periods: formula(total),
      source: source(placing, null),
    }),
  ];
}

function unknownReferences({ plan, flow }: Placing): readonly Diagnostic[] {
  const texts = diagnosticTexts[plan.survey.template.language];
  return flow.variables
    .filter((variable) => variable.kind === 'reference' && !plan.references.has(variable.target))
    .map((variable) => ({
      severity: 'error',
      path: flow.resource.path,
      message: texts.unknownReference(
        flow.resource.name,
        variable.kind === 'reference' ? variable.target : variable.variable.id,
      ),
    }));
}

export function flowRows(placing: Placing): PlacedRows {
  const links = placing.flow.variables.map((variable) =>
    variable.kind === 'input' ? inputLink(placing, variable) : referenceLink(placing, variable),
  );
  return { rows: [...links, ...formulaRows(placing)], diagnostics: unknownReferences(placing) };
}
