// Keeps jobs in the database and has each done by its handler.
import type { Logger } from 'pino';
import type { Ports } from '#server/ports/ports.ts';
import type { Jobs } from './jobs.ts';

/** Does one job; a throw has it tried again later. */
export type JobHandler = (payload: unknown) => Promise<void>;

export interface RunningJobs extends Jobs {
  /** Waits for the job under way, takes no other. */
  stop(): Promise<void>;
}

export function createJobs(
  _ports: Ports,
  _handlers: Readonly<Record<string, JobHandler>>,
  _logger: Logger,
): RunningJobs {
  return { add: async () => {}, wake: () => {}, stop: async () => {} };
}
