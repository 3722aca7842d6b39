// Lays out one resource's flow on a calculation sheet: links to its inputs, intermediate results and its total.
import type { SheetId } from '#template/sections.ts';
import {
  type CellExpression,
  call,
  cell,
  number,
  type RowId,
  span as spanOf,
} from '#workbook/cell-expression.ts';
import { type Cell, formula, type Row, row, type Source } from '#workbook/row.ts';
import { ownedRowId } from '../ids/row-id.ts';
import { isExported } from '../plan/exported-cell.ts';
import type { PlacedRows, RowMeasure, WorkbookPlan } from '../plan/sheet-definition.ts';
import { moneyMeasure, plainUnit, referenceMeasure } from '../rows/measures.ts';
import type { Diagnostic } from '../survey/diagnostic.ts';
import type { FlowVariable, ReadyFlow } from '../survey/flow.ts';
import { diagnosticTexts } from '../texts/diagnostic-texts.ts';
import { modelTexts } from '../texts/model-texts.ts';
import { countSpan, factorSpan } from './factor-span.ts';
import { lowerFlow, priceIndexId } from './lower-flow.ts';

export interface FlowPlacement {
  readonly plan: WorkbookPlan;
  readonly sheetId: SheetId;
  readonly flow: ReadyFlow;
  /** Sales and costs rise with prices; other flows do not. */
  readonly isInflated: boolean;
  /** That of the total; money, with the sum of all periods, where nothing is said. */
  readonly measure?: RowMeasure;
}

export const flowTotalId = (sheetId: SheetId, { resource, id }: Pick<ReadyFlow, 'resource' | 'id'>): RowId =>
  ownedRowId(sheetId, resource.id, id);

/** The rows that flag the periods in which a divisor of the flow is 0. */
export const divisorRowIds = (placed: readonly Row[]): readonly RowId[] =>
  placed.filter(({ id }) => id.includes('.divisor_zero.')).map(({ id }) => id);

const linkId = ({ sheetId, flow }: FlowPlacement, variableId: string): RowId =>
  ownedRowId(sheetId, flow.resource.id, flow.id, 'variable', variableId);

const source = ({ flow }: Pick<FlowPlacement, 'flow'>, variableId: string | null): Source => ({
  resourceId: flow.resource.id,
  variableId,
});

/** What reads no row has the unit of none. */
const unread = (target: string) => ({ row: null, measure: target === '' ? 'number' : 'money' }) as const;

type ReferenceVariable = Extract<FlowVariable, { kind: 'reference' }>;

function ownLabel({ plan, flow }: FlowPlacement, { target, variable }: ReferenceVariable): string {
  const label = `${flow.name}: ${variable.name}`;
  return target === '' ? modelTexts[plan.survey.template.language].readsNone(label) : label;
}

function linkRow(placing: FlowPlacement, from: FlowVariable, zeroOf: (row: string) => Cell | null): Row {
  const { plan } = placing;
  const { variable } = from;
  const shared = {
    id: linkId(placing, variable.id),
    label: variable.name,
    zero: isInflatedVariable(placing, from) ? null : zeroOf(variable.id),
    source: source(placing, variable.id),
  };
  if (from.kind === 'input') {
    const { unit, format, rowId: target } = from.input;
    const span = factorSpan(placing, from);
    return row({
      ...shared,
      ...{ role: 'link', unit: plainUnit(unit), format, periods: formula(cell(target)) },
      ...(span && { span }),
    });
  }
  const found = plan.references.get(from.target) ?? unread(from.target);
  const origin = variableOrigin(plan, from);
  return row({
    ...shared,
    ...referenceMeasure(found.measure, plan),
    role: origin === null ? 'calculation' : 'link',
    label: origin === null ? ownLabel(placing, from) : variable.name,
    periods: formula(origin === null ? number(0) : cell(origin)),
  });
}

/** Where the numbers of a variable stand, before inflation; null where it reads a row that is not there, which is 0. */
export function variableOrigin(plan: WorkbookPlan, from: FlowVariable): RowId | null {
  if (from.kind === 'input') return from.input.rowId;
  const found = plan.references.get(from.target);
  return found?.origin?.(plan, new Set([from.target])) ?? found?.row ?? null;
}

/** Sales and costs rise with prices, other flows do not. */
const isInflatedVariable = (
  { plan, isInflated }: Pick<FlowPlacement, 'plan' | 'isInflated'>,
  used: FlowVariable,
): boolean =>
  isInflated &&
  used.kind === 'input' &&
  used.variable.isCurrency === true &&
  used.variable.isFixed !== true &&
  isExported(plan, priceIndexId);

/**
 * The row whose numbers a flow of one variable merely repeats; null where it calculates something. References already seen
 * are not followed again, so that a cycle is left for the compiler to reject.
 */
function shownRow(
  placing: Omit<FlowPlacement, 'sheetId'>,
  seen: ReadonlySet<string> = new Set([placing.flow.resource.id]),
): RowId | null {
  const { flow, plan } = placing;
  const [only] = flow.variables;
  if (flow.expression.kind !== 'variable' || flow.steps.length > 0) return null;
  if (!only || isInflatedVariable(placing, only)) return null;
  if (only.kind === 'input') return only.input.rowId;
  const target = seen.has(only.target) ? undefined : plan.references.get(only.target);
  return target?.origin?.(plan, new Set([...seen, only.target])) ?? target?.row ?? null;
}

/** The step that the total of a flow merely repeats. */
function repeatedStep({ sheetId, flow }: Pick<FlowPlacement, 'sheetId' | 'flow'>): RowId | null {
  const { expression, steps, variables } = flow;
  if (expression.kind !== 'variable') return null;
  // Of the same name, a variable comes before a step.
  if (variables.some(({ variable }) => variable.id === expression.id)) return null;
  const step = steps.find(({ id }) => id === expression.id);
  return step ? ownedRowId(sheetId, flow.resource.id, flow.id, 'step', step.id) : null;
}

/** The row whose numbers a flow repeats, in another place or in its own steps; null where its total calculates something. */
export const repeatedRow = (placing: FlowPlacement, seen?: ReadonlySet<string>): RowId | null =>
  shownRow(placing, seen) ?? repeatedStep(placing);

/** The row to link to for a flow's numbers: a link never leads to a link. */
export const flowOrigin = (placing: FlowPlacement): RowId =>
  repeatedRow(placing) ?? flowTotalId(placing.sheetId, placing.flow);

/** What reads a row that is gone is named, as 0 would hide it. */
export function unknownReferences({
  plan,
  flow,
}: Pick<FlowPlacement, 'plan' | 'flow'>): readonly Diagnostic[] {
  const texts = diagnosticTexts[plan.survey.template.language];
  return [...flow.variables, ...flow.others].flatMap((variable) => {
    if (variable.kind === 'input' || variable.target === '' || plan.references.has(variable.target))
      return [];
    const message = texts.unknownReference(flow.resource.name, variable.variable.name);
    return [{ severity: 'error', path: flow.resource.path, message } as const];
  });
}

/** A flow that is just one variable takes a single row, a link to where that is calculated. */
function shownCell(placing: FlowPlacement): CellExpression | null {
  const { expression, variables, steps } = placing.flow;
  const [only] = variables;
  const shown = shownRow(placing);
  if (shown !== null) return cell(shown);
  if (expression.kind !== 'variable' || steps.length > 0 || only?.kind !== 'reference') return null;
  const target = placing.plan.references.get(only.target);
  return target?.row ? cell(target.row) : number(0);
}

export function flowRows(placing: FlowPlacement): PlacedRows {
  const { flow, sheetId, plan } = placing;
  const id = flowTotalId(sheetId, flow);
  const diagnostics = unknownReferences(placing);
  const shared = {
    ...(placing.measure ?? moneyMeasure(plan.survey)),
    id,
    label: flow.name,
    total: placing.measure ? null : formula(call('SUM', spanOf(id))),
    source: source(placing, null),
  };
  const shown = shownCell(placing);
  if (shown !== null) {
    const role = shown.kind === 'cell' ? 'link' : 'calculation';
    return { rows: [row({ ...shared, role, periods: formula(shown) })], diagnostics };
  }
  const worked = lowerFlow(placing, {
    row: (variableId) => linkId(placing, variableId),
    isRaised: (variable) => isInflatedVariable(placing, variable),
    total: id,
    isOwn: true,
  });
  const zero = worked.zeroOf('total');
  const span = placing.measure && countSpan(flow);
  const total = row({ ...shared, role: 'total', zero, periods: formula(worked.result), ...span });
  const links = flow.variables.map((variable) => linkRow(placing, variable, worked.zeroOf));
  return { rows: [...links, ...worked.rows, total], diagnostics };
}
