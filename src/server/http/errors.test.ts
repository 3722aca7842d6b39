// Provokes each error code on a running server.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type ErrorCode, errorCodes } from '#contract/error-codes.ts';
import { freshDatabase } from '#testing/postgres/fresh-database.ts';
import { S3Place } from '#testing/s3/s3-place.ts';
import { removeFolder, temporaryFolder } from '#testing/server/databases.ts';
import { galleryErrors } from '#testing/server/gallery-errors.ts';
import { moneyErrors } from '#testing/server/money-errors.ts';
import { operatorErrors } from '#testing/server/operator-errors.ts';
import { newEmail, newPerson, password, withDatabase } from '#testing/server/people.ts';
import { openConnection } from '#testing/server/raw-connection.ts';
import { rawPost } from '#testing/server/raw-post.ts';
import { secondFactorErrors } from '#testing/server/second-factor-errors.ts';
import { spreadsheetErrors } from '#testing/server/spreadsheet-errors.ts';
import { startTestServer, type TestServer } from '#testing/server/test-server.ts';
import { type Failure, failureOf, Visitor } from '#testing/server/visitor.ts';
import { largeTemplate } from '#testing/templates/large-template.ts';

let dataDir: string;
let server: TestServer;
let visitor: Visitor;
beforeAll(async () => {
  dataDir = temporaryFolder();
  server = await startTestServer({ databaseUrl: null, dataDir }, { MAX_BODY_KB: '64' });
  visitor = await server.newVisitor();
});
afterAll(async () => {
  await server.stop();
  removeFolder(dataDir);
});

const saved = async (by: Visitor) => {
  const template = await by.call('getDefaultTemplate');
  await by.call('saveUserTemplate', { id: template.uuid, body: { template } });
  return template;
};

/** More than a megabyte. */
const saveMuch = async (by: Visitor) => {
  const template = { ...(await by.call('getDefaultTemplate')), note: 'x'.repeat(1_000_000) };
  return by.failure('saveUserTemplate', { id: template.uuid, body: { template } });
};

/** As an operator would. */
const changeAccount = (email: string, change: { status: 'archived' }) =>
  withDatabase({ place: { databaseUrl: null, dataDir } }, ({ query }) =>
    query.updateTable('account').set(change).where('email', '=', email).execute(),
  );

/** On a server of its own, which the test may break. */
async function onBreakableServer(
  environment: Record<string, string>,
  provoke: (server: TestServer, dataDir: string) => Promise<Failure>,
): Promise<Failure> {
  const ownDir = temporaryFolder();
  const own = await startTestServer(
    { databaseUrl: environment.DATABASE_URL ?? null, dataDir: ownDir },
    environment,
  );
  try {
    return await provoke(own, ownDir);
  } finally {
    await own.stop();
    removeFolder(ownDir);
  }
}

function failureOfText(reply: string): Promise<Failure> {
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(reply)?.[1]);
  return failureOf(new Response(reply.slice(reply.indexOf('\r\n\r\n') + 4), { status }));
}

const provocations: Record<ErrorCode, () => Promise<Failure>> = {
  'bad-request': () => visitor.failure('saveSettings', { body: { language: 'de' } }),
  'template-invalid': async () => {
    const template = await visitor.call('getDefaultTemplate');
    return visitor.failure('saveUserTemplate', {
      id: template.uuid,
      body: { template: { ...template, data: 1 } },
    });
  },
  'template-not-found': () => visitor.failure('getUserTemplate', { id: randomUUID() }),
  'template-stale': async () => {
    const template = await saved(visitor);
    const body = { template: { ...template, name: 'other' }, baseRevision: 7 };
    return visitor.failure('saveUserTemplate', { id: template.uuid, body });
  },
  'template-limit': async () => {
    const own = await server.newVisitor();
    for (const _ of [1, 2, 3]) await saved(own);
    const template = await own.call('getDefaultTemplate');
    return own.failure('saveUserTemplate', { id: template.uuid, body: { template } });
  },
  'space-limit': () =>
    onBreakableServer({ MAX_KEPT_TEMPLATES_IF_NOT_SIGNED_IN: '1' }, async (own) => {
      const someone = await own.newVisitor();
      const { uuid } = await saved(someone);
      await someone.call('deleteUserTemplate', { id: uuid });
      const template = await someone.call('getDefaultTemplate');
      return someone.failure('saveUserTemplate', { id: template.uuid, body: { template } });
    }),
  'network-space-limit': () =>
    onBreakableServer({ MAX_KEPT_MB_PER_NETWORK: '1' }, async (own) => saveMuch(await own.newVisitor())),
  'visitors-space-limit': () =>
    onBreakableServer({ MAX_KEPT_MB_OF_VISITORS: '1' }, async (own) => saveMuch(await own.newVisitor())),
  'template-too-large': () => visitor.failure('saveSettings', { body: { language: 'x'.repeat(70_000) } }),
  nouser: () => visitor.failure('requestResetPassword', { body: { email: newEmail() } }),
  loggedin: async () => {
    const { visitor: person, email } = await newPerson(server);
    return person.failure('login', { body: { email, password } });
  },
  tokenUsedOrExpired: () => visitor.failure('updatePassword', { body: { token: 'made up', password } }),
  'wrong-login': () => visitor.failure('login', { body: { email: newEmail(), password } }),
  'user-exists': async () => {
    const { email } = await newPerson(server);
    return visitor.failure('register', { body: { email, password } });
  },
  'password-too-common': () =>
    visitor.failure('register', { body: { email: newEmail(), password: 'password1' } }),
  'password-too-weak': () =>
    visitor.failure('register', { body: { email: newEmail(), password: 'another one' } }),
  'wrong-password': async () => {
    const { visitor: person } = await newPerson(server);
    return person.failure('deleteUser', { body: { password: 'another one' } });
  },
  'too-many-tries': () =>
    onBreakableServer({ SIGN_INS_PER_MINUTE: '100' }, async (own) => {
      const guesser = await own.newVisitor();
      const input = { body: { email: newEmail(), password } };
      for (const _ of [1, 2, 3, 4, 5]) await guesser.failure('login', input);
      return guesser.failure('login', input);
    }),
  'account-archived': async () => {
    const { email } = await newPerson(server);
    await changeAccount(email, { status: 'archived' });
    return visitor.failure('login', { body: { email, password } });
  },
  ...secondFactorErrors,
  'session-not-found': async () => {
    const { visitor: person } = await newPerson(server);
    return person.failure('endSession', { id: randomUUID() });
  },
  'session-required': () => new Visitor(server.origin).failure('getUserTemplate', { id: randomUUID() }),
  'sign-in-required': () => visitor.failure('listSessions'),
  'not-allowed': async () => {
    const { visitor: person } = await newPerson(server);
    return person.failure('saveToGallery', { body: { template: await person.call('getDefaultTemplate') } });
  },
  'version-not-found': async () => {
    const own = await server.newVisitor();
    const template = await saved(own);
    return failureOf(await own.fetch(`/api/user/template/${template.uuid}/versions/${randomUUID()}`));
  },
  'section-unknown': async () => failureOf(await visitor.fetch('/api/suggestions/en/section_none/cafe')),
  'file-not-found': () => visitor.failure('downloadModel', { query: { filename: 'none.xlsx' } }),
  'build-not-found': () => visitor.failure('getBuild', { id: randomUUID() }),
  'build-cancelled': () =>
    onBreakableServer({}, async (own) => {
      const someone = await own.newVisitor();
      const id = randomUUID();
      const body = { template: largeTemplate(300, randomUUID()), buildId: id };
      const refused = someone.failure('buildModel', { body });
      while ((await someone.request('getBuild', { id })).status === 404);
      await someone.call('cancelBuild', { id });
      return refused;
    }),
  'build-too-large': () =>
    onBreakableServer({ BUILD_MEMORY_MB: '24' }, async (own) => {
      const body = { template: largeTemplate(900, randomUUID()), isPreview: true };
      return (await own.newVisitor()).failure('buildModel', { body });
    }),
  ...galleryErrors(() => server),
  ...moneyErrors(() => ({ place: { databaseUrl: null, dataDir }, clock: server.clock, visitor })),
  ...spreadsheetErrors(() => ({ place: { databaseUrl: null, dataDir }, ...server })),
  ...operatorErrors,
  'xsrf-mismatch': () =>
    visitor.failure('saveSettings', { body: { language: 'ru' }, headers: { 'x-xsrf-token': 'forged' } }),
  'rate-limited': () =>
    onBreakableServer({ READS_PER_MINUTE: '1' }, async (own) => {
      const someone = await own.newVisitor();
      await someone.call('getUser');
      return someone.failure('getUser');
    }),
  'media-type': () =>
    visitor.failure('saveSettings', { body: 'a=b', headers: { 'content-type': 'text/plain' } }),
  'not-found': async () => failureOf(await visitor.fetch('/api/no/such/call')),
  'database-unavailable': async () => {
    const database = await freshDatabase(inject('postgresUrl'));
    return onBreakableServer({ DATABASE_URL: database.url }, async (own) => {
      const someone = await own.newVisitor();
      await database.drop();
      return someone.failure('getUser');
    });
  },
  'request-timeout': () =>
    onBreakableServer({ REQUEST_TIMEOUT_SECONDS: '1' }, async (own) => {
      const connection = await openConnection(own.origin);
      connection.send(rawPost('/api/user/settings', await own.newVisitor(), { 'content-length': 2 }));
      return failureOfText(await connection.untilClosed());
    }),
  'server-busy': () =>
    onBreakableServer({ MAX_BODY_KB: '1024', MAX_BODIES_MB: '1' }, async (own) => {
      const someone = await own.newVisitor();
      const [one, other] = [await openConnection(own.origin), await openConnection(own.origin)];
      for (const connection of [one, other]) {
        connection.send(rawPost('/api/model/build', someone, { 'content-length': 2 ** 20 }));
        connection.send(' '.repeat(2 ** 20 - 1));
      }
      const failure = await Promise.race([one, other].map((busy) => busy.until(/"requestId":"[^"]+"/)));
      for (const connection of [one, other]) connection.close();
      return failureOfText(failure);
    }),
  'disk-full': () =>
    onBreakableServer({ MIN_FREE_MB: '999999999' }, async (own) => {
      const someone = await own.newVisitor();
      const template = await someone.call('getDefaultTemplate');
      return someone.failure('saveUserTemplate', { id: template.uuid, body: { template } });
    }),
  'files-unavailable': async () => {
    const store = await S3Place.start();
    return onBreakableServer(store.environment, async (own) => {
      const someone = await own.newVisitor();
      await store.stop();
      const template = await someone.call('getDefaultTemplate');
      return someone.failure('buildModel', { body: { template } });
    });
  },
  'shutting-down': async () => {
    const ownDir = temporaryFolder();
    const own = await startTestServer({ databaseUrl: null, dataDir: ownDir });
    const connection = await openConnection(own.origin);
    connection.send('GET /api/user HTTP/1.1\r\nHost: x\r\n');
    await fetch(`${own.origin}/healthz`);
    const stopped = own.stop();
    connection.send('\r\n');
    const reply = await connection.untilClosed();
    await stopped;
    removeFolder(ownDir);
    return failureOfText(reply);
  },
  internal: () =>
    onBreakableServer({}, async (own, ownDir) => {
      const someone = await own.newVisitor();
      await withDatabase({ place: { databaseUrl: null, dataDir: ownDir } }, ({ query }) =>
        sql`alter table template rename to secret_table`.execute(query),
      );
      return someone.failure('getUser');
    }),
};

test.each(Object.entries(provocations))('%s is returned as its page says', async (code, provoke) => {
  const { status, error } = await provoke();
  const kind = Object.entries(errorCodes).find(([known]) => known === code)?.[1];
  expect({ status, ...error }).toMatchObject({ code, ...kind });
  expect(error.requestId).toMatch(/^[\da-f-]{36}$/);
  expect(JSON.stringify(error)).not.toMatch(/secret_table|sqlite|postgres|Error|node_modules/i);
});

test('a fault names the part of the request and the place within it', async () => {
  const { error } = await visitor.failure('saveSettings', { body: { language: 'de' } });
  expect(error.faults).toEqual([{ path: 'body.language', message: expect.any(String) }]);
});

test("the reply's id is the one in its header and in the log", async () => {
  const { headers, error } = await visitor.failure('getUserTemplate', { id: 'no-uuid' });
  expect(headers.get('x-request-id')).toBe(error.requestId);
  expect(server.log.some((line) => line.includes(error.requestId))).toBe(true);
});
