// What routes are given to work with: the configuration, the ports, and the server's own machinery.
import type { Configuration } from '../configuration/read-configuration.ts';
import type { DocumentThread } from '../documents/document-thread.ts';
import type { CallLimits } from '../http/call-limits.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Journal } from '../journal/journal.ts';
import type { Letters } from '../letters/letters.ts';
import type { Ports } from '../ports/ports.ts';

export interface ServerParts {
  readonly configuration: Configuration;
  readonly ports: Ports;
  readonly limits: CallLimits;
  readonly jobs: Jobs;
  readonly letters: Letters;
  readonly journal: Journal;
  readonly documents: DocumentThread;
}
