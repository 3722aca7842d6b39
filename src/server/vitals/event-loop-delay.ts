// How long requests wait because something else is being worked on, of the last minute or two.
import { monitorEventLoopDelay } from 'node:perf_hooks';

export interface EventLoopDelay {
  /** 99 of 100 waited less. */
  readonly p99Ms: number;
  readonly mostMs: number;
}

const everyMs = 20;
const forgetAfterMs = 60_000;
const nanosecondsInMs = 1e6;

/** Both `read` and `stop` cost nothing to speak of. */
export function watchEventLoop(): { readonly read: () => EventLoopDelay; readonly stop: () => void } {
  const histogram = monitorEventLoopDelay({ resolution: everyMs });
  histogram.enable();
  let before: EventLoopDelay = { p99Ms: 0, mostMs: 0 };
  // What it waits on purpose is no delay.
  const delayOf = (nanoseconds: number) => Math.max(0, Math.round(nanoseconds / nanosecondsInMs - everyMs));
  const current = (): EventLoopDelay =>
    histogram.count === 0
      ? { p99Ms: 0, mostMs: 0 }
      : { p99Ms: delayOf(histogram.percentile(99)), mostMs: delayOf(histogram.max) };
  const timer = setInterval(() => {
    before = current();
    histogram.reset();
  }, forgetAfterMs).unref();
  return {
    read: () => {
      const now = current();
      return { p99Ms: Math.max(now.p99Ms, before.p99Ms), mostMs: Math.max(now.mostMs, before.mostMs) };
    },
    stop: () => {
      clearInterval(timer);
      histogram.disable();
    },
  };
}
