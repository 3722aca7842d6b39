// Tests that a server that does not respond is asked at one pace until it does, and that no test leaves it so to the next.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { markServerDown, onServerBack, serverHealth } from './server-health.ts';

let asked: string[];
let isUp: boolean;

beforeEach(() => {
  // Whatever ran before it in the same process may have ended without a server.
  serverHealth.setState({ isDown: false });
  vi.useFakeTimers();
  [asked, isUp] = [[], false];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return new Response(null, { status: isUp ? 200 : 503 });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('is asked every 1.5 seconds until it responds, which is told once', async () => {
  const told = vi.fn();
  const stop = onServerBack(told);
  markServerDown();
  await wait(4500);
  expect(asked).toEqual(['/healthz', '/healthz', '/healthz']);
  isUp = true;
  await wait(6000);
  expect(asked).toHaveLength(4);
  expect(serverHealth.getState().isDown).toBe(false);
  expect(told).toHaveBeenCalledTimes(1);
  stop();
});

it('is asked at the same pace where it came back and went down again between two questions', async () => {
  markServerDown();
  await wait(1000);
  isUp = true;
  window.dispatchEvent(new Event('online'));
  await wait(0);
  isUp = false;
  markServerDown();
  asked = [];
  await wait(6000);
  expect(asked).toHaveLength(4);
});

it('is available to the next test, whose calls are its own', async () => {
  expect(serverHealth.getState().isDown).toBe(false);
  await wait(6000);
  expect(asked).toEqual([]);
});
