// Upgrades a database to the program's schema: each numbered migration runs once, however many instances start
// together.
import { type Kysely, sql } from 'kysely';
import { CommandError } from '#server/errors/command-error.ts';
import type { Clock } from '#server/ports/clock/clock.ts';
import type { Database } from '#server/ports/database/database.ts';
import type { Tables } from '../../ports/database/tables.ts';

export interface Migration {
  /** Starts with its number, counted from 001 without gaps. */
  readonly name: string;
  up(query: Kysely<Tables>): Promise<void>;
}

/** An arbitrary number that no other program uses for its advisory lock. */
const advisoryLock = 7_706_413_200;

export async function migrate(
  database: Database,
  migrations: readonly Migration[],
  clock: Clock,
): Promise<void> {
  // One transaction holds the lock and all the work, so a start that is killed midway leaves nothing behind.
  await database.unhurried.transaction().execute(async (transaction) => {
    // On SQLite every transaction has the database's only lock.
    if (database.kind === 'postgres') {
      await sql`select pg_advisory_xact_lock(${sql.lit(advisoryLock)})`.execute(transaction);
    }
    await applyMissing(transaction, migrations, clock);
  });
}

async function applyMissing(
  connection: Kysely<Tables>,
  migrations: readonly Migration[],
  clock: Clock,
): Promise<void> {
  await connection.schema
    .createTable('schema_version')
    .ifNotExists()
    .addColumn('version', 'integer', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('applied_at', 'bigint', (column) => column.notNull())
    .execute();
  const applied = await readSchemaVersion(connection);
  if (applied > migrations.length) throw newerDatabase(applied, migrations.length);
  for (const [index, migration] of migrations.entries()) {
    if (index < applied) continue;
    await migration.up(connection);
    const row = { version: index + 1, name: migration.name, applied_at: clock.now() };
    await connection.insertInto('schema_version').values(row).execute();
  }
}

export async function readSchemaVersion(query: Kysely<Tables>): Promise<number> {
  const { version } = await query
    .selectFrom('schema_version')
    .select((row) => row.fn.max('version').as('version'))
    .executeTakeFirstOrThrow();
  return version ?? 0;
}

function newerDatabase(found: number, known: number): CommandError {
  return new CommandError(
    `The database has schema ${found}, this program knows up to ${known}: start the newer program, or restore a backup.`,
  );
}
