// Tests the application log on both databases: what is written, what never is, a lost database, and retention.
import { Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { openDatabase } from '#server/database/open-database.ts';
import { createLogger } from '#server/http/logger.ts';
import type { Database } from '#server/ports/database/database.ts';
import { freshDatabase } from '#testing/postgres/fresh-database.ts';
import { databases, sqlite, type TestDatabase } from '#testing/server/databases.ts';
import { gate } from '#testing/server/job-workers.ts';
import { startTestServer, type TestServer } from '#testing/server/test-server.ts';
import { createEventLog } from './create-event-log.ts';
import type { EventLogEntry } from './event-log.ts';
import { logEventIds } from './log-event-ids.ts';
import { serverEntry } from './server-entry.ts';

const dayMs = 24 * 60 * 60 * 1000;
const started = Date.UTC(2026, 0, 15, 12);

const enoughSpace = { isFull: async () => false };

const place: { current?: TestDatabase } = {};
afterEach(() => place.current?.remove());

async function query<Result>(ask: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<Result>) {
  if (place.current === undefined) throw new Error('no database');
  const database = await openDatabase(place.current, { now: () => started }, () => undefined);
  try {
    return await ask(database);
  } finally {
    await database.close();
  }
}

function listeningLogger() {
  const lines: string[] = [];
  const destination = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  return { lines, logger: createLogger('info', destination) };
}

/** From now on no entry may have this content. */
async function refuseContent({ kind, query: on }: Database, content: string): Promise<void> {
  const statement =
    kind === 'postgres'
      ? sql`alter table log_entry add check (content <> ${sql.lit(content)})`
      : sql`create trigger refusing before insert on log_entry when new.content = ${sql.lit(content)}
          begin select raise(abort, 'refused'); end`;
  await statement.execute(on);
}

const entries = () =>
  query(({ query: from }) => from.selectFrom('log_entry').selectAll().orderBy('at').execute());

describe.each(databases)('on $kind', ({ createDatabase }) => {
  async function withServer(run: (server: TestServer) => Promise<void>, environment = {}): Promise<void> {
    place.current = await createDatabase();
    const server = await startTestServer(place.current, environment);
    try {
      await run(server);
    } finally {
      await server.stop();
    }
  }

  test('a start and a stop are logged', async () => {
    await withServer(async (server) => {
      server.clock.time += 1000;
    });
    const logged = await entries();
    expect(logged.map(({ lmid, level, at }) => [lmid, level, at])).toEqual([
      ['index-server-started', 'info', started],
      ['index-server-stopped', 'info', started + 1000],
    ]);
    expect(logged[0]?.content).toMatch(
      /^Modelwright \d+\.\d+\.\d+, Node\.js v\d+\S+, (sqlite|postgres), process \d+$/,
    );
  });

  test('who did what from where is logged, and no password or token', async () => {
    await withServer(async (server) => {
      const visitor = await server.newVisitor();
      const credentials = { email: 'ann@example.com', password: 'correct horse battery' };
      await visitor.call('register', { body: credentials });
      const stranger = await server.newVisitor();
      await stranger.failure('login', { body: { ...credentials, password: 'wrong horse battery' } });
    });
    const logged = await entries();
    expect(logged.find(({ lmid }) => lmid === 'user-registered')).toMatchObject({
      verb: 'POST',
      path: '/api/user/register',
      ip: '127.0.0.1',
      level: 'info',
      body: null,
    });
    expect(logged.find(({ lmid }) => lmid === 'user-login-failed')).toMatchObject({
      level: 'warn',
      body: null,
    });
    expect(JSON.stringify(logged)).not.toMatch(/horse|token/);
  });

  test("a request that failed through the server's fault is logged with the id in the reply", async () => {
    let requestId = '';
    await withServer(async (server) => {
      const visitor = await server.newVisitor();
      await query(({ query: on }) => on.schema.alterTable('feedback').renameTo('gone').execute());
      const body = { message: 'see https://a.example/?token=abc', email: 'ann@example.com' };
      const { status, error } = await visitor.failure('shareFeedback', { body });
      expect([status, error.code]).toEqual([500, 'internal']);
      requestId = error.requestId;
      await visitor.failure('getUserTemplate', { id: 'none' });
    });
    const logged = (await entries()).filter(({ level }) => level === 'error');
    expect(logged).toMatchObject([{ lmid: 'request-error', verb: 'POST', path: '/api/user/shareFeedback' }]);
    expect(logged[0]?.content).toContain(`request ${requestId}`);
    expect(JSON.parse(logged[0]?.body ?? '')).toEqual({
      message: 'see https://a.example/?token=[removed]',
      email: 'ann@example.com',
    });
  });

  test('entries are kept for as many days as configured', async () => {
    place.current = await createDatabase();
    const first = await startTestServer(place.current, { JOURNAL_KEPT_DAYS: '2' });
    await first.stop();
    const second = await startTestServer(place.current, { JOURNAL_KEPT_DAYS: '2' }, started + 2 * dayMs);
    await second.stop();
    expect(await entries()).toHaveLength(4);
    const third = await startTestServer(place.current, { JOURNAL_KEPT_DAYS: '2' }, started + 2 * dayMs + 1);
    await third.stop();
    const logged = await entries();
    expect(logged.every(({ at }) => at > started)).toBe(true);
    expect(logged).toHaveLength(4);
  });

  test('an entry that the database refuses takes none of the others along, and is reported once', async () => {
    place.current = await createDatabase();
    const { lines, logger } = listeningLogger();
    await query(async (database) => {
      await refuseContent(database, 'refused');
      const eventLog = createEventLog({ database, clock: { now: () => started } }, enoughSpace, logger);
      const contents = Array.from({ length: 300 }, (_, index) => (index === 150 ? 'refused' : `${index}`));
      for (const content of contents)
        eventLog.write(serverEntry({ lmid: logEventIds.jobError, level: 'info', content }));
      await eventLog.flush();
    });
    const logged = await entries();
    expect(logged).toHaveLength(299);
    expect(logged.some(({ content }) => content === 'refused')).toBe(false);
    const reports = lines.filter((line) => line.includes('the application log cannot be kept'));
    expect(reports.map((line) => JSON.parse(line).entries)).toEqual([
      [expect.objectContaining({ content: 'refused' })],
    ]);
  });

  test('an entry that lacks what it should have is stored without', async () => {
    place.current = await createDatabase();
    await query(async (database) => {
      const { logger } = listeningLogger();
      const eventLog = createEventLog({ database, clock: { now: () => started } }, enoughSpace, logger);
      const { lmid, level } = serverEntry({ lmid: logEventIds.jobError, level: 'info', content: '' });
      const mistaken: Partial<EventLogEntry> = { lmid, level };
      eventLog.write(mistaken as EventLogEntry);
      await eventLog.flush();
    });
    expect(await entries()).toMatchObject([
      { account_id: null, ip: '', verb: '', path: '', content: '', body: null },
    ]);
  });

  test('odd and endless texts are stored as far as possible', async () => {
    place.current = await createDatabase();
    await query(async (database) => {
      const eventLog = createEventLog(
        { database, clock: { now: () => started } },
        enoughSpace,
        createLogger('silent'),
      );
      const odd = serverEntry({
        lmid: logEventIds.jobError,
        level: 'error',
        content: `a\u0000b\ud800${'ю'.repeat(3000)}`,
      });
      eventLog.write({
        ...odd,
        body: { 'k\u0000': 'v\ud800', long: Array.from({ length: 50 }, () => 'x'.repeat(900)) },
      });
      for (let index = 0; index < 450; index += 1) {
        eventLog.write(serverEntry({ lmid: logEventIds.jobError, level: 'error', content: `${index}` }));
      }
      await eventLog.flush();
    });
    const logged = await entries();
    expect(logged).toHaveLength(451);
    const [odd] = logged.filter(({ body }) => body !== null);
    expect(odd?.content).toBe(`ab\ufffd${'ю'.repeat(1996)}`);
    expect(JSON.parse(odd?.body ?? '')).toEqual(expect.stringMatching(/^\{.*…$/s));
  });
});

test('while the database is down entries wait, and what is never stored goes to the process log', async () => {
  const lost = await freshDatabase(inject('postgresUrl'));
  place.current = await sqlite.createDatabase();
  const at = { databaseUrl: lost.url, dataDir: place.current.dataDir };
  const database = await openDatabase(at, { now: () => started }, () => undefined);
  await lost.drop();
  const { lines, logger } = listeningLogger();
  const eventLog = createEventLog({ database, clock: { now: () => started } }, enoughSpace, logger);
  eventLog.write(
    serverEntry({ lmid: logEventIds.jobError, level: 'error', content: 'the one that is printed' }),
  );
  await eventLog.flush();
  expect(lines.join('')).toContain('the one that is printed');
  await database.close();
});

test('while the disk is full entries wait, and are written once there is room', async () => {
  place.current = await sqlite.createDatabase();
  const database = await openDatabase(place.current, { now: () => started }, () => undefined);
  let isFull = true;
  const asked = gate();
  const diskSpace = {
    isFull: async () => {
      asked.open();
      return isFull;
    },
  };
  const eventLog = createEventLog(
    { database, clock: { now: () => started } },
    diskSpace,
    createLogger('silent'),
  );
  eventLog.write(serverEntry({ lmid: logEventIds.jobError, level: 'error', content: 'later' }));
  await asked.passed;
  expect(await entries()).toEqual([]);
  isFull = false;
  // SQLite answers without leaving the turn, in which the log could never write.
  while ((await entries()).length === 0) await setImmediate();
  await database.close();
});
