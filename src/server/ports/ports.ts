// Everything outside the process that the features use, each behind its port.
import type { Clock } from './clock/clock.ts';
import type { Database } from './database/database.ts';
import type { Files } from './files/files.ts';
import type { Mail } from './mail/mail.ts';

export interface Ports {
  readonly clock: Clock;
  readonly database: Database;
  readonly files: Files;
  readonly mail: Mail;
}
