// The application log that operators read: events by name, with who, from where and what, and no secret among it.
import type { LogEntryTable } from '../ports/database/tables.ts';

export interface EventLogEntry extends Omit<LogEntryTable, 'id' | 'at' | 'body'> {
  /** Secrets are taken out before it is kept. */
  readonly body: unknown;
}

export interface EventLog {
  /** Never fails and never waits: what cannot be kept goes to the process log. */
  write(entry: EventLogEntry): void;
  /** Resolves once all that was written is kept. */
  flush(): Promise<void>;
}
