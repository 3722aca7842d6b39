// What a new template is called until somebody names it.
import type { Language } from '#language/language.ts';

export const defaultNames: Readonly<Record<Language, string>> = { en: 'New template', ru: 'Новый шаблон' };

/** Nobody chose it, in whatever language it was made. */
export const isUnnamed = (name: string): boolean =>
  ['', ...Object.values(defaultNames)].includes(name.trim());
