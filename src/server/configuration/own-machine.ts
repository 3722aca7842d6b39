// Hosts of addresses that lead to this machine alone, where nobody else can read along.

export const ownMachine: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Also the other names of the loopback network: localhost with anything before it, and all of 127.0.0.0/8. */
export const isOwnMachine = (host: string): boolean =>
  ownMachine.has(host) ||
  host === '::1' ||
  /(^|\.)localhost$/i.test(host) ||
  /^127(\.\d{1,3}){3}$/.test(host);
