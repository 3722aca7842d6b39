// Writes the full default model once and prints how many MB of memory that took at its peak, at most.
import { readFileSync, writeFileSync } from 'node:fs';
import { contenders, isContender } from './contenders.ts';
import { evaluatedModel } from './written-model.ts';

/** Linux keeps the peak of the memory that a process has had, and forgets it when told so. */
const forgetPeak = (): void => writeFileSync('/proc/self/clear_refs', '5');

function memoryMb(what: 'VmHWM' | 'VmRSS'): number {
  const status = readFileSync('/proc/self/status', 'utf8');
  return Number(new RegExp(`${what}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
}

/** What building the model has left free in the heap: writing may take it without a growth of the process, and still takes it. */
function freeHeapMb(): number {
  const { heapTotal, heapUsed } = process.memoryUsage();
  return (heapTotal - heapUsed) / 2 ** 20;
}

const [, , name] = process.argv;
if (!isContender(name) || !globalThis.gc)
  throw new Error(`node --expose-gc write-once.ts ${Object.keys(contenders).join(' | ')}`);
const write = await contenders[name](evaluatedModel());
globalThis.gc();
forgetPeak();
const before = memoryMb('VmRSS') - freeHeapMb();
const file = await write();
const peak = memoryMb('VmHWM');
if (file.length === 0) throw new Error('nothing was written');
console.log(peak - before);
