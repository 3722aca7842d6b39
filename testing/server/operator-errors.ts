// Provokes the errors that only operators meet on a running server.
import { randomUUID } from 'node:crypto';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { inject } from 'vitest';
import { openDatabase, sqliteFileName } from '#server/database/open-database.ts';
import { systemClock } from '#server/ports/clock/system-clock.ts';
import type { Tables } from '#server/ports/database/tables.ts';
import { type DatabaseKind, removeFolder, sqlite, type TestDatabase, temporaryFolder } from './databases.ts';
import { addJob } from './jobs.ts';
import { newOperator } from './operators.ts';
import { accountIdOf, addOrderOf } from './orders.ts';
import { newPerson, withDatabase } from './people.ts';
import { startTestServer, type TestServer } from './test-server.ts';
import type { Failure, Visitor } from './visitor.ts';

interface Place {
  readonly server: TestServer & { readonly place: TestDatabase };
  readonly operator: Visitor;
  /** The data folder of another environment. */
  readonly other: string;
}

/** A server with an operator, and the environments that are given it; those that take the folder have an empty database in it. */
export async function onOperatedServer<Result>(
  environmentOf: (otherFolder: string) => Readonly<Record<string, string>>,
  work: (place: Place) => Promise<Result>,
  database: DatabaseKind = sqlite,
): Promise<Result> {
  const [place, other] = [await database.createDatabase(), temporaryFolder()];
  copyFileSync(inject('migratedSqlite'), join(other, sqliteFileName));
  const server = await startTestServer(place, environmentOf(other));
  try {
    const { visitor } = await newOperator({ ...server, place });
    return await work({ server: { ...server, place }, operator: visitor, other });
  } finally {
    await server.stop();
    await place.remove();
    removeFolder(other);
  }
}

const switchTo = (operator: Visitor, environment: string): Promise<Failure> =>
  operator.failure('switchDatabase', { body: { environment } });

const refusedGrant = (environment: Readonly<Record<string, string>>): Promise<Failure> =>
  onOperatedServer(
    () => environment,
    async ({ server, operator }) => {
      const id = await addOrderOf(server, await server.newVisitor());
      return operator.failure('grantRefund', { id, body: {} });
    },
  );

const onPlainServer = (work: (operator: Visitor) => Promise<Failure>): Promise<Failure> =>
  onOperatedServer(
    () => ({}),
    ({ operator }) => work(operator),
  );

async function makeLogEndless(query: Kysely<Tables>): Promise<void> {
  await sql`alter table log_entry rename to kept_entry`.execute(query);
  await sql`create view log_entry as
    with recursive number(n) as (select 1 union all select n + 1 from number)
    select n as at, cast(n as text) as id, '' as lmid from number`.execute(query);
}
/** Of a job that nothing is kept of. */
const refusedRetry = ({ state }: { readonly state: 'done' | 'failed' }): Promise<Failure> =>
  onOperatedServer(
    () => ({}),
    async ({ server, operator }) => {
      const id = await addJob(server, { kind: 'receipt', state });
      return operator.failure('retryJob', { id });
    },
  );

export const operatorErrors = {
  'payment-event-not-found': () =>
    onPlainServer((operator) => operator.failure('replayPaymentEvents', { body: { eventId: 'evt_none' } })),
  'message-not-found': () =>
    onPlainServer((operator) =>
      operator.failure('markMessage', { id: randomUUID(), body: { isDone: true } }),
    ),
  'environment-not-configured': () =>
    onOperatedServer(
      () => ({}),
      ({ operator }) => switchTo(operator, 'test'),
    ),
  'environment-unreachable': () =>
    onOperatedServer(
      (other) => ({ TEST_DATABASE: join(other, 'nothing') }),
      ({ operator }) => switchTo(operator, 'test'),
    ),
  'environment-schema': () =>
    onOperatedServer(
      (other) => ({ TEST_DATABASE: other }),
      async ({ operator, other }) => {
        const database = await openDatabase(
          { databaseUrl: null, dataDir: other },
          systemClock,
          () => undefined,
        );
        await database.query.deleteFrom('schema_version').where('version', '>', 31).execute();
        await database.close();
        return switchTo(operator, 'test');
      },
    ),
  'own-environment-only': () =>
    onOperatedServer(
      (other) => ({ TEST_DATABASE: other }),
      async ({ operator }) => {
        await operator.call('switchDatabase', { body: { environment: 'test' } });
        return operator.failure('grantRefund', { body: {}, id: randomUUID() });
      },
    ),
  'user-not-found': () =>
    onOperatedServer(
      () => ({}),
      ({ operator }) => operator.failure('getUserDetails', { id: randomUUID() }),
    ),
  'user-archived': () =>
    onOperatedServer(
      () => ({}),
      async ({ server, operator }) => {
        const { email } = await newPerson(server);
        const { user } = await operator.call('searchUser', { query: { query: email } });
        await operator.call('setUserStatus', { id: user._id, body: { status: 'archived' } });
        return operator.failure('requestFeedback', { id: user._id });
      },
    ),
  'no-email-address': () =>
    onOperatedServer(
      () => ({}),
      async ({ server, operator }) => {
        const id = await accountIdOf(await server.newVisitor());
        return operator.failure('requestFeedback', { id });
      },
    ),
  'job-not-found': () =>
    onOperatedServer(
      () => ({}),
      ({ operator }) => operator.failure('retryJob', { id: randomUUID() }),
    ),
  'job-changed': () => refusedRetry({ state: 'done' }),
  'job-not-kept': () => refusedRetry({ state: 'failed' }),
  'confirmation-needed': () => refusedGrant({ ENVIRONMENT: 'production' }),
  'log-entry-not-found': () =>
    onOperatedServer(
      () => ({}),
      ({ operator }) => operator.failure('getLogBody', { id: randomUUID() }),
    ),
  'too-slow': () =>
    onOperatedServer(
      () => ({ DATABASE_TIMEOUT_SECONDS: '1' }),
      async ({ server, operator }) => {
        await withDatabase(server, ({ query }) => makeLogEndless(query));
        return operator.failure('listLogs');
      },
    ),
} as const;
