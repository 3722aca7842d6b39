// A template as it is given to others: without the names of the people who answer for its numbers.
import { sectionIds } from './sections.ts';
import type { Provenance, SectionResource, SectionResources, Template } from './template.ts';

/** Sources, dates and notes are about the numbers and stay. */
export function withoutOwners(template: Template): Template {
  const { data } = template;
  const { options, divisions, env } = data;
  return {
    ...template,
    data: {
      ...data,
      divisions: divisions.map((division) => ({
        ...division,
        sectionResources: ofSections(division.sectionResources),
      })),
      env: { ...env, sectionResources: ofSections(env.sectionResources) },
      options:
        options.provenance === undefined
          ? options
          : { ...options, provenance: mapped(options.provenance, nameless) },
    },
  };
}

function ofSections(sections: SectionResources): SectionResources {
  const lists = sectionIds.flatMap((id) => {
    const resources = sections[id];
    return resources === undefined ? [] : [[id, resources.map(ofResource)] as const];
  });
  return { ...sections, ...Object.fromEntries(lists) };
}

const ofResource = (resource: SectionResource): SectionResource => ({
  ...resource,
  flows: resource.flows.map((flow) => ({
    ...flow,
    hist: flow.hist.map((entry) => withoutOwner(entry)),
    fcst: flow.fcst.map((entry) => withoutOwner(entry)),
  })),
  otherAssumptions: mapped(resource.otherAssumptions, (one) => withoutOwner(one)),
});

const withoutOwner = <Carrier extends { readonly provenance?: Provenance }>(carrier: Carrier): Carrier =>
  carrier.provenance === undefined ? carrier : { ...carrier, provenance: nameless(carrier.provenance) };

function nameless({ owner: _owner, ...others }: Provenance): Provenance {
  return others;
}

function mapped<Value>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value) => Value,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
