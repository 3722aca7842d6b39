// The scenarios of a template: inputs hold numbers for each by position, and the first input with the most of them names them.
import type { Language } from '#language/language.ts';
import { sectionIds } from '#template/sections.ts';
import type { ForecastEntry, Scenario, SectionResources, Template } from '#template/template.ts';

/** Anything with these parts, such as a template that is being changed. */
interface ScenarioParts {
  readonly data: {
    readonly divisions: readonly { readonly sectionResources: SectionResources }[];
    readonly env: { readonly sectionResources: SectionResources };
  };
}

/** In the order in which the model reads them. */
function everyEntry({ data }: ScenarioParts): readonly ForecastEntry[] {
  return [data.divisions[0]?.sectionResources ?? {}, data.env.sectionResources].flatMap((sections) =>
    sectionIds
      .flatMap((id) => sections[id] ?? [])
      .flatMap(({ flows }) => flows)
      .flatMap(({ fcst }) => fcst),
  );
}

export const scenarioWords: Readonly<Record<Language, string>> = { en: 'Scenario', ru: 'Сценарий' };
const first: Readonly<Record<Language, string>> = { en: 'Base scenario', ru: 'Базовый сценарий' };

/** There is always one; a blank name is shown as its number. */
export function scenarioNames(template: Template): readonly string[] {
  const { language } = template;
  const names = storedNames(template);
  if (names.length === 0) return [first[language]];
  return names.map((name, index) => (name.trim() === '' ? `${scenarioWords[language]} ${index + 1}` : name));
}

function storedScenarios(parts: ScenarioParts): readonly Scenario[] {
  const lists = everyEntry(parts).map(({ scenarios }) => scenarios);
  return lists.reduce((longest, list) => (list.length > longest.length ? list : longest), lists[0] ?? []);
}

export const storedNames = (parts: ScenarioParts): readonly string[] =>
  storedScenarios(parts).map(({ name }) => name);

/** A scenario's name and its key. */
export type KnownScenario = Pick<Scenario, 'id' | 'name'>;

/** A snapshot, unaffected by later changes to the draft. */
export const knownScenarios = (parts: ScenarioParts): readonly KnownScenario[] =>
  storedScenarios(parts).map(({ id, name }) => ({ id, name }));

/** Unique keys, independent of names and positions. */
export function scenarioKeys(parts: ScenarioParts): readonly string[] {
  const ids = storedScenarios(parts).map(({ id }) => id);
  return ids.map((id, index) => {
    const before = ids.slice(0, index).filter((other) => other === id).length;
    return before === 0 ? id : `${id} ${before}`;
  });
}
