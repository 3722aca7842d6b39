// Mail that is kept as .eml files in a folder instead of being sent.
import { createTransport } from 'nodemailer';
import type { Clock } from '#server/ports/clock/clock.ts';
import { folderFiles } from '#server/ports/files/folder-files.ts';
import { domainOf } from './domain-of.ts';
import type { Mail } from './mail.ts';
import { refuseAddress } from './refuse-address.ts';

export async function outboxFolder(folder: string, from: string, clock: Clock): Promise<Mail> {
  const files = await folderFiles(folder);
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async ({ to, subject, text, html, id }) => {
      refuseAddress(to);
      const sentAt = clock.now();
      const { message } = await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        date: new Date(sentAt),
        messageId: `<${id}@${domainOf(from)}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      if (!Buffer.isBuffer(message)) throw new Error('the letter was not written as one piece');
      // The time first, so that the folder lists letters in the order they were sent.
      const stamp = new Date(sentAt).toISOString().replace(/[:.]/g, '-');
      await files.put(`${stamp}-${id}.eml`, message);
    },
    close: async () => transport.close(),
  };
}
