// Before any journey: checks that there is a browser, and builds the app from the current sources.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findChromium } from './launch-browser.ts';

const root = join(import.meta.dirname, '..', '..');

export function setup(): void {
  findChromium();
  const { status } = spawnSync(process.execPath, [join(root, 'scripts', 'build.mjs')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The build failed, so there is nothing to test.');
}
