// An entry about what the server did by itself, without anybody asking.
import type { LogEntryTable } from '../ports/database/tables.ts';
import type { JournalEntry } from './journal.ts';
import type { Lmid } from './lmids.ts';

export const ownEntry = (what: {
  readonly lmid: Lmid;
  readonly level: LogEntryTable['level'];
  readonly content: string;
}): JournalEntry => ({ ...what, account_id: null, ip: '', verb: '', path: '', body: null });
