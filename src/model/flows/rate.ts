// A rate or useful life: a resource whose one flow is a number per period, such as a tax rate or the years of a depreciation group.
import { cell, number, over, type RowId } from '#workbook/cell-expression.ts';
import { formula, row } from '#workbook/row.ts';
import { ownedRowId } from '../ids/row-id.ts';
import type { FormulaConstant, InputBlock, PlacedRows, WorkbookPlan } from '../plan/sheet-definition.ts';
import { plainUnit } from '../rows/measures.ts';
import type { Diagnostic } from '../survey/diagnostic.ts';
import { inputsOf, isFlowInput, type ReadyFlow } from '../survey/flow.ts';
import { isPercentRate, typedVariable } from '../survey/percent-rates.ts';
import type { Resource } from '../survey/resource.ts';
import type { Survey } from '../survey/survey.ts';
import { formulaConstants } from './constants.ts';
import { unknownReferences } from './flow-rows.ts';
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

const inPercentRow = ({ resource, id }: ReadyFlow): RowId =>
  ownedRowId('assumptions', resource.id, id, 'rate_in_percent');

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

/** [ASM-21] The rows of rates that have to be calculated, and which of them read what is gone. */
function placeRates(rates: readonly Rate[], plan: WorkbookPlan): PlacedRows {
  const diagnostics = rates.flatMap(({ flow }) => unknownReferences({ plan, flow }));
  const rows = rates.flatMap(({ flow, rowId }) => {
    if (typedRow(flow) !== null) return [];
    // What the formula looks back at is in percent as well.
    const total = isPercent(flow) ? inPercentRow(flow) : rowId;
    const { rows, result, zeroOf } = lowerFlow(
      { plan, sheetId: 'assumptions', flow },
      { row: (id) => variableRow(flow, id, plan), isRaised: () => false, total, isOwn: false },
    );
    const start = { role: 'calculation', unit: plainUnit(inputsOf(flow)[0]?.unit ?? '%') } as const;
    const calculated = { ...start, id: total, zero: zeroOf('total'), periods: formula(result) };
    if (total === rowId) return [...rows, row({ ...calculated, label: flow.name })];
    const fraction = formula(over(cell(total), number(100)));
    return [
      ...rows,
      row({ ...calculated, label: `${flow.name} (%)`, format: 'rate' }),
      row({ ...start, id: rowId, label: flow.name, format: 'share', periods: fraction }),
    ];
  });
  return { rows, diagnostics };
}

export const rateConstants = (rates: readonly Rate[]): readonly FormulaConstant[] =>
  rates.flatMap(({ flow }) => formulaConstants(flow));

export const rateBlock = (title: string, rates: readonly Rate[]): InputBlock => ({
  title,
  inputs: rates.flatMap(({ flow }) => inputsOf(flow)),
  rates: (plan) => placeRates(rates, plan),
});
