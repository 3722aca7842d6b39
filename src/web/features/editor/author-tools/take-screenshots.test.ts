// Tests that pictures which do not come are given up in time, as the console says.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import { takeScreenshots } from './take-screenshots.ts';

const template = defaultTemplate({
  uuid: '0f4a3a52-0d5c-4a7e-9c53-6f1f0a1f6a01',
  language: 'en',
  timestamp: 0,
  dateStart: '2027-01-01',
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('waits two minutes, then ends the request and says so', async () => {
  const logged = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const asked = vi.fn(
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  vi.stubGlobal('fetch', asked);
  const taken = takeScreenshots(template).catch((error: Error) => error.name);
  await vi.advanceTimersByTimeAsync(119_999);
  expect([asked.mock.calls.length, logged.mock.calls]).toEqual([1, []]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await taken).toBe('AbortError');
  expect(logged.mock.calls).toEqual([['Request timed out']]);
});

it('says nothing when they come', async () => {
  const logged = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async () => Response.json({ screenshots: ['a.png'] }));
  expect(await takeScreenshots(template)).toEqual({ screenshots: ['a.png'] });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(logged.mock.calls).toEqual([]);
});
