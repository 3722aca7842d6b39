// Tests what operators read of users on both databases: the list and its pages, the search, details and whole templates.
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { mmdbFile } from '#testing/geo-ip/mmdb-file.ts';
import { databases, removeFolder, temporaryFolder } from '#testing/server/databases.ts';
import { newOperator } from '#testing/server/operators.ts';
import { accountIdOf, addOrderOf } from '#testing/server/orders.ts';
import { newEmail, newPerson, password, saveNew, withDatabase } from '#testing/server/people.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import type { Visitor } from '#testing/server/visitor.ts';
import { newVisitorFrom } from '#testing/server/visitor-from.ts';

const folder = temporaryFolder();
afterAll(() => removeFolder(folder));
const cities = join(folder, 'cities.mmdb');
writeFileSync(
  cities,
  mmdbFile('dbip-city', {
    '198.51.100.0/24': { country_code: 'RU', city: 'Нижний Новгород' },
    '203.0.113.0/24': { country_code: 'US' },
  }),
);

describe.each(databases)('on $kind', (database) => {
  const server = suiteServer(database, { TRUST_PROXY: 'loopback', GEO_IP_FILE: cities });

  const search = async (operator: Visitor, query: string) =>
    (await operator.call('searchUser', { query: { query } })).user;
  const actsOf = async (operator: Visitor, whom: string) =>
    (await operator.call('listActs', { query: { whom } })).acts.map(({ act, what }) => [act, what]).sort();
  const change = (email: string, values: Record<string, unknown>) =>
    withDatabase(server, ({ query }) =>
      query.updateTable('account').set(values).where('email', '=', email).execute(),
    );

  test('a row says what the list of users shows', async () => {
    const { visitor: operator, email: operatorEmail } = await newOperator(server);
    const email = newEmail();
    const visitor = await newVisitorFrom(server, '198.51.100.77');
    await visitor.call('saveSettings', { body: { language: 'ru' } });
    await visitor.call('register', { body: { email, password } });
    await saveNew(visitor, 'Пекарня 🥐');
    await addOrderOf(server, visitor, { email: 'Buyer@example.com' });
    await change(email, { first_name: 'Анна', last_name: "O'Neil", plan: 2, feedback_requested_at: 5 });
    const { users } = await operator.call('listUsers');
    const user = users.find((one) => one.email === email);
    const bytes = await withDatabase(server, ({ query }) =>
      query
        .selectFrom('template')
        .select('document_bytes')
        .where('account_id', '=', user?._id ?? '')
        .executeTakeFirstOrThrow(),
    );
    expect(user).toEqual({
      ...{ _id: await accountIdOf(visitor), firstName: 'Анна', lastName: "O'Neil", displayName: '' },
      ...{ email, firstOrderEmail: 'Buyer@example.com', hasValidEmail: true, language: 'ru' },
      ...{ status: 'active', plan: 2, createdAt: server.clock.time, updatedAt: server.clock.time },
      userIpData: { city: 'Нижний Новгород', country: 'RU', continent_code: 'EU', ip: '198.51.100.77' },
      ...{ feedbackRequestedAt: 5, documentSize: bytes.document_bytes, settings: { language: 'ru' } },
      ...{ templatesCount: 1, ordersCount: 1, providersCount: 0 },
    });
    const elsewhere = await newVisitorFrom(server, '203.0.113.9');
    const other = newEmail();
    await elsewhere.call('register', { body: { email: other, password } });
    expect((await search(operator, other)).userIpData).toEqual({
      ...{ city: null, country: 'US', continent_code: 'NA', ip: '203.0.113.9' },
    });
    expect(await search(operator, operatorEmail)).toMatchObject({ plan: 0, status: 'active' });
  });

  test('the last activity is that of a session or a save, and not what an operator does', async () => {
    const { visitor, email } = await newPerson(server);
    const registered = server.clock.time;
    const uuid = await saveNew(visitor);
    server.clock.time += 24 * 60 * 60 * 1000;
    await visitor.call('getUserTemplate', { id: uuid });
    const seen = server.clock.time;
    server.clock.time += 1000;
    const { visitor: operator } = await newOperator(server);
    const { _id: id } = await search(operator, email);
    await operator.call('setUserStatus', { id, body: { status: 'archived' } });
    await operator.call('setUserStatus', { id, body: { status: 'active' } });
    expect(await search(operator, email)).toMatchObject({ createdAt: registered, updatedAt: seen });
  });

  test('page by page everybody comes once, also by going on behind the last one', async () => {
    const { visitor: operator } = await newOperator(server);
    for (let count = 0; count < 5; count++) await newPerson(server);
    await withDatabase(server, ({ query }) => query.updateTable('account').set({ created_at: 7 }).execute());
    const listed = async (limit: string) => {
      const ids: string[] = [];
      for (let page = 1, hasMore = true; hasMore; page++) {
        const found = await operator.call('listUsers', { query: { page: String(page), limit } });
        ids.push(...found.users.map(({ _id }) => _id));
        expect(found.pagination).toMatchObject({ page });
        hasMore = found.pagination.hasMore;
      }
      return ids;
    };
    const all = await operator.call('listUsers');
    const ids = all.users.map(({ _id }) => _id);
    expect(all.pagination).toEqual({ hasMore: false, total: ids.length, page: 1, next: null });
    expect(ids).toEqual([...ids].sort().reverse());
    expect(await listed('2')).toEqual(ids);
    const onwards: string[] = [];
    const goOn = async (after: Readonly<Record<string, string>>): Promise<void> => {
      const found = await operator.call('listUsers', { query: { limit: '3', ...after } });
      onwards.push(...found.users.map(({ _id }) => _id));
      const { next } = found.pagination;
      if (next !== null) await goOn({ after: next });
    };
    await goOn({});
    expect(onwards).toEqual(ids);
    const skipped = await operator.call('listUsers', { query: { skip: '2', limit: '200' } });
    expect(skipped.users.map(({ _id }) => _id)).toEqual(ids.slice(2));
    const beyond = await operator.call('listUsers', { query: { skip: '999999' } });
    expect([beyond.users, beyond.pagination.hasMore]).toEqual([[], false]);
    for (const query of [{ limit: '201' }, { limit: '0' }, { page: '0' }, { skip: '-1' }, { after: 'x' }]) {
      expect((await operator.failure('listUsers', { query })).error.code).toBe('bad-request');
    }
  });

  test('visitors without an account are in it once they keep something, and are found before', async () => {
    const { visitor: operator } = await newOperator(server);
    const visitor = await server.newVisitor();
    const id = await accountIdOf(visitor);
    const isListed = async () => (await operator.call('listUsers')).users.some(({ _id }) => _id === id);
    expect(await isListed()).toBe(false);
    expect(await search(operator, id.toUpperCase())).toMatchObject({ _id: id, email: null });
    await saveNew(visitor);
    expect(await isListed()).toBe(true);
    const { visitor: buyer } = await newPerson(server);
    await addOrderOf(server, visitor, { email: `order-${id}@example.com` });
    const found = await search(operator, ` Order-${id}@EXAMPLE.com `);
    expect(found).toMatchObject({ _id: id, firstOrderEmail: `order-${id}@example.com` });
    await buyer.call('getUser');
    const { status, error } = await operator.failure('searchUser', {
      query: { query: 'nobody@example.com' },
    });
    expect([status, error.code, error.message]).toEqual([404, 'user-not-found', 'User not found']);
    expect((await operator.failure('searchUser', { query: { query: '  ' } })).error.code).toBe('bad-request');
    expect((await operator.failure('searchUser', { query: { query: 'gallery' } })).status).toBe(404);
  });

  test('whoever signed in is found by the id they had before', async () => {
    const { visitor: operator } = await newOperator(server);
    const { email } = await newPerson(server);
    const visitor = await server.newVisitor();
    const before = await accountIdOf(visitor);
    await visitor.call('login', { body: { email, password } });
    expect((await search(operator, before)).email).toBe(email);
    expect((await operator.failure('getUserDetails', { id: before })).error.code).toBe('user-not-found');
  });

  test('details have templates with their context, orders, and ways to sign in, and are recorded', async () => {
    const { visitor: operator } = await newOperator(server);
    const { visitor, email } = await newPerson(server);
    const base = await (await visitor.request('getDefaultTemplate')).json();
    const template = {
      ...base,
      ...{ name: 'Кафе «Ёлка»', description: 'Δ', templateContext: 'in Riga', language: 'ru' },
    };
    await visitor.call('saveUserTemplate', { id: template.uuid, body: { template } });
    const deleted = await saveNew(visitor);
    await visitor.call('deleteUserTemplate', { id: deleted });
    const gsUrl = 'https://docs.google.com/spreadsheets/d/1';
    const orderId = await addOrderOf(server, visitor, { gs_url: gsUrl, template_uuid: template.uuid });
    const id = await accountIdOf(visitor);
    const profile = { displayName: 'Анна', email, emailVerified: true, photo: 7 };
    await withDatabase(server, ({ query }) =>
      query
        .insertInto('provider')
        .values({
          ...{ id: `p-${id}`, account_id: id, provider: 'google', subject: id, created_at: 1 },
          profile: JSON.stringify(profile),
        })
        .execute(),
    );
    const details = await operator.call('getUserDetails', { id });
    expect(details).toMatchObject({
      ...{ plan: null, templatesCount: 1, ordersCount: 1, providersCount: 1 },
      orders: [{ orderId, gsUrl, price: 29, currency: 'usd', state: 'paid', templateUuid: template.uuid }],
    });
    expect(details.providers).toEqual([
      {
        ...{ id: `p-${id}`, provider: 'google', displayName: 'Анна', givenName: '', familyName: '' },
        ...{ email, emailVerified: true, photo: '' },
      },
    ]);
    expect(details.templates).toMatchObject([
      {
        ...{ uuid: template.uuid, name: 'Кафе «Ёлка»', description: 'Δ', language: 'ru' },
        ...{ templateContext: 'in Riga', resourceCount: base.data.coreResources.length },
        ...{ updatedAt: server.clock.time, timestamp: server.clock.time },
      },
    ]);
    expect((await operator.call('listTemplatesOfUser', { id })).templates).toEqual(details.templates);
    const json = await operator.call('getTemplateJson', { params: { uuid: template.uuid } });
    expect(json).toMatchObject({ uuid: template.uuid, name: 'Кафе «Ёлка»', data: base.data });
    expect(await actsOf(operator, id)).toEqual([
      ['template-read', template.uuid],
      ['user-read', null],
      ['user-templates-read', null],
    ]);
    for (const uuid of [deleted, randomUUID(), 'none']) {
      const { error } = await operator.failure('getTemplateJson', { params: { uuid } });
      expect(error.code).toBe('template-not-found');
    }
    for (const call of ['getUserDetails', 'listTemplatesOfUser'] as const) {
      expect((await operator.failure(call, { id: 'gallery' })).error.code).toBe('user-not-found');
    }
  });
});
