// An email in the format of nodemailer, whether it is sent or stored.
import type { EmailMessage } from './mail.ts';
import { isPlainAddress, plainAddress } from './plain-address.ts';
import { senderOf } from './sender-of.ts';

export function messageOf({ to, subject, text, html, id, replyTo }: EmailMessage, from: string) {
  const sender = senderOf(from);
  const domain = sender.address.slice(sender.address.lastIndexOf('@') + 1);
  return {
    from: sender,
    // As separate parts, because a string would be parsed as a list with names.
    to: { name: '', address: plainAddress(to) },
    // An email that cannot be replied to is better than none.
    ...(replyTo !== undefined && isPlainAddress(replyTo) && { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    messageId: `<${id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
