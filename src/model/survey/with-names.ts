// Gives whatever has a blank name a word to be called by, so that no label, title or chart of the workbook is empty.
import type { Language } from '#language/language.ts';
import type { Template } from '#template/template.ts';

const words = {
  en: { template: 'Unnamed model', other: 'Unnamed', scenario: 'Scenario' },
  ru: { template: 'Модель без названия', other: 'Без названия', scenario: 'Сценарий' },
} as const;

/** The sign for a currency that nobody named. */
const anyCurrency = '¤';

const isBlank = (name: string): boolean => name.trim() === '';

const orElse = (name: string, fallback: string): string => (isBlank(name) ? fallback : name);

export const scenarioName = (name: string, index: number, language: Language): string =>
  orElse(name, `${words[language].scenario} ${index + 1}`);

/** Someone is typing as a rule: the template keeps its blank name, and only what is made of it has a word there. */
export function withNames(template: Template): Template {
  const { data, language, name } = template;
  const own = words[language];
  const formulas = data.formulas.map((formula) => ({
    ...formula,
    name: orElse(formula.name, own.other),
    variables: formula.variables.map((variable) => ({ ...variable, name: orElse(variable.name, own.other) })),
  }));
  const coreResources = data.coreResources.map((core) => ({
    ...core,
    name: orElse(core.name, core.rel === 'currency' ? anyCurrency : own.other),
  }));
  return { ...template, name: orElse(name, own.template), data: { ...data, formulas, coreResources } };
}
