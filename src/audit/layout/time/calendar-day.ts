// Converts a spreadsheet day number to year, month and day.

export interface CalendarDay {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

/** Day numbers of 1970-01-01, by which the older of the two ways of counting begins. */
const epochDay1900 = 25569;
const epochDay1904 = 24107;

/** The proleptic Gregorian calendar, counted in eras of 400 years that begin in March. */
export function calendarDay(serial: number, isDate1904: boolean): CalendarDay {
  const days = Math.floor(serial) - (isDate1904 ? epochDay1904 : epochDay1900) + 719468;
  const era = Math.floor(days / 146097);
  const dayOfEra = days - era * 146097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day };
}
