// The unit of a driver: the one that it is given, else that of what it repeats or adds up.
import type { Expression } from '#formula/expression.ts';
import type { Unit } from '#workbook/row.ts';
import type { RowMeasure, WorkbookPlan } from '../../plan/sheet-definition.ts';
import { plainUnit, referenceMeasure } from '../../rows/measures.ts';
import type { FlowVariable, ReadyFlow } from '../../survey/flow.ts';
import type { Survey } from '../../survey/survey.ts';
import { modelTexts } from '../../texts/model-texts.ts';

/** The variables of a formula that only adds and subtracts them; null for any other. */
function addedVariables(expression: Expression): readonly string[] | null {
  if (expression.kind === 'variable') return [expression.id];
  if (expression.kind === 'negate') return addedVariables(expression.operand);
  if (expression.kind !== 'binary' || expression.operator === '*' || expression.operator === '/') return null;
  const [left, right] = [addedVariables(expression.left), addedVariables(expression.right)];
  return left && right && [...left, ...right];
}

/** Null for a row that is off or not chosen: it is 0 of anything. */
function measureOf(variable: FlowVariable, plan: WorkbookPlan, seen: ReadonlySet<string>): RowMeasure | null {
  if (variable.kind === 'input') {
    return { unit: plainUnit(variable.input.unit), format: variable.input.format };
  }
  const target = plan.references.get(variable.target);
  return target && target.row !== null ? referenceMeasure(target.measure, plan, seen) : null;
}

function measuresAdded(
  { expression, variables }: ReadyFlow,
  plan: WorkbookPlan,
  seen: ReadonlySet<string>,
): readonly RowMeasure[] {
  const ids = addedVariables(expression) ?? [];
  const added = ids.map((id) => variables.find(({ variable }) => variable.id === id));
  if (!added.every((variable) => variable !== undefined)) return [];
  return added.flatMap((variable) => measureOf(variable, plan, seen) ?? []);
}

/** What a driver is given; null where nothing is. */
function givenUnit({ resource }: ReadyFlow, { currency }: Survey): Unit | null {
  const { units } = resource.entry;
  if (typeof units === 'object' && units !== null) return plainUnit(currency);
  return units ? plainUnit(units) : null;
}

/** [DRV-4] */
export function driverMeasure(
  flow: ReadyFlow,
  plan: WorkbookPlan,
  seen: ReadonlySet<string> = new Set(),
): RowMeasure {
  const { survey } = plan;
  const { id } = flow.resource;
  const added = seen.has(id) ? [] : measuresAdded(flow, plan, new Set([...seen, id]));
  const [first] = added;
  const isAlike = ({ unit }: RowMeasure) =>
    unit.text === first?.unit.text && unit.isScaled === first.unit.isScaled;
  const common = first && added.every(isAlike) ? first.unit : null;
  const unit = givenUnit(flow, survey) ?? common ?? plainUnit(modelTexts[survey.template.language].units);
  const format = first && added.every((one) => one.format === first.format) ? first.format : 'quantity';
  // Amounts of money are shown in the model's scale only where the unit says so.
  return { unit, format: format === 'money' && !unit.isScaled ? 'price' : format };
}
