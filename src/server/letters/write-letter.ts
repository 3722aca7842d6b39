// Writes a letter in its words, as plain text and as HTML.
import type { Letter } from '#server/ports/mail/mail.ts';
import { letterPage } from './letter-page.ts';
import { letterWords } from './letter-words.ts';
import type { LetterContent, LetterToSend } from './letters.ts';

const nobody = { en: 'a visitor', ru: 'посетителя' } as const;
const maxSubjectChars = 120;

export function writeLetter({ to, language, content }: LetterToSend, id: string): Letter {
  const words = letterWords[language][content.kind];
  const given = wordsOf(content, nobody[language]);
  // In one pass, so that braces in what a person wrote stay what they are.
  const filled = (text: string): string => text.replace(/\{(\w+)\}/g, (_, name: string) => given[name] ?? '');
  const paragraphs = words.paragraphs.map(filled);
  const url = 'url' in content ? content.url : null;
  const subject = oneLine(filled(words.subject));
  return {
    to,
    id,
    subject,
    text: `${[...paragraphs, ...(url === null ? [] : [url]), 'Modelwright'].join('\n\n')}\n`,
    html: letterPage({
      language,
      subject,
      paragraphs,
      link: url === null ? null : { url, label: words.button ?? url },
    }),
    ...(content.kind === 'feedback' && content.from !== null && { replyTo: content.from }),
  };
}

function wordsOf(content: LetterContent, whom: string): Readonly<Record<string, string>> {
  if (content.kind === 'email-changed') return { newEmail: content.newEmail };
  if (content.kind === 'spreadsheet-link') return { templateName: content.templateName };
  if (content.kind === 'feedback') return { message: content.message, from: content.from ?? whom };
  return {};
}

function oneLine(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  const signs = [...line];
  return signs.length > maxSubjectChars ? `${signs.slice(0, maxSubjectChars).join('')}…` : line;
}
