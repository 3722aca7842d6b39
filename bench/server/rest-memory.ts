// P10: the memory of a server that has served a page and then been left alone.
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { startedServer } from '#testing/started-server.ts';
import { atMost, type Measurement } from '../figure.ts';
import { medians } from '../medians.ts';

const goalMb = 150;
const restMs = 5000;

function residentMb(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

async function memoryAtRestMb(): Promise<number> {
  const server = await startedServer(process.execPath, ['scripts/start.mjs']);
  await (await fetch(server.address)).text();
  await pause(restMs);
  const memoryMb = residentMb(server.pid);
  await server.stop();
  return memoryMb;
}

export const restMemory: Measurement = async () => {
  const memoryMb = (await medians({ ours: memoryAtRestMb })).get('ours') ?? Number.NaN;
  return atMost('P10 memory of the server at rest', memoryMb, 'MB', goalMb);
};
