// Tests the outbox by reading it with another program, and that no text can inject a header.
import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeFolder, temporaryFolder } from '#testing/server/databases.ts';
import type { EmailMessage } from './mail.ts';
import { outboxFolder } from './outbox-folder.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => removeFolder(folder));

const clock = { now: () => Date.UTC(2026, 0, 5, 9, 8, 7) };
const id = 'b6d3a1f2-0000-4000-8000-000000000001';
const plain: EmailMessage = {
  to: 'ann@example.com',
  subject: 'Hello',
  text: 'One\nTwo',
  html: '<p>One</p>',
  id,
};

async function sent(message: EmailMessage): Promise<Buffer> {
  const mail = await outboxFolder(folder, 'Modelwright <hello@example.com>', clock);
  await mail.send(message);
  const [name = ''] = await readdir(folder);
  expect(name).toBe(`2026-01-05T09-08-07-000Z-${id}.eml`);
  return readFile(join(folder, name));
}

test('a plain email', async () => {
  const message = await PostalMime.parse(await sent(plain));
  expect(message).toMatchObject({
    from: { name: 'Modelwright', address: 'hello@example.com' },
    to: [{ address: 'ann@example.com' }],
    subject: 'Hello',
    date: '2026-01-05T09:08:07.000Z',
    messageId: `<${id}@example.com>`,
  });
  expect(message.text?.trim()).toBe('One\nTwo');
  expect(message.html?.trim()).toBe('<p>One</p>');
  expect(message.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  );
});

test('copies are deleted by the id of their message, and nothing else is', async () => {
  const mail = await outboxFolder(folder, 'hello@example.com', clock);
  await writeFile(join(folder, 'notes.txt'), '');
  await writeFile(join(folder, `x-${id}.eml`), '');
  const other = 'b6d3a1f2-0000-4000-8000-000000000002';
  for (const one of [id, other]) await mail.send({ ...plain, id: one });
  await mail.deleteCopiesOf([]);
  await mail.deleteCopiesOf([id, 'unknown']);
  expect((await readdir(folder)).sort()).toEqual([
    `2026-01-05T09-08-07-000Z-${other}.eml`,
    'notes.txt',
    `x-${id}.eml`,
  ]);
});

test('emails of any language, emoji and length arrive as written', async () => {
  const subject = `Восстановление пароля ${'очень длинная тема '.repeat(10)}🎉 =?x`;
  const text = 'Здравствуйте! 👩🏽‍🚀\n.\nFrom here '.repeat(200);
  const eml = await sent({ ...plain, subject, text });
  const message = await PostalMime.parse(eml);
  expect(message.subject).toBe(subject);
  expect(message.text?.trimEnd()).toBe(text.trimEnd());
  expect(eml.toString('latin1')).toMatch(/^[\x20-\x7e\r\n\t]*$/);
});

test('a line break in a subject starts no header', async () => {
  const eml = await sent({ ...plain, subject: 'Hi\r\nBcc: eve@example.com' });
  expect((await PostalMime.parse(eml)).bcc).toBeUndefined();
  expect(eml.toString('latin1')).not.toMatch(/^Bcc/m);
});

test.each(['a@b\r\nBcc: c@d', 'a@b, c@d', 'Ann <a@b>', 'nobody', '', 'ann@exa mple.com'])(
  'the address %j is refused',
  async (to) => {
    const mail = await outboxFolder(folder, 'hello@example.com', clock);
    await expect(mail.send({ ...plain, to })).rejects.toThrow('one plain email address');
    expect(await readdir(folder)).toEqual([]);
  },
);

test('emails older than a month are deleted; newer ones and other files stay', async () => {
  const mail = await outboxFolder(folder, 'hello@example.com', clock);
  const now = Date.now();
  const dayMs = 24 * 60 * 60 * 1000;
  for (const [index, ageDays] of [29, 31, 400].entries()) {
    const letterId = `b6d3a1f2-0000-4000-8000-00000000000${index}`;
    await mail.send({ ...plain, id: letterId });
    const at = new Date(now - ageDays * dayMs);
    await utimes(join(folder, `2026-01-05T09-08-07-000Z-${letterId}.eml`), at, at);
  }
  await writeFile(join(folder, 'notes.txt'), 'mine');
  await utimes(join(folder, 'notes.txt'), new Date(0), new Date(0));
  await mail.deleteCopies(now - 30 * dayMs);
  expect((await readdir(folder)).sort()).toEqual([
    '2026-01-05T09-08-07-000Z-b6d3a1f2-0000-4000-8000-000000000000.eml',
    'notes.txt',
  ]);
});
