// Reads and writes the application log.
import type { Kysely } from 'kysely';
import type { LogEntryTable, Tables } from '../../ports/database/tables.ts';

export async function insertLogEntries(query: Kysely<Tables>, entries: LogEntryTable[]): Promise<void> {
  if (entries.length > 0) await query.insertInto('log_entry').values(entries).execute();
}

export async function deleteLogEntries(query: Kysely<Tables>, before: number): Promise<void> {
  await query.deleteFrom('log_entry').where('at', '<', before).execute();
}
