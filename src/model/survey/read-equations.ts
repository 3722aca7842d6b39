// Parses what a formula works out: its steps in their order, and its total.
import { type Expression, partsOf } from '#formula/expression.ts';
import { parse } from '#formula/parse.ts';
import type { Formula, Step } from '#template/formula.ts';
import type { DiagnosticTexts } from '../texts/diagnostic-texts.ts';
import type { FlowStep } from './flow.ts';

interface Equations {
  readonly steps: readonly FlowStep[];
  readonly expression: Expression;
}

export type ReadEquations =
  | { readonly equations: Equations; readonly faults: readonly [] }
  | { readonly equations: null; readonly faults: readonly string[] };

/** The length of a year in periods, unless a variable or a step has the name. */
export const yearName = 'year';

/** What is read as it is now; what looks at an earlier period may read anything. */
function namesNow(expression: Expression): readonly string[] {
  if (expression.kind === 'variable') return [expression.id];
  if (expression.kind === 'past') {
    return expression.name === 'last' || expression.name === 'sum' ? [expression.row] : [];
  }
  return partsOf(expression).flatMap(namesNow);
}

function namesBefore(expression: Expression): readonly string[] {
  return expression.kind === 'past' ? [expression.row] : partsOf(expression).flatMap(namesBefore);
}

/** A step may be typed with or without its name before it. */
const withName = ({ id, expression }: Step): string =>
  expression.includes('=') ? expression : `${id} = ${expression}`;

export function readEquations(formula: Formula, texts: DiagnosticTexts): ReadEquations {
  const faults: string[] = [];
  const variables = formula.variables.map(({ id }) => id);
  const typed = formula.steps ?? [];
  const all = new Set([...variables, ...typed.map(({ id }) => id), 'total']);
  const known = new Set([...variables, yearName]);
  const read = (text: string): Expression | null => {
    const parsed = parse(text);
    if (!parsed.ok) {
      faults.push(texts.unreadableFormula(formula.name, parsed));
      return null;
    }
    const { expression } = parsed.equation;
    const unknown = [
      ...namesNow(expression).filter((id) => !known.has(id)),
      ...namesBefore(expression).filter((id) => !all.has(id)),
    ];
    faults.push(...[...new Set(unknown)].map((id) => texts.unknownVariable(formula.name, id)));
    return expression;
  };
  const steps = typed.flatMap((step): FlowStep[] => {
    const { id, name, units, isCurrency } = step;
    const expression = read(withName(step));
    known.add(id);
    return expression ? [{ id, name, unit: isCurrency ? null : (units ?? 'units'), expression }] : [];
  });
  const expression = read(formula.expression);
  const { billing } = formula;
  if (billing !== undefined && !typed.some(({ id }) => id === billing)) {
    faults.push(texts.unknownVariable(formula.name, billing));
  }
  return expression && faults.length === 0
    ? { equations: { steps, expression }, faults: [] }
    : { equations: null, faults };
}
