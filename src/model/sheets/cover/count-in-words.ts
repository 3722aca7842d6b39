// Counts things in words with the right plural: 1 service, 3 services; 1 услуга, 3 услуги, 5 услуг.
import { byLanguage, type Language } from '#language/language.ts';

const rules = byLanguage((language) => new Intl.PluralRules(language));

/** Forms by how languages count; a form that a language does not have is the same as `other`. */
export interface PluralForms {
  readonly one: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

export function countInWords(count: number, forms: PluralForms, language: Language): string {
  const rule = rules[language].select(count);
  const form = rule === 'one' || rule === 'few' || rule === 'many' ? forms[rule] : forms.other;
  return `${count} ${form ?? forms.other}`;
}
