// Counts what is opened and pressed, never what is typed: collected for a moment, sent in batches, silent on failure.
import type { z } from 'zod';
import type { analyticsCalls } from '#contract/calls/analytics-calls.ts';
import { request } from '#web/api/request.ts';

type CountedEvent = z.input<typeof analyticsCalls.recordAnalytics.body>['events'][number];

export type AnalyticsEvent = CountedEvent['name'];
export type AnalyticsScreen = NonNullable<CountedEvent['screen']>;

const sendDelayMs = 5000;
/** The server's limit. */
const mostEvents = 50;

export interface Analytics {
  readonly allow: (isAllowed: boolean) => void;
  readonly track: (name: AnalyticsEvent, screen?: AnalyticsScreen) => void;
  readonly sendNow: () => Promise<void>;
}

export function createAnalytics(): Analytics {
  let waiting: CountedEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Nothing is counted until it is known whether the visitor allows it. */
  let isAllowed = false;

  async function sendNow(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const events = waiting;
    waiting = [];
    if (events.length === 0) return;
    try {
      await request('recordAnalytics', { body: { events }, keepalive: true, isQuiet: true });
    } catch {
      // A lost event does not matter.
    }
  }

  return {
    allow: (isNowAllowed) => {
      isAllowed = isNowAllowed;
      if (!isAllowed) waiting = [];
    },
    track: (name, screen) => {
      if (!isAllowed) return;
      waiting.push(screen ? { name, screen } : { name });
      if (waiting.length >= mostEvents) void sendNow();
      else timer ??= setTimeout(sendNow, sendDelayMs);
    },
    sendNow,
  };
}

/** One for the page: it has one visitor at a time. */
const analytics = createAnalytics();

export const { allow: allowAnalytics, track } = analytics;

// The last moment at which a page that is left, or hidden on a phone, can still send.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') void analytics.sendNow();
});
