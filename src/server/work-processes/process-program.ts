// The program of a process that works for the server: runs one task after another for the server that started it.
import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { pathToFileURL } from 'node:url';
import { isMainThread, workerData } from 'node:worker_threads';
import { startThread } from '#server/threads/thread-program.ts';
import type { FromProcess, ProgramCall, ToProcess } from './process-messages.ts';

const lookEveryMs = 1000;
/** Saves come first, but builds still get a third of a busy processor. */
const niceness = 5;

if (isMainThread) serveTasks();
else endWithServer(workerData);

function serveTasks(): void {
  yieldToServer();
  // A terminal or a supervisor may signal all processes at once; the server lets the running work end.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
  process.on('disconnect', () => process.exit());
  const pieces: Uint8Array[] = [];
  process.on('message', (message: ToProcess) => {
    if (message.kind === 'piece') pieces.push(message.bytes);
    else runTask(wholeCall(message, pieces.splice(0))).then(send);
  });
  startThread(new URL('./process-program.ts', import.meta.url), process.ppid).unref();
}

function yieldToServer(): void {
  setPriority(niceness);
  try {
    // A system without memory then ends this process rather than the server or its database.
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Not every system has it.
  }
}

/** Work does not let its thread notice that the server was killed, so another thread looks. */
function endWithServer(serverPid: number): void {
  setInterval(() => {
    if (process.ppid !== serverPid) process.kill(process.pid, 'SIGKILL');
  }, lookEveryMs);
}

function wholeCall(
  { call, long }: Extract<ToProcess, { kind: 'call' }>,
  pieces: readonly Uint8Array[],
): ProgramCall {
  if (long === null) return call;
  const bytes = Buffer.concat(pieces);
  return { ...call, task: long === 'all' ? bytes : { ...Object(call.task), [long.field]: bytes } };
}

async function runTask({ program, name, task }: ProgramCall): Promise<FromProcess<unknown>> {
  try {
    // The server that started this process names one of its own programs; nothing from outside comes here.
    const run: unknown = (await import(pathToFileURL(program).href))[name];
    if (typeof run !== 'function') throw new Error(`${program} exports no ${name}`);
    return { kind: 'result', value: await run(task, (value: unknown) => send({ kind: 'report', value })) };
  } catch (error) {
    const { message, stack = message } = error instanceof Error ? error : new Error(String(error));
    return { kind: 'error', message, stack };
  }
}

function send(message: unknown): void {
  process.send?.(message);
}
