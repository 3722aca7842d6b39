// Holds the bundled country database to addresses whose holders are known to everyone.
import { expect, test } from 'vitest';
import { bundledGeoIp } from './bundled-geo-ip.ts';
import { continentOf } from './continents.ts';

const geoIp = bundledGeoIp(null);

test.each([
  ['8.8.8.8', 'US', 'NA'],
  ['::ffff:8.8.8.8', 'US', 'NA'],
  // The University of Cambridge, Moscow State University, CERNET, the University of Cape Town.
  ['131.111.8.42', 'GB', 'EU'],
  ['188.44.50.103', 'RU', 'EU'],
  ['202.112.0.36', 'CN', 'AS'],
  ['137.158.154.1', 'ZA', 'AF'],
])('%s is in %s', (address, countryCode, continentCode) => {
  expect(geoIp.placeOf(address)).toEqual({ countryCode, continentCode });
});

test.each(['127.0.0.1', '::1', '10.1.2.3', '192.168.0.1', 'fe80::1', 'nonsense', ''])(
  '%j is nowhere',
  (address) => {
    expect(geoIp.placeOf(address)).toBeNull();
  },
);

test('each country of the standard is on one continent', () => {
  // ISO 3166-1 has 249 codes; Kosovo and the European Union are in the registries besides.
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  expect(codes.filter((code) => continentOf(code) !== null)).toHaveLength(251);
});
