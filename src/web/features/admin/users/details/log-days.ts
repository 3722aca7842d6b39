// The log of a user by day, the newest first: when it begins and ends, and how long lies between.

export interface TimedEntry {
  readonly timestamp: number;
}

export interface LogDay<Entry> {
  readonly day: string;
  readonly firstAt: number;
  readonly lastAt: number;
  readonly lengthMs: number;
  readonly entries: readonly Entry[];
}

/** `dayOf` names the day of a moment where the reader is. */
export function logDays<Entry extends TimedEntry>(
  entries: readonly Entry[],
  dayOf: (at: number) => string,
): readonly LogDay<Entry>[] {
  const days = new Map<string, Entry[]>();
  for (const entry of [...entries].sort((one, other) => other.timestamp - one.timestamp)) {
    const day = dayOf(entry.timestamp);
    const known = days.get(day);
    if (known) known.push(entry);
    else days.set(day, [entry]);
  }
  return [...days].map(([day, ofDay]) => {
    const lastAt = ofDay[0]?.timestamp ?? 0;
    const firstAt = ofDay.at(-1)?.timestamp ?? 0;
    return { day, firstAt, lastAt, lengthMs: lastAt - firstAt, entries: ofDay };
  });
}

/** Of the reader's own time zone. */
export function localDay(at: number): string {
  const date = new Date(at);
  return `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`;
}
