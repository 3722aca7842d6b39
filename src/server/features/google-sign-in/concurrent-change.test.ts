// Tests a first sign-in during which another one takes the address.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '#server/database/open-database.ts';
import { systemClock } from '#server/ports/clock/system-clock.ts';
import type { Database } from '#server/ports/database/database.ts';
import { newVisitor } from '#server/sessions/new-visitor.ts';
import { waitTimeoutMs } from '#testing/effort.ts';
import { ada, comeBack, googleEnvironment, goToGoogle } from '#testing/oidc/at-google.ts';
import { type MockProvider, startMockProvider } from '#testing/oidc/mock-provider.ts';
import { postgres } from '#testing/server/databases.ts';
import { startTestServer, type TestServer } from '#testing/server/test-server.ts';

let provider: MockProvider;
let server: TestServer;
let database: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  provider = await startMockProvider();
  provider.claims = ada;
  const place = await postgres.createDatabase();
  server = await startTestServer(place, googleEnvironment(provider));
  database = await openDatabase(place, systemClock, () => undefined);
  close = async () => {
    await database.close();
    await server.stop();
    await provider.stop();
    await place.remove();
  };
});
afterAll(() => close());

const waitingCount = async (): Promise<number> => {
  const { rows } = await sql<{ pid: number }>`select pid from pg_locks where not granted`.execute(
    database.query,
  );
  return rows.length;
};

test('the database refuses the second account, and the person gets the first one', async () => {
  const visitor = await server.newVisitor();
  const template = await visitor.call('getDefaultTemplate');
  await visitor.call('saveUserTemplate', { id: template.uuid, body: { template } });
  const back = await goToGoogle(visitor);
  const other = await database.query.startTransaction().execute();
  const taken = { ...newVisitor('en', 1), kind: 'user' as const, email: ada.email };
  await other.insertInto('account').values(taken).execute();
  const end = comeBack(visitor, back);
  await vi.waitFor(async () => expect(await waitingCount()).toBe(1), { timeout: waitTimeoutMs });
  await other.commit().execute();
  expect(await end).toBe('/builder/#/');
  const { email, templates } = await visitor.call('getUser');
  expect(email).toBe(ada.email);
  expect(templates.map(({ uuid }) => uuid)).toEqual([template.uuid]);
  const links = await database.query.selectFrom('provider').select('account_id').execute();
  expect(links).toEqual([{ account_id: taken.id }]);
});
