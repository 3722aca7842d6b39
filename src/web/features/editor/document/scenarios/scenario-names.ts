// The scenarios of a template: its inputs hold numbers for each by position, and the first input that has the most names them.
import { sectionIds } from '#template/default-sections.ts';
import type { ForecastEntry, SectionResources, Template } from '#template/template.ts';

/** Whatever has the parts, such as a template that is being changed. */
interface Parts {
  readonly data: {
    readonly divisions: readonly { readonly sectionResources: SectionResources }[];
    readonly env: { readonly sectionResources: SectionResources };
  };
}

/** In the order in which the model reads them. */
function everyEntry({ data }: Parts): readonly ForecastEntry[] {
  return [data.divisions[0]?.sectionResources ?? {}, data.env.sectionResources].flatMap((sections) =>
    sectionIds
      .flatMap((id) => sections[id] ?? [])
      .flatMap(({ flows }) => flows)
      .flatMap(({ fcst }) => fcst),
  );
}

const words = { en: 'Scenario', ru: 'Сценарий' } as const;
const first = { en: 'Base scenario', ru: 'Базовый сценарий' } as const;

/** There is always one; a blank name is shown as its number. */
export function scenarioNames(template: Template): readonly string[] {
  const { language } = template;
  const names = storedNames(template);
  if (names.length === 0) return [first[language]];
  return names.map((name, index) => (name.trim() === '' ? `${words[language]} ${index + 1}` : name));
}

export function storedNames(parts: Parts): readonly string[] {
  const lists = everyEntry(parts).map(({ scenarios }) => scenarios);
  const most = lists.reduce(
    (longest, list) => (list.length > longest.length ? list : longest),
    lists[0] ?? [],
  );
  return most.map(({ name }) => name);
}

/** A name for a new one that no other has. */
export function freeScenarioName(names: readonly string[], language: Template['language']): string {
  let number = names.length + 1;
  while (names.includes(`${words[language]} ${number}`)) number += 1;
  return `${words[language]} ${number}`;
}
