// Tests how requests are spaced: so many a minute, in turn, cancellable, and only so many in line.
import { expect, test } from 'vitest';
import { SpreadsheetsUnavailable } from '../spreadsheets-unavailable.ts';
import { createQuota } from './quota.ts';

const never = new AbortController().signal;

/** A clock that moves only when it is told to, and wakes those who wait. */
function heldClock() {
  const clock = { time: 1_000_000, now: () => clock.time };
  const sleepers: { readonly until: number; readonly wake: () => void }[] = [];
  const wait = (ms: number, signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      sleepers.push({ until: clock.time + ms, wake: resolve });
    });
  const pass = (ms: number): void => {
    clock.time += ms;
    for (const { until, wake } of sleepers) if (until <= clock.time) wake();
  };
  return { clock, wait, pass, sleepers };
}

test('of five requests, two go at once, two after a minute, the last after two', async () => {
  const { clock, wait, pass, sleepers } = heldClock();
  const quota = createQuota({ perMinute: 2, mostWaiting: 10 }, clock, wait);
  const went: string[] = [];
  const all = ['a', 'b', 'c', 'd', 'e'].map((name) => quota.take(never).then(() => went.push(name)));
  await expect.poll(() => sleepers.length).toBe(1);
  expect(went).toEqual(['a', 'b']);
  pass(59_999);
  expect(sleepers).toHaveLength(1);
  pass(1);
  await expect.poll(() => sleepers.length).toBe(2);
  expect(went).toEqual(['a', 'b', 'c', 'd']);
  pass(60_000);
  await Promise.all(all);
  expect(went).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('whoever is cancelled leaves the line at once, and takes nobody’s turn', async () => {
  const { clock, wait, pass, sleepers } = heldClock();
  const quota = createQuota({ perMinute: 1, mostWaiting: 10 }, clock, wait);
  await quota.take(never);
  const stop = new AbortController();
  const cancelled = quota.take(stop.signal);
  const next = quota.take(never);
  await expect.poll(() => sleepers.length).toBe(1);
  stop.abort(new Error('cancelled'));
  await expect(cancelled).rejects.toThrow('cancelled');
  await expect.poll(() => sleepers.length).toBe(2);
  pass(60_000);
  await next;
  await expect(quota.take(stop.signal)).rejects.toThrow('cancelled');
});

test('the line has an end', async () => {
  const { clock, wait, pass, sleepers } = heldClock();
  const quota = createQuota({ perMinute: 1, mostWaiting: 2 }, clock, wait);
  await quota.take(never);
  const waiting = [quota.take(never), quota.take(never)];
  await expect(quota.take(never)).rejects.toThrow(SpreadsheetsUnavailable);
  await expect.poll(() => sleepers.length).toBe(1);
  pass(60_000);
  await waiting[0];
  await expect.poll(() => sleepers.length).toBe(2);
  pass(60_000);
  await waiting[1];
});

test('a clock that is put back makes nobody wait longer', async () => {
  const { clock, wait } = heldClock();
  const quota = createQuota({ perMinute: 1, mostWaiting: 2 }, clock, wait);
  await quota.take(never);
  clock.time -= 3_600_000;
  await quota.take(never);
});
