// P3: the memory that writing takes at its peak, above the model that is written.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { atMost, type Measurement } from '../figure.ts';
import { medians } from '../medians.ts';
import type { ContenderName } from './contenders.ts';
import { exceljsName } from './exceljs.ts';
import { hucreName } from './hucre.ts';

const run = promisify(execFile);
const goalMb = 50;
const rounds = 5;

/** In a process of its own, so that nobody finds memory that another has left. */
async function peakMb(writer: ContenderName): Promise<number> {
  const script = fileURLToPath(new URL('write-once.ts', import.meta.url));
  const { stdout } = await run(process.execPath, ['--import', 'tsx', '--expose-gc', script, writer]);
  return Number(stdout);
}

const shown = (mb: number | undefined): string => `${Math.round(mb ?? Number.NaN)} MB`;

export const writeMemory: Measurement = async () => {
  const mb = await medians(
    {
      ours: () => peakMb('ours'),
      exceljs: () => peakMb('exceljs'),
      hucre: () => peakMb('hucre'),
    },
    rounds,
  );
  const ours = mb.get('ours') ?? Number.NaN;
  const figure = atMost('P3 memory at the peak of writing, above the model', ours, 'MB', goalMb);
  return {
    ...figure,
    peer: `${exceljsName}: ${shown(mb.get('exceljs'))}, ${hucreName}: ${shown(mb.get('hucre'))}`,
    ratio: Number(((mb.get('hucre') ?? Number.NaN) / ours).toPrecision(4)),
  };
};
