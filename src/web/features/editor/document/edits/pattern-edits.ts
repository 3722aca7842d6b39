// Adds a seasonal pattern, or changes the name and the weights of one.
import { defineMessages } from 'react-intl';
import type { Template } from '#template/template.ts';
import { seasonSection } from '../drivers/seasonal-patterns.ts';
import type { DocumentChange } from '../history/history.ts';
import { formulasFor } from '../resources/formulas-for.ts';
import { mutableCore, mutableResource } from '../resources/mutable-resource.ts';
import { addResources } from '../resources/new-resource.ts';

const labels = defineMessages({ pattern: { id: 'step.season' } });

const weightsVariable = 'weights';

interface PatternTexts {
  readonly name: string;
  /** January to December, separated by semicolons. */
  readonly weights: string;
}

/** Null in a template without the formula of seasonal patterns. */
export function addPattern(template: Template, { name, weights }: PatternTexts) {
  const [formula] = formulasFor(template, 'seasonality');
  if (!formula) return null;
  const flows = [{ formula, values: { [formula.variables[0]?.id ?? weightsVariable]: weights } }];
  const wanted = { sectionId: seasonSection, rel: 'seasonality', name, flows, otherAssumptions: {} } as const;
  const { change, ids } = addResources(template, [wanted]);
  return { change, id: ids[0] ?? '' };
}

export const changePattern = (id: string, { name, weights }: PatternTexts): DocumentChange => ({
  label: { message: labels.pattern, values: { name } },
  recipe: (draft) => {
    const which = { id, sectionId: seasonSection } as const;
    const core = mutableCore(draft, which);
    if (core) core.name = name;
    const scenario = mutableResource(draft, which)?.flows[0]?.fcst[0]?.scenarios[0];
    if (scenario) scenario.data = weights;
  },
});
