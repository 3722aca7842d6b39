// A PostgreSQL database that several instances may share.
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { PostgresDatabase } from './database.ts';
import { mustEncrypt } from './database-tls.ts';
import type { Tables } from './tables.ts';

const connectTimeoutMs = 5000;
const bigintType = 20;

export function openPostgres(url: string, onError: (error: Error) => void): PostgresDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    // How it is verified, and any exception, is said in the address, which the driver prefers to this.
    ...(mustEncrypt(url) && { ssl: true }),
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    types: { getTypeParser: readType },
  });
  // Without a listener on the pool and on each client, a database failure would end the process.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  const query = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    kind: 'postgres',
    query,
    pool,
    isAnswering: () =>
      sql`select 1`.execute(query).then(
        () => true,
        () => false,
      ),
    close: () => query.destroy(),
  };
}

/** Every bigint of the schema is a count or a time, far below 2^53, so it is read as a number. */
const readType: typeof pg.types.getTypeParser = (type: number, format?: 'text' | 'binary') =>
  type === bigintType ? Number : pg.types.getTypeParser(type, format ?? 'text');
