// Changes the resources of a template document, or adds some to a section.
import type { ResourceJson, TemplateJson } from '#testing/oracle/template-json.ts';

type TermTexts = Readonly<Record<string, string | null | undefined>>;

/** Of terms, those that were given, in the form of a document. */
export const termsOf = (texts: TermTexts): Readonly<Record<string, { name: string; value: string }>> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, { name, value }]],
    ),
  );

export const withTerms = (
  resource: ResourceJson,
  terms: NonNullable<ResourceJson['otherAssumptions']>,
): ResourceJson => ({ ...resource, otherAssumptions: { ...resource.otherAssumptions, ...terms } });

export const relIn = ({ data }: TemplateJson, resource: ResourceJson): string | undefined =>
  data.coreResources.find(({ id }) => id === resource.coreResource)?.rel;

const isEnvironment = ({ data }: TemplateJson, section: string): boolean =>
  section in data.env.sectionResources || section === 'section_taxes';

/** Gives a section's resources to a function and takes what it returns; the environment's sections are known by their id. */
export function changeSection(
  template: TemplateJson,
  section: string,
  change: (resources: readonly ResourceJson[]) => readonly ResourceJson[],
): TemplateJson {
  const { data } = template;
  const [division] = data.divisions;
  const lists = isEnvironment(template, section) ? data.env.sectionResources : division?.sectionResources;
  const sectionResources = { ...lists, [section]: change(lists?.[section] ?? []) };
  return {
    ...template,
    data: isEnvironment(template, section)
      ? { ...data, env: { ...data.env, sectionResources } }
      : { ...data, divisions: [{ ...division, sectionResources }] },
  };
}

export function addResources(
  template: TemplateJson,
  section: string,
  rel: string,
  resources: readonly ResourceJson[],
): TemplateJson {
  const { data } = template;
  const cores = resources.map(({ id, coreResource }) => ({ id: coreResource, name: `Added ${id}`, rel }));
  const named = { ...template, data: { ...data, coreResources: [...data.coreResources, ...cores] } };
  return changeSection(named, section, (before) => [...before, ...resources]);
}

/** Numbers that one flow of one amount has, in as many scenarios. */
export const amountFlow = (
  id: string,
  texts: readonly (string | null)[] | null,
  opening: string | null = null,
) => {
  const entry = (name: string, list: readonly (string | null)[]) => ({
    ...{ id: `${name}_amount`, variable: 'amount', lookupId: null },
    scenarios: list.map((data, index) => ({ id: `sc${index}`, name: `Case ${index}`, data, units: 'units' })),
  });
  return {
    ...{ id, formula: 'amount' },
    hist: opening === null ? [] : [entry('h', [opening])],
    fcst: texts ? [entry('f', texts)] : [],
  };
};
