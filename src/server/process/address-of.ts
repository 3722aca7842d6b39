// The address to print when the server starts: one that a browser can open.
import type { Configuration } from '#server/configuration/read-configuration.ts';

/** Hosts that a browser on this machine reaches as localhost. */
const reachedAsLocalhost = new Set(['127.0.0.1', '::1', '0.0.0.0', '::']);

export function addressOf({ publicUrl, host }: Pick<Configuration, 'publicUrl' | 'host'>, port: number) {
  if (publicUrl !== null) return publicUrl.origin;
  const name = reachedAsLocalhost.has(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
