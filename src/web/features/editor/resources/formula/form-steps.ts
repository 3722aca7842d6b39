// Adds, renames, moves and removes the steps of a formula form; whatever reads a renamed step follows.
import { totalName } from '#formula/check-formula.ts';
import { tokens } from '#formula/tokens.ts';
import type { FormulaForm, StepForm } from './formula-form.ts';

/** What may be typed as the name of a new step: one word. */
const plainName = /^[\p{L}_][\p{L}\p{M}\p{N}_]*$/u;

export type StepNameFault = 'word' | 'taken';

/** Null for a name that the step may have. */
export function stepNameFault(form: FormulaForm, key: string, id: string): StepNameFault | null {
  if (!plainName.test(id)) return 'word';
  const isTaken = form.steps.some((step) => step.key !== key && step.id === id);
  return isTaken || id === totalName ? 'taken' : null;
}

export function withNewStep(form: FormulaForm): FormulaForm {
  const isTaken = (id: string) =>
    form.known[id] !== undefined || form.steps.some((step) => step.id === id || step.key === id);
  let number = 1;
  while (isTaken(`step_${number}`)) number += 1;
  const id = `step_${number}`;
  const step: StepForm = {
    ...{ key: id, was: null, id, name: id, units: '', isCurrency: false, expression: '' },
  };
  return { ...form, steps: [...form.steps, step] };
}

const changed = (form: FormulaForm, key: string, change: Partial<StepForm>): readonly StepForm[] =>
  form.steps.map((step) => (step.key === key ? { ...step, ...change } : step));

export const withStep = (
  form: FormulaForm,
  key: string,
  change: Partial<Omit<StepForm, 'id' | 'key' | 'was'>>,
): FormulaForm => ({ ...form, steps: changed(form, key, change) });

/** The other texts of the formula call it by its new name. */
export function withRenamedStep(form: FormulaForm, key: string, id: string): FormulaForm {
  const before = form.steps.find((step) => step.key === key);
  if (!before || before.id === id) return form;
  const renamed = (text: string) => renamedIn(text, before.id, id);
  return {
    ...form,
    expression: renamed(form.expression),
    billing: form.billing === before.id ? id : form.billing,
    // A name that follows the id, as that of a new step, goes on following it.
    steps: form.steps.map((step) => ({
      ...step,
      expression: renamed(step.expression),
      ...(step.key === key && { id, name: step.name === before.id ? id : step.name }),
    })),
  };
}

function renamedIn(text: string, from: string, to: string): string {
  const found = tokens(text).filter(({ kind, text: word }) => kind === 'name' && word === from);
  return found.reduceRight(
    (changedText, { column }) =>
      changedText.slice(0, column - 1) + to + changedText.slice(column - 1 + from.length),
    text,
  );
}

/** One place up (-1) or down (1); the same form at either end. */
export function withMovedStep(form: FormulaForm, key: string, by: -1 | 1): FormulaForm {
  const at = form.steps.findIndex((step) => step.key === key);
  const [step, other] = [form.steps[at], form.steps[at + by]];
  if (!step || !other) return form;
  const steps = form.steps.map((one) => (one === step ? other : one === other ? step : one));
  return { ...form, steps };
}

export const withoutStep = (form: FormulaForm, key: string): FormulaForm => {
  const gone = form.steps.find((step) => step.key === key);
  return {
    ...form,
    billing: form.billing === gone?.id ? null : form.billing,
    steps: form.steps.filter((step) => step !== gone),
  };
};
