// The languages of the product and of templates, each by its own name whatever the interface language.
import { type Language, languages } from '#language/language.ts';

export interface NamedLanguage {
  readonly id: Language;
  readonly name: string;
}

const names: Readonly<Record<Language, string>> = { en: 'English', ru: 'Русский' };

export const namedLanguages: readonly NamedLanguage[] = languages.map((id) => ({ id, name: names[id] }));
