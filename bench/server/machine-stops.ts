// When the machine's processors stood still, as those of a virtual machine do when its host gives them to others.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { createInterface } from 'node:readline';
import { shipped } from '../shipped.ts';

export interface TimeSpan {
  readonly fromMs: number;
  readonly toMs: number;
}

export interface MachineStops {
  /** The most of it that any processor stood still; what has just ended may not be told yet. */
  stoppedMs(span: TimeSpan): number;
  end(): Promise<void>;
}

/** A process for each processor, before all others there, which only an administrator of Linux can have. */
export async function watchMachineStops(): Promise<MachineStops> {
  const program = await shipped('server/processor-watch');
  const watchers = await Promise.all(cpus().map((_, processor) => startWatcher(program, processor)));
  return {
    stoppedMs: (span) => Math.max(...watchers.map(({ stops }) => overlapMs(span, stops))),
    end: async () => {
      await Promise.all(watchers.map(({ end }) => end()));
    },
  };
}

async function startWatcher(program: string, processor: number) {
  const prefix = ['--cpu-list', String(processor), 'chrt', '--fifo', '50'];
  // Threads that it waited for would never have the processor that it waits on.
  const command = [process.execPath, '--single-threaded', program];
  const child = spawn('taskset', [...prefix, ...command], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout });
  const stops: TimeSpan[] = [];
  await Promise.race([once(lines, 'line'), once(lines, 'close')]);
  if (child.exitCode !== null) throw new Error('Only an administrator of Linux can watch the processors.');
  lines.on('line', (line) => stops.push(JSON.parse(line)));
  return { stops, end: () => endOf(child) };
}

async function endOf(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

const overlapMs = (span: TimeSpan, stops: readonly TimeSpan[]): number =>
  stops
    .map((stop) => Math.min(stop.toMs, span.toMs) - Math.max(stop.fromMs, span.fromMs))
    .filter((ms) => ms > 0)
    .reduce((sum, ms) => sum + ms, 0);
