// What the law lets full-time work be paid at least, a year in the currency of the country: our estimates for 2025.

const leastPay: Readonly<Record<string, number>> = {
  ...{
    GB: 23_800,
    IE: 27_400,
    DE: 26_700,
    AT: 25_200,
    FR: 21_600,
    NL: 27_800,
    BE: 25_300,
    LU: 31_600,
    CH: 48_000,
  },
  ...{ ES: 16_600, PT: 12_200, GR: 12_300, CY: 12_000, MT: 11_500, IT: 17_000 },
  ...{ PL: 56_000, CZ: 250_000, SK: 9_800, HU: 3_490_000, RO: 48_600, BG: 7_400, HR: 11_600, SI: 15_300 },
  ...{ EE: 10_600, LV: 8_900, LT: 12_500, RU: 325_000, KZ: 1_020_000, BY: 8_700, UA: 96_000 },
  ...{ TR: 312_000, IL: 75_000, US: 15_100, CA: 35_800, MX: 102_000, BR: 19_700 },
  ...{ AU: 49_300, NZ: 48_900, JP: 2_190_000, KR: 25_150_000 },
};

/** 0 where there is none, or we know of none. */
export const leastPayOf = (countryId: string): number => leastPay[countryId] ?? 0;
