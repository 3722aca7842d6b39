// Stops the server on a signal; a second signal, or a timeout, ends the process at once.

export interface Stoppable {
  stop(): Promise<void>;
}

const signals = ['SIGTERM', 'SIGINT'] as const;

/** Returns the exit code once everything is closed. */
export function finishOnSignals(server: Stoppable, timeoutMs: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let isStopping = false;
    const onSignal = () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      const deadline = setTimeout(() => process.exit(1), timeoutMs);
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
