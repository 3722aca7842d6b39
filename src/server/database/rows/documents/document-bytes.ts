// Documents in and out of text columns as bytes: a driver takes longer to turn a large one into a text than the database
// takes to find it.
import { type Expression, type ExpressionWrapper, expressionBuilder, sql } from 'kysely';
import type { Tables } from '#server/ports/database/tables.ts';

const encoding = sql.lit('UTF8');
type Module = ReturnType<typeof expressionBuilder<Tables, never>>;
const functions = (): Module['fn'] => expressionBuilder<Tables, never>().fn;

/** Of a text column. */
export const bytesOfColumn = (column: string): ExpressionWrapper<Tables, never, Uint8Array> =>
  functions()<Uint8Array>('convert_to', [sql.ref(column), encoding]);

/** As a value of a text column. */
export function textOfBytes({ buffer, byteOffset, byteLength }: Uint8Array): Expression<string> {
  return functions()<string>('convert_from', [
    sql.val(Buffer.from(buffer, byteOffset, byteLength)),
    encoding,
  ]);
}
