// Stores emails as .eml files in a folder instead of sending them.
import { createTransport } from 'nodemailer';
import type { Clock } from '#server/ports/clock/clock.ts';
import { unfinishedSuffix } from '#server/ports/files/files.ts';
import { folderFiles } from '#server/ports/files/folder-files.ts';
import type { Mail } from './mail.ts';
import { messageOf } from './message-of.ts';

const stampOf = (at: number): string => new Date(at).toISOString().replace(/[:.]/g, '-');
const stampLength = stampOf(0).length;

/** The end of the name of an email's file. */
const endOf = (id: string): string => `-${id}.eml`;

/** Other files in the folder are left alone. */
const isOurs = (name: string): boolean => name.endsWith('.eml') || name.endsWith(unfinishedSuffix);

export async function outboxFolder(folder: string, from: string, clock: Clock): Promise<Mail> {
  const files = await folderFiles(folder);
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (email) => {
      const sentAt = clock.now();
      const { message } = await transport.sendMail({ ...messageOf(email, from), date: new Date(sentAt) });
      if (!Buffer.isBuffer(message)) throw new Error('the email was not written as one piece');
      // The time comes first, so that the folder lists emails in the order they were sent.
      const stamp = stampOf(sentAt);
      await files.put(stamp + endOf(email.id), message);
    },
    deleteCopies: async (before) => {
      for await (const name of files.listOlderThan(before)) if (isOurs(name)) await files.delete(name);
    },
    deleteCopiesOf: async (ids) => {
      if (ids.length === 0) return;
      const ends = new Set(ids.map(endOf));
      for await (const name of files.listOlderThan(Number.POSITIVE_INFINITY)) {
        if (ends.has(name.slice(stampLength))) await files.delete(name);
      }
    },
    close: async () => transport.close(),
  };
}
