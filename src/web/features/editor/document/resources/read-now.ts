// Which variables of a formula are read as they are now; what looks at an earlier period alone may read anything.
import { type Expression, partsOf } from '#formula/expression.ts';
import { parse } from '#formula/parse.ts';
import type { Formula } from '#template/template.ts';

function namesNow(expression: Expression): readonly string[] {
  if (expression.kind === 'variable') return [expression.id];
  if (expression.kind === 'past') {
    return expression.name === 'last' || expression.name === 'sum' ? [expression.row] : [];
  }
  return partsOf(expression).flatMap(namesNow);
}

const equationOf = (id: string, text: string): string => (text.includes('=') ? text : `${id} = ${text}`);

/** In a formula that cannot be read, all of them may be. */
export function isReadNow({ expression, steps = [], variables }: Formula): (variableId: string) => boolean {
  const texts = [...steps.map((step) => equationOf(step.id, step.expression)), expression];
  const parsed = texts.map(parse);
  const names = new Set(
    parsed.flatMap((one) => (one.ok ? namesNow(one.equation.expression) : variables.map(({ id }) => id))),
  );
  return (variableId) => names.has(variableId);
}
