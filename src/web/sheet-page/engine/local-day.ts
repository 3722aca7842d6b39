// The date and time of a clock on the wall, as spreadsheets count them: in days, the hours as parts of one.

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** The day that computers count their time from. */
const dayOf1970 = 25_569;

export const localDay = (date: Date): number =>
  dayOf1970 + (date.getTime() - date.getTimezoneOffset() * minuteMs) / dayMs;
