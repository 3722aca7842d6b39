// Runs work on whole models in processes of their own, each limited in time and memory, so that none delays anyone's save
// and the end of one ends nothing else.
import { availableParallelism } from 'node:os';
import type { Configuration } from '#server/configuration/read-configuration.ts';
import { timed } from '#server/process/timed.ts';
import { threadProgram } from '#server/threads/thread-program.ts';
import { createProcessPool, type ProcessPool } from '#server/work-processes/process-pool.ts';
import { type OnReport, ProcessEnded } from '#server/work-processes/work-process.ts';
import { AppError } from '../errors/app-error.ts';
import { FairQueue, type QueueLoad } from './fair-queue.ts';
import type { Caller, WaitingLimits } from './make-room.ts';

type ModelProgram = (task: never, report: never) => unknown;

export interface ModelWork<Run extends ModelProgram> {
  /** The source file that exports the program; its bundle has the same name, next to the server's. */
  readonly source: URL;
  readonly name: string;
  readonly task: Parameters<Run>[0];
  /** The memory that the task takes while it waits. */
  readonly heldBytes: number;
  readonly onReport?: OnReport;
}

export interface ModelProcesses {
  /** Rejects with the signal's reason when it is aborted. */
  run<Run extends ModelProgram>(
    caller: Caller,
    work: ModelWork<Run>,
    signal: AbortSignal,
  ): Promise<ReturnType<Run>>;
  load(): QueueLoad;
  /** Rejects waiting tasks, lets running ones finish within the time, and stops the rest. */
  close(withinMs: number): Promise<void>;
}

type ProcessLimits = Pick<Configuration, 'buildTimeoutMs' | 'buildMemoryMb'>;

const waitingLimits: WaitingLimits = {
  maxWaiting: 100,
  // A school or an office may have one address.
  maxWaitingPerNetwork: 60,
  maxWaitingPerAccount: 20,
  maxHeldBytes: 64 * 2 ** 20,
};

export function createModelProcesses(
  limits: ProcessLimits,
  onWorked: (caller: Caller, ms: number) => void = () => undefined,
): ModelProcesses {
  // One core is reserved for requests.
  const maxRunning = Math.max(1, availableParallelism() - 1);
  const pool = createProcessPool(limits.buildMemoryMb);
  const queue = new FairQueue({ maxRunning, ...waitingLimits });
  const running = new Set<AbortController>();

  const runWithin = async <Run extends ModelProgram>(work: ModelWork<Run>, signal: AbortSignal) => {
    const stop = new AbortController();
    const cancel = () => stop.abort(new AppError('build-cancelled'));
    if (signal.aborted) cancel();
    signal.addEventListener('abort', cancel);
    const timer = setTimeout(() => stop.abort(new AppError('build-too-large')), limits.buildTimeoutMs);
    running.add(stop);
    try {
      return await runIn(pool, work, stop.signal);
    } finally {
      running.delete(stop);
      clearTimeout(timer);
      signal.removeEventListener('abort', cancel);
    }
  };

  return {
    run: (caller, work, signal) =>
      queue.run({ caller, heldBytes: work.heldBytes }, signal, () =>
        timed(
          () => runWithin(work, signal),
          (ms) => onWorked(caller, ms),
        ),
      ),
    load: () => queue.load(),
    close: async (withinMs) => {
      const timer = setTimeout(() => {
        for (const stop of running) stop.abort(new AppError('shutting-down'));
      }, withinMs);
      await queue.close();
      clearTimeout(timer);
      await pool.close();
    },
  };
}

/** What it answers has the type of the program's function. */
async function runIn<Run extends ModelProgram>(
  pool: ProcessPool,
  { source, name, task, onReport = () => undefined }: ModelWork<Run>,
  signal: AbortSignal,
): Promise<ReturnType<Run>> {
  try {
    return await pool.run({ program: threadProgram(source), name, task }, signal, onReport);
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    throw error instanceof ProcessEnded && error.isOutOfMemory ? new AppError('build-too-large') : error;
  }
}
