// Tests when the machine's clock is believed: after any plausible pause at once, after a jump only once it has gone on for a week.
import { expect, test } from 'vitest';
import { type ClockCheck, judgeClock } from './judge-clock.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const yearMs = 365 * dayMs;
const today = Date.UTC(2026, 0, 15);

/** The verdict after each of the times, given one after another; the first one is of a new database. */
function verdicts(...times: number[]) {
  let check: ClockCheck | null = null;
  return times.map((now) => {
    const { verdict, ...next } = judgeClock(now, check);
    check = next;
    return verdict;
  });
}

test.each([
  ['an hour later', hourMs],
  ['three days later, after a long weekend', 3 * dayMs],
  ['at the same time', 0],
  ['an hour earlier, when summer time ends', -hourMs],
  ['two hours earlier', -2 * hourMs],
])('%s it is believed', (_when, ms) => {
  expect(verdicts(today, today + ms)).toEqual(['trusted', 'trusted']);
});

test.each([
  ['a moment more than three days later', 3 * dayMs + 1],
  ['years later', 10 * yearMs],
  ['later than any calendar', 9e15],
  ['a moment more than two hours earlier', -2 * hourMs - 1],
  ['in 1970', -today],
])('%s it is doubted, and believed again at once when it is set right', (_when, ms) => {
  expect(verdicts(today, today + ms, today + ms, today + 2 * hourMs)).toEqual([
    'trusted',
    'doubted',
    'doubted again',
    'trusted',
  ]);
});

test('a server that was off for months believes the time once it has gone on for a week', () => {
  const back = today + 90 * dayMs;
  const hourly = Array.from({ length: 7 * 24 + 2 }, (_, index) => back + index * hourMs);
  const results = verdicts(today, ...hourly);
  expect(results.slice(0, 3)).toEqual(['trusted', 'doubted', 'doubted again']);
  expect(results.indexOf('trusted', 1)).toBe(1 + 7 * 24);
  expect(results.at(-1)).toBe('trusted');
});

test('so does one that is on for an hour a month', () => {
  const months = [1, 2, 3].map((month) => today + month * 30 * dayMs);
  expect(verdicts(today, ...months)).toEqual(['trusted', 'doubted', 'trusted', 'doubted']);
});

test('a time that jumps anew is doubted anew', () => {
  const jumps = [1, 2, 3].map((count) => today + count * yearMs);
  expect(verdicts(today, ...jumps)).toEqual(['trusted', 'doubted', 'doubted', 'doubted']);
  expect(verdicts(today, today + yearMs, 0, 8 * dayMs)).toEqual(['trusted', 'doubted', 'doubted', 'trusted']);
});

test('going back by less than the tolerance each time does not add up', () => {
  const back = Array.from({ length: 5 }, (_, index) => today - index * hourMs);
  expect(verdicts(...back)).toEqual(['trusted', 'trusted', 'trusted', 'doubted', 'doubted again']);
});
