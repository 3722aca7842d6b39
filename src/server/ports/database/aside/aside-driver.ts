// Has kysely's statements read from SQLite in a process of its own, so that nobody waits for a long one, and a statement
// that takes too long is ended with its process.
import BetterSqlite from 'better-sqlite3';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import { threadProgram } from '#server/threads/thread-program.ts';
import { createProcessPool } from '#server/work-processes/process-pool.ts';
import { ProcessEnded } from '#server/work-processes/work-process.ts';
import type { AsideReading, AsideRows, readAside } from './read-aside.ts';
import { StatementTooSlow } from './statement-too-slow.ts';

const source = new URL('./read-aside.ts', import.meta.url);
const name: (typeof readAside)['name'] = 'readAside';

/** One for whoever looks at a page, and one for whoever waits for something long. */
const mostAtOnce = 2;
/** Many times what the longest page takes. */
const memoryMb = 128;

export class AsideDriver implements Driver {
  readonly #file: string;
  readonly #timeoutMs: number;
  readonly #processes = createProcessPool(memoryMb);
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  /** `file` is the database. */
  constructor(file: string, timeoutMs: number) {
    this.#file = file;
    this.#timeoutMs = timeoutMs;
  }

  async init(): Promise<void> {
    // The first statement starts a process.
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#running < mostAtOnce) this.#running += 1;
    // Whoever ends hands their place on.
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    return { executeQuery: (query) => this.#read(query), streamQuery: readAtOnce };
  }

  async releaseConnection(): Promise<void> {
    const next = this.#waiting.shift();
    if (next === undefined) this.#running -= 1;
    else next();
  }

  beginTransaction = readsOnly;
  commitTransaction = readsOnly;
  rollbackTransaction = readsOnly;

  async destroy(): Promise<void> {
    await this.#processes.close();
  }

  async #read<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const task: AsideReading = { file: this.#file, sql, parameters };
    const outcome = await this.#run(task);
    if (outcome.kind === 'refused') throw new BetterSqlite.SqliteError(outcome.message, outcome.code);
    return { rows: outcome.rows as Row[] };
  }

  async #run(task: AsideReading): Promise<AsideRows> {
    const timeout = AbortSignal.timeout(this.#timeoutMs);
    try {
      return await this.#processes.run({ program: threadProgram(source), name, task }, timeout, ignore);
    } catch (error) {
      const isTooMuch = timeout.aborted || (error instanceof ProcessEnded && error.isOutOfMemory);
      throw isTooMuch ? new StatementTooSlow() : error;
    }
  }
}

const ignore = () => undefined;

function readAtOnce(): never {
  throw new Error('rows are read at once, never as a stream');
}

async function readsOnly(): Promise<void> {
  throw new Error('what is read aside is read statement by statement, outside of any transaction');
}
