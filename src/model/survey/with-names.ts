// Replaces blank names by default ones, so that no label, title or chart of the workbook is empty.
import type { Language } from '#language/language.ts';
import type { Formula, Template } from '#template/template.ts';

interface FallbackNames {
  readonly template: string;
  readonly other: string;
  readonly scenario: string;
}

const words: Readonly<Record<Language, FallbackNames>> = {
  en: { template: 'Unnamed model', other: 'Unnamed', scenario: 'Scenario' },
  ru: { template: 'Модель без названия', other: 'Без названия', scenario: 'Сценарий' },
};

/** The generic currency sign, for a currency without a name. */
const anyCurrency = '¤';

const isBlank = (name: string): boolean => name.trim() === '';

const orElse = (name: string, fallback: string): string => (isBlank(name) ? fallback : name);

/** One that has all its names stays the same object, by which it is known to be read already. */
const isNamed = ({ name, variables }: Formula): boolean =>
  !isBlank(name) && variables.every((variable) => !isBlank(variable.name));

export const scenarioName = (name: string, index: number, language: Language): string =>
  orElse(name, `${words[language].scenario} ${index + 1}`);

/** The user is probably still typing, so the template keeps its blank name and only the workbook shows a default. */
export function withNames(template: Template): Template {
  const { data, language, name } = template;
  const texts = words[language];
  const formulas = data.formulas.map((formula) =>
    isNamed(formula)
      ? formula
      : {
          ...formula,
          name: orElse(formula.name, texts.other),
          variables: formula.variables.map((variable) => ({
            ...variable,
            name: orElse(variable.name, texts.other),
          })),
        },
  );
  const coreResources = data.coreResources.map((core) => ({
    ...core,
    name: orElse(core.name, core.rel === 'currency' ? anyCurrency : texts.other),
  }));
  return { ...template, name: orElse(name, texts.template), data: { ...data, formulas, coreResources } };
}
