// Loaded into a server under measurement: tells how long its event loop was held at most since it was last asked.
import { createServer } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

const resolutionMs = 1;

// Threads load it too.
if (isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  const probe = createServer((asking) => {
    // The timer itself takes its resolution, which is no hold.
    asking.end(String(Math.max(0, delay.max / 1e6 - resolutionMs)));
    delay.reset();
  });
  probe.listen(process.env.LOOP_PROBE_SOCKET).unref();
}
