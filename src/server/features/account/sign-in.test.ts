// Tests registering, signing in and out, and the safe exchange of sessions.
import { describe, expect, test, vi } from 'vitest';
import { Passwords } from '#server/passwords/passwords.ts';
import { databases, featureDatabases } from '#testing/server/databases.ts';
import { awaitEmail } from '#testing/server/outbox.ts';
import { newEmail, newPerson, password, withDatabase } from '#testing/server/people.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import { Visitor } from '#testing/server/visitor.ts';

describe.each(featureDatabases)('on $kind', (database) => {
  const server = suiteServer(database);

  const reply = async (visitor: Visitor, call: 'login' | 'register', body: object) => {
    const { status, error } = await visitor.failure(call, { body });
    return [status, error.code, error.message];
  };

  test('registering signs in, sends a welcome email, and allows signing in anywhere', async () => {
    const email = newEmail();
    const visitor = await server.newVisitor();
    const { user } = await visitor.call('register', { body: { email, password } });
    expect(user).toMatchObject({ isSignedIn: true, isAnonymous: false, userEntitled: false, email });
    expect(user).toMatchObject({
      settings: { plan: 'free', shouldSignIn: false },
      userCanAddNewTemplates: true,
    });
    expect(await visitor.call('getUser')).toEqual(user);
    const message = await awaitEmail(server.place, email, 'Welcome to Modelwright');
    expect(message.text).toContain(`:${new URL(server.origin).port}/builder/\n`);
    const elsewhere = await server.newVisitor();
    expect((await elsewhere.call('login', { body: { email, password } })).user.email).toBe(email);
  });

  test("the email is in the visitor's language", async () => {
    const visitor = await server.newVisitor();
    await visitor.call('saveSettings', { body: { language: 'ru' } });
    const email = newEmail();
    const { user } = await visitor.call('register', { body: { email, password } });
    expect(user.plans[1]).toMatchObject({ name: 'Базовый', intervalLabel: 'в месяц' });
    await awaitEmail(server.place, email, 'Добро пожаловать в Modelwright');
  });

  test('an address is the same in any case, width and with blanks around it', async () => {
    const { email } = await newPerson(server);
    const [name = '', domain = ''] = email.split('@');
    for (const typed of [
      email.toUpperCase(),
      `  ${email} `,
      `${name}\uff20${domain}`,
      `\uff50${email.slice(1)}`,
    ]) {
      const visitor = await server.newVisitor();
      expect(await reply(visitor, 'register', { email: typed, password })).toEqual([
        409,
        'user-exists',
        'user exists',
      ]);
      expect((await visitor.call('login', { body: { email: typed, password } })).user.email).toBe(email);
    }
  });

  test.each([
    ...['plain', 'a@b', 'a@b.c', 'a b@c.dd', 'a@b@c.dd', 'a@@c.dd', '@c.dd', 'a@.c1'],
    ...[
      'a,b@c.dd',
      '<a@c.dd>',
      'a\u0000@c.dd',
      'a@c\r\n.dd',
      'a"@c.dd',
      'a\uff20b@c.dd',
      'a\uff0cb@c.dd',
      'a@c/.dd',
    ],
  ])('%j is not an email address', async (email) => {
    const { status, error } = await (await server.newVisitor()).failure('register', {
      body: { email, password },
    });
    expect([status, error.code]).toEqual([400, 'bad-request']);
    expect(error.faults).toEqual([{ path: 'body.email', message: 'Please enter a valid email address' }]);
  });

  test('a password has 8 to 200 characters, is neither common nor the address, and hard to guess if it is short', async () => {
    const visitor = await server.newVisitor();
    const email = newEmail();
    for (const short of ['', '1234567', 'x'.repeat(201)]) {
      expect((await reply(visitor, 'register', { email, password: short }))[1]).toBe('bad-request');
    }
    for (const weak of ['kqzmwtpv', 'another one']) {
      expect((await reply(visitor, 'register', { email, password: weak }))[1]).toBe('password-too-weak');
    }
    for (const common of [
      'password1',
      'QWERTYUIOP',
      '\uff11\uff12\uff1345678',
      'Modelwright2026',
      `${email}!`,
      email,
      email.toUpperCase(),
    ]) {
      expect((await reply(visitor, 'register', { email, password: common }))[1]).toBe('password-too-common');
    }
    expect((await visitor.call('getUser')).isSignedIn).toBe(false);
    await visitor.call('register', { body: { email, password: '\u0000\ud800 y ключ' } });
  });

  test('an account with a password that is weak by now signs in with it as before', async () => {
    const { email } = await newPerson(server);
    const password_hash = await new Passwords().hash('password1');
    await withDatabase(server, ({ query }) =>
      query.updateTable('account').set({ password_hash }).where('email', '=', email).execute(),
    );
    const visitor = await server.newVisitor();
    expect((await visitor.call('login', { body: { email, password: 'password1' } })).user.isSignedIn).toBe(
      true,
    );
  });

  test.each(['email', 'password'] as const)(
    '%s: one that is too long is refused before anything is made of it',
    async (field) => {
      const visitor = await server.newVisitor();
      const body = { email: newEmail(), password, [field]: '\ufdfa'.repeat(4096) };
      const normalize = vi.spyOn(String.prototype, 'normalize');
      const calls = ['login', 'register', 'requestResetPassword'] as const;
      for (const call of field === 'email' ? calls : calls.slice(0, 2)) {
        expect((await visitor.failure(call, { body })).error.faults?.[0]?.path).toBe(`body.${field}`);
      }
      const lengths = normalize.mock.contexts.map((text) => String(text).length);
      normalize.mockRestore();
      expect(Math.max(0, ...lengths)).toBeLessThan(1000);
    },
  );

  test('a wrong password and an unknown address give the same error', async () => {
    const { email } = await newPerson(server);
    const visitor = await server.newVisitor();
    const wrong = await visitor.failure('login', { body: { email, password: `${password}!` } });
    const unknown = await visitor.failure('login', { body: { email: newEmail(), password } });
    for (const { error } of [wrong, unknown])
      expect(error).toMatchObject({ code: 'wrong-login', message: 'wrong login' });
    expect({ ...unknown.error, requestId: '' }).toEqual({ ...wrong.error, requestId: '' });
    expect(unknown.status).toBe(wrong.status);
    const names = (headers: Headers) => [...headers.keys()].sort();
    expect(names(unknown.headers)).toEqual(names(wrong.headers));
  });

  test('[VALID-2] someone already signed in is told so', async () => {
    const { visitor, email } = await newPerson(server);
    expect(await reply(visitor, 'login', { email, password })).toEqual([
      409,
      'loggedin',
      'already logged in',
    ]);
    expect((await reply(visitor, 'register', { email: newEmail(), password }))[1]).toBe('loggedin');
  });

  test.each(['login', 'register'] as const)('after %s the previous token no longer works', async (call) => {
    const email = call === 'login' ? (await newPerson(server)).email : newEmail();
    const visitor = await server.newVisitor();
    const planted = new Visitor(server.origin);
    for (const [name, value] of visitor.cookies) planted.cookies.set(name, value);
    await visitor.call(call, { body: { email, password } });
    for (const name of ['session', 'XSRF-TOKEN']) {
      expect(visitor.cookies.get(name)).toMatch(/^[\w-]{43}$/);
      expect(visitor.cookies.get(name)).not.toBe(planted.cookies.get(name));
    }
    const { error } = await planted.failure('saveSettings', { body: { language: 'ru' } });
    expect(error.code).toBe('session-required');
    expect(await planted.call('getUser')).toMatchObject({ isSignedIn: false, email: null, templates: [] });
    expect((await planted.failure('listSessions')).status).toBe(401);
  });

  test('signing out ends the session; a visitor without an account keeps theirs', async () => {
    const { visitor, email } = await newPerson(server);
    const old = new Map(visitor.cookies);
    expect(await visitor.call('signout')).toEqual({ user: false });
    expect(visitor.cookies.get('session')).toBe('');
    const stolen = new Visitor(server.origin);
    for (const [name, value] of old) stolen.cookies.set(name, value);
    expect((await stolen.failure('signout')).error.code).toBe('session-required');
    expect(await visitor.call('getUser')).toMatchObject({ isSignedIn: false, isAnonymous: true });
    const kept = visitor.cookies.get('session');
    expect(await visitor.call('signout')).toEqual({ user: false });
    expect(visitor.cookies.get('session')).toBe(kept);
    await visitor.call('login', { body: { email, password } });
  });

  test('only someone who knows the password learns that an account is archived, and its sessions end', async () => {
    const { visitor, email } = await newPerson(server);
    const setStatus = (status: 'active' | 'archived') =>
      withDatabase(server, ({ query }) =>
        query.updateTable('account').set({ status }).where('email', '=', email).execute(),
      );
    await setStatus('archived');
    expect((await visitor.failure('listSessions')).error.code).toBe('account-archived');
    const other = await server.newVisitor();
    expect(await reply(other, 'login', { email, password })).toEqual([
      403,
      'account-archived',
      'This account was archived by the operator.',
    ]);
    expect((await reply(other, 'login', { email, password: 'another one' }))[1]).toBe('wrong-login');
    await setStatus('active');
    expect((await other.call('login', { body: { email, password } })).user.isSignedIn).toBe(true);
  });
});

describe.each(databases)('at once, on $kind', (database) => {
  const server = suiteServer(database);

  test('of 20 who register one address at once exactly one gets it', async () => {
    const email = newEmail();
    const visitors = await Promise.all(Array.from({ length: 20 }, () => server.newVisitor()));
    const responses = await Promise.all(
      visitors.map((visitor) => visitor.request('register', { body: { email, password } })),
    );
    const outcomes = await Promise.all(
      responses.map(async (response) => (await response.json()).code ?? 'registered'),
    );
    expect(outcomes.sort()).toEqual(['registered', ...Array.from({ length: 19 }, () => 'user-exists')]);
    const signedIn = await Promise.all(
      visitors.map(async (visitor) => (await visitor.call('getUser')).isSignedIn),
    );
    expect(signedIn.filter(Boolean)).toHaveLength(1);
  });

  test('pressing the button twice creates one account and reports no conflict', async () => {
    const email = newEmail();
    const visitor = await server.newVisitor();
    const both = await Promise.all(
      [1, 2].map(() => visitor.request('register', { body: { email, password } })),
    );
    const outcomes = await Promise.all(
      both.map(async (response) => (await response.json()).code ?? 'registered'),
    );
    expect(outcomes.filter((outcome) => outcome === 'registered')).toHaveLength(1);
    expect(outcomes).not.toContain('user-exists');
    expect(await visitor.call('getUser')).toMatchObject({ isSignedIn: true, email });
  });
});
