// The port that looks up the country of a network address.

export interface AddressLocation {
  /** AF, AN, AS, EU, NA, OC or SA. */
  readonly continentCode: string;
  /** ISO 3166, two letters. */
  readonly countryCode: string;
}

export interface GeoIp {
  /** Null for addresses that belong to no country. */
  locate(address: string): AddressLocation | null;
}
