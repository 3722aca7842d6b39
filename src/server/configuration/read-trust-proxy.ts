// Reads whose X-Forwarded headers are believed: those of so many proxies or of their addresses, never of everybody.
import { isIP, isIPv6 } from 'node:net';
import { compile } from '@fastify/proxy-addr';
import { refuseVariable } from './refuse-variable.ts';

/** False, a number of proxies or their addresses; never everybody. */
export type TrustProxy = false | number | string[];

const allowed = 'no, the number of proxies in front of the server, or their addresses separated by commas';
const consequence = 'would let anybody forge X-Forwarded-For and so escape the limits by network';

export function readTrustProxy(given: string): TrustProxy {
  if (['no', 'false', '0'].includes(given)) return false;
  if (given === 'yes' || given === 'true') {
    throw refuseVariable('TRUST_PROXY', given, `${allowed}: to believe everybody ${consequence}`);
  }
  if (/^\d{1,2}$/.test(given)) return Number(given);
  const addresses = given.split(',').map((address) => address.trim());
  if (!addresses.every(isTrustable)) throw refuseVariable('TRUST_PROXY', given, allowed);
  if (addresses.some(isTooWide)) {
    const widest = `none wider than /${widestOfIPv4}, or /${widestOfIPv6} with IPv6`;
    throw refuseVariable('TRUST_PROXY', given, `${allowed}, ${widest}: wider ranges ${consequence}`);
  }
  return addresses;
}

function isTrustable(address: string): boolean {
  const isName = /^(loopback|linklocal|uniquelocal)$/.test(address);
  // The parser of proxy addresses would read 1.2.3 as 1.2.0.3.
  if (!isName && isIP(address.split('/')[0] ?? '') === 0) return false;
  try {
    compile(address);
    return true;
  } catch {
    return false;
  }
}

/** As wide as the widest networks that somebody has alone, such as 10.0.0.0/8. */
const widestOfIPv4 = 8;
const widestOfIPv6 = 16;
const bitsBeforeMapped = 96;

function isTooWide(address: string): boolean {
  const [network = '', range] = address.split('/');
  if (range === undefined) return false;
  if (!isIPv6(network)) return prefixOfIPv4(range) < widestOfIPv4;
  // IPv4 addresses are IPv6 ones too, in ::ffff:0:0/96, and no other range has them.
  return Number(range) < (isMapped(network) ? bitsBeforeMapped + widestOfIPv4 : widestOfIPv6);
}

const isMapped = (network: string): boolean =>
  /^\[::ffff:[\da-f]{1,4}:[\da-f]{1,4}\]$/.test(new URL(`http://[${network}]`).hostname);

/** Also of a mask, such as 255.0.0.0. */
function prefixOfIPv4(range: string): number {
  if (/^\d+$/.test(range)) return Number(range);
  const bits = range.split('.').map((part) => Number(part).toString(2).padStart(8, '0'));
  return `${bits.join('')}0`.indexOf('0');
}
