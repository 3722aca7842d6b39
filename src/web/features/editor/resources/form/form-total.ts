// The total of a form's numbers over the whole forecast, before they are saved.

import { display } from '#formula/display.ts';
import { isEmptyPeriodString } from '#template/period-values.ts';
import { type RelId, rels } from '#template/sections.ts';
import type { Template } from '#template/template.ts';
import { checkValues } from '../../document/checks/field-checks.ts';
import { driverFault } from '../../document/drivers/driver-checks.ts';
import { hasDriver, noDriver } from '../../document/drivers/driver-texts.ts';
import { inputValues } from '../../document/drivers/input-values.ts';
import { inMoney, sumOf } from '../../document/resources/resource-rows.ts';
import { formulaOf } from '../../document/resources/resource-view.ts';
import type { FlowForm } from './resource-form.ts';

export interface FormTotal {
  readonly periodCount: number;
  readonly sum: number;
  /** Whether a one-time amount may have been typed as a repeating one: money spent or raised, the same in every period. */
  readonly isRepeated: boolean;
}

/** Null where a sum is meaningless, needs the whole model to be calculated, or is zero. */
export function formTotal(template: Template, rel: RelId, flow: FlowForm): FormTotal | null {
  const formula = formulaOf(template, flow.formulaId);
  const periodCount = template.layout.cFcstColCount;
  if (!formula || !inMoney(rel) || periodCount === 1) return null;
  // What is read of another row is known when the whole model is.
  if (formula.variables.some(({ id }) => flow.references?.[id])) return null;
  const texts = formula.variables.map(({ id, value }) => {
    const typed = flow.values[id] ?? value ?? '';
    const text = isEmptyPeriodString(typed) ? (flow.fallbacks?.[id] ?? '') : typed;
    return { id, text, driver: flow.drivers?.[id] ?? noDriver };
  });
  const isRight = ({ text, driver }: (typeof texts)[number]) =>
    checkValues(text) === null && driverFault(driver) === null;
  if (!texts.every(isRight)) return null;
  const rows = texts.map(({ id, text, driver }) => ({
    id,
    values: inputValues(template, { data: text, driver }),
  }));
  const totals = Array.from({ length: periodCount }, (_, period) =>
    display(formula, Object.fromEntries(rows.map(({ id, values }) => [id, values[period] ?? 0]))),
  );
  const sum = sumOf(totals);
  if (typeof sum !== 'number' || sum === 0) return null;
  const isRepeated =
    rels[rel].isOnce === true && !texts.some(({ text, driver }) => text.includes(';') || hasDriver(driver));
  return { periodCount, sum, isRepeated };
}
