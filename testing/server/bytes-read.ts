// How many bytes this thread read from files, as the kernel counts them, also those that it had in memory.
import { readFileSync } from 'node:fs';

const readByThread = (): number => {
  const [, bytes] = /^rchar: (\d+)$/m.exec(readFileSync('/proc/thread-self/io', 'latin1')) ?? [];
  return Number(bytes);
};

export async function bytesReadBy(work: () => Promise<unknown>): Promise<number> {
  const before = readByThread();
  await work();
  return readByThread() - before;
}
