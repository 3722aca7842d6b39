// Writes an email from its texts, as plain text and as HTML.
import type { Language } from '#language/language.ts';
import type { EmailMessage } from '#server/ports/mail/mail.ts';
import { emailHtml } from './email-html.ts';
import type { EmailContent, QueuedEmail } from './email-queue.ts';
import { emailTexts } from './email-texts.ts';

const anonymousSender: Readonly<Record<Language, string>> = { en: 'a visitor', ru: 'посетителя' };
const maxSubjectChars = 120;

export function writeEmail({ to, language, content }: QueuedEmail, id: string): EmailMessage {
  const texts = emailTexts[language][content.kind];
  const values = placeholderValues(content, anonymousSender[language]);
  // In one pass, so that braces in user input are left as they are.
  const filled = (text: string): string =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  const paragraphs = texts.paragraphs.map(filled);
  const url = 'url' in content ? content.url : null;
  const subject = oneLine(filled(texts.subject));
  return {
    to,
    id,
    subject,
    text: `${[...paragraphs, ...(url === null ? [] : [url]), 'Modelwright'].join('\n\n')}\n`,
    html: emailHtml({
      language,
      subject,
      paragraphs,
      link: url === null ? null : { url, label: texts.button ?? url },
    }),
    ...(content.kind === 'feedback' && content.from !== null && { replyTo: content.from }),
  };
}

function placeholderValues(content: EmailContent, unknownSender: string): Readonly<Record<string, string>> {
  if (content.kind === 'email-changed') return { newEmail: content.newEmail };
  if (content.kind === 'spreadsheet-link') return { templateName: content.templateName };
  if (content.kind === 'feedback') return { message: content.message, from: content.from ?? unknownSender };
  return {};
}

function oneLine(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  const characters = [...line];
  return characters.length > maxSubjectChars ? `${characters.slice(0, maxSubjectChars).join('')}…` : line;
}
