// Tests the list of sessions, and that an account can only end its own.
import { describe, expect, test } from 'vitest';
import { featureDatabases } from '#testing/server/databases.ts';
import { newPerson, password, withDatabase } from '#testing/server/people.ts';
import { suiteServer } from '#testing/server/suite-server.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

describe.each(featureDatabases)('on $kind', (database) => {
  const server = suiteServer(database);

  const signIn = async (email: string, userAgent: string) => {
    const visitor = await server.newVisitor();
    await visitor.call('login', { body: { email, password }, headers: { 'user-agent': userAgent } });
    return visitor;
  };

  test('the list shows each session by its device, the current one marked, and no token', async () => {
    const { visitor: first, email } = await newPerson(server);
    server.clock.time += 1000;
    await signIn(email, firefox);
    server.clock.time += 1000;
    const phone = await signIn(email, iphone);
    const { sessions } = await phone.call('listSessions');
    expect(sessions).toMatchObject([
      { isCurrent: true, device: 'Safari, iOS', ip: '127.0.0.1', lastSeenAt: server.clock.time },
      { isCurrent: false, device: 'Firefox, Linux', createdAt: server.clock.time - 1000 },
      { isCurrent: false, device: '' },
    ]);
    const text = JSON.stringify(sessions);
    for (const { cookies } of [first, phone]) expect(text).not.toContain(cookies.get('session'));
    expect(new Set(sessions.map(({ id }) => id)).size).toBe(3);
  });

  test('one session is ended without the others, and not twice', async () => {
    const { visitor, email } = await newPerson(server);
    const other = await signIn(email, firefox);
    const { sessions } = await visitor.call('listSessions');
    const id = sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '';
    expect((await visitor.call('endSession', { id })).sessions).toMatchObject([{ isCurrent: true }]);
    expect((await other.call('getUser')).isSignedIn).toBe(false);
    expect((await visitor.failure('endSession', { id })).error.code).toBe('session-not-found');
  });

  test('ending the own session signs out here', async () => {
    const { visitor } = await newPerson(server);
    const id = (await visitor.call('listSessions')).sessions[0]?.id ?? '';
    expect(await visitor.call('endSession', { id })).toEqual({ sessions: [] });
    expect(visitor.cookies.get('session')).toBe('');
    expect((await visitor.call('getUser')).isSignedIn).toBe(false);
  });

  test("nobody can end another account's session", async () => {
    const { visitor: owner } = await newPerson(server);
    const { visitor: other } = await newPerson(server);
    const id = (await owner.call('listSessions')).sessions[0]?.id ?? '';
    expect((await other.failure('endSession', { id })).error.code).toBe('session-not-found');
    expect((await owner.call('getUser')).isSignedIn).toBe(true);
  });

  test('signing out everywhere else keeps this session', async () => {
    const { visitor, email } = await newPerson(server);
    const others = [await signIn(email, firefox), await signIn(email, iphone)];
    expect((await visitor.call('signOutEverywhere')).sessions).toMatchObject([{ isCurrent: true }]);
    for (const other of others) expect((await other.call('getUser')).isSignedIn).toBe(false);
    expect((await visitor.call('getUser')).isSignedIn).toBe(true);
  });

  test('an expired session is not in the list', async () => {
    const { email } = await newPerson(server);
    await signIn(email, firefox);
    server.clock.time += 400 * 24 * 60 * 60 * 1000;
    const late = await signIn(email, firefox);
    expect((await late.call('listSessions')).sessions).toHaveLength(1);
  });

  test('a change from a session that was ended elsewhere is refused with that reason, whatever its token', async () => {
    const { visitor, email } = await newPerson(server);
    const other = await signIn(email, firefox);
    await visitor.call('signOutEverywhere');
    const input = { body: { language: 'ru' } };
    for (const headers of [{}, { 'x-xsrf-token': 'forged' }]) {
      const { status, error } = await other.failure('saveSettings', { ...input, headers });
      expect([status, error.code]).toEqual([401, 'session-required']);
    }
    expect((await other.failure('signOutEverywhere')).error.code).toBe('sign-in-required');
    // As the page does: it asks for the user and retries once.
    await other.call('getUser');
    expect((await other.call('saveSettings', input)).settings.language).toBe('ru');
    expect((await visitor.call('getUser')).settings.language).toBe('en');
  });

  test('the sessions of an archived account explain why they give no access, and work again once it is reopened', async () => {
    const { visitor, email } = await newPerson(server);
    const setStatus = (status: 'active' | 'archived') =>
      withDatabase(server, ({ query }) =>
        query.updateTable('account').set({ status }).where('email', '=', email).execute(),
      );
    await setStatus('archived');
    for (const name of [
      'saveSettings',
      'signOutEverywhere',
      'listSessions',
      'listDeletedTemplates',
    ] as const) {
      const { status, error } = await visitor.failure(name);
      expect([status, error.code]).toEqual([403, 'account-archived']);
    }
    await setStatus('active');
    expect((await visitor.call('listSessions')).sessions).toHaveLength(1);
  });
});
