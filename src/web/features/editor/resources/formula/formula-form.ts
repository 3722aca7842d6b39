// The state of a formula form: its text as typed, and the settings of each variable that the text names.
import { extremeNames, pastNames } from '#formula/expression.ts';
import { type FormulaFault, parse } from '#formula/parse.ts';
import { tokens } from '#formula/tokens.ts';
import type { Language } from '#language/language.ts';
import type { RelId } from '#template/sections.ts';
import type { Formula, Template, Variable } from '#template/template.ts';
import { wordFault } from './word-fault.ts';

export interface VariableForm {
  readonly id: string;
  readonly name: string;
  readonly units: string;
  readonly isCurrency: boolean;
  readonly isReference: boolean;
  /** The row it reads if it is a reference. */
  readonly reference: string;
}

export interface FormulaForm {
  /** Null for a new formula. */
  readonly id: string | null;
  readonly name: string;
  readonly expression: string;
  /** What is worked out before the expression; they are kept as they are. */
  readonly steps?: Formula['steps'];
  /** Every variable ever named, so that a typing mistake loses nothing. */
  readonly known: Readonly<Record<string, VariableForm>>;
}

const newText = 'total = foo + bar';
const usualUnits: Readonly<Record<Language, string>> = { en: 'units', ru: 'шт.' };
const usualReference = 'section_sales';

/** Limits of the template format. */
export const maxVariables = 50;
export const maxExpressionLength = 2000;

export const newFormulaForm = (): FormulaForm => ({ id: null, name: '', expression: newText, known: {} });

export const formOfFormula = ({ id, name, expression, variables, steps }: Formula): FormulaForm => ({
  id,
  name,
  expression,
  ...(steps && { steps }),
  known: Object.fromEntries(
    variables.map((variable) => [
      variable.id,
      {
        id: variable.id,
        name: variable.name,
        units: variable.units ?? '',
        isCurrency: variable.isCurrency === true,
        isReference: variable.isReference === true,
        reference: variable.reference ?? (variable.isReference ? '' : usualReference),
      },
    ]),
  ),
});

const functionNames: readonly string[] = [...extremeNames, ...pastNames];

/** The names right of the equals sign, in order, even while the formula cannot be parsed; those of functions are none. */
function namesIn(expression: string): readonly string[] {
  const all = tokens(expression);
  const equals = all.findIndex(({ kind, text }) => kind === 'mark' && text === '=');
  const right = all.slice(equals + 1);
  const isFunction = (place: number) =>
    functionNames.includes(right[place]?.text ?? '') && right[place + 1]?.text === '(';
  return right.flatMap(({ kind, text }, place) => (kind === 'name' && !isFunction(place) ? [text] : []));
}

/** Steps have rows of their own, `total` is the row itself, and `year` the periods of a year unless a variable has the name. */
function variableIds({ expression, steps = [], known }: FormulaForm): readonly string[] {
  const names = [...steps.map((step) => step.expression), expression].flatMap(namesIn);
  const others = new Set(['total', ...steps.map(({ id }) => id), ...(known.year ? [] : ['year'])]);
  const ids = [...new Set(names)].filter((id) => known[id] !== undefined || !others.has(id));
  // Those of steps stay in the order in which they were.
  const place = Object.keys(known);
  return steps.length === 0 ? ids : ids.toSorted((one, other) => place.indexOf(one) - place.indexOf(other));
}

export const variablesOf = (form: FormulaForm, language: Language): readonly VariableForm[] =>
  variableIds(form).map(
    (id) =>
      form.known[id] ?? {
        id,
        name: id,
        units: usualUnits[language],
        isCurrency: false,
        isReference: false,
        reference: usualReference,
      },
  );

export const withVariable = (form: FormulaForm, variable: VariableForm): FormulaForm => ({
  ...form,
  known: { ...form.known, [variable.id]: variable },
});

/** The formula's existing names stay as they are. */
export function expressionFault({ expression }: FormulaForm, stored?: Formula): FormulaFault | null {
  const parsed = parse(expression);
  const names = stored?.variables.map(({ id }) => id) ?? [];
  return parsed.ok ? wordFault(expression, names) : parsed;
}

/** Money uses the currency as its units, and a reference those of the row it reads. */
export const asksUnits = ({ isCurrency, isReference }: VariableForm): boolean => !isCurrency && !isReference;

/** Null while something is missing or wrong. */
export function formulaFrom(template: Template, form: FormulaForm, rel: RelId): Formula | null {
  const variables = variablesOf(form, template.language);
  const isIncomplete = variables.some(
    (one) => one.name.trim() === '' || (asksUnits(one) && one.units.trim() === ''),
  );
  const stored = template.data.formulas.find(({ id }) => id === form.id);
  if (form.name.trim() === '' || expressionFault(form, stored) !== null || isIncomplete) return null;
  if (variables.length > maxVariables) return null;
  return {
    ...stored,
    id: stored?.id ?? freeFormulaId(template),
    name: form.name.trim(),
    expression: form.expression.trim(),
    allowedRels: stored?.allowedRels ?? [rel],
    variables: variables.map((one) =>
      storedVariable(
        one,
        stored?.variables.find(({ id }) => id === one.id),
      ),
    ),
  };
}

function storedVariable(form: VariableForm, before: Variable | undefined): Variable {
  const { id, name, units, isCurrency, isReference, reference } = form;
  return {
    id,
    name: name.trim(),
    value: before?.value ?? '0',
    ...(asksUnits(form) && { units: units.trim() }),
    ...(isCurrency && { isCurrency }),
    ...(isCurrency && before?.isFixed && { isFixed: true }),
    ...(asksUnits(form) && before?.isPercent && { isPercent: true }),
    ...(isReference && { isReference }),
    ...(isReference && reference !== '' && { reference }),
  };
}

/** The first free id, so that the same steps always give the same template. */
function freeFormulaId({ data }: Template): string {
  let number = 1;
  while (data.formulas.some(({ id }) => id === `formula_${number}`)) number += 1;
  return `formula_${number}`;
}
