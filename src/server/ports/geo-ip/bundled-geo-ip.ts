// Looks up countries by network address, in the bundled database or a configured one.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isIP } from 'node:net';
import { compile } from '@fastify/proxy-addr';
import { type CountryResponse, Reader, type Response } from 'maxmind';
import { CommandError } from '#server/errors/command-error.ts';
import { reasonOf } from '#server/errors/reason-of.ts';
import { continentOf } from './continents.ts';
import type { GeoIp } from './geo-ip.ts';

/** The bundled file stores just the code; MaxMind's own files wrap it. */
type CountryRecord = Response & (CountryResponse | { readonly country_code: string });

/** The country of a valid address. */
type CountryReader = (address: string) => string | undefined;

/** Private networks, which registries occasionally list by mistake. */
const isPrivate = compile(['loopback', 'linklocal', 'uniquelocal', '100.64.0.0/10', '0.0.0.0/8']);

const require = createRequire(import.meta.url);

export function bundledGeoIp(file: string | null): GeoIp {
  // A configured file is read at start, so that an error is reported; the bundled one when first needed,
  // because most visitors never sign in and it takes eight megabytes.
  let countries: CountryReader | undefined = file === null ? undefined : open(file);
  return {
    locate: (address) => {
      const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
      if (isIP(plain) === 0 || isPrivate(plain, 0)) return null;
      countries ??= openBundled();
      const countryCode = countries(plain);
      const continentCode = countryCode === undefined ? null : continentOf(countryCode);
      if (countryCode === undefined || continentCode === null) return null;
      return { continentCode, countryCode };
    },
  };
}

function open(file: string): CountryReader {
  try {
    const reader = new Reader<CountryRecord>(readFileSync(file));
    return (address) => countryIn(reader, address);
  } catch (error) {
    throw new CommandError(`GEO_IP_FILE ${file} cannot be used: ${reasonOf(error)}.`);
  }
}

/** An unknown country must never prevent signing in. */
function openBundled(): CountryReader {
  try {
    return open(require.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'));
  } catch {
    return () => undefined;
  }
}

function countryIn(reader: Reader<CountryRecord>, address: string): string | undefined {
  // An IPv4 database would look up the first part of an IPv6 address as if it were an IPv4 one.
  if (isIP(address) === 6 && reader.metadata.ipVersion === 4) return undefined;
  try {
    const record = reader.get(address);
    if (record === null) return undefined;
    return 'country_code' in record ? record.country_code : record.country?.iso_code;
  } catch {
    // The file is damaged.
    return undefined;
  }
}
