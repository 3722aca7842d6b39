// Tests how a log is grouped by day.
import { expect, it } from 'vitest';
import { logDays } from './log-days.ts';

const utcDay = (at: number) => new Date(at).toISOString().slice(0, 10);
const entry = (id: string, at: string) => ({ id, timestamp: Date.parse(at) });

it('groups by day, the newest first, with the first and last moment and what lies between', () => {
  const entries = [
    entry('b', '2026-11-26T09:15:00Z'),
    entry('d', '2026-11-27T00:00:00Z'),
    entry('a', '2026-11-26T09:00:30Z'),
    entry('c', '2026-11-26T10:00:30Z'),
  ];
  const days = logDays(entries, utcDay);
  expect(days.map(({ day }) => day)).toEqual(['2026-11-27', '2026-11-26']);
  expect(days.map(({ lengthMs }) => lengthMs)).toEqual([0, 3_600_000]);
  expect(days[1]?.entries.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  expect(days[1]?.firstAt).toBe(Date.parse('2026-11-26T09:00:30Z'));
  expect(days[1]?.lastAt).toBe(Date.parse('2026-11-26T10:00:30Z'));
});

it('has no days without entries', () => {
  expect(logDays([], utcDay)).toEqual([]);
});
