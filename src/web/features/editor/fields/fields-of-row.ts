// The fields that a row of the model may be typed in, the likeliest first: parts of a number that moves share its place.
import type { DriverTextKey } from '../document/drivers/driver-checks.ts';

/** The field of one part of how a number moves; the number has the row. */
export const driverField = (row: string, key: DriverTextKey): string => `${row} ${key}`;

/** What the assumptions sheet calls the rows of the parts. */
const driverKeys: Readonly<Record<string, DriverTextKey>> = {
  growth: 'rate',
  start: 'start',
  end: 'end',
  every: 'every',
  ramp_from: 'rampFrom',
  ramp_periods: 'rampPeriods',
};

export interface FieldOfRow {
  readonly field: string;
  /** Whether the field only begins so, as that of a pattern whose months are rows. */
  readonly isStart: boolean;
  /** Of several inputs within it, counted from 0. */
  readonly input: number;
}

const whole = (field: string): FieldOfRow => ({ field, isStart: false, input: 0 });

/** Of several scenarios, and of several years, each has a row, but all share one field. */
export function fieldsOfRow(row: string): readonly FieldOfRow[] {
  const shared = row.replace(/\.scenario\.\d+$/, '').replace(/\.year\.\d+$/, '');
  const dot = shared.lastIndexOf('.');
  const [number, part] = [shared.slice(0, dot), shared.slice(dot + 1)];
  const key = driverKeys[part];
  const month = /^weight_(\d+)$/.exec(part)?.[1];
  return [
    whole(shared),
    ...(part === 'base' ? [whole(number)] : []),
    ...(key === undefined ? [] : [whole(driverField(number, key))]),
    ...(month === undefined ? [] : [{ field: `${number}.`, isStart: true, input: Number(month) - 1 }]),
  ];
}

/** The place of the scenario whose own row it is, counted from 0; null for a row of all. */
export function scenarioOfRow(row: string): number | null {
  const place = /\.scenario\.(\d+)$/.exec(row)?.[1];
  return place === undefined ? null : Number(place) - 1;
}
