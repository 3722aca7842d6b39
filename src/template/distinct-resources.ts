// Rows are found by the id of their resource, so no two resources of a template may share one.
import type { Fault } from './fault.ts';
import { sectionIds } from './sections.ts';
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

/** Reports each id that stands a second time. */
function distinctIds(entries: readonly { path: string; id: unknown }[], faults: Fault[]): void {
  const seen = new Set<unknown>();
  for (const { path, id } of entries) {
    if (seen.has(id)) faults.push({ path, message: 'expected an id that nothing else has' });
    seen.add(id);
  }
}
