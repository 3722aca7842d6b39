// Lets the thread that answers everybody have a processor before the one that calls this.
import { readlinkSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
import { basename } from 'node:path';

/** Only Linux gives a thread a priority of its own; elsewhere nothing changes. */
export function yieldToMainThread(niceness: number): void {
  if (process.platform !== 'linux') return;
  try {
    const thread = Number(basename(readlinkSync('/proc/thread-self')));
    // The main thread has the number of the process.
    setPriority(thread, Math.min(getPriority(process.pid) + niceness, constants.priority.PRIORITY_LOW));
  } catch {
    // Without /proc, or where it is not allowed, the thread has the priority of all others.
  }
}
