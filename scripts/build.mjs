// Builds what has changed: `npm run build`, or some parts only (`node scripts/build.mjs node`).
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { bundles } from './build/bundle.mjs';
import { withBuildLock } from './build/lock.mjs';
import { fromRoot } from './build/root.mjs';
import { staleParts, stamp } from './build/stamp.mjs';

/** @typedef {import('./build/fingerprint.mjs').Part} Part */

/** @param {number} sinceMs */
const secondsSince = (sinceMs) => `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`;

/** Puts the new folders where the old ones were; while they change places no stamp vouches for them.
 * @param {Part} part
 * @param {string} built
 * @param {string} fingerprint */
function putInPlace(part, built, fingerprint) {
  stamp(part, null);
  for (const folder of bundles[part].folders) {
    rmSync(fromRoot('dist', folder), { recursive: true, force: true });
    if (existsSync(`${built}/${folder}`)) renameSync(`${built}/${folder}`, fromRoot('dist', folder));
  }
  stamp(part, fingerprint);
}

/** @param {[Part, string]} stale */
async function buildPart([part, fingerprint]) {
  const startMs = performance.now();
  mkdirSync(fromRoot('dist'), { recursive: true });
  const workplace = mkdtempSync(fromRoot('dist', '.building-'));
  try {
    await bundles[part].bundle(workplace);
    putInPlace(part, workplace, fingerprint);
  } finally {
    rmSync(workplace, { recursive: true, force: true });
  }
  console.log(`Built ${bundles[part].says} in ${secondsSince(startMs)}.`);
}

/** @param {string[]} names
 * @returns {Part[]} */
function partsNamed(names) {
  return names.length === 0 ? ['node', 'web'] : names.map((name) => (name === 'web' ? 'web' : 'node'));
}

async function buildStale() {
  const stale = staleParts(partsNamed(process.argv.slice(2)));
  for (const outcome of await Promise.allSettled([...stale].map(buildPart))) {
    if (outcome.status === 'fulfilled') continue;
    const why = outcome.reason instanceof Error ? outcome.reason.message : String(outcome.reason);
    console.error(`The build failed: ${stripVTControlCharacters(why)}`);
    process.exitCode = 1;
  }
}

process.env.NODE_ENV = 'production';
// What is stale is asked under the lock: whoever held it before may just have built the same.
await withBuildLock(buildStale);
