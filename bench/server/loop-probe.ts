// Loaded into a server under measurement: tells how often and how long its event loop was held since it was last asked.
import { openSync, readSync } from 'node:fs';
import { createServer } from 'node:net';
import { isMainThread } from 'node:worker_threads';
import { clockMs } from './clock-ms.ts';
import type { TimeSpan } from './machine-stops.ts';

export interface ProbedHold extends TimeSpan, ThreadTimes {}

const resolutionMs = 1;
const leastMs = 1;

/** How long the thread that answers everybody has had a processor, and how long it has waited for one. */
interface ThreadTimes {
  readonly workMs: number;
  readonly waitMs: number;
}

/** Null where the system does not say. */
function clockOfThread(): (() => ThreadTimes) | null {
  try {
    const file = openSync(`/proc/self/task/${process.pid}/schedstat`, 'r');
    const text = Buffer.alloc(64);
    return () => {
      const numbers = text.toString('latin1', 0, readSync(file, text, 0, 64, 0)).split(' ');
      return { workMs: Number(numbers[0]) / 1e6, waitMs: Number(numbers[1]) / 1e6 };
    };
  } catch {
    return null;
  }
}

// Threads load it too.
if (isMainThread) {
  // Where the system does not say, nothing counts as waiting, so that no hold looks shorter than it was.
  const times = clockOfThread() ?? (() => ({ workMs: 0, waitMs: 0 }));
  let holds: ProbedHold[] = [];
  let last = { ms: clockMs(), ...times() };
  const look = () => {
    const now = { ms: clockMs(), ...times() };
    // The timer itself takes its resolution, which is no hold.
    const hold = { fromMs: last.ms + resolutionMs, toMs: now.ms };
    if (hold.toMs - hold.fromMs > leastMs)
      holds.push({ ...hold, workMs: now.workMs - last.workMs, waitMs: now.waitMs - last.waitMs });
    last = now;
  };
  setInterval(look, resolutionMs).unref();
  const probe = createServer((asking) => {
    asking.end(JSON.stringify(holds));
    holds = [];
  });
  probe.listen(process.env.LOOP_PROBE_SOCKET).unref();
}
