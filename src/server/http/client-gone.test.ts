// Tests that a client which has gone is no failure of the server, and keeps nothing from being counted or logged.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '#server/database/open-database.ts';
import { systemClock } from '#server/ports/clock/system-clock.ts';
import { databases, postgres } from '#testing/server/databases.ts';
import { countLockWaits } from '#testing/server/lock-waits.ts';
import { withDatabase } from '#testing/server/people.ts';
import { openConnection, type RawConnection } from '#testing/server/raw-connection.ts';
import { rawPost } from '#testing/server/raw-post.ts';
import { startTestServer, type TestServer } from '#testing/server/test-server.ts';

const leaving = ['close', 'reset'] as const;
const patience = { timeout: 30_000 };

const linesOf = ({ log }: TestServer) =>
  log.map((line): { level: number; route?: string; ip?: string } => JSON.parse(line));

/** A line of the log is written once the server knows that a request has ended. */
const untilEnded = (server: TestServer, route: string, count: number) =>
  expect.poll(() => linesOf(server).filter((line) => line.route === route).length, patience).toBe(count);

/** What a client did before these is known to the server after them. */
async function letServerNotice({ origin }: TestServer): Promise<void> {
  for (let round = 0; round < 5; round += 1) await fetch(`${origin}/healthz`);
}

/** Runs a step on a server of its own, stops it, and returns what it logged about failures. */
async function failuresOf(
  { createDatabase }: Pick<typeof postgres, 'createDatabase'>,
  environment: Record<string, string>,
  run: (server: TestServer, place: Awaited<ReturnType<typeof createDatabase>>) => Promise<void>,
) {
  const place = await createDatabase();
  const server = await startTestServer(place, environment);
  await run(server, place).finally(server.stop);
  const stored = await withDatabase({ place }, ({ query }) =>
    query.selectFrom('log_entry').selectAll().where('level', '=', 'error').execute(),
  );
  await place.remove();
  return { stored, printed: linesOf(server).filter(({ level }) => level >= 40) };
}

const none = { stored: [], printed: [] };

test.each(leaving)(
  'one that leaves (%s) while its session is looked up is counted, and that is all',
  async (leave) => {
    const failures = await failuresOf(postgres, { READS_PER_MINUTE: '1' }, async (server, place) => {
      const visitor = await server.newVisitor();
      const database = await openDatabase(place, systemClock, () => undefined);
      const connection = await openConnection(server.origin);
      await database.query.transaction().execute(async (transaction) => {
        await sql`lock table session in access exclusive mode`.execute(transaction);
        connection.send(
          `GET /api/user HTTP/1.1\r\nhost: x\r\ncookie: session=${visitor.cookies.get('session')}\r\n\r\n`,
        );
        await expect.poll(() => countLockWaits(database), patience).toBeGreaterThan(0);
        connection[leave]();
        await letServerNotice(server);
      });
      // The first was that of the new visitor.
      await untilEnded(server, '/api/user', 2);
      await database.close();
      const lines = linesOf(server).filter(({ route }) => route === '/api/user');
      expect(lines.map(({ ip }) => ip)).toEqual(['127.0.0.1', '127.0.0.1']);
      expect((await visitor.request('getUser')).status).toBe(429);
    });
    expect(failures.stored).toEqual([]);
    expect(failures.printed.filter(({ level }) => level >= 50)).toEqual([]);
  },
);

describe.each(databases)('on $kind', (database) => {
  const begin = async (
    server: TestServer,
    headers: Record<string, string | number>,
  ): Promise<RawConnection> => {
    const visitor = await server.newVisitor();
    const connection = await openConnection(server.origin);
    const all = { ...headers, expect: '100-continue' };
    connection.send(rawPost(`/api/user/template/${randomUUID()}`, visitor, all));
    await connection.until(/100 Continue/);
    return connection;
  };

  test.each(leaving)('one that leaves (%s) amid its body says nothing of the database', async (leave) => {
    const failures = await failuresOf(database, {}, async (server) => {
      const plain = await begin(server, { 'content-length': 50_000 });
      plain.send('{"template":');
      const chunks = await begin(server, { 'transfer-encoding': 'chunked' });
      chunks.send('1\r\n{\r\n');
      plain[leave]();
      chunks[leave]();
      await untilEnded(server, '/api/user/template/:id', 2);
    });
    expect(failures).toEqual(none);
  });
});
