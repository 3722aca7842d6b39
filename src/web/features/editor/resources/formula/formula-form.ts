// A formula as it stands in a form: its text as it is typed, and what is said of each variable that the text names.
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
  /** What it reads where it is a reference. */
  readonly reference: string;
}

export interface FormulaForm {
  /** Null for one that is new. */
  readonly id: string | null;
  readonly name: string;
  readonly expression: string;
  /** Of every variable that was ever named, so that a slip of the pen loses nothing. */
  readonly known: Readonly<Record<string, VariableForm>>;
}

const newText = 'total = foo + bar';
const usualUnits: Readonly<Record<Language, string>> = { en: 'units', ru: 'шт.' };
const usualReference = 'section_sales';

/** What a template may hold. */
export const maxVariables = 50;
export const maxExpressionLength = 2000;

export const newFormulaForm = (): FormulaForm => ({ id: null, name: '', expression: newText, known: {} });

export const formOfFormula = ({ id, name, expression, variables }: Formula): FormulaForm => ({
  id,
  name,
  expression,
  known: Object.fromEntries(
    variables.map((variable) => [
      variable.id,
      {
        id: variable.id,
        name: variable.name,
        units: variable.units ?? '',
        isCurrency: variable.isCurrency === true,
        isReference: variable.isReference === true,
        reference: variable.reference ?? usualReference,
      },
    ]),
  ),
});

/** The names right of the equals sign, in order, even while the formula cannot be read. */
function variableIds(expression: string): readonly string[] {
  const all = tokens(expression);
  const equals = all.findIndex(({ kind, text }) => kind === 'mark' && text === '=');
  const names = all.slice(equals + 1).filter(({ kind }) => kind === 'name');
  return [...new Set(names.map(({ text }) => text))];
}

export const variablesOf = (
  { expression, known }: FormulaForm,
  language: Language,
): readonly VariableForm[] =>
  variableIds(expression).map(
    (id) =>
      known[id] ?? {
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

/** The names that a formula has already stay as they are. */
export function expressionFault({ expression }: FormulaForm, stored?: Formula): FormulaFault | null {
  const parsed = parse(expression);
  const names = stored?.variables.map(({ id }) => id) ?? [];
  return parsed.ok ? wordFault(expression, names) : parsed;
}

/** Money has the currency for its units, and a reference those of the row it reads. */
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
    ...(isReference && { isReference, reference }),
  };
}

/** The first that is free, so that the same steps always give the same template. */
function freeFormulaId({ data }: Template): string {
  let number = 1;
  while (data.formulas.some(({ id }) => id === `formula_${number}`)) number += 1;
  return `formula_${number}`;
}
