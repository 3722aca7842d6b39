// Mail that is kept as .eml files in a folder instead of being sent.
import { randomUUID } from 'node:crypto';
import type { Clock } from '#server/ports/clock/clock.ts';
import { folderFiles } from '#server/ports/files/folder-files.ts';
import type { Mail } from './mail.ts';
import { writeEml } from './write-eml.ts';

const sender = 'modelwright@localhost';

export async function outboxFolder(folder: string, clock: Clock): Promise<Mail> {
  const files = await folderFiles(folder);
  return {
    send: async (letter) => {
      const sentAt = clock.now();
      const id = randomUUID();
      const eml = writeEml(letter, { from: sender, id, sentAt });
      // The time first, so that the folder lists letters in the order they were sent.
      const stamp = new Date(sentAt).toISOString().replace(/[:.]/g, '-');
      await files.put(`${stamp}-${id}.eml`, Buffer.from(eml));
    },
  };
}
