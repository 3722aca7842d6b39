// Starts the calculation worker.

/** Null where the browser or a policy refuses to start a worker. */
export function newWorker(): Worker | null {
  try {
    return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}
