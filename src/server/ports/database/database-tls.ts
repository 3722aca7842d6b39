// Decides whether a PostgreSQL must be reached through TLS, and says what to do if it cannot be.
import { BlockList, isIP } from 'node:net';

/** Networks that belong to one operator: this machine, private addresses and those of a link. */
const ownNetworks = new BlockList();
for (const [network, prefix, family] of [
  ['127.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['::1', 128, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
] as const) {
  ownNetworks.addSubnet(network, prefix, family);
}

/** A name without a dot, or below a domain that the public name system never has, leads to the operator's own network. */
const ownName = /^[^.]+\.?$|\.(localhost|local|internal|lan|intranet|home\.arpa)\.?$/i;

/** What the driver knows; of any other it silently makes one of these. */
export const sslModes: readonly string[] = 'disable no-verify prefer require verify-ca verify-full'.split(
  ' ',
);

/** Whoever writes how to encrypt into the address has decided; without a word a public network needs TLS. */
export function mustEncrypt(databaseUrl: string): boolean {
  const { hostname, searchParams } = new URL(databaseUrl);
  if (['sslmode', 'ssl', 'sslnegotiation'].some((name) => searchParams.has(name))) return false;
  // The driver, too, takes a host in the query before the one in front of it.
  const host = searchParams.get('host') || decodeURIComponent(hostname);
  return !isOwnHost(host.replace(/^\[(.+)\]$/, '$1'));
}

export function isOwnHost(host: string): boolean {
  // A path is that of a socket of this machine.
  if (host === '' || host.startsWith('/')) return true;
  const address = host.replace(/%.*$/, '');
  const version = isIP(address);
  if (version === 0) return ownName.test(host);
  return ownNetworks.check(address, version === 4 ? 'ipv4' : 'ipv6');
}

const untrustedCertificate = /^(CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_(GET_ISSUER|VERIFY_LEAF))/;
const otherName = 'ERR_TLS_CERT_ALTNAME_INVALID';
const orUnverified = 'or ?sslmode=no-verify to encrypt without knowing who answers.';

/** What to do about a connection that failed because of TLS; null for any other reason. */
export function tlsAdvice(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (/does not support SSL/.test(error.message)) {
    return 'Turn on ssl there, or add ?sslmode=disable to DATABASE_URL if nobody else can read along on the way.';
  }
  const code = 'code' in error ? String(error.code) : '';
  if (code === otherName) {
    return `Write into DATABASE_URL the name that its certificate is for, ${orUnverified}`;
  }
  if (!untrustedCertificate.test(code)) return null;
  return `Add ?sslmode=verify-full&sslrootcert=FILE to DATABASE_URL with the certificate of its authority, ${orUnverified}`;
}
