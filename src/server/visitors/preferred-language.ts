// The preferred language of a new visitor's browser, among those the product supports.
import { defaultLanguage, type Language, languageOfLocale } from '#language/language.ts';

export function preferredLanguage(acceptLanguage: string | undefined): Language {
  const preferences = (acceptLanguage ?? '').split(',').map(readPreference);
  const known = preferences
    .map(({ locale, weight }) => ({ language: languageOfLocale(locale), weight }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  return known.find(({ language }) => language !== null)?.language ?? defaultLanguage;
}

/** `ru-RU;q=0.8` is Russian with weight 0.8; without a weight it is 1. */
function readPreference(text: string): { locale: string; weight: number } {
  const [range = '', ...parameters] = text.trim().toLowerCase().split(';');
  const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
  return { locale: range, weight: quality === undefined ? 1 : Number(quality) };
}
