// The memory and time that an audit takes of twenty thousand sums that each read all of them: four hundred million reads.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { atMost, type Measurement } from '../figure.ts';
import { medians } from '../medians.ts';

const run = promisify(execFile);
const goalMb = 300;
const goalMs = 5000;
const rounds = 3;

interface Audited {
  readonly peakBytes: number;
  readonly workMs: number;
}

/** In a process of its own, so that nobody finds memory that another has left. */
async function audited(): Promise<Audited> {
  const script = fileURLToPath(new URL('../../testing/audit/circular-sums-process.ts', import.meta.url));
  const { stdout } = await run(process.execPath, ['--import', 'tsx', script]);
  return JSON.parse(stdout);
}

async function median(measured: (audit: Audited) => number): Promise<number> {
  const found = await medians({ ours: async () => measured(await audited()) }, rounds);
  return found.get('ours') ?? Number.NaN;
}

export const circularMemory: Measurement = async () =>
  atMost(
    'memory of a process that audits 20,000 circular sums',
    await median(({ peakBytes }) => peakBytes / 2 ** 20),
    'MB',
    goalMb,
  );

export const circularTime: Measurement = async () =>
  atMost('time of an audit of 20,000 circular sums', await median(({ workMs }) => workMs), 'ms', goalMs);
