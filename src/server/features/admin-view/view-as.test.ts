// Tests views as somebody else: what they show, that nothing can be changed in them, and that they leave no trace.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { calls } from '#contract/calls/calls.ts';
import { type CallName, paths } from '#contract/paths.ts';
import { isShownInView, viewRules } from '#server/policy/view-calls.ts';
import { databases } from '#testing/server/databases.ts';
import { newOperator } from '#testing/server/operators.ts';
import { addReceiptOf } from '#testing/server/orders.ts';
import { newPerson, password, saveNew, withDatabase } from '#testing/server/people.ts';
import { addSpreadsheet } from '#testing/server/spreadsheets.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import type { Visitor } from '#testing/server/visitor.ts';

const minuteMs = 60_000;
const names = Object.keys(paths).filter((name): name is CallName => name in paths);
const shown = [
  ...['getUser', 'getUserTemplate', 'getTemplateFigures', 'listDeletedTemplates', 'listTemplateVersions'],
  'getTemplateVersion',
  ...['listSessions', 'listSpreadsheets', 'getDefaultTemplate', 'getTemplateLanguages', 'getGallery'],
  ...['getGalleryTemplate', 'getScreenshot', 'getKinds', 'getListing'],
];

test('every call of the contract is either shown in a view or refused', () => {
  const ofOperators = names.filter((name) => calls[name].access === 'operator');
  expect([...Object.keys(viewRules), ...ofOperators].sort()).toEqual([...names].sort());
  expect(names.filter(isShownInView).sort()).toEqual([...shown].sort());
  for (const name of names.filter(isShownInView)) expect(paths[name].method).toBe('GET');
  expect(isShownInView(undefined)).toBe(false);
});

describe.each(databases)('on $kind', (database) => {
  const server = suiteServer(database);

  const idOf = (email: string) =>
    withDatabase(server, async ({ query }) => {
      const { id } = await query
        .selectFrom('account')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      return id;
    });

  async function viewing() {
    const { visitor: operator, email: operatorEmail } = await newOperator(server);
    const { visitor: user, email } = await newPerson(server);
    const id = await idOf(email);
    const { token, endsAt } = await operator.call('beginView', { id });
    return { operator, operatorEmail, user, email, id, endsAt, view: { headers: { 'x-view-as': token } } };
  }

  const codeOf = async (visitor: Visitor, name: CallName, input = {}) =>
    (await visitor.failure(name, input)).error.code;

  test('it shows the product as theirs, for half an hour, and ends', async () => {
    const { operator, operatorEmail, user, email, id, endsAt, view } = await viewing();
    expect(endsAt).toBe(server.clock.now() + 30 * minuteMs);
    const uuid = await saveNew(user, 'Bakery');
    expect(await operator.call('getUser', view)).toMatchObject({
      email,
      templates: [{ uuid, name: 'Bakery' }],
    });
    expect(await operator.call('getUserTemplate', { id: uuid, ...view })).toMatchObject({ name: 'Bakery' });
    expect((await operator.call('getTemplateFigures', { id: uuid, ...view })).figures.currency).toBe('USD');
    expect((await user.call('getUser')).templates).toMatchObject([{ figures: null }]);
    expect((await operator.call('listSessions', view)).sessions).toMatchObject([{ isCurrent: false }]);
    // Without the token everything is the operator's own.
    expect(await operator.call('getUser')).toMatchObject({ email: operatorEmail, templates: [] });
    server.clock.time += 30 * minuteMs - 1;
    await operator.call('getUser', view);
    expect(await operator.call('endView', { id, ...view })).toEqual({ ended: true });
    expect(await codeOf(operator, 'getUser', view)).toBe('view-over');
    expect(await codeOf(operator, 'endView', { id, ...view })).toBe('view-over');
    const { token } = await operator.call('beginView', { id });
    server.clock.time += 30 * minuteMs;
    expect(await codeOf(operator, 'getUser', { headers: { 'x-view-as': token } })).toBe('view-over');
  });

  test('each call that is not shown is refused, and nothing has changed', async () => {
    const { operator, user, email, view } = await viewing();
    const uuid = await saveNew(user, 'Bakery');
    const before = await user.call('getUser');
    for (const name of names.filter((one) => !isShownInView(one) && one !== 'endView')) {
      const body = paths[name].method === 'GET' ? {} : { body: {} };
      const params = {
        params: { token: 'x', language: 'en', sectionId: 'x', searchString: 'x', version: 'x' },
      };
      expect([name, await codeOf(operator, name, { id: uuid, ...params, ...body, ...view })]).toEqual([
        name,
        'view-only',
      ]);
    }
    expect(await user.call('getUser')).toEqual(before);
    await (await server.newVisitor()).call('login', { body: { email, password } });
  });

  test('it opens nothing that is no call, such as a page of the test checkout', async () => {
    const { operator, view } = await viewing();
    const response = await operator.fetch('/api/docs/none', view);
    expect(response.status).toBeGreaterThanOrEqual(400);
  });

  test('it is of the session that began it, and of an operator who has proved the second factor', async () => {
    const { operator, operatorEmail, view } = await viewing();
    const { visitor: other } = await newOperator(server);
    expect(await codeOf(other, 'getUser', view)).toBe('view-over');
    const stranger = await server.newVisitor();
    expect(await codeOf(stranger, 'getUser', view)).toBe('view-over');
    const unproved = await server.newVisitor();
    await unproved.call('login', { body: { email: operatorEmail, password } });
    expect(await codeOf(unproved, 'getUser', view)).toBe('view-over');
    // Under the new token that a proof gives the session it goes on.
    await operator.call('getUser');
    await operator.call('getUser', view);
    await operator.call('signout');
    expect(await codeOf(operator, 'getUser', view)).toBe('view-over');
  });

  test('operators, and accounts that are not there, cannot be viewed', async () => {
    const { visitor: operator } = await newOperator(server);
    const { email } = await newOperator(server);
    expect(await codeOf(operator, 'beginView', { id: await idOf(email) })).toBe('operator-protected');
    expect(await codeOf(operator, 'beginView', { id: randomUUID() })).toBe('nouser');
  });

  test('who is made an operator, or deleted, is viewed no longer', async () => {
    const one = await viewing();
    await withDatabase(server, ({ query }) =>
      query.updateTable('account').set({ role: 'operator' }).where('id', '=', one.id).execute(),
    );
    expect(await codeOf(one.operator, 'getUser', one.view)).toBe('view-over');
    const other = await viewing();
    await other.user.call('deleteUser', { body: { password } });
    expect(await codeOf(other.operator, 'getUser', other.view)).toBe('view-over');
  });

  test('what opens without signing in, or lets things be changed, is left out', async () => {
    const { operator, user, view } = await viewing();
    await addReceiptOf(server, user);
    await addSpreadsheet(server, user);
    const own = await user.call('getUser');
    expect(own.orders[0]?.receiptUrl).toEqual(expect.any(String));
    const seen = await operator.call('getUser', view);
    expect(seen.orders).toMatchObject([
      { orderId: own.orders[0]?.orderId, receiptUrl: null, receiptPdfUrl: null, fileUrl: null, gsUrl: null },
    ]);
    const [spreadsheet] = (await user.call('listSpreadsheets')).spreadsheets;
    const list = await operator.call('listSpreadsheets', view);
    expect(list.spreadsheets).toMatchObject([{ title: spreadsheet?.title, url: '', editUrl: null }]);
    expect(JSON.stringify(list)).not.toContain(spreadsheet?.id);
  });

  test('nothing is written for whoever is viewed, and no cookie is set', async () => {
    const { operator, user, id, view } = await viewing();
    const uuid = await saveNew(user);
    const rows = () =>
      withDatabase(server, async ({ query }) => ({
        account: await query.selectFrom('account').selectAll().where('id', '=', id).execute(),
        sessions: await query.selectFrom('session').selectAll().where('account_id', '=', id).execute(),
        readings: await query
          .selectFrom('template_reading')
          .selectAll()
          .where('template_uuid', '=', uuid)
          .execute(),
        log: await query.selectFrom('log_entry').select('id').where('account_id', '=', id).execute(),
      }));
    await expect.poll(async () => (await rows()).log.length).toBe(2);
    const before = await rows();
    server.clock.time += 20 * minuteMs;
    for (const name of ['getUser', 'getUserTemplate', 'listSessions', 'listSpreadsheets'] as const) {
      const response = await operator.request(name, { id: uuid, ...view });
      expect([name, response.status, response.headers.getSetCookie()]).toEqual([name, 200, []]);
    }
    // A refusal is logged as the operator's.
    await operator.failure('exportUser', view);
    expect(await rows()).toEqual(before);
  });

  test('its beginning and its end are in the record of operators', async () => {
    const { operator, id, endsAt, view } = await viewing();
    server.clock.time += minuteMs;
    await operator.call('endView', { id, ...view });
    const { acts } = await operator.call('listActs', { query: { whom: id } });
    expect(acts.map(({ act, whom, after }) => ({ act, whom, after }))).toEqual([
      { act: 'view-ended', whom: id, after: null },
      { act: 'view-begun', whom: id, after: { endsAt } },
    ]);
  });
});
