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
  expect(log).toEqual(['the disk is full: nothing more is saved', 'the disk has room']);
});

test('one that fails is warned of, and keeps nobody from saving', async () => {
  const { space, log } = disk(() => Promise.reject(new Error('EIO')));
  expect(await space.warning()).toBe('disk-unavailable');
  await space.refuseIfFull();
  expect(log).toEqual(['the disk does not say what is free']);
});

test('one that hangs gets one question, keeps nobody waiting after the first second, and is believed once it answers', async () => {
  let asked = 0;
  let answer: (freeBytes: number) => void = () => undefined;
  const { space, log } = disk(() => {
    asked += 1;
    return new Promise((resolve) => {
      answer = resolve;
    });
  });
  const warned = space.warning();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await warned).toBe('disk-unavailable');
  for (let second = 0; second < 5; second += 1) {
    vi.advanceTimersByTime(1000);
    await space.refuseIfFull();
  }
  expect([await space.warning(), asked]).toEqual(['disk-unavailable', 1]);
  answer(99);
  await vi.advanceTimersByTimeAsync(0);
  expect(await space.warning()).toBe('disk-full');
  expect(log).toEqual(['the disk does not say what is free', 'the disk is full: nothing more is saved']);
});

test('one that has answered while all stood still is believed', async () => {
  let answer: (freeBytes: number) => void = () => undefined;
  const { space, log } = disk(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const isFull = space.isFull();
  setImmediate(() => answer(99));
  // Whoever stands still has all timers before all answers of the system.
  vi.advanceTimersByTime(1200);
  expect(await isFull).toBe(true);
  expect(log).toEqual(['the disk is full: nothing more is saved']);
});

test('a write without room is warned of for a minute', async () => {
  const { space } = disk(async () => 100);
  space.noteRefusal();
  expect([await space.warning(), await space.isFull()]).toEqual(['disk-full', false]);
  vi.advanceTimersByTime(60_000);
  expect(await space.warning()).toBe(null);
});
