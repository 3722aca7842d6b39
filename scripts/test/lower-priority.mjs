// Lowers the priority of a process, so that nothing the user waits for is slowed down by it.
import { setPriority } from 'node:os';

/** Enough that the others hardly notice it, and not so much that it stands still. */
const niceness = 10;

/** What the program starts from now on gives way as well.
 * @param {import('node:child_process').ChildProcess} child */
export function lowerPriority({ pid }) {
  if (pid === undefined) return;
  try {
    setPriority(pid, niceness);
  } catch {
    // It has ended already.
  }
}
