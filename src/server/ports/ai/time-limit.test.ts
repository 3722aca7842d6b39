// Tests how long a question to an AI may take: in all, and without a word once the answer has begun.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { timeLimit } from './time-limit.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const asker = new AbortController().signal;

test('it ends after the whole time, however much is heard', () => {
  const limit = timeLimit(1000, asker);
  for (let part = 0; part < 4; part += 1) {
    limit.heard();
    vi.advanceTimersByTime(249);
  }
  expect([limit.why(), limit.leftMs(), limit.signal.aborted]).toEqual([null, 4, false]);
  limit.heard();
  vi.advanceTimersByTime(4);
  expect([limit.why(), limit.signal.aborted]).toEqual(['timeout', true]);
});

test('it ends after half of the time without a word, but not before the first', () => {
  const limit = timeLimit(1000, asker);
  vi.advanceTimersByTime(400);
  limit.heard();
  vi.advanceTimersByTime(499);
  expect(limit.why()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(limit.why()).toBe('timeout');
});

test('it ends a second after the last part, or sooner where half of the time is less', () => {
  const limit = timeLimit(10_000, asker);
  limit.heard();
  limit.heard(true);
  vi.advanceTimersByTime(999);
  expect(limit.why()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(limit.why()).toBe('timeout');
  const short = timeLimit(1000, asker);
  short.heard(true);
  vi.advanceTimersByTime(500);
  expect(short.why()).toBe('timeout');
});

test('who gives up first says why, and nothing happens after its end', () => {
  const leaving = new AbortController();
  const limit = timeLimit(1000, leaving.signal);
  leaving.abort();
  limit.giveUp('unavailable');
  expect(limit.why()).toBe('abandoned');
  const ended = timeLimit(1000, asker);
  ended.heard();
  ended.end();
  vi.advanceTimersByTime(2000);
  expect([ended.why(), vi.getTimerCount()]).toEqual([null, 0]);
});
