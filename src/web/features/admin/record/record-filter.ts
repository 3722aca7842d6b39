// What of the record is asked for, as the fields say it and as the call takes it.

export interface RecordFilter {
  readonly operatorId: string;
  readonly act: string;
  readonly whom: string;
  /** Days as a date field gives them; both counted. */
  readonly from: string;
  readonly to: string;
}

export const wholeRecord: RecordFilter = { operatorId: '', act: '', whom: '', from: '', to: '' };

/** In the operator's own zone, in which the times are shown. */
function startOf(day: string, daysLater: number): number | undefined {
  const [year = Number.NaN, month = Number.NaN, date = Number.NaN] = day.split('-').map(Number);
  const start = new Date(year, month - 1, date + daysLater).getTime();
  return Number.isNaN(start) ? undefined : start;
}

export function recordQuery({ operatorId, act, whom, from, to }: RecordFilter) {
  return {
    operatorId: operatorId || undefined,
    act: act || undefined,
    whom: whom.trim() || undefined,
    from: startOf(from, 0),
    to: startOf(to, 1),
  };
}
