// Builds whatever is missing or older than its sources, in a process of its own so that its memory goes with it.
import { spawn } from 'node:child_process';
import { fromRoot } from './root.mjs';
import { staleParts } from './stamp.mjs';

/** @param {import('./fingerprint.mjs').Part[]} parts
 * @param {'stdout' | 'stderr'} progressTo where the progress lines go
 * @returns {Promise<boolean>} whether everything is in place */
export async function ensureBuilt(parts, progressTo) {
  const stale = [...staleParts(parts).keys()];
  if (stale.length === 0) return true;
  process[progressTo].write('Building what has changed…\n');
  const child = spawn(process.execPath, [fromRoot('scripts', 'build.mjs'), ...stale], {
    stdio: ['ignore', process[progressTo], 'inherit'],
  });
  const stop = () => child.kill();
  process.on('SIGTERM', stop).on('SIGINT', stop);
  const code = await new Promise((resolve) => child.on('close', resolve));
  process.off('SIGTERM', stop).off('SIGINT', stop);
  return code === 0;
}
