// What a formula's total shows beside its inputs before the whole model is calculated.
import { evaluate } from './evaluate.ts';
import { parse } from './parse.ts';

export interface DisplayedVariable {
  readonly id: string;
  readonly isReference?: boolean;
}

export const notAvailable = 'n/a';
export const evaluationError = '#NULL!';

export type Displayed = number | typeof notAvailable | typeof evaluationError;

/** n/a for a reference and for anything that is not a number, #NULL! for a formula that cannot be evaluated. */
export function display(
  expression: string,
  variables: readonly DisplayedVariable[],
  values: Readonly<Record<string, number>>,
): Displayed {
  if (variables.some(({ isReference }) => isReference)) return notAvailable;
  const parsed = parse(expression);
  if (!parsed.ok) return evaluationError;
  let isComplete = true;
  const total = evaluate(parsed.equation.expression, (id) => {
    const value = Object.hasOwn(values, id) ? values[id] : undefined;
    if (value === undefined) isComplete = false;
    return value ?? Number.NaN;
  });
  if (!isComplete) return evaluationError;
  return Number.isFinite(total) ? total : notAvailable;
}
