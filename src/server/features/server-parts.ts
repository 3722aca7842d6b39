// What routes work with: the configuration, the ports, and the server's shared services.
import type { AiDesk } from '../ai/ai-desk.ts';
import type { Configuration } from '../configuration/read-configuration.ts';
import type { DailyCounts } from '../daily-counts/daily-counts.ts';
import type { DocumentThread } from '../documents/document-thread.ts';
import type { EmailQueue } from '../emails/email-queue.ts';
import type { Environments } from '../environments/environments.ts';
import type { EventLog } from '../event-log/event-log.ts';
import type { CallLimits } from '../http/call-limits.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Ports } from '../ports/ports.ts';
import type { MakeSpreadsheet } from '../spreadsheets/make-spreadsheet.ts';
import type { Vitals } from '../vitals/vitals.ts';

export interface ServerParts {
  readonly configuration: Configuration;
  readonly ports: Ports;
  readonly limits: CallLimits;
  readonly ai: AiDesk;
  readonly jobs: Jobs;
  readonly emails: EmailQueue;
  readonly eventLog: EventLog;
  readonly counts: DailyCounts;
  readonly vitals: Vitals;
  readonly documents: DocumentThread;
  /** That operators look into. */
  readonly environments: Environments;
  readonly makeSpreadsheet: MakeSpreadsheet;
  /** Of the addresses that leave the server, once it listens. */
  readonly origin: () => string;
}
