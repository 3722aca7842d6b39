// The language whose way of writing numbers a person is taken to have.
import type { Language } from '#template/template.ts';

export const numberLanguage = (locale: string): Language => (locale === 'ru' ? 'ru' : 'en');
