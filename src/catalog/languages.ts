// The languages of the product and of templates, each by its own name whatever the interface language.
import type { Language } from '#language/language.ts';

export interface NamedLanguage {
  readonly id: Language;
  readonly name: string;
}

export const namedLanguages: readonly NamedLanguage[] = [
  { id: 'en', name: 'English' },
  { id: 'ru', name: 'Русский' },
];
