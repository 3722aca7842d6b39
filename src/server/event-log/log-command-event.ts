// Logs what an operator did to an account from the command line.
import type { Ports } from '#server/ports/ports.ts';
import { insertLogEntries } from '../database/rows/log-entry-rows.ts';
import { entryRow } from './entry-row.ts';
import type { LogEventId } from './log-event-ids.ts';
import { serverEntry } from './server-entry.ts';

export interface CommandEvent {
  readonly lmid: LogEventId;
  readonly content: string;
  /** Null if it concerns every account. */
  readonly accountId: string | null;
}

/** Stored at once: the command ends with it. */
export async function logCommandEvent(
  { database, clock }: Pick<Ports, 'database' | 'clock'>,
  { lmid, content, accountId }: CommandEvent,
): Promise<void> {
  const entry = { ...serverEntry({ lmid, level: 'warn', content }), account_id: accountId };
  await insertLogEntries(database.query, [entryRow(entry, clock.now())]);
}
