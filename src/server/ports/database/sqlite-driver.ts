// Runs kysely's statements on the one connection to SQLite, and waits for other processes without blocking this one.
import { setTimeout as pause, setImmediate as turnOfOthers } from 'node:timers/promises';
import type BetterSqlite from 'better-sqlite3';
import type { CompiledQuery, Driver, QueryResult } from 'kysely';
import { isSqliteBusy } from './is-sqlite-busy.ts';
import { SqliteConnection } from './sqlite-connection.ts';
import type { SqliteLog } from './sqlite-log.ts';
import { Turns } from './turns.ts';

const pauseMs = 10;
/** A statement runs on the thread that answers everybody; after so much of that in a row others have a turn. */
const mostInARowMs = 4;
/** What SQLite itself lets its log grow to before it moves all of it into the database. */
const mostLogPages = 1000;
/** More than the program has texts of statements; those with lists of values differ with their length. */
const maxPreparedStatements = 500;

/** In pages. */
interface LogState {
  readonly log: number;
  readonly checkpointed: number;
}

export class SqliteDriver implements Driver {
  readonly #database: BetterSqlite.Database;
  readonly #log: SqliteLog;
  readonly #busyTimeoutMs: number;
  #inARowMs = 0;
  /** Of the log, from which on it is moved. */
  #mostUnmovedPages = mostLogPages;
  #isMovingLog = false;
  readonly #prepared = new Map<string, BetterSqlite.Statement>();
  /** A transaction has the connection to itself. */
  readonly #connection = new Turns();
  /** Those who write wait in a line of their own, so that reading goes on while another process writes. */
  readonly #writing = new Turns();

  constructor(database: BetterSqlite.Database, log: SqliteLog, busyTimeoutMs: number) {
    this.#database = database;
    this.#log = log;
    this.#busyTimeoutMs = busyTimeoutMs;
  }

  async init(): Promise<void> {
    // The connection is open.
  }

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection((query, connection) => this.#execute(query, connection));
  }

  async beginTransaction(connection: SqliteConnection): Promise<void> {
    const deadlineMs = this.#deadlineMs();
    await this.#writing.take();
    try {
      // Locked from the start, so that no later statement can find the database busy.
      await this.#untilNotBusy(() => this.#run('begin immediate', []), deadlineMs, true);
    } catch (error) {
      this.#writing.end();
      throw error;
    }
    connection.isInTransaction = true;
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    // If it fails, the transaction is still open and is rolled back.
    this.#run('commit', []);
    this.#endTransaction(connection);
    this.#moveLogSoon();
    await this.#log.sync(this.emptyLog);
    await this.#letOthersHaveATurn();
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    // Committed, and what came after it failed.
    if (!connection.isInTransaction) return;
    try {
      // After some errors, such as a full disk, SQLite has done so itself.
      if (this.#database.inTransaction) this.#run('rollback', []);
    } finally {
      this.#endTransaction(connection);
    }
  }

  async releaseConnection(): Promise<void> {
    // Only a transaction keeps the connection, and it has ended.
  }

  async destroy(): Promise<void> {
    await this.#log.close();
    this.#database.close();
  }

  /** Returns false while another process still reads from the log. */
  readonly emptyLog = async (): Promise<boolean> => {
    await this.#log.prepareToMove().catch(() => undefined);
    await this.#writing.take();
    try {
      await this.#log.move().catch(() => undefined);
      const empty = () => this.#database.pragma('wal_checkpoint(truncate)', { simple: true });
      const isBusy = (await this.#untilNotBusy(empty, this.#deadlineMs())) !== 0;
      return !isBusy;
    } finally {
      this.#writing.end();
    }
  };

  async #execute(
    { sql, parameters }: CompiledQuery,
    { isInTransaction }: SqliteConnection,
  ): Promise<QueryResult<never>> {
    const result = await this.#runInTurn(sql, parameters, isInTransaction);
    await this.#letOthersHaveATurn();
    return result;
  }

  async #runInTurn(
    sql: string,
    parameters: readonly unknown[],
    isInTransaction: boolean,
  ): Promise<QueryResult<never>> {
    if (isInTransaction) return this.#run(sql, parameters);
    const run = () => this.#run(sql, parameters);
    const deadlineMs = this.#deadlineMs();
    if (this.#prepare(sql).readonly) return this.#untilNotBusy(run, deadlineMs);
    await this.#writing.take();
    let result: QueryResult<never>;
    try {
      result = await this.#untilNotBusy(run, deadlineMs);
    } finally {
      this.#writing.end();
      this.#moveLogSoon();
    }
    await this.#log.sync(this.emptyLog);
    return result;
  }

  /** Counted from before waiting for others here, so that a long line is answered as soon as a short one. */
  #deadlineMs(): number {
    return performance.now() + this.#busyTimeoutMs;
  }

  /** The connection is free for others between two tries. */
  async #untilNotBusy<Result>(
    run: () => Result,
    deadlineMs: number,
    keepsConnection = false,
  ): Promise<Result> {
    for (;;) {
      await this.#connection.take();
      let isKept = false;
      try {
        const result = run();
        isKept = keepsConnection;
        return result;
      } catch (error) {
        if (!isSqliteBusy(error) || performance.now() > deadlineMs) throw error;
      } finally {
        if (!isKept) this.#connection.end();
      }
      await pause(pauseMs);
    }
  }

  #endTransaction(connection: SqliteConnection): void {
    connection.isInTransaction = false;
    this.#connection.end();
    this.#writing.end();
  }

  async #letOthersHaveATurn(): Promise<void> {
    if (this.#inARowMs < mostInARowMs) return;
    this.#inARowMs = 0;
    // The first may come right after what this one follows, before anybody's timer or request.
    await turnOfOthers();
    await turnOfOthers();
  }

  #moveLogSoon(): void {
    if (this.#isMovingLog) return;
    const pages = this.#unmovedPages();
    // Somebody else may have moved it, such as SQLite itself after whoever read it.
    this.#mostUnmovedPages = Math.min(this.#mostUnmovedPages, pages + mostLogPages);
    if (pages < this.#mostUnmovedPages) return;
    // What cannot be moved, such as while somebody reads it, is not tried again with every write.
    this.#mostUnmovedPages = pages + mostLogPages;
    this.#isMovingLog = true;
    void this.#moveLog()
      .catch(() => {
        // The log only grows until the next time; SQLite itself does it at a multiple of its length.
      })
      .finally(() => {
        this.#isMovingLog = false;
      });
  }

  /** Reading goes on meanwhile. Nobody writes, or the log would have no end that it can be begun anew at. */
  async #moveLog(): Promise<void> {
    await this.#log.prepareToMove();
    await this.#writing.take();
    try {
      await this.#log.move();
      this.#mostUnmovedPages = this.#unmovedPages() + mostLogPages;
    } finally {
      this.#writing.end();
    }
  }

  /** Also what was deleted, which SQLite overwrites. */
  #unmovedPages(): number {
    try {
      const [{ log, checkpointed }] = this.#database.pragma('wal_checkpoint(noop)') as [LogState];
      return log - checkpointed;
    } catch {
      // What was written is committed; the next write asks again.
      return 0;
    }
  }

  #run(sql: string, parameters: readonly unknown[]): QueryResult<never> {
    const startMs = performance.now();
    try {
      const statement = this.#prepare(sql);
      if (statement.reader) return { rows: statement.all(parameters) as never[] };
      const { changes, lastInsertRowid } = statement.run(parameters);
      return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] };
    } finally {
      this.#inARowMs += performance.now() - startMs;
    }
  }

  #prepare(sql: string): BetterSqlite.Statement {
    const known = this.#prepared.get(sql);
    if (known !== undefined) return known;
    const statement = this.#database.prepare(sql);
    if (this.#prepared.size >= maxPreparedStatements) this.#prepared.clear();
    this.#prepared.set(sql, statement);
    return statement;
  }
}
