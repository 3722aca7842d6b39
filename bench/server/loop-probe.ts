// Loaded into a server under measurement: tells how long its event loop was held at most since it was last asked.
import { openSync, readSync } from 'node:fs';
import { createServer } from 'node:net';
import { isMainThread } from 'node:worker_threads';

const resolutionMs = 1;

/** How long the thread that answers everybody has had a processor; null where the system does not say. */
function clockOfWork(): (() => number) | null {
  try {
    const file = openSync(`/proc/self/task/${process.pid}/schedstat`, 'r');
    const text = Buffer.alloc(64);
    return () => Number.parseInt(text.toString('latin1', 0, readSync(file, text, 0, 64, 0)), 10) / 1e6;
  } catch {
    return null;
  }
}

// Threads load it too.
if (isMainThread) {
  const workMs = clockOfWork() ?? (() => Number.NaN);
  const none = { ms: 0, workMs: 0 };
  let longest = none;
  let last = { ms: performance.now(), workMs: workMs() };
  const look = () => {
    const now = { ms: performance.now(), workMs: workMs() };
    // The timer itself takes its resolution, which is no hold.
    const hold = { ms: now.ms - last.ms - resolutionMs, workMs: now.workMs - last.workMs };
    if (hold.ms > longest.ms) longest = hold;
    last = now;
  };
  setInterval(look, resolutionMs).unref();
  const probe = createServer((asking) => {
    asking.end(JSON.stringify(longest));
    longest = none;
  });
  probe.listen(process.env.LOOP_PROBE_SOCKET).unref();
}
