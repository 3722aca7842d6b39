// Writes a letter as plain text and as HTML that any mail program shows: no image, no script, no style sheet.
import type { Letter } from '#server/ports/mail/mail.ts';
import { letterWords } from './letter-words.ts';
import type { LetterToSend } from './letters.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => escapes[mark] ?? '');

const nobody = { en: 'a visitor', ru: 'посетителя' } as const;

export function writeLetter({ to, language, content }: LetterToSend, id: string): Letter {
  const { subject, paragraphs, button } = letterWords[language][content.kind];
  const words: Readonly<Record<string, string>> = {
    ...('newEmail' in content && { newEmail: content.newEmail }),
    ...('templateName' in content && { templateName: content.templateName }),
    ...('message' in content && { message: content.message, from: content.from ?? nobody[language] }),
  };
  const filled = (text: string): string => text.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '');
  const lines = paragraphs.map(filled);
  const url = 'url' in content ? content.url : null;
  const text = [...lines, ...(url === null ? [] : [url]), 'Modelwright'].join('\n\n');
  return {
    to,
    id,
    subject: filled(subject),
    text: `${text}\n`,
    html: page(language, lines, url, button ?? ''),
  };
}

function page(language: string, lines: readonly string[], url: string | null, button: string): string {
  const paragraph = (line: string): string =>
    `<p style="margin:0 0 16px;line-height:1.5;white-space:pre-line">${escaped(line)}</p>`;
  const link =
    url === null
      ? ''
      : `<p style="margin:24px 0"><a href="${escaped(url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#2f4ac0;color:#ffffff;text-decoration:none;font-weight:600">${escaped(button)}</a></p>` +
        `<p style="margin:0 0 16px;font-size:13px;color:#64748b;word-break:break-all">${escaped(url)}</p>`;
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    '<meta name="color-scheme" content="light dark"></head>',
    '<body style="margin:0;padding:24px;font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,Arial,sans-serif">',
    '<div style="max-width:520px;margin:0 auto">',
    '<p style="margin:0 0 24px;font-size:18px;font-weight:700">Modelwright</p>',
    ...lines.map(paragraph),
    link,
    '</div></body></html>',
  ].join('');
}
