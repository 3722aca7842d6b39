// Remembers which sources each part of dist was built from.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fingerprints } from './fingerprint.mjs';
import { fromRoot } from './root.mjs';

/** @typedef {import('./fingerprint.mjs').Part} Part */

const stampFile = fromRoot('dist', 'built.json');

/** @returns {Partial<Record<Part, string>>} */
function readStamps() {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'));
  } catch {
    return {};
  }
}

/** Writes, or with null forgets, what a part was built from; a crash leaves either the old or the new file.
 * @param {Part} part
 * @param {string | null} fingerprint */
export function stamp(part, fingerprint) {
  mkdirSync(fromRoot('dist'), { recursive: true });
  const next = `${stampFile}.${process.pid}`;
  writeFileSync(next, JSON.stringify({ ...readStamps(), [part]: fingerprint }));
  renameSync(next, stampFile);
}

/** The parts whose sources have changed since, with what they would now be built from. Nothing is stale where
 * only the build was shipped, without its sources.
 * @param {Part[]} parts */
export function staleParts(parts) {
  if (!existsSync(fromRoot('src'))) return new Map();
  const stamps = readStamps();
  return new Map([...fingerprints(parts)].filter(([part, fingerprint]) => stamps[part] !== fingerprint));
}
