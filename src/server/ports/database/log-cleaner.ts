// Empties SQLite's write-ahead log, which still has what was deleted, as soon as nobody else reads from it.

const retryMs = 1000;

export interface LogCleaner {
  /** Does not wait for others: what cannot be done now is tried again later. */
  clean(): Promise<void>;
  stop(): void;
}

/** `empty` returns whether it could. */
export function createLogCleaner(empty: () => Promise<boolean>): LogCleaner {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const clean = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const isEmpty = await empty().catch(() => false);
    // The last one to close the database empties it too.
    if (!isEmpty && !isStopped) timer ??= setTimeout(clean, retryMs).unref();
  };
  const stop = (): void => {
    isStopped = true;
    clearTimeout(timer);
  };
  return { clean, stop };
}
