// Keeps of X-Forwarded-For what are addresses: a proxy may add a port or brackets, and a client may send anything.
import type { IncomingHttpHeaders, Server } from 'node:http';
import { isIP, isIPv4, isIPv6 } from 'node:net';

/** Before anything asks for the caller's address. */
export function keepForwardedAddresses(server: Server): void {
  server.prependListener('request', ({ headers }) => keepAddresses(headers));
}

/**
 * Proxies append, so the entries before one that is no address came through whoever sent that: the caller is then the
 * last address that is known.
 */
function keepAddresses(headers: IncomingHttpHeaders): void {
  const given = headers['x-forwarded-for'];
  if (given === undefined) return;
  const entries = String(given).split(',').map(addressIn);
  const known = entries.slice(entries.lastIndexOf(null) + 1);
  if (known.length === 0) delete headers['x-forwarded-for'];
  else headers['x-forwarded-for'] = known.join(', ');
}

function addressIn(entry: string): string | null {
  const text = entry.trim();
  if (isIP(text) !== 0) return text;
  const [, inBrackets] = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(text) ?? [];
  if (inBrackets !== undefined && isIPv6(inBrackets)) return inBrackets;
  const [, beforePort] = /^([\d.]+):\d{1,5}$/.exec(text) ?? [];
  return beforePort !== undefined && isIPv4(beforePort) ? beforePort : null;
}
