// Reads how email is sent: through which server, from which sender, and who receives feedback messages.
import { tlsChoices } from '#server/ports/mail/tls-of.ts';
import { CommandError } from '../errors/command-error.ts';
import { isOwnMachine } from './own-machine.ts';
import type { ServedAt } from './read-payments.ts';
import { refuseVariable } from './refuse-variable.ts';
import type { VariableName } from './variables.ts';

export interface MailSettings {
  /** Null: emails stay in the outbox folder. */
  readonly smtpUrl: URL | null;
  /** Whether people get them: by a mail server, or because nobody but who has the outbox folder uses this machine. */
  readonly deliversEmail: boolean;
  readonly mailFrom: string;
  readonly feedbackEmail: string | null;
}

const address = /^[^\s@<>,;]+@[^\s@<>,;]+$/;
const sender = /^(?:[^<>\r\n]{1,100} <[^\s@<>,;]+@[^\s@<>,;]+>|[^\s@<>,;]+@[^\s@<>,;]+)$/;

export function readMail(text: (name: VariableName) => string, { host, publicUrl }: ServedAt): MailSettings {
  const mailFrom = text('MAIL_FROM');
  if (!sender.test(mailFrom)) {
    throw refuseVariable(
      'MAIL_FROM',
      mailFrom,
      'an address, with a name before it if you like: Shop <a@example.com>',
    );
  }
  const feedbackEmail = text('FEEDBACK_EMAIL');
  if (feedbackEmail !== '' && !address.test(feedbackEmail)) {
    throw refuseVariable('FEEDBACK_EMAIL', feedbackEmail, 'one plain email address');
  }
  const server = smtpUrl(text('SMTP_URL'));
  const deliversEmail = server !== null || isOwnMachine(publicUrl?.hostname ?? host);
  return { smtpUrl: server, deliversEmail, mailFrom, feedbackEmail: feedbackEmail || null };
}

function smtpUrl(given: string): URL | null {
  if (given === '') return null;
  const url = URL.canParse(given) ? new URL(given) : null;
  if (url !== null && isMailServer(url)) return url;
  // The value may contain a password, so the message does not repeat it.
  throw new CommandError(
    'SMTP_URL is not an address of a mail server; it must be like smtp://user:password@mail.example.com:587, with signs such as @ / % in the password written as %40 %2F %25.',
  );
}

function isMailServer({ protocol, hostname, pathname, search, username, password }: URL): boolean {
  if (!/^smtps?:$/.test(protocol) || hostname === '' || !/^\/?$/.test(pathname)) return false;
  if (search !== '' && !tlsChoices.some((choice) => search === `?tls=${choice}`)) return false;
  return [username, password].every(isDecodable);
}

function isDecodable(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}
