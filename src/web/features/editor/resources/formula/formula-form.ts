// The state of a formula form: its texts as typed, its steps, and the settings of each variable that the texts name.
import { checkFormula, namesRead, type PlacedFault, totalName, yearName } from '#formula/check-formula.ts';
import type { FormulaFault } from '#formula/parse.ts';
import { stepText } from '#formula/remembered-rows.ts';
import type { Language } from '#language/language.ts';
import type { RelId } from '#template/sections.ts';
import type { Formula, Template, Variable } from '#template/template.ts';
import { wordFault } from './word-fault.ts';

export interface VariableForm {
  readonly id: string;
  readonly name: string;
  readonly units: string;
  readonly isCurrency: boolean;
  /** Typed in percent. */
  readonly isPercent: boolean;
  /** Money that prices do not raise. */
  readonly isFixed: boolean;
  readonly isReference: boolean;
  /** The row it reads if it is a reference. */
  readonly reference: string;
}

export interface StepForm {
  /** Stays while the step is renamed and moved. */
  readonly key: string;
  /** Its name in the stored formula; null for a new one. */
  readonly was: string | null;
  readonly id: string;
  readonly name: string;
  readonly units: string;
  readonly isCurrency: boolean;
  readonly expression: string;
}

export interface FormulaForm {
  /** Null for a new formula. */
  readonly id: string | null;
  readonly name: string;
  readonly expression: string;
  /** What is worked out before the expression. */
  readonly steps: readonly StepForm[];
  /** The step that is invoiced; null where that is the total. */
  readonly billing: string | null;
  /** Every variable ever named, so that a typing mistake loses nothing. */
  readonly known: Readonly<Record<string, VariableForm>>;
}

const newText = 'total = foo + bar';
const usualUnits: Readonly<Record<Language, string>> = { en: 'units', ru: 'шт.' };
const usualReference = 'section_sales';

/** Limits of the template format. */
export const maxVariables = 50;
export const maxSteps = 50;
export const maxExpressionLength = 2000;

export const newFormulaForm = (): FormulaForm => ({
  ...{ id: null, name: '', expression: newText, steps: [], billing: null, known: {} },
});

export const formOfFormula = ({
  id,
  name,
  expression,
  variables,
  steps = [],
  billing,
}: Formula): FormulaForm => ({
  ...{ id, name, expression },
  billing: billing ?? null,
  steps: steps.map((step) => ({
    ...{ key: step.id, was: step.id, id: step.id, name: step.name, expression: step.expression },
    units: step.units ?? '',
    isCurrency: step.isCurrency === true,
  })),
  known: Object.fromEntries(
    variables.map((variable) => [
      variable.id,
      {
        id: variable.id,
        name: variable.name,
        units: variable.units ?? '',
        isCurrency: variable.isCurrency === true,
        isPercent: variable.isPercent === true,
        isFixed: variable.isFixed === true,
        isReference: variable.isReference === true,
        reference: variable.reference ?? (variable.isReference ? '' : usualReference),
      },
    ]),
  ),
});

/** Steps have rows of their own, `total` is the row itself, and `year` the periods of a year unless a variable has the name. */
function variableIds({ expression, steps, known }: FormulaForm): readonly string[] {
  const texts = [...steps.map((step) => stepText(step)), expression];
  const rows = texts.flatMap(namesRead).map(({ name }) => name);
  const isOther = (id: string) =>
    steps.some((step) => step.id === id) || ((id === totalName || id === yearName) && !known[id]);
  const ids = [...new Set(rows)].filter((id) => !isOther(id));
  if (steps.length === 0) return ids;
  // Those of steps stay in the order in which they were, and new ones follow.
  const order = Object.keys(known);
  const place = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  return ids.toSorted((one, other) => place(one) - place(other));
}

export const variablesOf = (form: FormulaForm, language: Language): readonly VariableForm[] =>
  variableIds(form).map(
    (id) =>
      form.known[id] ?? {
        ...{ id, name: id, units: usualUnits[language], isCurrency: false, isPercent: false },
        ...{ isFixed: false, isReference: false, reference: usualReference },
      },
  );

export const withVariable = (form: FormulaForm, variable: VariableForm): FormulaForm => ({
  ...form,
  known: { ...form.known, [variable.id]: variable },
});

/** All that keeps the formula from being worked out; its existing names stay as they are. */
export function faultsOf(form: FormulaForm, stored?: Formula): readonly PlacedFault[] {
  const { expression, steps, billing } = form;
  const variables = variableIds(form).map((id) => ({ id }));
  const faults = checkFormula({ variables, steps, expression, ...(billing !== null && { billing }) });
  const names = [...(stored?.variables ?? []), ...(stored?.steps ?? [])].map(({ id }) => id);
  const words = [
    ...steps.map((step) => ({ text: stepText(step), typed: step.expression })),
    { text: expression, typed: expression },
  ];
  const ofWords = words.flatMap(({ text, typed }, at): readonly PlacedFault[] => {
    const place = at < steps.length ? at : totalName;
    const fault = wordFault(text, names);
    if (!fault || faults.some((one) => one.place === place && one.kind === 'unreadable')) return [];
    const column = Math.max(1, fault.column - (text.length - typed.length));
    return [{ kind: 'unreadable', place, ...fault, column }];
  });
  const places = new Set(ofWords.map(({ place }) => place));
  return [...ofWords, ...faults.filter((one) => one.kind === 'taken' || !places.has(one.place))];
}

/** What keeps the total from being read. */
export function expressionFault(form: FormulaForm, stored?: Formula): FormulaFault | null {
  const found = faultsOf(form, stored).find(
    ({ kind, place }) => kind === 'unreadable' && place === totalName,
  );
  if (found?.kind !== 'unreadable') return null;
  const { kind: _kind, place: _place, ...fault } = found;
  return fault;
}

/** Money uses the currency as its units, a reference those of the row it reads, and a percentage its sign. */
export const asksUnits = ({ isCurrency, isReference, isPercent }: VariableForm): boolean =>
  !isCurrency && !isReference && !isPercent;

const isIncomplete = (one: VariableForm): boolean =>
  one.name.trim() === '' || (asksUnits(one) && one.units.trim() === '');

/** Null while something is missing or wrong. */
export function formulaFrom(template: Template, form: FormulaForm, rel: RelId): Formula | null {
  const variables = variablesOf(form, template.language);
  const stored = template.data.formulas.find(({ id }) => id === form.id);
  const isUnnamed = form.name.trim() === '' || form.steps.some(({ name }) => name.trim() === '');
  if (isUnnamed || variables.some(isIncomplete)) return null;
  if (variables.length > maxVariables || form.steps.length > maxSteps) return null;
  if (faultsOf(form, stored).length > 0) return null;
  return writtenFormula(template, form, rel);
}

/** As it would be stored, whatever is missing. */
export function writtenFormula(template: Template, form: FormulaForm, rel: RelId): Formula {
  const stored = template.data.formulas.find(({ id }) => id === form.id);
  const { billing: _billing, steps: before = [], ...others } = stored ?? {};
  return {
    ...others,
    id: stored?.id ?? freeFormulaId(template),
    name: form.name.trim(),
    expression: form.expression.trim(),
    allowedRels: stored?.allowedRels ?? [rel],
    variables: variablesOf(form, template.language).map((one) =>
      storedVariable(
        one,
        stored?.variables.find(({ id }) => id === one.id),
      ),
    ),
    ...(form.steps.length > 0 && {
      steps: form.steps.map((step) =>
        storedStep(
          step,
          before.find(({ id }) => id === step.was),
        ),
      ),
    }),
    ...(form.billing !== null && { billing: form.billing }),
  };
}

type Step = NonNullable<Formula['steps']>[number];

function storedStep({ id, name, units, isCurrency, expression }: StepForm, before: Step | undefined): Step {
  const { units: _units, isCurrency: _money, ...others } = before ?? {};
  return {
    ...others,
    ...{ id, name: name.trim() },
    ...(isCurrency ? { isCurrency } : units.trim() !== '' && { units: units.trim() }),
    expression: expression.trim(),
  };
}

/** What a number was counted in before it became a percentage is not kept. */
function storedUnits({ units, isPercent }: VariableForm, before: Variable | undefined): string {
  const text = units.trim();
  const isNewPercent = isPercent && before?.isPercent !== true && !text.startsWith('%');
  return text === '' || isNewPercent ? '%' : text;
}

function storedVariable(form: VariableForm, before: Variable | undefined): Variable {
  const { id, name, isCurrency, isPercent, isFixed, isReference, reference } = form;
  const isTyped = !isCurrency && !isReference;
  return {
    id,
    name: name.trim(),
    value: before?.value ?? '0',
    ...(isTyped && { units: storedUnits(form, before) }),
    ...(isCurrency && { isCurrency }),
    ...(isCurrency && isFixed && { isFixed }),
    ...(isTyped && isPercent && { isPercent }),
    ...(!isReference && before?.isPerPeriod && { isPerPeriod: true }),
    ...(isReference && { isReference }),
    ...(isReference && reference !== '' && { reference }),
  };
}

/** Whoever reads a renamed step goes on reading it. */
export const renamedSteps = ({ steps }: FormulaForm): ReadonlyMap<string, string> =>
  new Map(steps.flatMap(({ was, id }) => (was !== null && was !== id ? [[was, id] as const] : [])));

/** The first free id, so that the same steps always give the same template. */
function freeFormulaId({ data }: Template): string {
  let number = 1;
  while (data.formulas.some(({ id }) => id === `formula_${number}`)) number += 1;
  return `formula_${number}`;
}
