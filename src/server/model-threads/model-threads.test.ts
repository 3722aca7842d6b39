// Holds the threads to counting the time of the work alone.
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { MessageChannel } from 'node:worker_threads';
import { pino } from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import type { waitForResult } from '#testing/server/held-work.ts';
import { createModelThreads, type ModelThreads } from './model-threads.ts';

const source = new URL('../../../testing/server/held-work.ts', import.meta.url);
const threadCount = Math.max(1, availableParallelism() - 1);

/** Begins once it has a thread, and ends when it is let go. */
function begin(threads: ModelThreads) {
  const { port1: own, port2: port } = new MessageChannel();
  const work = { source, name: 'waitForResult', task: { port }, heldBytes: 0, transferList: [port] };
  return {
    begun: once(own, 'message'),
    result: threads.run<typeof waitForResult>(
      { accountId: 'a', network: 'a' },
      work,
      new AbortController().signal,
    ),
    end: () => own.postMessage('done'),
  };
}

afterEach(() => {
  vi.useRealTimers();
});

test('waiting for a turn does not count as work', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const threads = createModelThreads(
    { buildTimeoutMs: 20_000, buildMemoryMb: 512 },
    pino({ level: 'silent' }),
  );
  const first = Array.from({ length: threadCount }, () => begin(threads));
  const last = begin(threads);
  await Promise.all(first.map(({ begun }) => begun));
  vi.advanceTimersByTime(15_000);
  for (const { end } of first) end();
  expect(await Promise.all(first.map(({ result }) => result))).toEqual(first.map(() => 'done'));
  await last.begun;
  vi.advanceTimersByTime(15_000);
  last.end();
  expect(await last.result).toBe('done');
  vi.useRealTimers();
  await threads.close(0);
});

test('work beyond its time is given up', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const threads = createModelThreads(
    { buildTimeoutMs: 20_000, buildMemoryMb: 512 },
    pino({ level: 'silent' }),
  );
  const { begun, result } = begin(threads);
  await begun;
  vi.advanceTimersByTime(20_000);
  await expect(result).rejects.toMatchObject({ code: 'build-too-large' });
  vi.useRealTimers();
  await threads.close(0);
});
