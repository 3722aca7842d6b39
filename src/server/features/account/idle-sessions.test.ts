// Tests that sessions end once they are idle or old, by who has them, and go on under a new token after a change of role.
import { describe, expect, test } from 'vitest';
import { grantRole } from '#server/policy/grant-role.ts';
import { databases } from '#testing/server/databases.ts';
import { newPerson, password, saveNew, withDatabase } from '#testing/server/people.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import { Visitor } from '#testing/server/visitor.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

describe.each(databases)('on $kind', (database) => {
  const server = suiteServer(database);

  const isSignedIn = async (visitor: Visitor) => (await visitor.call('getUser')).isSignedIn;
  const grant = (email: string, role: 'operator' | 'entitled' | 'none') =>
    withDatabase(server, (opened) => grantRole({ database: opened, clock: server.clock }, email, role));

  test('a user’s ends after 30 idle days, a visitor’s only after 400', async () => {
    const { visitor: user, email } = await newPerson(server);
    const visitor = await server.newVisitor();
    const uuid = await saveNew(visitor);
    for (const _ of [1, 2]) {
      server.clock.time += 30 * dayMs - hourMs;
      expect(await isSignedIn(user)).toBe(true);
    }
    server.clock.time += 30 * dayMs;
    expect((await user.failure('listSessions')).error.code).toBe('sign-in-required');
    expect(await isSignedIn(user)).toBe(false);
    await user.call('login', { body: { email, password } });
    expect((await user.call('listSessions')).sessions).toHaveLength(1);
    expect((await visitor.call('getUser')).templates).toMatchObject([{ uuid }]);
    server.clock.time += 400 * dayMs - 1;
    expect((await visitor.call('getUser')).templates).toMatchObject([{ uuid }]);
  });

  test('an operator’s ends after 12 idle hours, and after 7 days in any case', async () => {
    const { visitor, email } = await newPerson(server);
    await grant(email, 'operator');
    const began = server.clock.time;
    while (server.clock.time + 11 * hourMs < began + 7 * dayMs) {
      server.clock.time += 11 * hourMs;
      expect(await isSignedIn(visitor)).toBe(true);
    }
    server.clock.time = began + 7 * dayMs;
    expect(await isSignedIn(visitor)).toBe(false);
    await visitor.call('login', { body: { email, password } });
    server.clock.time += 12 * hourMs;
    expect(await isSignedIn(visitor)).toBe(false);
  });

  test('a user’s ends 400 days after signing in, however much it is used', async () => {
    const { visitor } = await newPerson(server);
    const began = server.clock.time;
    for (let days = 25; days < 400; days += 25) {
      server.clock.time = began + days * dayMs;
      expect(await isSignedIn(visitor)).toBe(true);
    }
    server.clock.time = began + 400 * dayMs;
    expect(await isSignedIn(visitor)).toBe(false);
  });

  test.each(['operator', 'entitled', 'none'] as const)(
    'with the role %s it goes on under a new token, and what it has read stays read',
    async (role) => {
      const { visitor, email } = await newPerson(server);
      const uuid = await saveNew(visitor);
      const template = await visitor.call('getUserTemplate', { id: uuid });
      const before = new Visitor(server.origin);
      for (const [name, value] of visitor.cookies) before.cookies.set(name, value);
      await grant(email, role);
      const user = await visitor.call('getUser');
      expect([user.isSignedIn, user.userEntitled]).toEqual([true, role === 'entitled']);
      expect(visitor.cookies.get('session')).not.toBe(before.cookies.get('session'));
      expect((await visitor.call('listSessions')).sessions).toMatchObject([{ isCurrent: true }]);
      expect((await before.failure('listSessions')).error.code).toBe('sign-in-required');
      const token = visitor.cookies.get('session');
      await visitor.call('getUser');
      expect(visitor.cookies.get('session')).toBe(token);
      await visitor.call('saveUserTemplate', { id: uuid, body: { template } });
    },
  );

  test('until the new token arrives the old one counts, so that a lost reply loses nobody', async () => {
    const { visitor, email } = await newPerson(server);
    const unlucky = new Visitor(server.origin);
    for (const [name, value] of visitor.cookies) unlucky.cookies.set(name, value);
    await grant(email, 'entitled');
    // Its reply is lost: the browser keeps the cookie it has.
    await visitor.call('getUser');
    expect((await unlucky.call('listSessions')).sessions).toMatchObject([{ isCurrent: true }]);
    expect(await isSignedIn(unlucky)).toBe(true);
    expect((await unlucky.call('listSessions')).sessions).toMatchObject([{ isCurrent: true }]);
  });

  test('of two tabs that come back at once after it, neither is signed out', async () => {
    const { visitor, email } = await newPerson(server);
    await grant(email, 'entitled');
    const replies = await Promise.all([visitor.request('getUser'), visitor.request('getUser')]);
    for (const reply of replies) expect((await reply.json()).isSignedIn).toBe(true);
    expect(await isSignedIn(visitor)).toBe(true);
    expect((await visitor.call('listSessions')).sessions).toHaveLength(1);
  });
});
