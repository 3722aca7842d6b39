// The languages of the product, of templates and of what is made of them, listed here alone.

export const languages = ['en', 'ru'] as const;

export type Language = (typeof languages)[number];

/** For users who ask for none of them, and for documents that name none. */
export const defaultLanguage: Language = languages[0];

export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value);

/** Of a locale with or without its region, as a browser writes it: ru-RU is Russian. */
export function languageOfLocale(locale: string): Language | null {
  const [language] = locale.toLowerCase().split('-');
  return isLanguage(language) ? language : null;
}

/** For what is made of a language in the same way for each. */
export const byLanguage = <Made>(make: (language: Language) => Made): Readonly<Record<Language, Made>> => ({
  en: make('en'),
  ru: make('ru'),
});
