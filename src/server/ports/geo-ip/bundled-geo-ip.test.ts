// Tests the bundled country database with well-known addresses, configured files at start, and cities.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mmdbFile } from '#testing/geo-ip/mmdb-file.ts';
import { removeFolder, temporaryFolder } from '#testing/server/databases.ts';
import { bundledGeoIp } from './bundled-geo-ip.ts';
import { continentOf } from './continents.ts';

const geoIp = bundledGeoIp(null);
const ipv4File = createRequire(import.meta.url).resolve(
  '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country-ipv4.mmdb',
);

let folder: string;
beforeAll(() => {
  folder = temporaryFolder();
});
afterAll(() => removeFolder(folder));

test.each([
  ['8.8.8.8', 'US', 'NA'],
  ['::ffff:8.8.8.8', 'US', 'NA'],
  ['::FFFF:8.8.8.8', 'US', 'NA'],
  ['2001:4860:4860::8888', 'US', 'NA'],
  // The University of Cambridge, Moscow State University, CERNET, the University of Cape Town.
  ['131.111.8.42', 'GB', 'EU'],
  ['188.44.50.103', 'RU', 'EU'],
  ['202.112.0.36', 'CN', 'AS'],
  ['137.158.154.1', 'ZA', 'AF'],
])('%s is in %s', (address, countryCode, continentCode) => {
  expect(geoIp.locate(address)).toEqual({ countryCode, continentCode, city: null });
});

test.each([
  ...['127.0.0.1', '127.255.0.1', '::1', '::ffff:127.0.0.1', '10.1.2.3', '172.16.3.4', '192.168.0.1'],
  ...['169.254.1.1', '100.64.0.1', '0.0.0.0', '::', 'fe80::1', 'fe80::1%eth0', 'fd00::1', '224.0.0.1'],
  ...['nonsense', '', '8.8.8', '8.8.8.8:80', '::ffff:'],
])('%j has no country', (address) => {
  expect(geoIp.locate(address)).toBeNull();
});

test('a configured file replaces the bundled one', () => {
  const named = bundledGeoIp(ipv4File);
  expect(named.locate('8.8.8.8')).toEqual({ countryCode: 'US', continentCode: 'NA', city: null });
  // It contains only one kind of address.
  expect(named.locate('2001:4860:4860::8888')).toBeNull();
});

const names = (en: string) => ({ names: { de: `${en} auf Deutsch`, en } });

test.each([
  [
    'of MaxMind',
    'GeoLite2-City',
    { continent: { code: 'EU' }, country: { iso_code: 'RU', ...names('Russia') }, city: names('Moscow') },
    { continent: { code: 'NA' }, country: { iso_code: 'US' } },
    { country: { iso_code: 'DE' }, city: { names: { ru: 'Кёльн' } } },
  ],
  [
    'of ip-location-db',
    'dbip-city',
    { country_code: 'RU', state1: 'Moscow', city: 'Moscow', latitude: '55.75' },
    { country_code: 'US', state1: '', city: '' },
    { country_code: 'DE', city: 'Кёльн' },
  ],
])('a file of cities %s says the city where it knows it', (_of, type, moscow, usa, cologne) => {
  const file = join(folder, `${type}.mmdb`);
  writeFileSync(
    file,
    mmdbFile(type, { '198.51.100.0/24': moscow, '203.0.113.0/25': usa, '2001:db8:1::/48': cologne }),
  );
  const { locate } = bundledGeoIp(file);
  const inMoscow = { countryCode: 'RU', continentCode: 'EU', city: 'Moscow' };
  expect(locate('198.51.100.77')).toEqual(inMoscow);
  expect(locate('::ffff:198.51.100.0')).toEqual(inMoscow);
  expect(locate('203.0.113.127')).toEqual({ countryCode: 'US', continentCode: 'NA', city: null });
  expect(locate('2001:db8:1:2::3')).toEqual({ countryCode: 'DE', continentCode: 'EU', city: 'Кёльн' });
  for (const outside of ['198.51.101.1', '203.0.113.128', '2001:db8:2::1'])
    expect(locate(outside)).toBeNull();
});

test('a city that is no text is none', () => {
  const file = join(folder, 'odd.mmdb');
  const odd = { '198.51.100.0/24': { country_code: 'RU', city: 7 }, '203.0.113.0/24': { city: 'Nowhere' } };
  writeFileSync(file, mmdbFile('odd', odd));
  expect(bundledGeoIp(file).locate('198.51.100.1')).toMatchObject({ countryCode: 'RU', city: null });
  expect(bundledGeoIp(file).locate('203.0.113.1')).toBeNull();
});

test('a file that is not a database is refused at the start', () => {
  const file = join(folder, 'nonsense.mmdb');
  writeFileSync(file, 'nonsense');
  expect(() => bundledGeoIp(file)).toThrow(`GEO_IP_FILE ${file} cannot be used: `);
});

test('a damaged database finds no country, and breaks nothing', () => {
  const bytes = readFileSync(ipv4File);
  // Without its end, which contains the metadata.
  bytes.fill(0xff, 0, bytes.length - 1000);
  const file = join(folder, 'damaged.mmdb');
  writeFileSync(file, bytes);
  expect(bundledGeoIp(file).locate('8.8.8.8')).toBeNull();
});

test('each country of the standard is on one continent', () => {
  // ISO 3166-1 has 249 codes; the registries also use Kosovo and the European Union.
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  expect(codes.filter((code) => continentOf(code) !== null)).toHaveLength(251);
});
