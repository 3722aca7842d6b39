// A text of the catalogue in both languages, and how one is picked.
import type { Language } from '#language/language.ts';

/** In English and in Russian. */
export type Pair = readonly [en: string, ru: string];

export const inLanguage = ([en, ru]: Pair, language: Language): string => ({ en, ru })[language];
