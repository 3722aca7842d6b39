// The languages a template can be written in, each named in itself.
import type { languages } from '#contract/calls.ts';

const names: Record<(typeof languages)[number], string> = { en: 'English', ru: 'Русский' };

export const templateLanguages = Object.entries(names).map(([id, name]) => ({ id, name }));
