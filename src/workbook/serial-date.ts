// Dates as spreadsheets count them: whole days, with 1 March 1900 as day 61.

export interface YearMonthDay {
  readonly year: number;
  /** 1 to 12 */
  readonly month: number;
  readonly day: number;
}

const daysPerEra = 146_097;
/** From 1 March of the year 0, where the count below begins, to the day that spreadsheets call 0. */
const serialZero = 693_899;

const yearDays = (year: number): number =>
  365 * year + Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);

/** Years are counted from March here, so that the leap day is the last of its year. */
export function toSerial({ year, month, day }: YearMonthDay): number {
  const marchYear = month > 2 ? year : year - 1;
  const marchMonth = (month + 9) % 12;
  return yearDays(marchYear) + Math.floor((153 * marchMonth + 2) / 5) + day - 1 - serialZero;
}

export function fromSerial(serial: number): YearMonthDay {
  const days = Math.floor(serial) + serialZero;
  const era = Math.floor(days / daysPerEra);
  const dayOfEra = days - era * daysPerEra;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - yearDays(yearOfEra);
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
  };
}

/** The same day some months later, or the month's last day where there is no such day. */
export function addMonths(serial: number, monthCount: number): number {
  const { year, month, day } = fromSerial(serial);
  const months = year * 12 + (month - 1) + Math.trunc(monthCount);
  const first = toSerial({ year: Math.floor(months / 12), month: (months % 12) + 1, day: 1 });
  const next = toSerial({ year: Math.floor((months + 1) / 12), month: ((months + 1) % 12) + 1, day: 1 });
  return Math.min(first + day - 1, next - 1);
}
