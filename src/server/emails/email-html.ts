// An email as HTML for any mail client: no images, scripts or style sheets, and no colour except the button's.
import type { Language } from '#language/language.ts';
import type { EmailLink } from './email-queue.ts';

export interface EmailHtml {
  readonly language: Language;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The first one is a button. */
  readonly links: readonly EmailLink[];
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => escapes[mark] ?? '');

const linkHint: Readonly<Record<Language, string>> = {
  en: 'If the button does not work, copy this address:',
  ru: 'Если кнопка не работает, скопируйте этот адрес:',
};

const style = {
  body: 'margin:0;padding:24px 16px;font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,Arial,sans-serif',
  // A mail client may not support overflow-wrap; word-break is the older property.
  column: 'max-width:520px;margin:0 auto;word-break:break-word;overflow-wrap:anywhere',
  name: 'margin:0 0 24px;font-size:18px;font-weight:700',
  paragraph: 'margin:0 0 16px;white-space:pre-line',
  button:
    'display:inline-block;padding:12px 20px;border-radius:8px;background:#2f4ac0;color:#ffffff;text-decoration:none;font-weight:600',
  // Fainter in whatever colours the reader has, light or dark.
  address: 'margin:0 0 16px;font-size:14px;opacity:0.8',
} as const;

export function emailHtml({ language, subject, paragraphs, links: [first, ...others] }: EmailHtml): string {
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escaped(subject)}</title></head>`,
    `<body style="${style.body}"><div style="${style.column}">`,
    `<p style="${style.name}">Modelwright</p>`,
    ...paragraphs.map((text) => `<p style="${style.paragraph}">${escaped(text)}</p>`),
    ...(first === undefined ? [] : linkParts(language, first)),
    ...others.map(
      ({ url, label }) => `<p style="${style.paragraph}"><a href="${escaped(url)}">${escaped(label)}</a></p>`,
    ),
    '</div></body></html>',
  ].join('\n');
}

const linkParts = (language: Language, { url, label }: EmailLink): readonly string[] => [
  `<p style="margin:24px 0"><a href="${escaped(url)}" style="${style.button}">${escaped(label)}</a></p>`,
  `<p style="${style.address}">${linkHint[language]}<br>${escaped(url)}</p>`,
];
