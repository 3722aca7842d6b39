// Waiting that can be cancelled.
import { setTimeout } from 'node:timers/promises';

/** Rejects with the signal's reason when it is aborted. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

export const waitFor: Wait = async (ms, signal) => {
  try {
    await setTimeout(ms, undefined, { signal });
  } catch {
    signal.throwIfAborted();
  }
};
