// What a typed number is over a year: added up, that at the end, what each period has if all have the same, or unknown.
import type { Expression } from '#formula/expression.ts';
import { wasPerPeriod } from '#template/default-formulas.ts';
import type { Formula, Variable } from '#template/template.ts';
import type { ModelInput } from '../inputs/model-input.ts';
import { factorsOf, isPartOfYear } from './factors.ts';

interface Typing {
  readonly formula: Formula;
  readonly expression: Expression;
}

const isEach = ({ id: formulaId }: Formula, { id, isPerPeriod }: Variable): boolean | null =>
  isPerPeriod ?? wasPerPeriod(formulaId, id);

/** What is typed for each period, or its days. */
const isOfPeriod = ({ isPerPeriod, reference }: Variable): boolean =>
  isPerPeriod === true || reference === 'period_days';

/** What has no sign of its own: neither money nor a percentage nor so much in each period. */
const isCount = (formula: Formula, variable: Variable): boolean =>
  variable.isCurrency !== true &&
  variable.isPercent !== true &&
  variable.reference !== 'period_days' &&
  isEach(formula, variable) !== true;

/** Of seats and turns of each, the seats stay and the turns are a rate: in a product what is counted comes first. */
function isRate({ formula, expression }: Typing, { id }: Variable): boolean {
  const factors = factorsOf(expression) ?? [];
  const first = factors.find((factor) =>
    formula.variables.some((one) => one.id === factor && isCount(formula, one)),
  );
  return factors.includes(id) && first !== id;
}

/** Of what is counted in another row, money is the price. */
const isPriceOfOther = ({ formula, expression }: Typing, { id }: Variable): boolean => {
  const factors = factorsOf(expression) ?? [];
  const isRead = formula.variables.some((one) => one.isReference === true && factors.includes(one.id));
  return isRead && factors.includes(id);
};

/** What is typed for each period adds up, people and rooms stay; of a formula of the user's own nothing is known. */
export function inputSpan(typing: Typing, variable: Variable): Pick<ModelInput, 'span'> {
  const { formula, expression } = typing;
  const { isCurrency, isPercent } = variable;
  if (isPercent) return { span: 'same' };
  const each = isEach(formula, variable);
  if (each) return { span: 'sum' };
  const isKnown = each === false || formula.variables.some(isOfPeriod) || isPartOfYear(expression);
  if (isCurrency) return { span: isKnown || isPriceOfOther(typing, variable) ? 'same' : 'blank' };
  if (!isKnown) return { span: 'blank' };
  return { span: isRate(typing, variable) ? 'same' : 'last' };
}
