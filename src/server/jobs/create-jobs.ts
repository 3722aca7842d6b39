// Has each queued job done by its handler: one at a time in this process, each leased from all instances' queue.
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { finishJob, insertJob, leaseJob, nextDueAt, prolongLease } from '#server/database/job-rows.ts';
import type { Job, Tables } from '#server/database/tables.ts';
import type { Ports } from '#server/ports/ports.ts';
import { reasonOf } from '#server/reason-of.ts';
import type { Jobs, NewJob } from './jobs.ts';
import { pauseAfter } from './pauses.ts';

/** Does one job; a throw has it tried again later. A handler may be called again for a job it did before a crash. */
export type JobHandler = (payload: unknown, job: Pick<Job, 'id' | 'attempts'>) => Promise<void>;

/** Thrown by a handler when no later try can go better. */
export class HopelessJob extends Error {}

export interface RunningJobs extends Jobs {
  /** Begins to work; jobs of an earlier run come first. */
  start(): void;
  /** Waits for the job under way, takes no other. */
  stop(): Promise<void>;
}

export interface JobSettings {
  readonly ports: Pick<Ports, 'database' | 'clock'>;
  readonly handlers: Readonly<Record<string, JobHandler>>;
  readonly logger: Logger;
  /** Told of a job that is given up. */
  readonly onFailure: (job: Job, reason: string) => void;
}

/** A worker that does not answer for so long is taken for dead. */
const leaseMs = 60_000;
const heartbeatMs = leaseMs / 3;
/** Another instance may have queued something; this process hears of its own jobs at once. */
const lookEveryMs = 5000;
const maxErrorChars = 1000;

export function createJobs(settings: JobSettings): RunningJobs {
  const worker = new Worker(settings);
  return {
    add: (query, job) => insertJob(query, rowOf(job, settings.ports.clock.now())),
    wake: () => worker.wake(),
    start: () => worker.start(),
    stop: () => worker.stop(),
  };
}

function rowOf({ kind, payload, dueAt }: NewJob, now: number) {
  return {
    id: randomUUID(),
    kind,
    payload: JSON.stringify(payload),
    state: 'waiting' as const,
    attempts: 0,
    due_at: dueAt ?? now,
    leased_until: null,
    leased_by: null,
    last_error: null,
    created_at: now,
    finished_at: null,
  };
}

class Worker {
  readonly #settings: JobSettings;
  readonly #name = randomUUID();
  #timer: NodeJS.Timeout | undefined;
  #underWay: Promise<void> | undefined;
  #isWokenAgain = false;
  #state: 'new' | 'running' | 'stopped' = 'new';

  constructor(settings: JobSettings) {
    this.#settings = settings;
  }

  start(): void {
    this.#state = 'running';
    this.wake();
  }

  wake(): void {
    if (this.#state !== 'running') return;
    if (this.#underWay !== undefined) {
      this.#isWokenAgain = true;
      return;
    }
    clearTimeout(this.#timer);
    this.#underWay = this.#workOff().finally(() => {
      this.#underWay = undefined;
      if (this.#isWokenAgain) this.#again();
      else this.#lookLater();
    });
  }

  async stop(): Promise<void> {
    this.#state = 'stopped';
    clearTimeout(this.#timer);
    await this.#underWay;
  }

  #again(): void {
    this.#isWokenAgain = false;
    this.wake();
  }

  #lookLater(): void {
    if (this.#state !== 'running') return;
    this.#timer = setTimeout(() => this.wake(), lookEveryMs);
    this.#timer.unref();
  }

  async #workOff(): Promise<void> {
    const { ports, logger } = this.#settings;
    try {
      for (;;) {
        if (this.#state !== 'running') return;
        const now = ports.clock.now();
        const due = await nextDueAt(ports.database.query);
        if (due === null || due > now) return;
        const isPostgres = ports.database.kind === 'postgres';
        const job = await leaseJob(ports.database.query, isPostgres, this.#lease());
        if (job === undefined) return;
        await this.#work(job);
      }
    } catch (error) {
      logger.warn({ err: error }, 'the queue cannot be read');
    }
  }

  #lease() {
    const now = this.#settings.ports.clock.now();
    return { by: this.#name, now, until: now + leaseMs };
  }

  async #work(job: Job): Promise<void> {
    const { ports, handlers } = this.#settings;
    const beat = setInterval(() => {
      prolongLease(ports.database.query, job, this.#lease()).catch(() => undefined);
    }, heartbeatMs);
    try {
      const handler = handlers[job.kind];
      if (handler === undefined) throw new HopelessJob(`nothing here does a job of kind ${job.kind}`);
      await handler(JSON.parse(job.payload), job);
      await this.#finish(ports.database.query, job, null);
    } catch (error) {
      await this.#finish(ports.database.query, job, error);
    } finally {
      clearInterval(beat);
    }
  }

  async #finish(query: Kysely<Tables>, job: Job, error: unknown): Promise<void> {
    const { ports, logger, onFailure } = this.#settings;
    const now = ports.clock.now();
    const end = (state: Job['state'], dueAt: number, reason: string | null) =>
      finishJob(query, job, this.#name, {
        state,
        due_at: dueAt,
        last_error: reason,
        finished_at: state === 'waiting' ? null : now,
      });
    if (error === null) return end('done', job.due_at, null);
    const reason = reasonOf(error).slice(0, maxErrorChars);
    const pause = error instanceof HopelessJob ? null : pauseAfter(job.attempts);
    logger.warn({ job: job.id, kind: job.kind, attempts: job.attempts, reason }, 'a job failed');
    if (pause !== null) return end('waiting', now + pause, reason);
    await end('failed', job.due_at, reason);
    onFailure(job, reason);
  }
}
