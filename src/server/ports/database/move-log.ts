// Runs on a thread of its own: moves what was committed from SQLite's log into the database, whenever it is told.
import { parentPort, workerData } from 'node:worker_threads';
import BetterSqlite from 'better-sqlite3';

const database = new BetterSqlite(String(workerData), { fileMustExist: true, timeout: 0 });

/** The first to write to a log that begins anew waits for the disk; so nobody else does. */
const beginAnew = database.transaction(() => {
  const version = database.pragma('user_version', { simple: true });
  database.pragma(`user_version = ${version}`);
});

parentPort?.on('message', (isLast: boolean) => {
  if (isLast) {
    database.close();
    parentPort?.close();
    return;
  }
  // As much as nobody else is reading; it waits for no lock.
  database.pragma('wal_checkpoint(passive)');
  try {
    beginAnew.immediate();
  } catch {
    // Another process writes, or the disk is full: whoever writes next begins it.
  }
  parentPort?.postMessage(null);
});
parentPort?.postMessage(null);
