// The scenarios of a template: its inputs hold numbers for each by position, and the first input that has the most names them.
import { sectionIds } from '#template/default-sections.ts';
import type { ForecastEntry, Scenario, SectionResources, Template } from '#template/template.ts';

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

function storedScenarios(parts: Parts): readonly Scenario[] {
  const lists = everyEntry(parts).map(({ scenarios }) => scenarios);
  return lists.reduce((longest, list) => (list.length > longest.length ? list : longest), lists[0] ?? []);
}

export const storedNames = (parts: Parts): readonly string[] =>
  storedScenarios(parts).map(({ name }) => name);

/** What each scenario is known by, whatever it is called and wherever it moves; no two are equal. */
export function scenarioKeys(parts: Parts): readonly string[] {
  const ids = storedScenarios(parts).map(({ id }) => id);
  return ids.map((id, index) => {
    const before = ids.slice(0, index).filter((other) => other === id).length;
    return before === 0 ? id : `${id} ${before}`;
  });
}

const asCompared = (name: string): string => name.trim().normalize().toLowerCase();

/** Whether another scenario than the one at the place has that name, however it is written. */
export function isNameTaken(names: readonly string[], name: string, place: number | null = null): boolean {
  const wanted = asCompared(name);
  return names.some((other, index) => index !== place && asCompared(other) === wanted);
}

/** A name for a new one that no other has. */
export function freeScenarioName(names: readonly string[], language: Template['language']): string {
  let number = names.length + 1;
  while (isNameTaken(names, `${words[language]} ${number}`)) number += 1;
  return `${words[language]} ${number}`;
}

/** As many characters as a name may be typed with. */
export const longestScenarioName = 60;

const copyWord = { en: 'copy', ru: 'копия' } as const;

const cut = (name: string, length: number): string => [...name].slice(0, length).join('').trimEnd();

/** A name for a copy that no other has; a long one is cut, so that it says that it is a copy. */
export function copiedName(names: readonly string[], name: string, language: Template['language']): string {
  for (let number = 1; ; number += 1) {
    const suffix = ` - ${copyWord[language]}${number === 1 ? '' : ` ${number}`}`;
    const copied = cut(name, longestScenarioName - suffix.length) + suffix;
    if (!isNameTaken(names, copied)) return copied;
  }
}
