// Tests how histories are pruned: what is left of an hour, a day, a week and a year.
import { expect, test } from 'vitest';
import { versionsToDelete } from './versions-to-delete.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const now = Date.UTC(2026, 5, 15, 12);

type Kind = 'saved' | 'conflict';
const every = (stepMs: number, fromAgeMs: number, toAgeMs: number, kind: Kind = 'saved', size = 1000) =>
  Array.from({ length: Math.ceil((toAgeMs - fromAgeMs) / stepMs) }, (_, index) => {
    const ageMs = fromAgeMs + index * stepMs;
    return { id: `${kind} ${ageMs}`, kind, saved_at: now - ageMs, size };
  });

function kept(versions: ReturnType<typeof every>): number[] {
  const gone = new Set(versionsToDelete(versions, now));
  return versions.filter(({ id }) => !gone.has(id)).map(({ saved_at: savedAt }) => now - savedAt);
}

test('everything of the last ten minutes stays', () => {
  expect(kept(every(2000, 0, 10 * minuteMs))).toHaveLength(300);
});

test.each([
  ['an hour, one a minute', 10 * minuteMs, hourMs, 10_000, 50],
  ['a day, one every ten minutes', hourMs, dayMs, minuteMs, 23 * 6],
  ['a week, one an hour', dayMs, 7 * dayMs, 10 * minuteMs, 6 * 24],
] as const)('of %s', (_what, from, to, step, count) => {
  // The newest version is kept whatever its age; here it is also the newest of its interval.
  const found = kept(every(step, from, to)).length;
  expect(Math.abs(found - count)).toBeLessThanOrEqual(1);
});

test('of a month one a day stays, of a year one a week, then only the newest', () => {
  expect(Math.abs(kept(every(hourMs, 7 * dayMs, 30 * dayMs)).length - 23)).toBeLessThanOrEqual(1);
  expect(Math.abs(kept(every(dayMs, 30 * dayMs, 365 * dayMs)).length - 48)).toBeLessThanOrEqual(1);
  expect(kept(every(dayMs, 365 * dayMs, 500 * dayMs))).toEqual([365 * dayMs]);
});

test('the newest of an interval stays, also when pruned again', () => {
  const versions = every(minuteMs, 2 * hourMs, 3 * hourMs);
  const once = kept(versions);
  // Saved from 09:01 to 10:00: 10:00 starts an interval of its own, then come 09:59, 09:49 and so on.
  expect(once.map((ageMs) => (ageMs - 2 * hourMs) / minuteMs)).toEqual([0, 1, 11, 21, 31, 41, 51]);
  const again = versions.filter(({ saved_at: savedAt }) => once.includes(now - savedAt));
  expect(kept(again)).toEqual(once);
});

test('conflict versions all stay for thirty days', () => {
  const newest = every(1, 0, 1);
  const aside = every(dayMs, dayMs, 40 * dayMs, 'conflict');
  expect(kept([...newest, ...aside])).toHaveLength(1 + 29);
});

test('neither count nor size grows without bound, and the newest stays however large', () => {
  expect(kept(every(1000, 0, 10 * minuteMs))).toEqual(
    every(1000, 0, 500_000).map(({ saved_at }) => now - saved_at),
  );
  expect(kept(every(1000, 0, 200_000, 'conflict'))).toHaveLength(100);
  expect(kept(every(1000, 0, 100_000, 'saved', 10_000_000))).toHaveLength(4);
  expect(kept(every(1000, 0, 100_000, 'saved', 50_000_000))).toEqual([0]);
});
