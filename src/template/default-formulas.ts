// The formulas every template starts with, in each language.
import type { Language } from '#language/language.ts';
import { basicFormulas } from './basic-formulas.ts';
import { businessFormulas } from './business-formulas.ts';
import type { Step } from './formula.ts';
import type { FormulaDefault, StepDefault, VariableDefault } from './formula-default.ts';
import type { Formula, Variable } from './template.ts';

const formulas: readonly FormulaDefault[] = [...basicFormulas, ...businessFormulas];

const inLanguage = (variable: VariableDefault, language: Language): Variable => ({
  id: variable.id,
  name: variable.name[language],
  value: variable.value ?? '0',
  ...(variable.units ? { units: variable.units[language] } : {}),
  ...(variable.isCurrency ? { isCurrency: true } : {}),
  ...(variable.isPercent ? { isPercent: true } : {}),
  ...(variable.isFixed ? { isFixed: true } : {}),
  ...(variable.isPerPeriod ? { isPerPeriod: true } : {}),
  ...(variable.reference === undefined ? {} : { isReference: true }),
  ...(variable.reference ? { reference: variable.reference } : {}),
});

const stepIn = ({ id, name, units, isCurrency, expression }: StepDefault, language: Language): Step => ({
  id,
  name: name[language],
  ...(units ? { units: units[language] } : {}),
  ...(isCurrency ? { isCurrency: true } : {}),
  expression,
});

/** A formula as documents have it. */
export const formulaIn = (formula: FormulaDefault, language: Language): Formula => ({
  id: formula.id,
  name: formula.name[language],
  expression: formula.expression,
  allowedRels: formula.allowedRels,
  variables: formula.variables.map((variable) => inLanguage(variable, language)),
  ...(formula.steps ? { steps: formula.steps.map((step) => stepIn(step, language)) } : {}),
  ...(formula.billing === undefined ? {} : { billing: formula.billing }),
});

/** Those of a new template. */
export const defaultFormulas = (language: Language): readonly Formula[] =>
  formulas.map((formula) => formulaIn(formula, language));

/** As they were while a share was divided by 100 in the formula itself. */
const divided: Readonly<Record<string, string>> = {
  quantity_price_share: 'total = quantity * price * share / 100',
  share_of: 'total = share / 100 * base',
};

/** Those of templates from before formulas were kept with them; their numbers stay what they were. */
export const oldFormulas = (language: Language): readonly Formula[] =>
  defaultFormulas(language).map((formula) => {
    const expression = divided[formula.id];
    if (expression === undefined) return formula;
    const variables = formula.variables.map(({ isPercent: _is, ...variable }) => variable);
    return { ...formula, expression, variables };
  });

export const usualFormulaIds: readonly string[] = formulas
  .filter(({ isUsual }) => isUsual)
  .map(({ id }) => id);

/** As a template from before formulas said so has it; null where the formula is not one of these. */
export function wasPerPeriod(formulaId: string, variableId: string): boolean | null {
  const formula = formulas.find(({ id }) => id === formulaId);
  return formula ? formula.variables.some(({ id, isPerPeriod }) => id === variableId && isPerPeriod) : null;
}

/** The variables of a formula whose numbers are those of a year. */
export const yearlyVariables = (formulaId: string): readonly string[] =>
  formulas
    .find(({ id }) => id === formulaId)
    ?.variables.flatMap(({ id, isPerYear }) => (isPerYear ? [id] : [])) ?? [];
