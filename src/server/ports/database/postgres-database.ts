// A PostgreSQL database that several instances may share.
import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { StatementTooSlow } from './aside/statement-too-slow.ts';
import { asideTimeoutMs, type PostgresDatabase } from './database.ts';
import { mustEncrypt } from './database-tls.ts';
import { poolOfKysely } from './postgres-pool.ts';
import type { Tables } from './tables.ts';

const connectTimeoutMs = 5000;
/** For one statement of a request. */
const defaultTimeoutMs = 10_000;
/** For one statement of a migration or of sweeping, which may pass over all rows. */
const unhurriedTimeoutMs = 60 * 60 * 1000;
/** Both are seldom at work, and never more than two instances of one. */
const unhurriedConnections = 2;
/** As many as on SQLite. */
const asideConnections = 2;
/** The database itself ends a statement first, so that the connection can be kept. */
const answerMs = 1000;
/** How long connections may take to say goodbye. */
const farewellMs = 500;
const bigintType = 20;

export function openPostgres(
  url: string,
  onError: (error: Error) => void,
  timeoutMs = defaultTimeoutMs,
): PostgresDatabase {
  const sockets = new Set<Socket>();
  const openPool = (statementMs: number, more: pg.PoolConfig) => {
    const pool = new pg.Pool({ ...settingsOf(url, statementMs), stream: () => socketOf(sockets), ...more });
    // Without a listener on the pool and on each client, a database failure would end the process.
    pool.on('error', onError);
    pool.on('connect', (client) => client.on('error', onError));
    return pool;
  };
  const pool = openPool(timeoutMs, { connectionTimeoutMillis: Math.min(connectTimeoutMs, timeoutMs) });
  const query = kyselyOn(pool);
  const unhurried = kyselyOn(openPool(unhurriedTimeoutMs, { max: unhurriedConnections }));
  const asidePool = openPool(asideTimeoutMs(timeoutMs), { max: asideConnections });
  // Before whatever the connection is asked first. To compile a statement for one reading takes longer than to read.
  asidePool.on('connect', (client) => {
    client.query('set default_transaction_read_only = on; set jit = off').catch(onError);
  });
  const aside = kyselyOn(asidePool, (error) => (isOutOfTime(error) ? new StatementTooSlow() : error));
  return {
    kind: 'postgres',
    query,
    unhurried,
    aside,
    pool,
    isAnswering: () =>
      sql`select 1`.execute(query).then(
        () => true,
        () => false,
      ),
    eraseDeleted: async () => undefined,
    close: async () => {
      const ended = Promise.all([query.destroy(), unhurried.destroy(), aside.destroy()]);
      await Promise.race([ended, pause(farewellMs, undefined, { ref: false })]);
      await endAll(sockets);
      await ended;
    },
  };
}

const kyselyOn = (pool: pg.Pool, refusalOf?: (error: unknown) => unknown) =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool: poolOfKysely(pool, refusalOf) }) });

/** The database ended the statement. */
const isOutOfTime = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '57014';

const settingsOf = (url: string, statementMs: number): pg.PoolConfig => ({
  connectionString: url,
  // How it is verified, and any exception, is said in the address, which the driver prefers to this.
  ...(mustEncrypt(url) && { ssl: true }),
  connectionTimeoutMillis: connectTimeoutMs,
  statement_timeout: statementMs,
  // Whoever waits for a row keeps a connection from those who need none of its locks.
  lock_timeout: Math.ceil(statementMs / 2),
  idle_in_transaction_session_timeout: statementMs,
  // A database that is frozen or cut off ends nothing itself.
  query_timeout: statementMs + answerMs,
  keepAlive: true,
  types: { getTypeParser: readType },
});

function socketOf(sockets: Set<Socket>): Socket {
  const socket = new Socket();
  sockets.add(socket);
  socket.once('close', () => sockets.delete(socket));
  return socket;
}

/** Connections to a frozen database would keep the process from ending. */
async function endAll(sockets: ReadonlySet<Socket>): Promise<void> {
  if (sockets.size === 0) return;
  const closed = Promise.all(
    [...sockets].map((socket) => new Promise((resolve) => void socket.once('close', resolve))),
  );
  await Promise.race([closed, pause(farewellMs, undefined, { ref: false })]);
  for (const socket of sockets) socket.destroy();
}

/** Every bigint of the schema is a count or a time, far below 2^53, so it is read as a number. */
const readType: typeof pg.types.getTypeParser = (type: number, format?: 'text' | 'binary') =>
  type === bigintType ? Number : pg.types.getTypeParser(type, format ?? 'text');
