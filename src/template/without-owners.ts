// A template as it is given to others: without the names of the people who answer for its numbers.
import { isObject } from './check.ts';
import type {
  ForecastEntry,
  OtherAssumption,
  Provenance,
  SectionResource,
  SectionResources,
  Template,
} from './template.ts';

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
      options: isObject(options.provenance)
        ? { ...options, provenance: mapped(options.provenance, nameless) }
        : options,
    },
  };
}

const ofSections = (sections: SectionResources): SectionResources =>
  mapped(sections, (resources) => resources?.map(ofResource));

const ofResource = (resource: SectionResource): SectionResource => ({
  ...resource,
  flows: resource.flows.map((flow) => ({
    ...flow,
    hist: flow.hist.map((entry) => told(entry)),
    fcst: flow.fcst.map((entry) => told(entry)),
  })),
  otherAssumptions: mapped(resource.otherAssumptions, (one) => told(one)),
});

/** Anything but fields counts as nothing said, and stays as it is. */
function told<Carrier extends ForecastEntry | OtherAssumption>(carrier: Carrier): Carrier {
  return isObject(carrier.provenance) ? { ...carrier, provenance: nameless(carrier.provenance) } : carrier;
}

function nameless(provenance: Provenance): Provenance {
  if (!isObject(provenance)) return provenance;
  const { owner: _owner, ...others } = provenance;
  return others;
}

function mapped<Value, Other>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value) => Other,
): Readonly<Record<string, Other>> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
