// Databases as earlier programs left them, one for each schema there ever was, and what must be found in each.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import pg from 'pg';
import { z } from 'zod';
import { type DatabaseLocation, sqliteFileName } from '#server/database/open-database.ts';

const folder = join(import.meta.dirname, 'databases');

/** Descriptions that templates were saved with. */
const allThree = ['third', 'second', 'first'];
const onlyLast = ['third'];

export interface EarlierDatabase {
  /** The commits of the programs that had the database open, one after the other. */
  readonly name: string;
  /** Of the template that was saved most, newest first: all that its programs had not overwritten. */
  readonly versions: readonly string[];
  readonly hasPrice: boolean;
  readonly hasDeleted: boolean;
  readonly hasPassword: boolean;
}

const usual = { hasPrice: true, hasDeleted: true, hasPassword: true };
const visitorsOnly = { hasPrice: true, hasDeleted: true, hasPassword: false };

export const earlierDatabases: readonly EarlierDatabase[] = [
  { name: 'dfddb5c6', versions: onlyLast, ...visitorsOnly, hasDeleted: false },
  { name: '7ba10f41', versions: onlyLast, ...visitorsOnly },
  { name: '7ba10f41-2ee27930', versions: onlyLast, ...visitorsOnly },
  { name: '75a08655', versions: onlyLast, ...usual },
  { name: '9968e45f', versions: allThree, ...usual },
  { name: '909400f6', versions: allThree, ...usual },
  { name: '312d9ab3', versions: allThree, ...usual },
  { name: '53ad67b6', versions: allThree, ...usual },
  { name: 'dfddb5c6-909400f6', versions: onlyLast, ...visitorsOnly, hasDeleted: false },
  { name: '7ba10f41-75a08655', versions: onlyLast, ...visitorsOnly },
  { name: '7ba10f41-909400f6', versions: ['saved again'], ...visitorsOnly },
  { name: '7ba10f41-312d9ab3', versions: ['saved again', 'third'], ...visitorsOnly },
  { name: '7ba10f41-2ee27930-53ad67b6', versions: onlyLast, ...visitorsOnly },
  { name: '75a08655-53ad67b6', versions: ['saved again'], ...usual },
  { name: 'cef75c1c', versions: allThree, ...usual, hasPrice: false },
  { name: 'aa9f94e7', versions: allThree, ...usual, hasPrice: false },
  { name: '0057cf61', versions: allThree, ...usual, hasPrice: false },
  { name: '38bd4291', versions: allThree, ...usual, hasPrice: false },
  { name: 'f709d589', versions: allThree, ...usual, hasPrice: false },
  { name: '5026a506', versions: allThree, ...usual, hasPrice: false },
  { name: 'f5dc74c9', versions: allThree, ...usual, hasPrice: false },
  { name: '1c7bd5a1', versions: allThree, ...usual, hasPrice: false },
  { name: '3bcea76a', versions: allThree, ...usual, hasPrice: false },
  { name: 'f90c2beb', versions: allThree, ...usual, hasPrice: false },
  { name: 'c9d508c7', versions: allThree, ...usual, hasPrice: false },
  { name: 'f346c70b', versions: allThree, ...usual, hasPrice: false },
  { name: 'a4456440', versions: allThree, ...usual, hasPrice: false },
  { name: 'b629fc54', versions: allThree, ...usual, hasPrice: false },
  { name: 'c8f4bf42', versions: allThree, ...usual, hasPrice: false },
  { name: '6abbf381', versions: allThree, ...usual, hasPrice: false },
  { name: '2767c0ec', versions: allThree, ...usual, hasPrice: false },
];

const cookies = z.record(z.string(), z.string());
const contents = z.object({
  /** Of their sessions. */
  visitor: cookies,
  person: cookies,
  /** By name. */
  uuids: z.record(z.string(), z.string()),
});

/** Fills the empty database; returns who and what is in it. */
export async function fillWithEarlier({ databaseUrl, dataDir }: DatabaseLocation, name: string) {
  const kind = databaseUrl === null ? 'sqlite' : 'postgres';
  const statements = readFileSync(join(folder, `${name}.${kind}.sql`), 'utf8');
  if (databaseUrl === null) fillSqlite(join(dataDir, sqliteFileName), statements);
  else await fillPostgres(databaseUrl, statements);
  return contents.parse(JSON.parse(readFileSync(join(folder, `${name}.${kind}.json`), 'utf8')));
}

function fillSqlite(file: string, statements: string): void {
  const connection = new BetterSqlite(file);
  // Rows come in the order of the tables' names.
  connection.pragma('foreign_keys = OFF');
  connection.exec(statements);
  connection.close();
}

async function fillPostgres(url: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statements);
  await client.end();
}
