// Countries by network address, from the database that comes with the program or one put in its place.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isIP } from 'node:net';
import { compile } from '@fastify/proxy-addr';
import { type CountryResponse, Reader, type Response } from 'maxmind';
import { reasonOf } from '#server/reason-of.ts';
import { Refusal } from '#server/refusal.ts';
import { continentOf } from './continents.ts';
import type { GeoIp } from './geo-ip.ts';

/** The bundled file has the code alone; MaxMind's own files wrap it. */
type Found = Response & (CountryResponse | { readonly country_code: string });

/** Networks at home and at work, which registries now and then list by mistake. */
const isPrivate = compile(['loopback', 'linklocal', 'uniquelocal']);

const bundled = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

export function bundledGeoIp(file: string | null): GeoIp {
  // Read when first asked for: most visitors never sign in, and it takes some megabytes.
  let reader: Reader<Found> | undefined;
  if (file !== null) reader = open(file);
  return {
    placeOf: (address) => {
      const plain = address.replace(/^::ffff:/i, '');
      if (isIP(plain) === 0 || isPrivate(plain, 0)) return null;
      reader ??= open(createRequire(import.meta.url).resolve(bundled));
      const found = reader.get(plain);
      if (found === null) return null;
      const countryCode = 'country_code' in found ? found.country_code : found.country?.iso_code;
      const continentCode = countryCode === undefined ? null : continentOf(countryCode);
      if (countryCode === undefined || continentCode === null) return null;
      return { continentCode, countryCode };
    },
  };
}

function open(file: string): Reader<Found> {
  try {
    return new Reader<Found>(readFileSync(file));
  } catch (error) {
    throw new Refusal(`GEO_IP_FILE ${file} cannot be used: ${reasonOf(error)}.`);
  }
}
