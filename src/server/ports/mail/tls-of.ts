// How the connection to a mail server is encrypted, depending on its URL.
import { isOwnHost } from '../database/database-tls.ts';

/** The allowed values of ?tls= in the URL of a mail server. */
export const tlsChoices = ['required', 'off'] as const;

export interface SmtpServer {
  /** smtp://user:password@host:port, or smtps:// for TLS from the first byte; ?tls=required or ?tls=off. */
  readonly url: URL;
}

export function tlsOf({ url }: SmtpServer) {
  if (url.protocol === 'smtps:') return { secure: true };
  const choice = url.searchParams.get('tls');
  if (choice === 'off') return { secure: false, ignoreTLS: true };
  const host = url.hostname.replace(/^\[(.+)\]$/, '$1');
  // Emails hold links that open accounts: beyond networks of one's own, only a server that proves its identity gets them.
  // A password that leaves the machine is only sent to such a server, too.
  const isNeeded =
    choice === 'required' || !isOwnHost(host) || (url.username !== '' && !isThisMachine(url.hostname));
  if (isNeeded) return { secure: false, requireTLS: true };
  // An attacker who can forge the certificate could also strip STARTTLS; encrypted is better than not.
  return { secure: false, tls: { rejectUnauthorized: false } };
}

const isThisMachine = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(host);
