// Unused names for scenarios.
import type { Language } from '#language/language.ts';
import { isNameTaken } from '../document/checks/name-taken.ts';
import { scenarioWords } from '../document/scenarios/scenario-names.ts';

/** An unused name for a new scenario. */
export function freeScenarioName(names: readonly string[], language: Language): string {
  let number = names.length + 1;
  while (isNameTaken(names, `${scenarioWords[language]} ${number}`)) number += 1;
  return `${scenarioWords[language]} ${number}`;
}

/** The maximum length of a typed name. */
export const longestScenarioName = 60;

const copyWord: Readonly<Record<Language, string>> = { en: 'copy', ru: 'копия' };

const cut = (name: string, length: number): string => [...name].slice(0, length).join('').trimEnd();

/** An unused name for a copy; a long one is cut, so that it still says that it is a copy. */
export function copiedName(names: readonly string[], name: string, language: Language): string {
  for (let number = 1; ; number += 1) {
    const suffix = ` - ${copyWord[language]}${number === 1 ? '' : ` ${number}`}`;
    const copied = cut(name, longestScenarioName - suffix.length) + suffix;
    if (!isNameTaken(names, copied)) return copied;
  }
}
