// Tests the processes that work on models: their limits of time and memory, their ends, and that nothing else ends with them.
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { availableParallelism } from 'node:os';
import { afterEach, expect, test, vi } from 'vitest';
import { testTimeoutMs } from '#testing/effort.ts';
import type * as programs from '#testing/server/held-work.ts';
import { createModelProcesses, type ModelProcesses } from './model-processes.ts';

const source = new URL('../../../testing/server/held-work.ts', import.meta.url);
const limits = { buildTimeoutMs: 20_000, buildMemoryMb: 48 };
const processCount = Math.max(1, availableParallelism() - 1);
const caller = { accountId: 'a', network: 'a' };
/** The time of work, which tests let pass; sockets and processes keep theirs. */
const fakedTimers: Parameters<typeof vi.useFakeTimers>[0] = { toFake: ['setTimeout', 'clearTimeout'] };

interface HeldWork {
  /** Resolves once it has a process: a connection to it, and its id. */
  readonly begun: Promise<{ readonly socket: Socket; readonly pid: number }>;
  readonly result: Promise<string>;
}

/** Ends when it is sent something. */
async function begin(processes: ModelProcesses, signal = new AbortController().signal): Promise<HeldWork> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const begun = once(server, 'connection').then(async ([socket]) => {
    server.close();
    const [pid] = await once(socket, 'data');
    socket.on('error', () => undefined).resume();
    return { socket, pid: Number(pid) };
  });
  const work = { source, name: 'waitForResult', task: { port }, heldBytes: 0 };
  const result = processes
    .run<typeof programs.waitForResult>(caller, work, signal)
    .then((received) => received);
  result.catch(() => undefined);
  return { begun, result };
}

const run = <
  Name extends 'describeTask' | 'fail' | 'fillBuffers' | 'fillMemory' | 'processId' | 'waitForOtherThread',
>(
  processes: ModelProcesses,
  name: Name,
  task: Parameters<(typeof programs)[Name]>[0],
  who = caller,
) =>
  processes.run<(typeof programs)[Name]>(
    who,
    { source, name, task, heldBytes: 0 },
    new AbortController().signal,
  );

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const untilEnded = (pid: number) =>
  vi.waitFor(() => expect(isRunning(pid)).toBe(false), { interval: 10, timeout: testTimeoutMs });

afterEach(() => {
  vi.useRealTimers();
});

test('a long document arrives as it was, and so does the next one', async () => {
  const processes = createModelProcesses(limits);
  for (const length of [3, 262_144, 262_145, 4_000_001, 5]) {
    const bytes = randomBytes(length);
    const digest = createHash('sha256').update(bytes).digest('hex');
    expect(await run(processes, 'describeTask', { name: 'N', bytes })).toBe(`N ${length} ${digest}`);
    expect(await run(processes, 'describeTask', bytes)).toBe(`nothing else ${length} ${digest}`);
  }
  await processes.close(0);
});

test('waiting for a turn does not count as work', async () => {
  vi.useFakeTimers(fakedTimers);
  const processes = createModelProcesses(limits);
  const first = await Promise.all(Array.from({ length: processCount }, () => begin(processes)));
  const last = await begin(processes);
  const held = await Promise.all(first.map(({ begun }) => begun));
  vi.advanceTimersByTime(15_000);
  for (const { socket } of held) socket.write('done');
  expect(await Promise.all(first.map(({ result }) => result))).toEqual(first.map(() => 'done'));
  const { socket } = await last.begun;
  vi.advanceTimersByTime(15_000);
  socket.write('done');
  expect(await last.result).toBe('done');
  vi.useRealTimers();
  await processes.close(0);
});

test('work beyond its time is given up, with its process', async () => {
  vi.useFakeTimers(fakedTimers);
  const processes = createModelProcesses(limits);
  const { begun, result } = await begin(processes);
  const { pid } = await begun;
  vi.advanceTimersByTime(20_000);
  await expect(result).rejects.toMatchObject({ code: 'build-too-large' });
  vi.useRealTimers();
  await untilEnded(pid);
  await processes.close(0);
});

test('cancelled work ends with its process, and the next has a new one', async () => {
  const processes = createModelProcesses(limits);
  const cancelling = new AbortController();
  const { begun, result } = await begin(processes, cancelling.signal);
  const { pid } = await begun;
  cancelling.abort();
  await expect(result).rejects.toMatchObject({ code: 'build-cancelled' });
  await untilEnded(pid);
  expect(await run(processes, 'processId', undefined)).not.toBe(pid);
  await processes.close(0);
});

test('twenty-five that run out of memory end nothing else', async () => {
  const processes = createModelProcesses(limits);
  const accounts = Array.from({ length: 25 }, (_, index) => ({ accountId: `${index}`, network: 'a' }));
  const outcomes = await Promise.allSettled(
    accounts.map((who) => run(processes, 'fillMemory', undefined, who)),
  );
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'build-too-large' } });
  }
  expect(await run(processes, 'processId', undefined)).not.toBe(process.pid);
  await processes.close(0);
});

test('memory beside that of the engine counts too', async () => {
  const processes = createModelProcesses(limits);
  await expect(run(processes, 'fillBuffers', undefined)).rejects.toMatchObject({ code: 'build-too-large' });
  await processes.close(0);
});

test('what a program throws is thrown here, and its process goes on', async () => {
  const processes = createModelProcesses(limits);
  const pid = await run(processes, 'processId', undefined);
  await expect(run(processes, 'fail', 'no such sheet')).rejects.toThrow('no such sheet');
  expect(await run(processes, 'processId', undefined)).toBe(pid);
  await processes.close(0);
  await untilEnded(pid);
});

test('a process goes on once its thread looks whether the server lives', async () => {
  const processes = createModelProcesses(limits);
  const pid = await run(processes, 'waitForOtherThread', undefined);
  expect(await run(processes, 'processId', undefined)).toBe(pid);
  await processes.close(0);
});

test('a process that has had no work for a minute ends', async () => {
  vi.useFakeTimers(fakedTimers);
  const processes = createModelProcesses(limits);
  const pid = await run(processes, 'processId', undefined);
  vi.advanceTimersByTime(59_000);
  expect(await run(processes, 'processId', undefined)).toBe(pid);
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  await untilEnded(pid);
  await processes.close(0);
});

test('a signal to all processes of the server leaves running work to the server', async () => {
  const processes = createModelProcesses(limits);
  const { begun, result } = await begin(processes);
  const { socket, pid } = await begun;
  process.kill(pid, 'SIGTERM');
  process.kill(pid, 'SIGINT');
  socket.write('done');
  expect(await result).toBe('done');
  await processes.close(0);
  expect(isRunning(pid)).toBe(false);
});
