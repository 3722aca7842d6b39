// Reads the emails that a test's server wrote, as a mail client would.
import { watch } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import type { DatabaseLocation } from '#server/database/open-database.ts';

export interface ReceivedEmail {
  /** The same in each copy of one email. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The token in its link; empty without one. */
  readonly token: string;
}

/** All emails to one address, in the order they were sent. */
export async function emailsTo(
  { dataDir }: Pick<DatabaseLocation, 'dataDir'>,
  to: string,
): Promise<ReceivedEmail[]> {
  const folder = join(dataDir, 'outbox');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
  const emails = await Promise.all(names.map(async (name) => readEmail(await readFile(join(folder, name)))));
  return emails.filter((message) => message.to === to);
}

/** The latest with a subject, as soon as there are that many. */
export async function awaitEmail(
  place: Pick<DatabaseLocation, 'dataDir'>,
  to: string,
  subject: string,
  count = 1,
): Promise<ReceivedEmail> {
  // Watching starts before the first look, so that no email is missed in between.
  const watcher = watch(join(place.dataDir, 'outbox'));
  try {
    for (;;) {
      const changed = new Promise((resolve) => watcher.once('change', resolve));
      const found = (await emailsTo(place, to)).filter((message) => message.subject === subject);
      const last = found[found.length - 1];
      if (last !== undefined && found.length >= count) return last;
      await changed;
    }
  } finally {
    watcher.close();
  }
}

async function readEmail(content: Uint8Array): Promise<ReceivedEmail> {
  const { messageId, to, subject, text } = await PostalMime.parse(content);
  const body = text ?? '';
  return {
    id: messageId ?? '',
    to: to?.[0]?.address ?? '',
    subject: subject ?? '',
    text: body,
    token: /[?&]token=([\w-]+)/.exec(body)?.[1] ?? '',
  };
}
