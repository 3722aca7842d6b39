// The port to the knowledge of which country a network address is in.

export interface AddressLocation {
  /** AF, AN, AS, EU, NA, OC or SA. */
  readonly continentCode: string;
  /** ISO 3166, two letters. */
  readonly countryCode: string;
}

export interface GeoIp {
  /** Null for addresses that are nobody's in particular. */
  locate(address: string): AddressLocation | null;
}
