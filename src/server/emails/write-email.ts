// Writes an email from its texts, as plain text and as HTML.
import type { Language } from '#language/language.ts';
import type { EmailMessage } from '#server/ports/mail/mail.ts';
import { emailHtml } from './email-html.ts';
import type { EmailContent, EmailLink, QueuedEmail, WrittenContent } from './email-queue.ts';
import { emailTexts } from './email-texts.ts';

const anonymousSender: Readonly<Record<Language, string>> = { en: 'a visitor', ru: 'посетителя' };
const maxSubjectChars = 120;

export function writeEmail({ to, language, content }: QueuedEmail, id: string): EmailMessage {
  const {
    subject: text,
    paragraphs,
    links,
  } = content.kind === 'written' ? content : written(content, language);
  const subject = oneLine(text);
  return {
    to,
    id,
    subject,
    text: `${[...paragraphs, ...linesOf(content, links), 'Modelwright'].join('\n\n')}\n`,
    html: emailHtml({ language, subject, paragraphs, links }),
    ...('from' in content && content.from !== null && { replyTo: content.from }),
  };
}

/** One of several says where it leads. */
const linesOf = ({ kind }: EmailContent, links: readonly EmailLink[]): readonly string[] =>
  links.map(({ url, label }) => (kind === 'written' ? `${label}:\n${url}` : url));

function written(
  content: Exclude<EmailContent, WrittenContent>,
  language: Language,
): Omit<WrittenContent, 'kind'> {
  const texts = emailTexts[language][content.kind];
  const values = placeholderValues(content, anonymousSender[language]);
  // In one pass, so that braces in user input are left as they are.
  const filled = (text: string): string =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  // A paragraph that consists of what somebody did not write is left out.
  const paragraphs = texts.paragraphs.map(filled).filter((text) => text !== '');
  const url = 'url' in content ? content.url : null;
  return {
    subject: filled(texts.subject),
    paragraphs,
    links: url === null ? [] : [{ url, label: texts.button ?? url }],
  };
}

function placeholderValues(content: EmailContent, unknownSender: string): Readonly<Record<string, string>> {
  if (content.kind === 'email-changed') return { newEmail: content.newEmail };
  if (content.kind === 'spreadsheet-link') return { templateName: content.templateName };
  if (content.kind === 'feedback') return { message: content.message, from: content.from ?? unknownSender };
  if (content.kind === 'recovery-code-used') return { left: String(content.left) };
  if (!('orderId' in content)) return {};
  return 'from' in content ? { ...content, from: content.from ?? unknownSender } : { ...content };
}

function oneLine(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  const characters = [...line];
  return characters.length > maxSubjectChars ? `${characters.slice(0, maxSubjectChars).join('')}…` : line;
}
