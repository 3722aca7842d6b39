// Rows are found by the id of their resource, so no two resources of a template may share one.
import { distinctIds, type Fault } from './check.ts';
import { sectionIds } from './default-sections.ts';
import type { SectionResources, Template } from './template.ts';

const entriesOf = (path: string, sections: SectionResources) =>
  sectionIds.flatMap((section) =>
    (sections[section] ?? []).map(({ id }, index) => ({ path: `${path}.${section}[${index}].id`, id })),
  );

export function distinctResources({ data }: Template): readonly Fault[] {
  const faults: Fault[] = [];
  distinctIds(
    [
      ...entriesOf('data.divisions[0].sectionResources', data.divisions[0]?.sectionResources ?? {}),
      ...entriesOf('data.env.sectionResources', data.env.sectionResources),
    ],
    faults,
  );
  for (const [index, formula] of data.formulas.entries()) {
    const path = `data.formulas[${index}].variables`;
    distinctIds(
      formula.variables.map(({ id }, place) => ({ path: `${path}[${place}].id`, id })),
      faults,
    );
  }
  distinctIds(
    data.formulas.map(({ id }, index) => ({ path: `data.formulas[${index}].id`, id })),
    faults,
  );
  return faults;
}
