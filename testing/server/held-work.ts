// Work for the tests of processes: some that is held, and some that fails in each way.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

interface Handle {
  readonly type: string;
  readonly is_active: boolean;
  readonly is_referenced: boolean;
}

/** Begins by telling the test its process, and gives what it is sent. */
export async function waitForResult({ port }: { readonly port: number }): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(String(process.pid));
  const [result] = await once(socket.setEncoding('utf8'), 'data');
  socket.destroy();
  return result;
}

export const processId = (): number => process.pid;

/** What it was given, as it came. */
export function describeTask(
  task: Uint8Array | { readonly name: string; readonly bytes: Uint8Array },
): string {
  const { name, bytes } = task instanceof Uint8Array ? { name: 'nothing else', bytes: task } : task;
  return `${name} ${bytes.length} ${createHash('sha256').update(bytes).digest('hex')}`;
}

/** Ends once another thread of its process waits for something later. */
export async function waitForOtherThread(): Promise<number> {
  const isTimer = (handle: Handle) => handle.type === 'timer' && handle.is_active && handle.is_referenced;
  for (;;) {
    const { workers }: { workers?: readonly { libuv: readonly Handle[] }[] } = process.report.getReport();
    if (workers?.some(({ libuv }) => libuv.some(isTimer))) return process.pid;
    await pause(10);
  }
}

export function fillMemory(): never {
  const kept: unknown[] = [];
  for (;;) kept.push(new Array(1_000_000).fill(kept.length));
}

/** Memory that the limit of the engine does not count. */
export function fillBuffers(): never {
  const kept: Buffer[] = [];
  for (;;) kept.push(Buffer.alloc(2 ** 20, 1));
}

export function fail(reason: string): never {
  throw new Error(reason);
}
