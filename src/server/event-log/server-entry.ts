// A log entry about something the server did on its own, without a request.
import type { LogEntryTable } from '../ports/database/tables.ts';
import type { EventLogEntry } from './event-log.ts';
import type { LogEventId } from './log-event-ids.ts';

export const serverEntry = (event: {
  readonly lmid: LogEventId;
  readonly level: LogEntryTable['level'];
  readonly content: string;
}): EventLogEntry => ({ ...event, account_id: null, ip: '', verb: '', path: '', body: null });
