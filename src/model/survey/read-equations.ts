// Parses what a formula works out: its steps in their order, and its total.
import { checkFormula, type PlacedFault } from '#formula/check-formula.ts';
import type { Expression } from '#formula/expression.ts';
import { parse } from '#formula/parse.ts';
import { stepText } from '#formula/remembered-rows.ts';
import type { Formula } from '#template/formula.ts';
import type { DiagnosticTexts } from '../texts/diagnostic-texts.ts';
import type { FlowStep } from './flow.ts';
import { oncePer } from './once-per.ts';

interface Equations {
  readonly steps: readonly FlowStep[];
  readonly expression: Expression;
}

export type ReadEquations =
  | { readonly equations: Equations; readonly faults: readonly [] }
  | { readonly equations: null; readonly faults: readonly string[] };

function faultText(formula: string, fault: PlacedFault, texts: DiagnosticTexts): string {
  switch (fault.kind) {
    case 'unreadable':
      return texts.unreadableFormula(formula, fault);
    case 'unknown':
    case 'no-step':
      return texts.unknownVariable(formula, fault.name);
    case 'later':
      return texts.laterStep(formula, fault.name);
    case 'itself':
      return texts.ownRow(formula, fault.name);
    case 'circle':
      return texts.circleOfSteps(formula, fault.circle);
    case 'taken':
    case 'no-name':
      return texts.stepName(formula, fault.name);
  }
}

function expressionOf(text: string): Expression {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error('a formula without faults can be parsed');
  return parsed.equation.expression;
}

/** Many resources have the same formula, and it is the same at the next key press. */
const partsOf = oncePer((formula: Formula): Equations | readonly PlacedFault[] => {
  const faults = checkFormula(formula);
  if (faults.length > 0) return faults;
  const steps = (formula.steps ?? []).map((step): FlowStep => {
    const { id, name, units, isCurrency } = step;
    const unit = isCurrency ? null : (units ?? 'units');
    return { id, name, unit, expression: expressionOf(stepText(step)) };
  });
  return { steps, expression: expressionOf(formula.expression) };
});

export function readEquations(formula: Formula, texts: DiagnosticTexts): ReadEquations {
  const read = partsOf(formula);
  if ('steps' in read) return { equations: read, faults: [] };
  const said = read.map((fault) => faultText(formula.name, fault, texts));
  return { equations: null, faults: [...new Set(said)] };
}
