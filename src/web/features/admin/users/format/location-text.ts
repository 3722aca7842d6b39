// Where a user was last, in one line: city, country and continent, with a dash where the city is not known.

export interface Place {
  readonly city: string | null;
  readonly country: string | null;
  readonly continent_code: string | null;
}

/** Null where nothing is known. */
export function locationText({ city, country, continent_code }: Place): string | null {
  if (!city && !country && !continent_code) return null;
  return [city || '–', country, continent_code].filter((part) => part).join(', ');
}
