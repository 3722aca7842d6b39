// Lets one process at a time build; the others wait, and whoever dies lets go.
import { mkdirSync } from 'node:fs';
import Database from 'better-sqlite3';
import { fromRoot } from './root.mjs';

/** A build takes half a minute. */
const mostWaitMs = 600_000;

/** The lock is the operating system's, on the file of an empty database: it goes with the process that holds it.
 * @template T
 * @param {() => Promise<T>} work */
export async function withBuildLock(work) {
  mkdirSync(fromRoot('.cache'), { recursive: true });
  const lock = new Database(fromRoot('.cache', 'build-lock.sqlite'), { timeout: mostWaitMs });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return await work();
  } finally {
    lock.close();
  }
}
