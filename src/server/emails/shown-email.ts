// An email as an operator reads it: its text, without the addresses of links that open what is somebody's own.

import type { EmailMessage } from '#server/ports/mail/mail.ts';
import { redactSecretsInText } from '#server/secrets/redact-secrets.ts';
import type { QueuedEmail } from './email-queue.ts';
import { writeEmail } from './write-email.ts';

const removed = '[removed]';

export function shownEmail(email: QueuedEmail): Pick<EmailMessage, 'subject' | 'text'> {
  const { subject, text } = writeEmail(withoutLinks(email), '');
  return { subject: redactSecretsInText(subject), text: redactSecretsInText(text) };
}

function withoutLinks({ content, ...email }: QueuedEmail): QueuedEmail {
  if (content.kind === 'written') {
    const links = content.links.map((link) => ({ ...link, url: shownUrl(link.url) }));
    return { ...email, content: { ...content, links } };
  }
  return { ...email, content: 'url' in content ? { ...content, url: shownUrl(content.url) } : content };
}

/** The start page is everybody's. */
function shownUrl(url: string): string {
  if (!URL.canParse(url)) return removed;
  const { origin, pathname, search, hash } = new URL(url);
  return pathname === '/builder/' && search === '' && hash === '' ? url : `${origin}/${removed}`;
}
