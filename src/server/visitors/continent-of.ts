// The continent whose prices someone is shown and charged: where they are now, or else where they signed in from.

import type { GeoIp } from '#server/ports/geo-ip/geo-ip.ts';
import { isObject } from '#template/schema.ts';
import { parseStoredJson } from '../cards/parse-stored-json.ts';
import type { Account } from '../ports/database/tables.ts';

/** Used for prices when a visitor's location is unknown. */
const continentOfUnknown = 'NA';

export function continentOf(geoIp: GeoIp, { ip_data: ipData }: Pick<Account, 'ip_data'>, ip: string): string {
  const now = geoIp.locate(ip)?.continentCode;
  const stored = parseStoredJson(ipData);
  const atSignIn = isObject(stored) ? stored.continent_code : undefined;
  return now ?? (typeof atSignIn === 'string' ? atSignIn : continentOfUnknown);
}
