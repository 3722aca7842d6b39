// Lets a program use what others leave of the processor, so that nothing that is waited for is slower for it.
import { setPriority } from 'node:os';

/** Enough that the others hardly notice it, and not so much that it stands still. */
const niceness = 10;

/** What the program starts from now on gives way as well.
 * @param {import('node:child_process').ChildProcess} child */
export function giveWay({ pid }) {
  if (pid === undefined) return;
  try {
    setPriority(pid, niceness);
  } catch {
    // It has ended already.
  }
}
