// Tests a run over many users: what is counted, what a failure leaves, and where stopping stops.
import { expect, it } from 'vitest';
import { runBulk } from './run-bulk.ts';

const users = ['a', 'b', 'c', 'd'];
const refused = new Error('refused');

it('does it to each in turn, counts, and goes on after one that fails', async () => {
  const seen: string[] = [];
  const counts: number[] = [];
  const result = await runBulk({
    users,
    act: async (user) => {
      seen.push(user);
      if (user === 'b') throw refused;
    },
    onProgress: (count) => counts.push(count),
    signal: new AbortController().signal,
  });
  expect(seen).toEqual(users);
  expect(counts).toEqual([1, 2, 3, 4]);
  expect(result).toEqual({ done: ['a', 'c', 'd'], failed: [{ user: 'b', error: refused }], left: [] });
});

it('finishes the one it is at when stopped, and names those not reached', async () => {
  const stop = new AbortController();
  const result = await runBulk({
    users,
    act: async (user) => {
      if (user === 'b') stop.abort();
    },
    onProgress: () => undefined,
    signal: stop.signal,
  });
  expect(result).toEqual({ done: ['a', 'b'], failed: [], left: ['c', 'd'] });
});
