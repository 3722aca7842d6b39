// Tests that password links work once, for an hour, for whoever has access to the inbox.
import { describe, expect, test } from 'vitest';
import { effort } from '#testing/effort.ts';
import { databases, featureDatabases } from '#testing/server/databases.ts';
import { awaitEmail, emailsTo } from '#testing/server/outbox.ts';
import { newEmail, newPerson, password, saveNew, withDatabase } from '#testing/server/people.ts';
import { type SuiteServer, suiteServer } from '#testing/server/suite-server.ts';

const minuteMs = 60_000;
const fresh = 'a wholly new password';
const subject = 'Set a new password';

const askFor = async (server: SuiteServer, email: string, count = 1) => {
  const visitor = await server.newVisitor();
  expect(await visitor.call('requestResetPassword', { body: { email } })).toEqual({ user: { email } });
  return (await awaitEmail(server.place, email, subject, count)).token;
};

describe.each(featureDatabases)('on $kind', (database) => {
  const server = suiteServer(database);

  const refused = async (token: string) => {
    const visitor = await server.newVisitor();
    const { status, error } = await visitor.failure('updatePassword', { body: { token, password: fresh } });
    expect([status, error.code, error.message]).toEqual([410, 'tokenUsedOrExpired', 'tokenexpired']);
  };

  test('[STATE-2] [VALID-2] the link sets the password, signs in, ends all other sessions, and a notification email is sent', async () => {
    const { visitor: person, email } = await newPerson(server);
    const token = await askFor(server, email);
    const visitor = await server.newVisitor();
    const uuid = await saveNew(visitor);
    const before = visitor.cookies.get('session');
    const reply = await visitor.call('updatePassword', { body: { token, password: fresh } });
    expect(reply).toMatchObject({ result: 'updated', user: { isSignedIn: true, email } });
    expect(reply.user.templates).toMatchObject([{ uuid }]);
    expect(visitor.cookies.get('session')).not.toBe(before);
    expect((await person.failure('listSessions')).error.code).toBe('sign-in-required');
    const other = await server.newVisitor();
    expect((await other.failure('login', { body: { email, password } })).error.code).toBe('wrong-login');
    await other.call('login', { body: { email, password: fresh } });
    await awaitEmail(server.place, email, 'Your password was changed');
    await refused(token);
  });

  test('the link has its token after the hash, which no server sees, and no table stores it', async () => {
    const { email } = await newPerson(server);
    const token = await askFor(server, email);
    const { text } = await awaitEmail(server.place, email, subject);
    expect(text).toMatch(/^http:\/\/\S+\/builder\/#\/passwordReset\/\?token=[\w-]{43}$/m);
    const rows = await withDatabase(server, ({ query }) =>
      query.selectFrom('one_time_token').selectAll().execute(),
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('[VALID-2] an unknown address is reported as such', async () => {
    const email = newEmail();
    const { status, error } = await (await server.newVisitor()).failure('requestResetPassword', {
      body: { email },
    });
    expect([status, error.code, error.message]).toEqual([404, 'nouser', 'user unknown']);
    expect(await emailsTo(server.place, email)).toEqual([]);
  });

  test('an archived account gets the same reply as any other; only its inbox is told, without a link', async () => {
    const { email } = await newPerson(server);
    await withDatabase(server, ({ query }) =>
      query.updateTable('account').set({ status: 'archived' }).where('email', '=', email).execute(),
    );
    const visitor = await server.newVisitor();
    expect(await visitor.call('requestResetPassword', { body: { email } })).toEqual({ user: { email } });
    const message = await awaitEmail(server.place, email, 'Your account is archived');
    expect(message.text).not.toContain('http');
    expect((await emailsTo(server.place, email)).map((one) => one.subject)).not.toContain(subject);
  });

  test('a link works for an hour', async () => {
    const { email } = await newPerson(server);
    const token = await askFor(server, email);
    server.clock.time += 60 * minuteMs;
    await refused(token);
    const other = await askFor(server, email, 2);
    server.clock.time += 60 * minuteMs - 1;
    await (await server.newVisitor()).call('updatePassword', { body: { token: other, password: fresh } });
  });

  test('within a minute the first link stays the only one; after that a newer one replaces it', async () => {
    const { email } = await newPerson(server);
    const first = await askFor(server, email);
    server.clock.time += minuteMs - 1;
    for (const _ of [1, 2, 3]) expect(await askFor(server, email)).toBe(first);
    server.clock.time += 1;
    const second = await askFor(server, email, 2);
    expect(second).not.toBe(first);
    expect(
      (await emailsTo(server.place, email)).filter((message) => message.subject === subject),
    ).toHaveLength(2);
    await refused(first);
    await (await server.newVisitor()).call('updatePassword', { body: { token: second, password: fresh } });
  });

  test('a refused password leaves the link unused; made-up tokens are refused', async () => {
    const { email } = await newPerson(server);
    const token = await askFor(server, email);
    const visitor = await server.newVisitor();
    for (const [weak, code] of [
      ['password1', 'password-too-common'],
      [email, 'password-too-common'],
      ['short', 'bad-request'],
    ] as const) {
      expect((await visitor.failure('updatePassword', { body: { token, password: weak } })).error.code).toBe(
        code,
      );
    }
    await visitor.call('updatePassword', { body: { token, password: fresh } });
    for (const made of ['x', token.slice(1), `${token}x`, '\u0000', "' or 1=1"]) await refused(made);
  });

  test('a new password invalidates the link to another address that a stranger requested', async () => {
    const { visitor: thief, email } = await newPerson(server);
    const elsewhere = newEmail();
    await thief.call('requestEmailChange', { body: { email: elsewhere, password } });
    const stolen = (await awaitEmail(server.place, elsewhere, 'Confirm your new email address')).token;
    const token = await askFor(server, email);
    const owner = await server.newVisitor();
    await owner.call('updatePassword', { body: { token, password: fresh } });
    const { error } = await owner.failure('confirmEmailChange', { body: { token: stolen } });
    expect(error.code).toBe('tokenUsedOrExpired');
    expect((await owner.call('getUser')).email).toBe(email);
  });

  test('an archived account stays closed, and so does its link', async () => {
    const { email } = await newPerson(server);
    const token = await askFor(server, email);
    const set = (status: 'archived' | 'active') =>
      withDatabase(server, ({ query }) =>
        query.updateTable('account').set({ status }).where('email', '=', email).execute(),
      );
    await set('archived');
    const visitor = await server.newVisitor();
    const { error } = await visitor.failure('updatePassword', { body: { token, password: fresh } });
    expect(error.code).toBe('account-archived');
    await set('active');
    await visitor.call('updatePassword', { body: { token, password: fresh } });
  });
});

describe.each(databases)('at once, on $kind', (database) => {
  const server = suiteServer(database);

  test('of ten uses at once only one succeeds', async () => {
    const { email } = await newPerson(server);
    const token = await askFor(server, email);
    const visitors = await Promise.all(Array.from({ length: 10 }, () => server.newVisitor()));
    const uses = visitors.map((visitor, index) =>
      visitor.request('updatePassword', { body: { token, password: `${fresh} ${index}` } }),
    );
    const statuses = (await Promise.all(uses)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, ...Array.from({ length: 9 }, () => 410)]);
  });

  test('a concurrent sign-in with the old password never outlives the new one', async () => {
    for (let round = 0; round < effort.raceRounds; round++) {
      const { email } = await newPerson(server);
      const token = await askFor(server, email);
      const [thief, owner] = [await server.newVisitor(), await server.newVisitor()];
      const [login] = await Promise.all([
        thief.request('login', { body: { email, password } }),
        owner.call('updatePassword', { body: { token, password: fresh } }),
      ]);
      expect([200, 401]).toContain(login.status);
      expect((await thief.call('getUser')).isSignedIn).toBe(false);
      expect((await owner.call('listSessions')).sessions).toHaveLength(1);
    }
  });
});
