// Tests what is known of the disk: full, with room again, and one that does not answer, which keeps nobody from saving.
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDiskSpace } from './disk-space.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Its log has the messages. */
function disk(freeBytes: () => Promise<number>) {
  const log: string[] = [];
  const logger = pino({ base: null }, { write: (line: string) => log.push(JSON.parse(line).msg) });
  return { space: createDiskSpace({ freeBytes }, 100, logger), log };
}

test('it is asked once a second, and each change is logged once', async () => {
  let free = 99;
  let asked = 0;
  const { space, log } = disk(async () => {
    asked += 1;
    return free;
  });
  expect([await space.isFull(), await space.warning(), asked]).toEqual([true, 'disk-full', 1]);
  await expect(space.refuseIfFull()).rejects.toMatchObject({ code: 'disk-full' });
  free = 100;
  expect(await space.isFull()).toBe(true);
  vi.advanceTimersByTime(1000);
  expect([await space.isFull(), await space.warning(), asked]).toEqual([false, null, 2]);
  expect(log).toEqual(['the disk is full: nothing more is saved', 'the disk has room again']);
});

test.each([
  ['fails', () => Promise.reject(new Error('EIO'))],
  ['hangs', () => new Promise<number>(() => undefined)],
])('one that %s is warned of, and keeps nobody from saving', async (_what, freeBytes) => {
  const { space, log } = disk(freeBytes);
  const warned = space.warning();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await warned).toBe('disk-unavailable');
  const saving = space.refuseIfFull();
  await vi.advanceTimersByTimeAsync(1000);
  await saving;
  expect(log).toEqual(['the disk does not say what is free']);
});

test('a write without room is warned of for a minute, or until the next that finds some', async () => {
  const { space } = disk(async () => 100);
  space.noteRefusal();
  expect([await space.warning(), await space.isFull()]).toEqual(['disk-full', false]);
  space.noteStored();
  expect(await space.warning()).toBe(null);
  space.noteRefusal();
  vi.advanceTimersByTime(60_000);
  expect(await space.warning()).toBe(null);
});
