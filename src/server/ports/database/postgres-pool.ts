// The connections that kysely uses: one that did not answer in time takes no more statements and is closed.
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { StatementNames } from './statement-names.ts';

/** `refusalOf` says what a statement that the database ended fails with. */
export function poolOfKysely(pool: pg.Pool, refusalOf = (error: unknown): unknown => error): PostgresPool {
  const names = new StatementNames();
  return {
    connect: async () => new CheckedClient(await pool.connect(), names, refusalOf),
    end: () => pool.end(),
  };
}

interface NamedStatement {
  readonly name?: string;
  readonly text: string;
  readonly values: unknown[];
}

interface ClosableClient {
  query<Row>(statement: NamedStatement): Promise<PostgresQueryResult<Row>>;
  /** Closes the connection if there is an error. */
  release(error?: Error): void;
}

/**
 * The driver would send the rollback of such a transaction after its unanswered statement and wait for both, and the
 * next borrower of the connection would wait behind them.
 */
class CheckedClient implements PostgresPoolClient {
  readonly #client: ClosableClient;
  readonly #names: StatementNames;
  readonly #refusalOf: (error: unknown) => unknown;
  #unanswered: Error | undefined;
  #outdated: Error | undefined;

  constructor(client: ClosableClient, names: StatementNames, refusalOf: (error: unknown) => unknown) {
    this.#client = client;
    this.#names = names;
    this.#refusalOf = refusalOf;
  }

  query<Row>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(
    statement: string | PostgresCursor<Row>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof statement === 'string') return this.#ask(statement, parameters);
    throw new Error('rows are read at once, never through a cursor');
  }

  release(): void {
    this.#client.release(this.#unanswered ?? this.#outdated);
  }

  async #ask<Row>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    if (this.#unanswered !== undefined) throw this.#unanswered;
    const name = this.#names.nameOf(statement, parameters);
    try {
      const named = { text: statement, values: [...parameters], ...(name !== undefined && { name }) };
      return await this.#client.query<Row>(named);
    } catch (error) {
      if (isUnanswered(error)) this.#unanswered = error;
      if (isOutdated(error)) this.#outdated = error;
      throw this.#refusalOf(error);
    }
  }
}

/** The driver gives no code. */
const isUnanswered = (error: unknown): error is Error =>
  error instanceof Error && error.message === 'Query read timeout';

/** A migration changed what a prepared statement of this connection returns. */
const isOutdated = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && error.code === '0A000';
