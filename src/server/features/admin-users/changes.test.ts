// Tests what operators do to users on both databases: archiving, asking for feedback and deleting, and whom they may not touch.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { accountStatuses } from '#contract/account-statuses.ts';
import type { CallName } from '#contract/paths.ts';
import { databases } from '#testing/server/databases.ts';
import { newOperator } from '#testing/server/operators.ts';
import { accountIdOf, addOrderOf } from '#testing/server/orders.ts';
import { awaitEmail, emailsTo } from '#testing/server/outbox.ts';
import { newEmail, newPerson, password, saveNew, withDatabase } from '#testing/server/people.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import type { Visitor } from '#testing/server/visitor.ts';

const subject = 'How is Modelwright working for you?';
const dayMs = 24 * 60 * 60 * 1000;

describe.each(databases)('on $kind', (database) => {
  const server = suiteServer(database);

  const change = (id: string, values: Record<string, unknown>) =>
    withDatabase(server, ({ query }) =>
      query.updateTable('account').set(values).where('id', '=', id).execute(),
    );
  const setStatus = (operator: Visitor, id: string, status: string) =>
    operator.call('setUserStatus', { id, body: { status } });
  const actsOn = async (operator: Visitor, whom: string) => {
    const { acts } = await operator.call('listActs', { query: { whom } });
    return acts.map(({ act, before, after }) => ({ act, before, after }));
  };
  const codeOf = async (visitor: Visitor, call: CallName, input = {}) =>
    (await visitor.failure(call, input)).error.code;

  test('an archived user can do nothing until made active again; doing it twice changes nothing', async () => {
    const { visitor: operator } = await newOperator(server);
    const { visitor, email } = await newPerson(server);
    const id = await accountIdOf(visitor);
    const uuid = await saveNew(visitor);
    expect(await setStatus(operator, id, 'archived')).toEqual({ status: 'archived' });
    expect(await setStatus(operator, id, 'archived')).toEqual({ status: 'archived' });
    expect(await codeOf(visitor, 'getUserTemplate', { id: uuid })).toBe('account-archived');
    const elsewhere = await server.newVisitor();
    expect(await codeOf(elsewhere, 'login', { body: { email, password } })).toBe('account-archived');
    expect(await setStatus(operator, id, 'active')).toEqual({ status: 'active' });
    await elsewhere.call('login', { body: { email, password } });
    expect((await elsewhere.call('getUserTemplate', { id: uuid })).uuid).toBe(uuid);
    const done = await actsOn(operator, id);
    expect(done).toHaveLength(2);
    expect(done).toContainEqual({ act: 'user-archived', before: 'active', after: 'archived' });
    expect(done).toContainEqual({ act: 'user-unarchived', before: 'archived', after: 'active' });
  });

  test('other words for what is not active are passed on, and give as little access', async () => {
    const { visitor: operator } = await newOperator(server);
    for (const status of accountStatuses.slice(2)) {
      const { visitor, email } = await newPerson(server);
      const id = await accountIdOf(visitor);
      await change(id, { status });
      const { user } = await operator.call('searchUser', { query: { query: id } });
      expect(user.status).toBe(status);
      expect(await codeOf(visitor, 'saveSettings', { body: { language: 'ru' } })).toBe('account-archived');
      const elsewhere = await server.newVisitor();
      expect(await codeOf(elsewhere, 'login', { body: { email, password } })).toBe('account-archived');
      expect(await setStatus(operator, id, 'active')).toEqual({ status: 'active' });
      await visitor.call('saveSettings', { body: { language: 'ru' } });
    }
    const body = { status: 'banned' };
    expect(await codeOf(operator, 'setUserStatus', { id: randomUUID(), body })).toBe('bad-request');
  });

  test('a user is asked for feedback in their language, and not again for a month', async () => {
    const { visitor: operator } = await newOperator(server);
    const { visitor, email } = await newPerson(server);
    const id = await accountIdOf(visitor);
    const asked = { feedbackRequestedAt: server.clock.time };
    expect(await operator.call('requestFeedback', { id })).toEqual(asked);
    const { text } = await awaitEmail(server.place, email, subject);
    expect(text).toMatch(/^http:\S+\/builder\/\?feedback=open#\/templates$/m);
    server.clock.time += dayMs;
    const { visitor: next } = await newOperator(server);
    expect(await next.call('requestFeedback', { id })).toEqual(asked);
    const { user } = await next.call('searchUser', { query: { query: email } });
    expect(user.feedbackRequestedAt).toBe(asked.feedbackRequestedAt);
    expect((await actsOn(next, id)).filter(({ act }) => act === 'feedback-requested')).toHaveLength(1);
    server.clock.time += 30 * dayMs;
    const { visitor: later } = await newOperator(server);
    const again = { feedbackRequestedAt: server.clock.time };
    expect(await later.call('requestFeedback', { id })).toEqual(again);
    await awaitEmail(server.place, email, subject, 2);
  });

  test('whoever has only bought is asked at the address of the first order', async () => {
    const { visitor: operator } = await newOperator(server);
    const visitor = await server.newVisitor();
    await visitor.call('saveSettings', { body: { language: 'ru' } });
    const [email, later] = [newEmail(), newEmail()];
    await addOrderOf(server, visitor, { email, created_at: server.clock.time });
    await addOrderOf(server, visitor, { email: later, created_at: server.clock.time + 1 });
    await operator.call('requestFeedback', { id: await accountIdOf(visitor) });
    await awaitEmail(server.place, email, 'Как вам Modelwright?');
    expect(await emailsTo(server.place, later)).toEqual([]);
  });

  test('whoever cannot be reached or is archived is not asked', async () => {
    const { visitor: operator } = await newOperator(server);
    const { visitor } = await newPerson(server);
    const id = await accountIdOf(visitor);
    const ask = () => codeOf(operator, 'requestFeedback', { id });
    await change(id, { status: 'archived' });
    expect(await ask()).toBe('user-archived');
    await change(id, { status: 'active', email: `${id}@no-domain` });
    expect(await ask()).toBe('no-email-address');
    const { user } = await operator.call('searchUser', { query: { query: id } });
    expect([user.hasValidEmail, user.feedbackRequestedAt]).toEqual([false, null]);
  });

  test('operators, the program’s own account and whoever is nobody are not touched', async () => {
    const { visitor: operator } = await newOperator(server);
    const other = await newOperator(server);
    const ids = [await accountIdOf(other.visitor), await accountIdOf(operator)];
    const body = { status: 'archived' };
    for (const id of ids) {
      expect(await codeOf(operator, 'setUserStatus', { id, body })).toBe('operator-protected');
      expect(await codeOf(operator, 'requestFeedback', { id })).toBe('operator-protected');
      expect(await codeOf(operator, 'deleteAnyUser', { id })).toBe('operator-protected');
    }
    for (const id of ['gallery', randomUUID(), 'ünknown']) {
      expect(await codeOf(operator, 'setUserStatus', { id, body })).toBe('user-not-found');
      expect(await codeOf(operator, 'requestFeedback', { id })).toBe('user-not-found');
      expect(await codeOf(operator, 'deleteAnyUser', { id })).toBe('user-not-found');
    }
    expect(await codeOf(operator, 'deleteAnyUser', { id: '%00' })).toBe('bad-request');
    expect((await operator.call('searchUser', { query: { query: other.email } })).user.status).toBe('active');
  });

  test('a deleted user is gone, is recorded by id alone, and is not found twice', async () => {
    const { visitor: operator } = await newOperator(server);
    const { visitor, email } = await newPerson(server);
    const id = await accountIdOf(visitor);
    expect(await operator.call('deleteAnyUser', { id })).toEqual({ deleted: true });
    expect(await codeOf(operator, 'deleteAnyUser', { id })).toBe('user-not-found');
    expect((await visitor.call('getUser')).isSignedIn).toBe(false);
    const { acts } = await operator.call('listActs', { query: { whom: id } });
    expect(acts).toMatchObject([
      { act: 'user-deleted', whom: id, whomEmail: null, before: null, after: null },
    ]);
    await newPerson(server, email);
  });

  test('no call of operators makes somebody one', async () => {
    const { visitor: operator } = await newOperator(server);
    const { visitor } = await newPerson(server);
    const id = await accountIdOf(visitor);
    const body = { status: 'active', role: 'operator', plan: 0, is_entitled: 1 };
    await operator.request('setUserStatus', { id, body });
    await operator.request('requestFeedback', { id, body });
    const row = await withDatabase(server, ({ query }) =>
      query.selectFrom('account').select(['role', 'plan', 'is_entitled']).where('id', '=', id).execute(),
    );
    expect(row).toEqual([{ role: null, plan: null, is_entitled: 0 }]);
  });
});

describe('in production', () => {
  const [database] = databases;
  if (database === undefined) throw new Error('there is no database');
  const server = suiteServer(database, { ENVIRONMENT: 'production' });

  test('the address of whoever is deleted is typed, or the id of who has none', async () => {
    const { visitor: operator } = await newOperator(server);
    const { visitor, email } = await newPerson(server);
    const id = await accountIdOf(visitor);
    for (const query of [{}, { confirm: 'somebody@example.com' }, { confirm: id }]) {
      const { error } = await operator.failure('deleteAnyUser', { id, query });
      expect(error.code).toBe('confirmation-needed');
    }
    await operator.call('deleteAnyUser', { id, query: { confirm: ` ${email.toUpperCase()} ` } });
    const nameless = await accountIdOf(await server.newVisitor());
    await operator.call('deleteAnyUser', { id: nameless, query: { confirm: nameless } });
  });
});

describe('with limits', () => {
  const [database] = databases;
  if (database === undefined) throw new Error('there is no database');
  const server = suiteServer(database, { SAVES_PER_MINUTE: '5', READS_PER_MINUTE: '600' });

  test('an operator archives many in a row', async () => {
    const { visitor: operator } = await newOperator(server);
    const id = await accountIdOf(await server.newVisitor());
    for (let count = 0; count < 100; count++) {
      await operator.call('setUserStatus', { id, body: { status: count % 2 === 0 ? 'archived' : 'active' } });
    }
  });
});
