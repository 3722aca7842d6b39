// Explains why a file cannot be audited and what can be done about it, in either language.
import type { Language } from '#language/language.ts';
import { locales } from '#language/locales.ts';
import { fillText } from '../findings/fill-text.ts';
import type { FileRefusal } from '../read/limits/refusal.ts';
import type { RefusalText, RefusalTexts } from './refusal-text.ts';
import { refusalTextsEn } from './refusal-texts-en.ts';
import { refusalTextsRu } from './refusal-texts-ru.ts';

const texts: Readonly<Record<Language, RefusalTexts>> = { en: refusalTextsEn, ru: refusalTextsRu };

export function explainRefusal({ code, words }: FileRefusal, language: Language): RefusalText {
  const shown = Object.fromEntries(
    Object.entries(words).map(([name, word]) => [
      name,
      typeof word === 'number' ? word.toLocaleString(locales[language]) : word,
    ]),
  );
  const { message, remedy } = texts[language][code];
  return { code, message: fillText(message, shown), remedy };
}
