// Files in the database, for instances that share nothing else; in pieces, so that a large one holds nobody up.
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import type { Files } from '../files/files.ts';
import { plainName } from '../files/plain-name.ts';

/** The driver reads a piece in one go, in about a millisecond. */
export const pieceBytes = 128 * 1024;
const defaultListedAtOnce = 500;

type FileDatabase = Pick<Database, 'query' | 'kind'>;

export function databaseFiles(
  database: FileDatabase,
  clock: Clock,
  listedAtOnce = defaultListedAtOnce,
): Files {
  const { query } = database;
  return {
    put: (name, content) =>
      query.transaction().execute((transaction) => write(transaction, plainName(name), content, clock.now())),
    get: (name) => read(database, plainName(name)),
    has: async (name) => {
      const found = query.selectFrom('stored_file').select('name').where('name', '=', plainName(name));
      return (await found.executeTakeFirst()) !== undefined;
    },
    delete: async (name) => {
      await query.deleteFrom('stored_file').where('name', '=', plainName(name)).execute();
    },
    listOlderThan: (time) => listOlderThan(query, time, listedAtOnce),
    // Whether the database answers is asked of the database.
    isAnswering: async () => true,
  };
}

async function write(
  transaction: Transaction<Tables>,
  name: string,
  content: Uint8Array,
  writtenAt: number,
): Promise<void> {
  const row = { bytes: content.byteLength, written_at: writtenAt };
  // Whoever writes the same name at the same time waits here.
  await transaction
    .insertInto('stored_file')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
  await transaction.deleteFrom('stored_file_piece').where('name', '=', name).execute();
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  for (let start = 0; start < bytes.length; start += pieceBytes) {
    const piece = { name, start, content: bytes.subarray(start, start + pieceBytes) };
    await transaction.insertInto('stored_file_piece').values(piece).execute();
  }
}

/** In one transaction, which sees the file as it was when it began. */
function read({ query, kind }: FileDatabase, name: string): Promise<Buffer | null> {
  const transaction = query.transaction();
  const steady = kind === 'postgres' ? transaction.setIsolationLevel('repeatable read') : transaction;
  return steady.execute((reading) => readPieces(reading, name));
}

async function readPieces(query: Kysely<Tables>, name: string): Promise<Buffer | null> {
  const file = await query
    .selectFrom('stored_file')
    .select('bytes')
    .where('name', '=', name)
    .executeTakeFirst();
  if (file === undefined) return null;
  const content = Buffer.allocUnsafe(file.bytes);
  for (let start = 0; start < file.bytes; start += pieceBytes) {
    const piece = await query
      .selectFrom('stored_file_piece')
      .select('content')
      .where('name', '=', name)
      .where('start', '=', start)
      .executeTakeFirstOrThrow();
    content.set(piece.content, start);
  }
  return content;
}

async function* listOlderThan(query: Kysely<Tables>, time: number, atOnce: number): AsyncGenerator<string> {
  for (let last = ''; ; ) {
    const rows = await query
      .selectFrom('stored_file')
      .select('name')
      .where('written_at', '<', time)
      .where('name', '>', last)
      .orderBy('name')
      .limit(atOnce)
      .execute();
    for (const { name } of rows) yield name;
    if (rows.length < atOnce) return;
    last = rows.at(-1)?.name ?? last;
  }
}
