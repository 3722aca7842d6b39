// How a connection to a mail server is encrypted, by its address and what that says of TLS.

/** What may stand after ?tls= in the address of a mail server. */
export const tlsChoices = ['required', 'off'] as const;

export interface SmtpServer {
  /** smtp://user:password@host:port, or smtps:// for TLS from the first byte; ?tls=required or ?tls=off. */
  readonly url: URL;
}

export function tlsOf({ url }: SmtpServer) {
  if (url.protocol === 'smtps:') return { secure: true };
  const choice = url.searchParams.get('tls');
  if (choice === 'off') return { secure: false, ignoreTLS: true };
  // A password that leaves the machine goes to a server that proved who it is, or nowhere.
  const isNeeded = choice === 'required' || (url.username !== '' && !isThisMachine(url.hostname));
  if (isNeeded) return { secure: false, requireTLS: true };
  // Whoever could forge the certificate could as well leave STARTTLS out; encrypted is better than not.
  return { secure: false, tls: { rejectUnauthorized: false } };
}

const isThisMachine = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(host);
