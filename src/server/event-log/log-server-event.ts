// Logs that the server started or stopped, and what it runs on.
import { programVersion } from '#server/configuration/program-version.ts';
import type { EventLog } from './event-log.ts';
import type { logEventIds } from './log-event-ids.ts';
import { serverEntry } from './server-entry.ts';

type ServerEventId = typeof logEventIds.serverStarted | typeof logEventIds.serverStopped;

export function logServerEvent(eventLog: EventLog, lmid: ServerEventId, database: string): void {
  const content = `Modelwright ${programVersion()}, Node.js ${process.version}, ${database}, process ${process.pid}`;
  eventLog.write(serverEntry({ lmid, level: 'info', content }));
}
