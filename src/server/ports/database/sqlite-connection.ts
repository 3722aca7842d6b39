// What kysely holds for the length of a statement or a transaction; SQLite itself has one connection for all of them.
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';

export class SqliteConnection implements DatabaseConnection {
  isInTransaction = false;
  readonly #execute: (query: CompiledQuery, connection: SqliteConnection) => Promise<QueryResult<never>>;

  constructor(execute: (query: CompiledQuery, connection: SqliteConnection) => Promise<QueryResult<never>>) {
    this.#execute = execute;
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#execute(query, this);
  }

  streamQuery(): never {
    throw new Error('rows are read at once, never as a stream');
  }
}
