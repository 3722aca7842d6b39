// What a formula's total shows beside its inputs before the whole model is calculated.
import { evaluate } from './evaluate.ts';
import { parse } from './parse.ts';

interface DisplayedFormula {
  readonly expression: string;
  readonly variables: readonly {
    readonly id: string;
    readonly isReference?: boolean;
    readonly isPercent?: boolean;
  }[];
  readonly steps?: readonly unknown[];
}

export const notAvailable = 'n/a';
export const evaluationError = '#NULL!';

export type Displayed = number | typeof notAvailable | typeof evaluationError;

/** n/a for a reference, for steps and for anything that is not a number, #NULL! for a formula that cannot be evaluated. */
export function display(
  { expression, variables, steps = [] }: DisplayedFormula,
  values: Readonly<Record<string, number>>,
): Displayed {
  if (steps.length > 0 || variables.some(({ isReference }) => isReference)) return notAvailable;
  const percents = new Set(variables.flatMap(({ id, isPercent }) => (isPercent ? [id] : [])));
  const parsed = parse(expression);
  if (!parsed.ok) return evaluationError;
  let isComplete = true;
  const total = evaluate(parsed.equation.expression, (id) => {
    const value = Object.hasOwn(values, id) ? values[id] : undefined;
    if (value === undefined) isComplete = false;
    return (value ?? Number.NaN) / (percents.has(id) ? 100 : 1);
  });
  if (!isComplete) return evaluationError;
  return Number.isFinite(total) ? total : notAvailable;
}
