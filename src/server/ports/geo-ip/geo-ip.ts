// The port that looks up the country, and where it is known the city, of a network address.

export interface AddressLocation {
  /** AF, AN, AS, EU, NA, OC or SA. */
  readonly continentCode: string;
  /** ISO 3166, two letters. */
  readonly countryCode: string;
  /** In English where the file has it in several languages; null if it does not know. */
  readonly city: string | null;
}

export interface GeoIp {
  /** Null for addresses that belong to no country. */
  locate(address: string): AddressLocation | null;
}
