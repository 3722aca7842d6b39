// What each language calls a currency in a model, where that is not its code.
import type { Language } from '#language/language.ts';

const ownNames: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {},
  ru: {
    RUB: 'руб.',
    KZT: 'тенге',
    UAH: 'грн',
    BYN: 'бел. руб.',
    UZS: 'сум',
    KGS: 'сом',
    TJS: 'сомони',
    AMD: 'драм',
    GEL: 'лари',
    AZN: 'манат',
    MDL: 'молд. лей',
  },
};

export const currencyName = (code: string, language: Language): string => ownNames[language][code] ?? code;
