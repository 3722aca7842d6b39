// Mail by SMTP, through nodemailer.
import { createTransport } from 'nodemailer';
import { domainOf } from './domain-of.ts';
import { LetterRefused, type Mail } from './mail.ts';
import { refuseAddress } from './refuse-address.ts';

export interface SmtpSettings {
  /** smtp://user:password@host:port, or smtps:// for TLS from the first byte. */
  readonly url: URL;
  readonly from: string;
}

/** A server that is silent so long is taken for gone; the queue tries again. */
const timeoutsMs = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 } as const;

const isForGood = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500 &&
  // 535 and its kind say that our password is wrong, which someone can mend.
  !('code' in error && error.code === 'EAUTH');

export function smtpMail({ url, from }: SmtpSettings): Mail {
  const isSecure = url.protocol === 'smtps:';
  const transport = createTransport({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (isSecure ? 465 : 587) : Number(url.port),
    secure: isSecure,
    ...(url.username !== '' && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    ...timeoutsMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, subject, text, html, id }) => {
      refuseAddress(to);
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId: `<${id}@${domainOf(from)}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        throw isForGood(error) && error instanceof Error ? new LetterRefused(error.message) : error;
      }
    },
    close: async () => transport.close(),
  };
}
