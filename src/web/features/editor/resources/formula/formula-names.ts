// The names that a formula may use, as they stand in its form.
import { namesRead } from '#formula/check-formula.ts';
import { stepText } from '#formula/remembered-rows.ts';
import type { Language } from '#language/language.ts';
import { type FormulaForm, variablesOf } from './formula-form.ts';
import type { WrittenName } from './writing/completion.ts';

export function ownNames(form: FormulaForm, language: Language): readonly WrittenName[] {
  const read = [...form.steps.map(stepText), form.expression].flatMap(namesRead);
  const isNew = (id: string) =>
    form.known[id] === undefined && read.filter(({ name }) => name === id).length < 2;
  const steps = form.steps.map((step): WrittenName => ({ ...called(step), kind: 'step' }));
  const variables = variablesOf(form, language).map(
    (variable): WrittenName => ({ ...called(variable), kind: 'variable', isNew: isNew(variable.id) }),
  );
  return [...variables, ...steps];
}

const called = ({ id, name }: { readonly id: string; readonly name: string }) => ({
  id,
  name: name === id ? '' : name,
});
