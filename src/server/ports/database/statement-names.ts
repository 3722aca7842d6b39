// Names statements that come again, so that PostgreSQL parses and plans each once per connection.
import { createHash } from 'node:crypto';

/** Lists of any length make statements of any number; PostgreSQL keeps each named one until its connection ends. */
const maxNames = 300;
const nameChars = 22;
/** A migration may add a column, which a prepared statement that returns all of them could not survive. */
const returnsAll = /(?:\.|select |returning )\*/;

export class StatementNames {
  readonly #names = new Map<string, string>();

  /** Undefined for a statement that is sent anew each time. */
  nameOf(statement: string, parameters: readonly unknown[]): string | undefined {
    if (parameters.length === 0) return undefined;
    const known = this.#names.get(statement);
    if (known !== undefined || this.#names.size >= maxNames) return known;
    if (returnsAll.test(statement)) return undefined;
    const name = createHash('sha256').update(statement).digest('base64url').slice(0, nameChars);
    this.#names.set(statement, name);
    return name;
  }
}
