// A rate or useful life: a resource whose one flow is a number per period, such as a tax rate or the years of a depreciation group.
import { number, over, type RowId } from '#workbook/cell-expression.ts';
import { formula, type Row, row } from '#workbook/row.ts';
import { ownedRowId } from '../ids/row-id.ts';
import type { FormulaConstant, InputBlock, WorkbookPlan } from '../plan/sheet-definition.ts';
import { plainUnit } from '../rows/measures.ts';
import type { Diagnostic } from '../survey/diagnostic.ts';
import { inputsOf, isFlowInput, type ReadyFlow } from '../survey/flow.ts';
import { isPercentRate, typedVariable } from '../survey/percent-rates.ts';
import type { Resource } from '../survey/resource.ts';
import type { Survey } from '../survey/survey.ts';
import { formulaConstants } from './constants.ts';
import { lowerFlow } from './lower-flow.ts';

export interface Rate {
  readonly resource: Resource;
  readonly flow: ReadyFlow;
  /** The row to read the rate from. */
  readonly rowId: RowId;
}

export interface Rates {
  readonly rates: readonly Rate[];
  readonly diagnostics: readonly Diagnostic[];
}

const isPercent = ({ resource, formula: { id } }: ReadyFlow): boolean => isPercentRate(resource.rel, id);

/** A rate that is a single typed input is read directly from that input. */
function typedRow(flow: ReadyFlow): RowId | null {
  const typed = typedVariable(flow);
  const found = flow.variables.filter(isFlowInput).find(({ variable }) => variable.id === typed);
  // What stands there as a fraction is a fraction of a percent.
  return found && !(isPercent(flow) && found.variable.isPercent) ? found.input.rowId : null;
}

const calculatedRow = ({ resource, id }: ReadyFlow): RowId =>
  ownedRowId('assumptions', resource.id, id, 'rate');

export function ratesOf(resources: readonly Resource[], survey: Survey): Rates {
  const results = resources.flatMap((resource) => {
    const flow = resource.entry.flows[0];
    return flow ? [survey.readFlow(resource, flow)] : [];
  });
  return {
    rates: results.flatMap(({ flow }) =>
      flow ? [{ resource: flow.resource, flow, rowId: typedRow(flow) ?? calculatedRow(flow) }] : [],
    ),
    diagnostics: results.flatMap(({ diagnostics }) => diagnostics),
  };
}

const variableRow = (flow: ReadyFlow, id: string, plan: WorkbookPlan): RowId | null => {
  const used = flow.variables.find(({ variable }) => variable.id === id);
  if (used?.kind === 'input') return used.input.rowId;
  return used ? (plan.references.get(used.target)?.row ?? null) : null;
};

/** The rows of rates that have to be calculated. */
function rateRows(rates: readonly Rate[], plan: WorkbookPlan): readonly Row[] {
  return rates.flatMap(({ flow, rowId }) => {
    if (typedRow(flow) !== null) return [];
    const { rows, result, zeroOf } = lowerFlow(
      { plan, sheetId: 'assumptions', flow },
      { row: (id) => variableRow(flow, id, plan), isRaised: () => false, total: rowId, isOwn: false },
    );
    const unit = plainUnit(inputsOf(flow)[0]?.unit ?? '%');
    const zero = zeroOf('total');
    const shown = isPercent(flow)
      ? ({ format: 'share', periods: formula(over(result, number(100))) } as const)
      : { periods: formula(result) };
    return [...rows, row({ id: rowId, role: 'calculation', label: flow.name, unit, zero, ...shown })];
  });
}

export const rateConstants = (rates: readonly Rate[]): readonly FormulaConstant[] =>
  rates.flatMap(({ flow }) => formulaConstants(flow));

export const rateBlock = (title: string, rates: readonly Rate[]): InputBlock => ({
  title,
  inputs: rates.flatMap(({ flow }) => inputsOf(flow)),
  rates: (plan) => rateRows(rates, plan),
});
