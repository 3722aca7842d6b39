// Counts what is opened and pressed, never what is typed: collected for a moment, sent together, and silent when that fails.
import type { z } from 'zod';
import type { analyticsCalls } from '#contract/calls/analytics-calls.ts';
import { request } from '#web/api/request.ts';

type CountedEvent = z.input<typeof analyticsCalls.recordAnalytics.body>['events'][number];

export type AnalyticsEvent = CountedEvent['name'];
export type AnalyticsScreen = NonNullable<CountedEvent['screen']>;

const sendDelayMs = 5000;
/** As many as the server takes at once. */
const mostEvents = 50;

let waiting: CountedEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
/** Nothing is counted before the visitor's wish is known. */
let isAllowed = false;

export function allowAnalytics(isWished: boolean): void {
  isAllowed = isWished;
  if (!isAllowed) waiting = [];
}

export function track(name: AnalyticsEvent, screen?: AnalyticsScreen): void {
  if (!isAllowed) return;
  waiting.push(screen ? { name, screen } : { name });
  if (waiting.length >= mostEvents) void sendEvents();
  else timer ??= setTimeout(sendEvents, sendDelayMs);
}

async function sendEvents(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const events = waiting;
  waiting = [];
  if (events.length === 0) return;
  try {
    await request('recordAnalytics', { body: { events }, keepalive: true, isQuiet: true });
  } catch {
    // A count that is lost is nobody's trouble.
  }
}

// The last moment at which a page that is left, or put away on a phone, may still send.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') void sendEvents();
});
