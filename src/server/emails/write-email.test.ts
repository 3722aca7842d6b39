// Tests every email in every language for readers and mail clients, and that no text becomes markup.
import { expect, test } from 'vitest';
import { type Language, languages } from '#language/language.ts';
import type { EmailContent } from './email-queue.ts';
import { emailTexts } from './email-texts.ts';
import { queuedEmail } from './queued-email.ts';
import { writeEmail } from './write-email.ts';

/** Which letters tell a language. */
const letters: Readonly<Record<Language, RegExp>> = { en: /[a-z]/, ru: /[а-я]/ };

const url = 'https://model.example.com/builder/#/passwordReset/?token=a&b="c"';
const order = { orderId: '3f0c8a52-6f9e-4a71-9a3f-2b1d7c1f4e10', name: 'Cafe' };
const contents: readonly EmailContent[] = [
  { kind: 'welcome', url },
  { kind: 'reset-password', url },
  { kind: 'purchases-waiting', url },
  { kind: 'archived' },
  { kind: 'confirm-email', url },
  { kind: 'email-changed', newEmail: 'new@example.com' },
  { kind: 'password-changed' },
  { kind: 'feedback', message: 'Two\nlines', from: 'ann@example.com' },
  { kind: 'feedback-request', url },
  { kind: 'second-factor-set-up' },
  { kind: 'second-factor-reset' },
  { kind: 'recovery-code-used', left: 3 },
  { kind: 'spreadsheet-link', url, templateName: 'Cafe' },
  { kind: 'refund-asked', ...order, amount: '$29.00' },
  { kind: 'refund-request', ...order, amount: '$29.00', reason: 'A slip', from: 'ann@example.com' },
  { kind: 'refund-denied', ...order, answer: 'Downloaded often' },
  { kind: 'refund-done', ...order, amount: '$29.00' },
];
const write = (content: EmailContent, language: Language = 'en') =>
  writeEmail({ to: 'ann@example.com', language, content }, 'one');

test('every email is read from the queue as it was put there', () => {
  for (const content of contents) {
    const email = { to: 'ann@example.com', language: 'en', content };
    expect(queuedEmail.parse(JSON.parse(JSON.stringify(email)))).toEqual(email);
  }
});

test('there are texts for every email, and no others', () => {
  const kinds = contents.map(({ kind }) => kind).sort();
  for (const language of languages) expect(Object.keys(emailTexts[language]).sort()).toEqual(kinds);
});

test.each(languages.flatMap((language) => contents.map((content) => ({ language, content }))))(
  '$content.kind in $language says the same as text and as HTML, with no external resources',
  ({ language, content }) => {
    const { subject, text, html } = write(content, language);
    expect(subject).toMatch(/^\S.{4,120}$/u);
    expect(`${subject}${text}${html}`).not.toMatch(/\{\w+\}|undefined|null/);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).not.toMatch(/<(script|img|link|style|iframe|form)|url\(|@import/i);
    for (const paragraph of text.split('\n\n').slice(0, -2)) {
      if (!paragraph.startsWith('https:')) expect(html).toContain(paragraph);
    }
    expect(text.includes(url)).toBe('url' in content);
    expect(html.match(/<a /g)?.length ?? 0).toBe('url' in content ? 1 : 0);
    expect(`${subject} ${text}`).toMatch(letters[language]);
  },
);

test('what people wrote stays plain text', () => {
  const message = '<img src=x onerror="a()">{from} & \'b\'';
  const { html, text, subject, replyTo } = write({ kind: 'feedback', message, from: 'a@b.cd' });
  expect(text).toContain(message);
  expect(html).toContain('&lt;img src=x onerror=&quot;a()&quot;&gt;{from} &amp; &#39;b&#39;');
  expect([subject, replyTo]).toEqual(['Feedback from a@b.cd', 'a@b.cd']);
});

test('a link keeps its address, whatever it contains', () => {
  const { html } = write({ kind: 'reset-password', url });
  const href = 'https://model.example.com/builder/#/passwordReset/?token=a&amp;b=&quot;c&quot;';
  expect(html).toContain(`<a href="${href}"`);
});

test('a subject is one line of a displayable length', () => {
  const templateName = `Cafe\r\nBcc: eve@example.com\u2028${'ю'.repeat(200)}`;
  const { subject } = write({ kind: 'spreadsheet-link', url, templateName });
  expect(subject).toMatch(/^Your spreadsheet: Cafe Bcc: eve@example.com ю+…$/);
  expect([...subject].length).toBe(121);
});

test('an anonymous message has no reply address', () => {
  const message = write({ kind: 'feedback', message: 'Hi', from: null });
  expect(message.subject).toBe('Feedback from a visitor');
  expect(message.replyTo).toBeUndefined();
});

test('an email with several links says where each leads, as a button and in words', () => {
  const { text, html } = write({
    kind: 'written',
    subject: 'Receipt: <Cafe>',
    paragraphs: ['Total: $5.00\nTax: $0.00'],
    links: [
      { url: 'https://a.example/file', label: 'Download' },
      { url: 'https://a.example/receipt?a&b', label: 'Open the <receipt>' },
    ],
  });
  expect(text).toBe(
    'Total: $5.00\nTax: $0.00\n\nDownload:\nhttps://a.example/file\n\nOpen the <receipt>:\nhttps://a.example/receipt?a&b\n\nModelwright\n',
  );
  expect(html.match(/<a /g)).toHaveLength(2);
  expect(html).toContain('<a href="https://a.example/receipt?a&amp;b">Open the &lt;receipt&gt;</a>');
});
