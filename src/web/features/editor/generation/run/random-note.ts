// The note on the cover of a model whose amounts are random: how it was made, and nothing of what its numbers rest on.
import type { Language } from '#language/language.ts';

const texts: Readonly<Record<Language, string>> = {
  en: 'Prices and amounts are random numbers to play with: nothing here is a forecast until your own are in their place.',
  ru: 'Цены и суммы — случайные числа для пробы: прогнозом модель станет, когда вы впишете свои.',
};

/** The first line says what it was made from. */
export const randomNote = (description: string, language: Language): string =>
  [description.split('\n')[0] ?? '', texts[language]].filter((line) => line !== '').join('\n');
