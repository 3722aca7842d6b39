// Tests changing the password while signed in: with the current one alone, and to the end of every other session.
import { describe, expect, test } from 'vitest';
import { effort } from '#testing/effort.ts';
import { databases, featureDatabases } from '#testing/server/databases.ts';
import { awaitEmail, emailsTo } from '#testing/server/outbox.ts';
import { newEmail, newPerson, password, saveNew, withDatabase } from '#testing/server/people.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import { Visitor } from '#testing/server/visitor.ts';

const fresh = 'a wholly new password';
const change = { currentPassword: password, newPassword: fresh };

describe.each(featureDatabases)('on $kind', (database) => {
  const server = suiteServer(database);

  const signedIn = async (email: string, secret = password) => {
    const visitor = await server.newVisitor();
    await visitor.call('login', { body: { email, password: secret } });
    return visitor;
  };

  test('the new password counts from then on, this session goes on under a new token, all others end', async () => {
    const { visitor, email } = await newPerson(server);
    const uuid = await saveNew(visitor);
    const [other, stolen] = [await signedIn(email), new Visitor(server.origin)];
    for (const [name, value] of visitor.cookies) stolen.cookies.set(name, value);
    const reply = await visitor.call('changePassword', { body: change });
    expect(reply).toMatchObject({ result: 'updated', user: { isSignedIn: true, email } });
    expect(reply.user.templates).toMatchObject([{ uuid }]);
    for (const ended of [other, stolen]) expect((await ended.call('getUser')).isSignedIn).toBe(false);
    expect((await visitor.call('listSessions')).sessions).toMatchObject([{ isCurrent: true }]);
    const elsewhere = await server.newVisitor();
    const { error } = await elsewhere.failure('login', { body: { email, password } });
    expect(error.code).toBe('wrong-login');
    await elsewhere.call('login', { body: { email, password: fresh } });
  });

  test('its owner is told by email, and the event is in the log without either password', async () => {
    const { visitor, email } = await newPerson(server);
    await visitor.call('changePassword', { body: change });
    await awaitEmail(server.place, email, 'Your password was changed');
    const entries = () =>
      withDatabase(server, ({ query }) =>
        query
          .selectFrom('log_entry')
          .innerJoin('account', 'account.id', 'log_entry.account_id')
          .select(['lmid', 'content', 'body'])
          .where('email', '=', email)
          .where('path', '=', '/api/user/changePassword')
          .execute(),
      );
    // Entries are written a moment after each reply.
    await expect.poll(entries).toMatchObject([{ content: 'password changed' }]);
    for (const secret of [password, fresh]) {
      expect(JSON.stringify(await entries())).not.toContain(secret);
      expect(server.log.join('')).not.toContain(secret);
    }
  });

  test('without the right current password, or with a weak new one, nothing changes', async () => {
    const { visitor, email } = await newPerson(server);
    const other = await signedIn(email);
    for (const [body, code] of [
      [{ ...change, currentPassword: 'another one' }, 'wrong-password'],
      [{ ...change, currentPassword: '' }, 'wrong-password'],
      [{ ...change, newPassword: 'short' }, 'bad-request'],
      [{ ...change, newPassword: 'password1' }, 'password-too-common'],
      [{ ...change, newPassword: email }, 'password-too-common'],
      [{ newPassword: fresh }, 'bad-request'],
      [{ ...change, currentPassword: 'x'.repeat(1001) }, 'bad-request'],
    ] as const) {
      expect((await visitor.failure('changePassword', { body })).error.code).toBe(code);
    }
    expect((await other.call('getUser')).isSignedIn).toBe(true);
    const subjects = (await emailsTo(server.place, email)).map(({ subject }) => subject);
    expect(subjects).not.toContain('Your password was changed');
    await signedIn(email);
  });

  test('links that were sent before no longer work', async () => {
    const { visitor, email } = await newPerson(server);
    await visitor.call('requestResetPassword', { body: { email } });
    const { token } = await awaitEmail(server.place, email, 'Set a new password');
    await visitor.call('changePassword', { body: change });
    const { error } = await visitor.failure('updatePassword', {
      body: { token, password: 'yet another one' },
    });
    expect(error.code).toBe('tokenUsedOrExpired');
  });

  test('an account that only signs in with Google sets one with the emailed link', async () => {
    const { visitor, email } = await newPerson(server);
    await withDatabase(server, ({ query }) =>
      query.updateTable('account').set({ password_hash: null }).where('email', '=', email).execute(),
    );
    for (const currentPassword of ['', password]) {
      const { error } = await visitor.failure('changePassword', { body: { ...change, currentPassword } });
      expect(error.code).toBe('wrong-password');
    }
    await visitor.call('requestResetPassword', { body: { email } });
    const { token } = await awaitEmail(server.place, email, 'Set a new password');
    await visitor.call('updatePassword', { body: { token, password: fresh } });
    await visitor.call('changePassword', { body: { currentPassword: fresh, newPassword: `${fresh} 2` } });
    await signedIn(email, `${fresh} 2`);
  });

  test('a visitor without an account has none to change', async () => {
    const { error } = await (await server.newVisitor()).failure('changePassword', { body: change });
    expect(error.code).toBe('sign-in-required');
    expect((await emailsTo(server.place, newEmail())).length).toBe(0);
  });
});

describe.each(databases)('at once, on $kind', (database) => {
  const server = suiteServer(database);

  test('of two changes one counts, and one session is left', async () => {
    for (let round = 0; round < effort.raceRounds; round++) {
      const { visitor, email } = await newPerson(server);
      const other = await server.newVisitor();
      await other.call('login', { body: { email, password } });
      const replies = await Promise.all(
        [visitor, other].map((one, index) =>
          one.request('changePassword', { body: { ...change, newPassword: `${fresh} ${index}` } }),
        ),
      );
      const changed = replies.map(({ ok }) => ok);
      expect(changed.filter(Boolean)).toHaveLength(1);
      const winner = [visitor, other][changed.indexOf(true)];
      expect((await winner?.call('listSessions'))?.sessions).toHaveLength(1);
      const body = { email, password: `${fresh} ${changed.indexOf(true)}` };
      await (await server.newVisitor()).call('login', { body });
    }
  });
});
