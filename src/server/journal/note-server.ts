// Tells operators that the server started or stopped, and what it runs on.
import { programVersion } from '#server/configuration/program-version.ts';
import type { Journal } from './journal.ts';
import type { lmids } from './lmids.ts';
import { ownEntry } from './own-entry.ts';

type Turn = typeof lmids.serverStarted | typeof lmids.serverStopped;

export function noteServer(journal: Journal, lmid: Turn, database: string): void {
  const content = `Modelwright ${programVersion()}, Node.js ${process.version}, ${database}, process ${process.pid}`;
  journal.write(ownEntry({ lmid, level: 'info', content }));
}
