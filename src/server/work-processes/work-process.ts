// A process that works for the server, limited in memory, as the server sees it.
import { type ChildProcess, fork } from 'node:child_process';
import { setImmediate as letOthers } from 'node:timers/promises';
import { loaderOfSources, threadProgram } from '#server/threads/thread-program.ts';
import type { FromProcess, LongPart, ProgramCall, ToProcess } from './process-messages.ts';
import { residentMb } from './resident-memory.ts';

export type OnReport = (value: never) => void;

/** The process ended during its work, by itself or because it was killed. */
export class ProcessEnded extends Error {
  readonly isOutOfMemory: boolean;

  constructor(reason: string, isOutOfMemory: boolean) {
    super(reason);
    this.isOutOfMemory = isOutOfMemory;
  }
}

const source = new URL('./process-program.ts', import.meta.url);
const keptErrorChars = 16_000;
const mostPieceBytes = 256 * 1024;
const lookEveryMs = 200;
/** What a process takes besides the memory that Node's own limit counts: programs, buffers, the youngest objects. */
const besidesLimitMb = 192;

export class WorkProcess {
  readonly ended: Promise<void>;
  readonly #child: ChildProcess;
  readonly #memoryMb: number;
  #isAlive = true;
  #isKilled = false;
  #isOutOfMemory = false;
  #errors = '';
  #onEnd = (): void => undefined;

  constructor(memoryMb: number) {
    this.#memoryMb = memoryMb;
    this.#child = fork(threadProgram(source), [], {
      execArgv: [`--max-old-space-size=${memoryMb}`, ...(loaderOfSources().execArgv ?? [])],
      // Of the server's environment, with its passwords, no build needs anything.
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.#child.stderr?.setEncoding('utf8').on('data', (chunk) => {
      this.#errors = (this.#errors + chunk).slice(-keptErrorChars);
    });
    this.ended = new Promise((resolve) => {
      const end = (reason: string) => {
        this.#isAlive = false;
        this.#errors ||= reason;
        this.#onEnd();
        resolve();
      };
      this.#child.on('error', ({ message }) => end(message));
      this.#child.on('close', (code, signal) => {
        // A kill that was not ours is the system's, for want of memory.
        this.#isOutOfMemory ||= signal === 'SIGKILL' && !this.#isKilled;
        end(`ended with ${code ?? signal}`);
      });
    });
  }

  get isAlive(): boolean {
    return this.#isAlive && !this.#isKilled;
  }

  /** One task at a time. Rejects with `ProcessEnded` if the process ends before. */
  async run<Result>(call: ProgramCall, onReport: OnReport): Promise<Result> {
    const looking = setInterval(() => this.#killIfTooLarge(), lookEveryMs);
    try {
      return await new Promise<Result>((resolve, reject) => {
        this.#onEnd = () => reject(this.#reasonOfEnd());
        if (!this.#isAlive) this.#onEnd();
        this.#child.on('message', (message: FromProcess<Result>) => {
          if (message.kind === 'report') onReport(message.value);
          else if (message.kind === 'result') resolve(message.value);
          else reject(Object.assign(new Error(message.message), { stack: message.stack }));
        });
        this.#sendCall(call).catch(reject);
      });
    } finally {
      clearInterval(looking);
      this.#child.removeAllListeners('message');
      this.#onEnd = () => undefined;
    }
  }

  /** To send four megabytes at once takes 27 ms on a slow machine, of everybody. */
  async #sendCall(call: ProgramCall): Promise<void> {
    const [long, bytes] = longPartOf(call.task);
    for (let start = 0; start < bytes.length && this.isAlive; start += mostPieceBytes) {
      this.#send({ kind: 'piece', bytes: bytes.subarray(start, start + mostPieceBytes) });
      await letOthers();
    }
    const task =
      long === null ? call.task : long === 'all' ? null : { ...Object(call.task), [long.field]: null };
    this.#send({ kind: 'call', call: { ...call, task }, long });
  }

  #send(message: ToProcess): void {
    // What cannot be sent to a process that is ending is answered by its end.
    this.#child.send(message, () => undefined);
  }

  kill(): void {
    this.#isKilled = true;
    this.#child.kill('SIGKILL');
  }

  /** Node's own limit counts objects and texts, but not the numbers and bytes beside them. */
  #killIfTooLarge(): void {
    if (residentMb(this.#child.pid ?? 0) <= this.#memoryMb + besidesLimitMb) return;
    this.#isOutOfMemory = true;
    this.kill();
  }

  #reasonOfEnd(): ProcessEnded {
    const isOutOfMemory = this.#isOutOfMemory || /out of memory/.test(this.#errors);
    return new ProcessEnded(this.#errors, isOutOfMemory);
  }
}

function longPartOf(task: unknown): [LongPart | null, Uint8Array] {
  if (task instanceof Uint8Array) return isLong(task) ? ['all', task] : [null, noBytes];
  const fields: [string, unknown][] = Object.entries(Object(task));
  for (const [field, value] of fields) if (isLong(value)) return [{ field }, value];
  return [null, noBytes];
}

const noBytes = new Uint8Array();

const isLong = (value: unknown): value is Uint8Array =>
  value instanceof Uint8Array && value.length > mostPieceBytes;
