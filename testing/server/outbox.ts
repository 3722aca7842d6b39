// The letters that a test's server wrote, read as a mail program reads them.
import { watch } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import type { DatabaseLocation } from '#server/database/open-database.ts';

export interface ReceivedLetter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** What the link in it carries; empty without one. */
  readonly token: string;
}

/** All to one address, in the order they were sent. */
export async function lettersTo(
  { dataDir }: Pick<DatabaseLocation, 'dataDir'>,
  to: string,
): Promise<ReceivedLetter[]> {
  const folder = join(dataDir, 'outbox');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
  const emails = await Promise.all(names.map(async (name) => readLetter(await readFile(join(folder, name)))));
  return emails.filter((letter) => letter.to === to);
}

/** The last one of a subject, as soon as there are so many. */
export async function awaitLetter(
  place: Pick<DatabaseLocation, 'dataDir'>,
  to: string,
  subject: string,
  count = 1,
): Promise<ReceivedLetter> {
  // Begun before the first look, so that none slips in between.
  const watcher = watch(join(place.dataDir, 'outbox'));
  try {
    for (;;) {
      const changed = new Promise((resolve) => watcher.once('change', resolve));
      const found = (await lettersTo(place, to)).filter((letter) => letter.subject === subject);
      const last = found[found.length - 1];
      if (last !== undefined && found.length >= count) return last;
      await changed;
    }
  } finally {
    watcher.close();
  }
}

async function readLetter(content: Uint8Array): Promise<ReceivedLetter> {
  const { to, subject, text } = await PostalMime.parse(content);
  const body = text ?? '';
  return {
    to: to?.[0]?.address ?? '',
    subject: subject ?? '',
    text: body,
    token: /[?&]token=([\w-]+)/.exec(body)?.[1] ?? '',
  };
}
