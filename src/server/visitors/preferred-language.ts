// The preferred language of a new visitor's browser, among those the product supports.

import type { Language } from '#language/language.ts';
import { languages } from '#language/language.ts';

export function preferredLanguage(acceptLanguage: string | undefined): Language {
  const preferences = (acceptLanguage ?? '').split(',').map(readPreference);
  const known = preferences
    .map(({ tag, weight }) => ({ language: languages.find((language) => language === tag), weight }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  return known.find(({ language }) => language !== undefined)?.language ?? languages[0];
}

/** `ru-RU;q=0.8` is Russian with weight 0.8; without a weight it is 1. */
function readPreference(text: string): { tag: string; weight: number } {
  const [range = '', ...parameters] = text.trim().toLowerCase().split(';');
  const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
  return { tag: range.split('-')[0] ?? '', weight: quality === undefined ? 1 : Number(quality) };
}
