// Writes statements for SQLite; long texts are handed over as bytes, which takes a fraction of the time.
import {
  type CompiledQuery,
  type FunctionNode,
  type QueryId,
  type RootOperationNode,
  SqliteQueryCompiler,
} from 'kysely';

/** Shorter ones are quicker as they are. */
const longChars = 16 * 1024;

export class SqliteCompiler extends SqliteQueryCompiler {
  /** A statement may name the same text several times. */
  readonly #bytesOf = new Map<string, Buffer>();

  override compileQuery(node: RootOperationNode, queryId: QueryId): CompiledQuery {
    this.#bytesOf.clear();
    try {
      return super.compileQuery(node, queryId);
    } finally {
      this.#bytesOf.clear();
    }
  }

  /** SQLite casts where PostgreSQL converts. */
  protected override visitFunction(node: FunctionNode): void {
    const type = node.func === 'convert_to' ? 'blob' : node.func === 'convert_from' ? 'text' : null;
    const [value] = node.arguments;
    if (type === null || value === undefined) {
      super.visitFunction(node);
      return;
    }
    this.append('cast(');
    this.visitNode(value);
    this.append(` as ${type})`);
  }

  protected override appendValue(value: unknown): void {
    if (typeof value !== 'string' || value.length < longChars) {
      super.appendValue(value);
      return;
    }
    const bytes = this.#bytesOf.get(value) ?? Buffer.from(value);
    this.#bytesOf.set(value, bytes);
    this.append('cast(');
    super.appendValue(bytes);
    this.append(' as text)');
  }
}
