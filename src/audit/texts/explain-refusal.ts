// Says why a file cannot be audited and what can be done about it, in either language.
import { fillText } from '../findings/fill-text.ts';
import type { AuditLanguage } from '../findings/rule.ts';
import type { Refusal } from '../read/limits/refusal.ts';
import type { RefusalText, RefusalTexts } from './refusal-text.ts';
import { refusalTextsEn } from './refusal-texts-en.ts';
import { refusalTextsRu } from './refusal-texts-ru.ts';

const texts: Readonly<Record<AuditLanguage, RefusalTexts>> = { en: refusalTextsEn, ru: refusalTextsRu };
const locales: Readonly<Record<AuditLanguage, string>> = { en: 'en-US', ru: 'ru-RU' };

export function explainRefusal({ code, words }: Refusal, language: AuditLanguage): RefusalText {
  const shown = Object.fromEntries(
    Object.entries(words).map(([name, word]) => [
      name,
      typeof word === 'number' ? word.toLocaleString(locales[language]) : word,
    ]),
  );
  const { message, remedy } = texts[language][code];
  return { code, message: fillText(message, shown), remedy };
}
