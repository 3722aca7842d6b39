// Processes that work for the server: started when they are needed, and kept for a while for the work that follows.
import type { ProgramCall } from './process-messages.ts';
import { type OnReport, WorkProcess } from './work-process.ts';

export interface ProcessPool {
  /** Rejects with `ProcessEnded` if the process ends, such as by an aborted signal. */
  run<Result>(call: ProgramCall, signal: AbortSignal, onReport: OnReport): Promise<Result>;
  /** Ends all processes. */
  close(): Promise<void>;
}

const keptIdleMs = 60_000;

export function createProcessPool(memoryMb: number): ProcessPool {
  const all = new Set<WorkProcess>();
  /** Each with the timer of its end. */
  const idle = new Map<WorkProcess, NodeJS.Timeout>();

  const start = (): WorkProcess => {
    const started = new WorkProcess(memoryMb);
    all.add(started);
    started.ended.then(() => {
      all.delete(started);
      clearTimeout(idle.get(started));
      idle.delete(started);
    });
    return started;
  };
  const take = (): WorkProcess => {
    const kept = [...idle.keys()].at(-1);
    if (kept === undefined) return start();
    clearTimeout(idle.get(kept));
    idle.delete(kept);
    return kept.isAlive ? kept : take();
  };
  const keep = (process: WorkProcess): void => {
    if (process.isAlive) idle.set(process, setTimeout(() => process.kill(), keptIdleMs).unref());
  };

  return {
    run: async (call, signal, onReport) => {
      const process = take();
      const kill = () => process.kill();
      if (signal.aborted) kill();
      signal.addEventListener('abort', kill);
      try {
        return await process.run(call, onReport);
      } finally {
        signal.removeEventListener('abort', kill);
        keep(process);
      }
    },
    close: async () => {
      for (const process of all) process.kill();
      await Promise.all([...all].map(({ ended }) => ended));
    },
  };
}
