// Holds the outbox to RFC 5322: readable again by another program, and no header that a text can smuggle in.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeFolder, temporaryFolder } from '#testing/server/databases.ts';
import type { Letter } from './mail.ts';
import { outboxFolder } from './outbox-folder.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => removeFolder(folder));

const clock = { now: () => Date.UTC(2026, 0, 5, 9, 8, 7) };

async function sent(letter: Letter): Promise<string> {
  const mail = await outboxFolder(folder, clock);
  await mail.send(letter);
  const [name = ''] = await readdir(folder);
  expect(name).toMatch(/^2026-01-05T09-08-07-000Z-[\da-f-]{36}\.eml$/);
  return readFile(join(folder, name), 'latin1');
}

/** A small reader of its own: unfolds headers, decodes encoded words and the body. */
function read(eml: string): { headers: Map<string, string>; text: string } {
  const end = eml.indexOf('\r\n\r\n');
  const unfolded = eml.slice(0, end).replace(/\r\n[ \t]/g, ' ');
  const headers = new Map(
    unfolded
      .split('\r\n')
      .map((line) => [line.slice(0, line.indexOf(':')), decodeWords(line.slice(line.indexOf(':') + 2))]),
  );
  return { headers, text: Buffer.from(eml.slice(end + 4), 'base64').toString() };
}

const decodeWords = (value: string): string => {
  const bytes = value
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?utf-8\?B\?([^?]*)\?=/g, (_, word: string) => Buffer.from(word, 'base64').toString('latin1'));
  return Buffer.from(bytes, 'latin1').toString();
};

test('a plain letter', async () => {
  const eml = await sent({ to: 'ann@example.com', subject: 'Hello', text: 'One\nTwo' });
  const { headers, text } = read(eml);
  expect(headers.get('To')).toBe('ann@example.com');
  expect(headers.get('Subject')).toBe('Hello');
  expect(headers.get('Date')).toBe('Mon, 05 Jan 2026 09:08:07 +0000');
  expect(headers.get('Message-ID')).toMatch(/^<[\da-f-]{36}@localhost>$/);
  expect(text).toBe('One\r\nTwo');
});

test('letters of any language, emoji and length arrive as they were written', async () => {
  const subject = `Восстановление пароля ${'очень длинная тема '.repeat(10)}🎉 =?x`;
  const text = 'Здравствуйте! 👩🏽‍🚀\n.\nFrom here '.repeat(200);
  const eml = await sent({ to: 'ann@example.com', subject, text });
  const { headers, text: arrived } = read(eml);
  expect(headers.get('Subject')).toBe(subject);
  expect(arrived).toBe(text.replaceAll('\n', '\r\n'));
  expect(eml).toMatch(/^[\x20-\x7e\r\n]*$/);
  expect(Math.max(...eml.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(86);
});

test('a line end in a subject begins no header', async () => {
  const eml = await sent({ to: 'ann@example.com', subject: 'Hi\r\nBcc: eve@example.com', text: '' });
  expect(read(eml).headers.get('Subject')).toBe('Hi Bcc: eve@example.com');
  expect(eml).not.toMatch(/^Bcc/m);
});

test.each(['a@b\r\nBcc: c@d', 'a@b, c@d', 'Ann <a@b>', 'nobody', '', 'ann@exa mple.com', 'анна@example.com'])(
  'the address %j is refused',
  async (to) => {
    const mail = await outboxFolder(folder, clock);
    await expect(mail.send({ to, subject: 'x', text: 'x' })).rejects.toThrow('one plain e-mail address');
    expect(await readdir(folder)).toEqual([]);
  },
);
