// Tests that events are sent in batches, only if allowed, and that a failure has no effect.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serverHealth } from '#web/api/server-health.ts';
import { allowAnalytics, createAnalytics, track } from './analytics.ts';

const sent: unknown[] = [];
let answer: () => Promise<Response>;

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  serverHealth.setState({ isDown: false });
  answer = async () => Response.json({ counted: 1 });
  vi.stubGlobal('fetch', (_address: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return answer();
  });
});

afterEach(() => {
  allowAnalytics(false);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('sends the events of five seconds together', async () => {
  const analytics = createAnalytics();
  analytics.allow(true);
  analytics.track('page-opened', 'recent');
  analytics.track('plans-opened');
  await vi.advanceTimersByTimeAsync(4999);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([{ events: [{ name: 'page-opened', screen: 'recent' }, { name: 'plans-opened' }] }]);
});

it('sends fifty at once, and the rest when the page is hidden', async () => {
  allowAnalytics(true);
  for (let count = 0; count < 51; count += 1) track('page-opened');
  expect(sent).toHaveLength(1);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sent[1]).toEqual({ events: [{ name: 'page-opened' }] });
});

it('counts nothing before it is allowed, and drops waiting events when it is forbidden', async () => {
  const analytics = createAnalytics();
  analytics.track('page-opened');
  analytics.allow(true);
  analytics.track('page-opened');
  analytics.allow(false);
  analytics.track('page-opened');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([]);
});

it('ignores a missing response', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  const analytics = createAnalytics();
  analytics.allow(true);
  analytics.track('page-opened');
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toHaveLength(1);
  expect(serverHealth.getState().isDown).toBe(false);
});
