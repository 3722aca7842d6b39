// Tests that the data export is complete, and that deleting an account leaves nothing about the person.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { grantRole } from '#server/policy/grant-role.ts';
import { effort } from '#testing/effort.ts';
import { keptFileNames } from '#testing/files/kept-files.ts';
import { databases, featureDatabases } from '#testing/server/databases.ts';
import { awaitEmail } from '#testing/server/outbox.ts';
import { newEmail, newPerson, password, saveNew, withDatabase } from '#testing/server/people.ts';
import { type SuiteServer, suiteServer } from '#testing/server/suite-server.ts';
import type { Visitor } from '#testing/server/visitor.ts';
import { sweepDeletedTemplates } from '../templates/delete-templates.ts';

const dayMs = 24 * 60 * 60 * 1000;

const accountIdOf = (server: SuiteServer, email: string) =>
  withDatabase(server, async ({ query }) => {
    const row = await query
      .selectFrom('account')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    return row.id;
  });

describe.each(featureDatabases)('on $kind', (database) => {
  const server = suiteServer(database);

  const addOrder = async (email: string) => {
    const account_id = await accountIdOf(server, email);
    const order = {
      id: randomUUID(),
      account_id,
      email,
      name: 'A model',
      static_id: null,
      template_uuid: null,
    };
    await withDatabase(server, ({ query }) =>
      query
        .insertInto('purchase_order')
        .values({ ...order, gs_url: null, amount: 2900, created_at: server.clock.time })
        .execute(),
    );
    return order.id;
  };
  const exported = async (visitor: Visitor) => {
    const response = await visitor.request('exportUser');
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="modelwright-data.json"');
    return JSON.parse(await response.text());
  };

  test('the export has everything about the person, and no secret', async () => {
    const { visitor, email } = await newPerson(server);
    const [kept, deleted] = [await saveNew(visitor, 'kept «{"'), await saveNew(visitor, 'deleted')];
    // The price is no part of what is stored.
    const { price: _price, ...template } = await visitor.call('getUserTemplate', { id: kept });
    await visitor.call('deleteUserTemplate', { id: deleted });
    await visitor.call('shareFeedback', { body: { message: 'good', email: '' } });
    const orderId = await addOrder(email);
    const other = await newPerson(server);
    await saveNew(other.visitor, 'somebody else’s');
    const data = await exported(visitor);
    expect(data).toMatchObject({
      exportedAt: new Date(server.clock.time).toISOString(),
      account: { email, hasPassword: true, status: 'active', language: 'en', emailVerifiedAt: null },
      orders: [{ orderId, price: 29, name: 'A model' }],
      providers: [],
      feedback: [{ message: 'good', email }],
      sessions: expect.arrayContaining([expect.objectContaining({ ip: '127.0.0.1' })]),
      templates: [
        {
          uuid: kept,
          name: 'kept «{"',
          revision: 1,
          deletedAt: null,
          template,
          versions: [{ kind: 'saved', template }],
        },
        { uuid: deleted, name: 'deleted', deletedAt: new Date(server.clock.time).toISOString() },
      ].sort((one, two) => one.uuid.localeCompare(two.uuid)),
    });
    const text = JSON.stringify(data);
    for (const secret of [
      password,
      '$argon2',
      visitor.cookies.get('session') ?? '',
      'token_hash',
      other.email,
    ]) {
      expect(text).not.toContain(secret);
    }
  });

  test('a visitor without an account can export everything as well', async () => {
    const visitor = await server.newVisitor();
    const uuid = await saveNew(visitor);
    expect(await exported(visitor)).toMatchObject({
      account: { isAnonymous: true, email: null },
      templates: [{ uuid }],
    });
  });

  test("the export includes the person's log entries, also from before they signed in", async () => {
    const { visitor, email } = await newPerson(server);
    const accountId = await accountIdOf(server, email);
    const entry = {
      level: 'info' as const,
      lmid: 'x',
      ip: '203.0.113.5',
      verb: 'GET',
      path: '/',
      body: '{"with":"this"}',
    };
    await withDatabase(server, ({ query }) =>
      query
        .insertInto('log_entry')
        .values({ ...entry, id: randomUUID(), at: 1, account_id: accountId, content: 'did it' })
        .execute(),
    );
    const { log } = await exported(visitor);
    expect(log).toContainEqual(
      expect.objectContaining({
        content: 'did it',
        at: '1970-01-01T00:00:00.001Z',
        body: { with: 'this' },
      }),
    );
  });

  test('the export includes built files, pending links and gallery templates, but no token', async () => {
    const { visitor, email } = await newPerson(server);
    await withDatabase(server, (opened) =>
      grantRole({ database: opened, clock: server.clock }, email, 'entitled'),
    );
    const uuid = await saveNew(visitor, 'built');
    const { data: name } = await visitor.call('buildModel', { body: { templateId: uuid } });
    const template = await visitor.call('getUserTemplate', { id: uuid });
    await visitor.call('saveToGallery', { body: { template } });
    const next = newEmail();
    await visitor.call('requestEmailChange', { body: { email: next, password } });
    const { token } = await awaitEmail(server.place, next, 'Confirm your new email address');
    const data = await exported(visitor);
    expect(data).toMatchObject({
      builtFiles: [{ name, kind: 'xlsx', title: 'built' }],
      links: [{ purpose: 'change-email', about: { email: next }, usedAt: null }],
      gallery: [{ uuid, card: { name: 'built' }, template: { uuid, name: 'built' } }],
    });
    // The whole document, not only what its card shows.
    expect(data.gallery[0].template.data).toEqual(template.data);
    expect(JSON.stringify(data)).not.toContain(token);
  });

  test('deleting removes account, templates, sessions and files; orders stay without the account', async () => {
    const { visitor, email } = await newPerson(server);
    const accountId = await accountIdOf(server, email);
    const uuid = await saveNew(visitor);
    const { data: file } = await visitor.call('buildModel', { body: { templateId: uuid } });
    const files = () => keptFileNames(server.place);
    expect(await files()).toContain(file);
    await visitor.call('shareFeedback', { body: { message: 'bye', email } });
    const orderId = await addOrder(email);
    expect(await visitor.call('deleteUser', { body: { password } })).toEqual({ user: false });
    expect(visitor.cookies.get('session')).toBe('');
    expect(await files()).not.toContain(file);
    await withDatabase(server, async ({ query }) => {
      for (const table of [
        'template',
        'session',
        'built_file',
        'one_time_token',
        'provider',
        'feedback',
      ] as const) {
        const rows = await query
          .selectFrom(table)
          .select('account_id')
          .where('account_id', '=', accountId)
          .execute();
        expect(rows, table).toEqual([]);
      }
      const versions = await query
        .selectFrom('template_version')
        .select('id')
        .where('template_uuid', '=', uuid)
        .execute();
      expect(versions).toEqual([]);
      const feedback = await query.selectFrom('feedback').selectAll().where('message', '=', 'bye').execute();
      expect(feedback).toEqual([]);
      const order = await query
        .selectFrom('purchase_order')
        .selectAll()
        .where('id', '=', orderId)
        .executeTakeFirst();
      expect(order).toMatchObject({ account_id: null, email: '', name: '' });
    });
    expect(
      (await (await server.newVisitor()).failure('login', { body: { email, password } })).error.code,
    ).toBe('wrong-login');
    // The address is free again.
    await newPerson(server, email);
  });

  test('it asks for the password if there is one', async () => {
    const { visitor } = await newPerson(server);
    for (const body of [undefined, {}, { password: '' }, { password: 'another one' }]) {
      expect((await visitor.failure('deleteUser', { body })).error.code).toBe('wrong-password');
    }
    expect((await visitor.call('getUser')).isSignedIn).toBe(true);
    const anonymous = await server.newVisitor();
    await saveNew(anonymous);
    expect(await anonymous.call('deleteUser')).toEqual({ user: false });
    expect(await anonymous.call('getUser')).toMatchObject({ isAnonymous: true, templates: [] });
  });

  test('an operator’s account is protected', async () => {
    const { visitor, email } = await newPerson(server);
    await withDatabase(server, ({ query }) =>
      query.updateTable('account').set({ role: 'operator' }).where('email', '=', email).execute(),
    );
    const { status, error } = await visitor.failure('deleteUser', { body: { password } });
    expect([status, error.code]).toEqual([403, 'operator-protected']);
    expect(await visitor.call('getUser')).toMatchObject({
      email,
      settings: { plan: 'admin' },
      // Until the second factor is proved.
      userEntitled: false,
    });
  });

  // Last, because it moves the clock by months.
  test('a purged template is left out of the export', async () => {
    const email = newEmail();
    const { visitor } = await newPerson(server, email);
    const uuid = await saveNew(visitor);
    await visitor.call('deleteUserTemplate', { id: uuid });
    server.clock.time += 31 * dayMs;
    await withDatabase(server, (database) => sweepDeletedTemplates({ database, clock: server.clock }));
    const later = await server.newVisitor();
    await later.call('login', { body: { email, password } });
    expect((await exported(later)).templates).toEqual([]);
  });
});

describe.each(databases)('at once, on $kind', (database) => {
  const server = suiteServer(database);

  test('saves, builds and messages during the deletion of an account end in clear errors, and leave nothing behind', async () => {
    for (let round = 0; round < effort.raceRounds; round++) {
      const { visitor, email } = await newPerson(server);
      const accountId = await accountIdOf(server, email);
      const uuid = await saveNew(visitor);
      const template = await visitor.call('getUserTemplate', { id: uuid });
      const fresh = await visitor.call('getDefaultTemplate');
      const headers = { 'x-xsrf-token': visitor.cookies.get('XSRF-TOKEN') ?? '' };
      const responses = await Promise.all([
        visitor.request('saveUserTemplate', { id: uuid, body: { template }, headers }),
        visitor.request('saveUserTemplate', { id: fresh.uuid, body: { template: fresh }, headers }),
        visitor.request('deleteUser', { body: { password }, headers }),
        visitor.request('buildModel', { body: { template }, headers }),
        visitor.request('shareFeedback', { body: { message: 'x' }, headers }),
        visitor.request('requestResetPassword', { body: { email }, headers }),
        visitor.request('saveSettings', { body: { language: 'ru' }, headers }),
      ]);
      for (const response of responses) {
        if (response.status === 200) continue;
        const { code } = await response.json();
        expect([
          'template-not-found',
          'session-required',
          'xsrf-mismatch',
          'nouser',
          'build-cancelled',
        ]).toContain(code);
      }
      expect(responses[2]?.status).toBe(200);
      await withDatabase(server, async ({ query }) => {
        for (const table of ['template', 'session', 'built_file', 'one_time_token'] as const) {
          const rows = await query
            .selectFrom(table)
            .select('account_id')
            .where('account_id', '=', accountId)
            .execute();
          expect(rows, table).toEqual([]);
        }
      });
    }
  });
});
