// Compares how the flows of one resource are calculated in two versions of a template.
import type { Formula } from '#template/template.ts';
import { isSameValue } from '../../document/checks/same-content.ts';
import { formulaOf } from '../../document/resources/resource-view.ts';
import type { Difference, OfResource } from './difference.ts';
import type { ResourceVersion } from './resource-version.ts';

/** As its author wrote it: the steps, then the total. */
const written = ({ steps = [], expression }: Formula): string =>
  [
    ...steps.map((step) =>
      step.expression.includes('=') ? step.expression : `${step.id} = ${step.expression}`,
    ),
  ]
    .concat(expression)
    .join('; ');

/** Another formula is known by its name; one that was changed by what is written in it. */
export function formulaDifferences(
  [inOne, { flows }]: ResourceVersion,
  [inOther, { flows: otherFlows }]: ResourceVersion,
  of: OfResource,
): readonly Difference[] {
  return flows.flatMap(({ formula: id }, index): readonly Difference[] => {
    const otherId = otherFlows[index]?.formula;
    if (otherId === undefined) return [];
    const [one, other] = [formulaOf(inOne, id), formulaOf(inOther, otherId)];
    if (isSameValue(one, other)) return [];
    const isChanged = id === otherId && one?.name === other?.name;
    const [said, otherSaid] = [one, other].map((formula) =>
      formula === undefined ? null : isChanged ? written(formula) : formula.name,
    );
    return [{ kind: 'formula', ...of, one: said ?? null, other: otherSaid ?? null }];
  });
}
