// Runs on a thread of its own: moves what was committed from SQLite's log into the database, whenever it is told.
import { parentPort, workerData } from 'node:worker_threads';
import BetterSqlite from 'better-sqlite3';

const database = new BetterSqlite(String(workerData), { fileMustExist: true, timeout: 0 });

parentPort?.on('message', (isLast: boolean) => {
  if (isLast) {
    database.close();
    parentPort?.close();
    return;
  }
  // As much as nobody else is reading; it waits for no lock.
  database.pragma('wal_checkpoint(passive)');
  parentPort?.postMessage(null);
});
parentPort?.postMessage(null);
