// Mail by SMTP, through nodemailer.
import { createTransport } from 'nodemailer';
import { EmailRejected, type Mail } from './mail.ts';
import { messageOf } from './message-of.ts';
import { type SmtpServer, tlsOf } from './tls-of.ts';

export interface SmtpSettings extends SmtpServer {
  readonly from: string;
  /** The time limit for one attempt to send an email. */
  readonly timeoutMs?: number;
}

/** A server that is silent for this long is considered gone; the queue tries again. */
const idleTimeoutMs = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 } as const;

export function smtpMail({ url, from, timeoutMs = 60_000 }: SmtpSettings): Mail {
  const isSecure = url.protocol === 'smtps:';
  const transport = createTransport({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (isSecure ? 465 : 587) : Number(url.port),
    ...tlsOf({ url }),
    ...(url.username !== '' && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
      // A server that offers no authentication would be sent the email without it, and reject it for another reason.
      forceAuth: true,
    }),
    ...idleTimeoutMs,
  });
  return {
    send: async (email, signal) => {
      const message = messageOf(email, from);
      // A server that sends a little from time to time is never silent, and never done.
      const limits = [AbortSignal.timeout(timeoutMs), ...(signal === undefined ? [] : [signal])];
      try {
        await transport.sendMail({ ...message, signal: AbortSignal.any(limits) });
      } catch (error) {
        throw isPermanent(error) && error instanceof Error ? new EmailRejected(error.message) : error;
      }
    },
    deleteCopies: async () => undefined,
    deleteCopiesOf: async () => undefined,
    close: async () => transport.close(),
  };
}

/** Only errors about the recipient or the email itself; the sender, the password or the limits can be fixed. */
const isPermanent = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500 &&
  'command' in error &&
  (error.command === 'RCPT TO' || error.command === 'DATA');
