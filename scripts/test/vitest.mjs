// Runs vitest and returns the counts of its results.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fromRoot, root } from '../build/root.mjs';
import { nothing } from './count-reporter.mjs';
import { lowerPriority } from './lower-priority.mjs';

/** @typedef {import('./count-reporter.mjs').Counts} Counts */

let runs = 0;

/** @param {string[]} args further arguments for vitest
 * @param {{ lowPriority?: boolean, print?: (line: string) => void }} [options]
 * @returns {Promise<Counts>} */
export async function runVitest(args, { lowPriority = false, print = console.log } = {}) {
  runs += 1;
  const file = fromRoot('.cache', `test-counts-${process.pid}-${runs}.json`);
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(fromRoot('node_modules', '.bin', 'vitest'), ['run', ...args], {
    cwd: root,
    env: { ...process.env, ...colours, TEST_COUNTS: file },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (lowPriority) lowerPriority(child);
  // Of two runs at once each line stays whole.
  for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', print);
  const code = await new Promise((resolve) => child.on('close', resolve).on('error', resolve));
  return readCounts(file, code === 0);
}

/** A run that ended badly without saying of what counts as one failure.
 * @param {string} file
 * @param {boolean} runPassed
 * @returns {Counts} */
function readCounts(file, runPassed) {
  const unknown = { name: 'vitest', reason: 'It ended badly and did not say why; see its output above.' };
  try {
    const counts = JSON.parse(readFileSync(file, 'utf8'));
    return counts.failures.length > 0 || runPassed ? counts : { ...counts, failures: [unknown] };
  } catch {
    return { ...nothing, failures: [unknown] };
  } finally {
    rmSync(file, { force: true });
  }
}
