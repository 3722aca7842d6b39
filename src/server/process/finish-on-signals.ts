// Stops the server on a signal; a second signal, or a timeout, ends the process at once.

import { writeSync } from 'node:fs';

export interface Stoppable {
  stop(): Promise<void>;
}

const tooLong =
  'What was under way did not end within SHUTDOWN_TIMEOUT_SECONDS, such as a slow answer or a database that is away: it was cut off.\n';
const signals = ['SIGTERM', 'SIGINT'] as const;

/** Returns the exit code once everything is closed. */
export function finishOnSignals(server: Stoppable, timeoutMs: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let isStopping = false;
    const onSignal = () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      const deadline = setTimeout(() => {
        // At once, also if nobody reads it.
        try {
          writeSync(process.stderr.fd, tooLong);
        } finally {
          process.exit(1);
        }
      }, timeoutMs);
      deadline.unref();
      server.stop().then(() => {
        clearTimeout(deadline);
        for (const signal of signals) process.off(signal, onSignal);
        resolve(0);
      }, reject);
    };
    for (const signal of signals) process.on(signal, onSignal);
  });
}
