// Runs the jobs of the queue, a few at a time in this process, each leased from the queue that all instances share.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Ports } from '#server/ports/ports.ts';
import { finishJob, type JobOutcome, leaseJob } from '../database/rows/job-rows.ts';
import { reasonOf } from '../errors/reason-of.ts';
import type { Job } from '../ports/database/tables.ts';
import { Turns } from '../ports/database/turns.ts';
import { type AfterGivingUp, type JobHandler, type KeptOfJob, PermanentJobError } from './job-handler.ts';
import { keepLease, type LeaseKeeper } from './keep-lease.ts';
import { maxAttempts, retryDelayAfter } from './retry-delays.ts';

export interface JobSettings {
  readonly ports: Pick<Ports, 'database' | 'clock'>;
  readonly handlers: Readonly<Record<string, JobHandler>>;
  readonly logger: Logger;
  /** Of the kinds that must not end in silence. */
  readonly afterGivingUp?: Readonly<Record<string, AfterGivingUp>>;
  /** Of the kinds that keep something else than others. */
  readonly keptOf?: Readonly<Record<string, KeptOfJob>>;
  /** Called for a job that is given up. */
  readonly onFailure: (job: Job, reason: string) => void;
  /** A worker that has not reported for this long is considered dead. */
  readonly leaseMs?: number;
  /** Another instance may have queued something; this process is woken for its own jobs. */
  readonly pollIntervalMs?: number;
  /** How long a running job is awaited when the server stops. */
  readonly graceMs?: number;
}

/** A single slow mail server must not block all other jobs. */
const laneCount = 4;
const retryMs = 1000;
const maxErrorChars = 1000;
/** What should follow a job that is given up may fail too: it is tried again after this. */
const giveUpLaterMs = 60 * 60 * 1000;

export class QueueWorker {
  readonly #settings: JobSettings;
  readonly #name = randomUUID();
  readonly #lanes = new Set<Promise<void>>();
  readonly #underWay = new Set<string>();
  /** One lane at a time looks for a job, so that the next one knows what is under way. */
  readonly #leasing = new Turns();
  readonly #stopping = new AbortController();
  readonly #leaseMs: number;
  #timer: NodeJS.Timeout | undefined;
  #isWokenAgain = false;
  #isRunning = false;

  constructor(settings: JobSettings) {
    this.#settings = settings;
    this.#leaseMs = settings.leaseMs ?? 60_000;
  }

  start(): void {
    this.#isRunning = true;
    this.wake();
  }

  wake(): void {
    if (!this.#isRunning) return;
    clearTimeout(this.#timer);
    if (this.#lanes.size < laneCount) this.#openLane();
    else this.#isWokenAgain = true;
  }

  /** Takes no more jobs; a running one gets a moment, then is aborted and retried at the next start. */
  async stop(): Promise<void> {
    this.#isRunning = false;
    clearTimeout(this.#timer);
    const cut = setTimeout(
      () => this.#stopping.abort(new Error('the server stopped')),
      this.#settings.graceMs ?? 3000,
    );
    await Promise.all(this.#lanes);
    clearTimeout(cut);
  }

  #openLane(): void {
    const lane = this.#runLane().finally(() => {
      this.#lanes.delete(lane);
      if (this.#isWokenAgain) this.#wakeAgain();
      else if (this.#lanes.size === 0) this.#pollLater();
    });
    this.#lanes.add(lane);
  }

  #wakeAgain(): void {
    this.#isWokenAgain = false;
    this.wake();
  }

  #pollLater(): void {
    if (!this.#isRunning) return;
    this.#timer = setTimeout(() => this.wake(), this.#settings.pollIntervalMs ?? 5000);
    this.#timer.unref();
  }

  async #runLane(): Promise<void> {
    const { logger } = this.#settings;
    try {
      while (this.#isRunning) {
        const job = await this.#leaseNext();
        if (job === undefined) return;
        const work = this.#runJob(job);
        // Where there was one job there may be more.
        if (this.#isRunning && this.#lanes.size < laneCount) this.#openLane();
        await work;
      }
    } catch (error) {
      logger.warn({ err: error }, 'the queue cannot be read or written');
    }
  }

  async #leaseNext(): Promise<Job | undefined> {
    const { database, clock } = this.#settings.ports;
    await this.#leasing.take();
    try {
      // It may have been stopped while the others looked.
      if (!this.#isRunning) return undefined;
      const now = clock.now();
      const lease = { by: this.#name, now, until: now + this.#leaseMs, underWay: [...this.#underWay] };
      const job = await leaseJob(database.query, database.kind === 'postgres', lease);
      if (job !== undefined) this.#underWay.add(job.id);
      return job;
    } finally {
      this.#leasing.end();
    }
  }

  async #runJob(job: Job): Promise<void> {
    const lease = keepLease(this.#settings.ports, job, this.#name, this.#leaseMs);
    const signal = AbortSignal.any([lease.lost, this.#stopping.signal]);
    try {
      const error = await this.#attempt(job, signal);
      await this.#finish(job, error, lease);
    } finally {
      lease.end();
      this.#underWay.delete(job.id);
    }
  }

  /** Returns the error, or null if there was none. */
  async #attempt(job: Job, signal: AbortSignal): Promise<Error | null> {
    try {
      // A job that crashes the process each time is noticed nowhere else.
      if (job.attempts > maxAttempts) throw new PermanentJobError('it was begun too often without an end');
      const handler = this.#settings.handlers[job.kind];
      // A newer version of the program on the same queue may know this kind.
      if (handler === undefined) throw new Error(`nothing here does a job of kind ${job.kind}`);
      await handler(JSON.parse(job.payload), job, signal);
      return null;
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  async #finish(job: Job, error: Error | null, lease: LeaseKeeper): Promise<void> {
    const { logger, onFailure } = this.#settings;
    const end = this.#outcomeOf(job, error);
    if (end.error !== null) {
      const { id, kind, attempts } = job;
      logger.warn({ job: id, kind, attempts, reason: end.error }, 'a job failed');
    }
    if (end.state === 'failed') {
      if (await this.#giveUp(job, end, lease)) onFailure(job, end.error ?? '');
    } else await this.#saveOutcome(job, end, lease);
  }

  #outcomeOf(job: Job, error: Error | null): JobOutcome {
    const now = this.#settings.ports.clock.now();
    if (error === null) return { state: 'done', at: now, error: null, payload: this.#keptOf(job, 'done') };
    const reason = reasonOf(error).slice(0, maxErrorChars);
    const givenUp = () =>
      ({ state: 'failed', at: now, error: reason, payload: this.#keptOf(job, 'failed') }) as const;
    if (error instanceof PermanentJobError) return givenUp();
    if (this.#stopping.signal.aborted) return { state: 'waiting', dueAt: now, error: reason };
    const pauseMs = retryDelayAfter(job.attempts);
    if (pauseMs === null) return givenUp();
    return { state: 'waiting', dueAt: now + pauseMs, error: reason };
  }

  /** What is given up may be tried again; of what is done no more is kept than is asked for. */
  #keptOf({ kind, payload }: Job, state: 'done' | 'failed'): string {
    const kept = this.#settings.keptOf?.[kind];
    if (kept !== undefined) return JSON.stringify(kept(JSON.parse(payload), state));
    return state === 'failed' ? payload : '{}';
  }

  /** Returns false if another worker has the job by now, or it is not given up yet. */
  async #giveUp(job: Job, end: JobOutcome, lease: LeaseKeeper): Promise<boolean> {
    const { ports, afterGivingUp, logger } = this.#settings;
    const follow = afterGivingUp?.[job.kind];
    if (follow === undefined) return this.#saveOutcome(job, end, lease);
    try {
      return await ports.database.query.transaction().execute(async (query) => {
        const isSaved = await finishJob(query, job, this.#name, end);
        if (isSaved) await follow(query, JSON.parse(job.payload), end.error ?? '');
        return isSaved;
      });
    } catch (error) {
      logger.warn({ err: error, job: job.id, kind: job.kind }, 'a job could not be given up');
      const dueAt = ports.clock.now() + giveUpLaterMs;
      await this.#saveOutcome(job, { state: 'waiting', dueAt, error: end.error ?? '' }, lease);
      return false;
    }
  }

  /** Retries while the database is briefly down: a finished job that is not recorded would run again. */
  async #saveOutcome(job: Job, end: JobOutcome, { lost }: LeaseKeeper): Promise<boolean> {
    for (;;) {
      try {
        return await finishJob(this.#settings.ports.database.query, job, this.#name, end);
      } catch (error) {
        if (!this.#isRunning || lost.aborted) throw error;
        await pause(retryMs, undefined, { signal: lost });
      }
    }
  }
}
