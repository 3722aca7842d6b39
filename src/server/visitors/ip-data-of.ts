// Where someone signed in from, as stored with the account: for prices by continent, and for operators.
import type { GeoIp } from '#server/ports/geo-ip/geo-ip.ts';

export function ipDataOf(geoIp: GeoIp, ip: string): string {
  const place = geoIp.locate(ip);
  return JSON.stringify({
    ip,
    ...(place !== null && { continent_code: place.continentCode, country: place.countryCode }),
    ...(place !== null && place.city !== null && { city: place.city }),
  });
}
