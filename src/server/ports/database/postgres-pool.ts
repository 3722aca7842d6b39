// The connections that kysely uses: one that did not answer in time takes no more statements and is closed.
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

export const poolOfKysely = (pool: pg.Pool): PostgresPool => ({
  connect: async () => new CheckedClient(await pool.connect()),
  end: () => pool.end(),
});

interface ClosableClient extends PostgresPoolClient {
  /** Closes the connection if there is an error. */
  release(error?: Error): void;
}

/**
 * The driver would send the rollback of such a transaction after its unanswered statement and wait for both, and the
 * next borrower of the connection would wait behind them.
 */
class CheckedClient implements PostgresPoolClient {
  readonly #client: ClosableClient;
  #unanswered: Error | undefined;

  constructor(client: ClosableClient) {
    this.#client = client;
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
    this.#client.release(this.#unanswered);
  }

  async #ask<Row>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    if (this.#unanswered !== undefined) throw this.#unanswered;
    try {
      return await this.#client.query<Row>(statement, parameters);
    } catch (error) {
      if (isUnanswered(error)) this.#unanswered = error;
      throw error;
    }
  }
}

/** The driver gives no code. */
const isUnanswered = (error: unknown): error is Error =>
  error instanceof Error && error.message === 'Query read timeout';
