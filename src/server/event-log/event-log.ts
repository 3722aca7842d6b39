// The application log for operators: who did what, from where, without secrets.
import type { LogEntryTable } from '../ports/database/tables.ts';

export interface EventLogEntry extends Omit<LogEntryTable, 'id' | 'at' | 'body'> {
  /** Secrets are removed before it is stored. */
  readonly body: unknown;
}

export interface EventLog {
  /** Never fails and never waits: what cannot be stored goes to the process log. */
  write(entry: EventLogEntry): void;
  /** Resolves once everything written so far is stored. */
  flush(): Promise<void>;
}
