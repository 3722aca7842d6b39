// Looks up countries and cities by network address, in the bundled database, which knows no cities, or a configured one.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isIP } from 'node:net';
import { compile } from '@fastify/proxy-addr';
import { type CityResponse, type CountryResponse, Reader, type Response } from 'maxmind';
import { defaultLanguage } from '#language/language.ts';
import { CommandError } from '#server/errors/command-error.ts';
import { reasonOf } from '#server/errors/reason-of.ts';
import { isObject } from '#template/schema.ts';
import { continentOf } from './continents.ts';
import type { GeoIp } from './geo-ip.ts';

/** The bundled file, and those of its kind, store just the code and the name; MaxMind's own files wrap them. */
type PlaceRecord = Response &
  (CountryResponse | CityResponse | { readonly country_code: string; readonly city?: unknown });

interface FoundPlace {
  readonly countryCode: string | undefined;
  readonly city: string | null;
}

/** Where a valid address is. */
type PlaceReader = (address: string) => FoundPlace | undefined;

/** No city has a longer name. */
const longestCity = 200;

/** Private networks, which registries occasionally list by mistake. */
const isPrivate = compile(['loopback', 'linklocal', 'uniquelocal', '100.64.0.0/10', '0.0.0.0/8']);

const require = createRequire(import.meta.url);

export function bundledGeoIp(file: string | null): GeoIp {
  // A configured file is read at start, so that an error is reported; the bundled one when first needed,
  // because most visitors never sign in and it takes eight megabytes.
  let places: PlaceReader | undefined = file === null ? undefined : open(file);
  return {
    locate: (address) => {
      const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
      if (isIP(plain) === 0 || isPrivate(plain, 0)) return null;
      places ??= openBundled();
      const { countryCode, city = null } = places(plain) ?? {};
      const continentCode = countryCode === undefined ? null : continentOf(countryCode);
      if (countryCode === undefined || continentCode === null) return null;
      return { continentCode, countryCode, city };
    },
  };
}

function open(file: string): PlaceReader {
  try {
    const reader = new Reader<PlaceRecord>(readFileSync(file));
    return (address) => placeIn(reader, address);
  } catch (error) {
    throw new CommandError(`GEO_IP_FILE ${file} cannot be used: ${reasonOf(error)}.`);
  }
}

/** An unknown country must never prevent signing in. */
function openBundled(): PlaceReader {
  try {
    return open(require.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'));
  } catch {
    return () => undefined;
  }
}

function placeIn(reader: Reader<PlaceRecord>, address: string): FoundPlace | undefined {
  // An IPv4 database would look up the first part of an IPv6 address as if it were an IPv4 one.
  if (isIP(address) === 6 && reader.metadata.ipVersion === 4) return undefined;
  try {
    const record = reader.get(address);
    if (record === null) return undefined;
    const countryCode = 'country_code' in record ? record.country_code : record.country?.iso_code;
    return { countryCode, city: cityIn(record) };
  } catch {
    // The file is damaged.
    return undefined;
  }
}

function cityIn(record: PlaceRecord): string | null {
  const city: unknown = 'city' in record ? record.city : null;
  const name = isObject(city) && isObject(city.names) ? nameIn(city.names) : city;
  return typeof name === 'string' && name !== '' ? name.slice(0, longestCity) : null;
}

const nameIn = (names: Readonly<Record<string, unknown>>): unknown =>
  names[defaultLanguage] ?? Object.values(names)[0];
