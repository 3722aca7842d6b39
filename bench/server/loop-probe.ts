// Loaded into a server under measurement: tells how long its event loop was held at most since it was last asked.
import { openSync, readSync } from 'node:fs';
import { createServer } from 'node:net';
import { isMainThread } from 'node:worker_threads';

const resolutionMs = 1;

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
  const none = { ms: 0, workMs: 0, waitMs: 0 };
  /** By the clock, and without waiting for a processor. */
  let longest = { byClock: none, unwaited: none };
  let last = { ms: performance.now(), ...times() };
  const look = () => {
    const now = { ms: performance.now(), ...times() };
    const hold = {
      // The timer itself takes its resolution, which is no hold.
      ms: now.ms - last.ms - resolutionMs,
      workMs: now.workMs - last.workMs,
      waitMs: now.waitMs - last.waitMs,
    };
    const { byClock, unwaited } = longest;
    longest = {
      byClock: hold.ms > byClock.ms ? hold : byClock,
      unwaited: hold.ms - hold.waitMs > unwaited.ms - unwaited.waitMs ? hold : unwaited,
    };
    last = now;
  };
  setInterval(look, resolutionMs).unref();
  const probe = createServer((asking) => {
    asking.end(JSON.stringify(longest));
    longest = { byClock: none, unwaited: none };
  });
  probe.listen(process.env.LOOP_PROBE_SOCKET).unref();
}
