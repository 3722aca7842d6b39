// Tests cookies that are bound to the host: their attributes, and the exchange of those from before.
import { describe, expect, test } from 'vitest';
import { sqlite } from '#testing/server/databases.ts';
import { newEmail, password, saveNew } from '#testing/server/people.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import { Visitor } from '#testing/server/visitor.ts';

const https = { 'x-forwarded-proto': 'https' };

describe('through TLS', () => {
  const server = suiteServer(sqlite, { TRUST_PROXY: 'loopback' });

  /** A browser that the proxy serves through TLS. */
  class SecureVisitor extends Visitor {
    override fetch(path: string, init: RequestInit = {}): Promise<Response> {
      const headers = new Headers(init.headers);
      headers.set('x-forwarded-proto', 'https');
      return super.fetch(path, { ...init, headers });
    }
  }
  const withCookies = (cookies: readonly (readonly [string, string | undefined])[]) => {
    const visitor = new SecureVisitor(server.origin);
    for (const [name, value] of cookies) if (value !== undefined) visitor.cookies.set(name, value);
    return visitor;
  };

  test('both cookies are bound to the host; a connection without TLS keeps the plain ones', async () => {
    const response = await new Visitor(server.origin).request('getUser', { headers: https });
    const [session = '', xsrf = '', ...others] = response.headers.getSetCookie();
    const lasting = 'Max-Age=34560000; Path=/;';
    expect(session).toMatch(
      new RegExp(`^__Host-session=h\\.[\\w-]{43}; ${lasting} HttpOnly; Secure; SameSite=Lax$`),
    );
    expect(xsrf).toMatch(new RegExp(`^__Host-XSRF-TOKEN=[\\w-]{43}; ${lasting} Secure; SameSite=Lax$`));
    expect(others).toEqual([]);
    const plain = await new Visitor(server.origin).request('getUser');
    expect(plain.headers.getSetCookie().map((line) => line.split('=')[0])).toEqual(['session', 'XSRF-TOKEN']);
  });

  test('signing in and out, and changes, work with them', async () => {
    const visitor = new SecureVisitor(server.origin);
    await visitor.call('getUser');
    const first = visitor.cookies.get('__Host-session');
    const email = newEmail();
    await visitor.call('register', { body: { email, password } });
    expect(visitor.cookies.get('__Host-session')).not.toBe(first);
    await visitor.call('saveSettings', { body: { language: 'ru' } });
    const { error } = await visitor.failure('saveSettings', { headers: { 'x-xsrf-token': 'x' } });
    expect(error.code).toBe('xsrf-mismatch');
    await visitor.call('signout');
    expect([visitor.cookies.get('__Host-session'), visitor.cookies.get('__Host-XSRF-TOKEN')]).toEqual([
      '',
      '',
    ]);
  });

  test('those from before are exchanged at the next visit, with all that is theirs', async () => {
    const before = await server.newVisitor();
    const email = newEmail();
    await before.call('register', { body: { email, password } });
    const uuid = await saveNew(before);
    const old = before.cookies.get('session');
    const visitor = withCookies([...before.cookies]);
    // A page that was open before goes on, also before it asks for the user.
    await visitor.call('saveSettings', { body: { language: 'ru' } });
    expect(visitor.cookies.get('__Host-session')).toBeUndefined();
    expect(await visitor.call('getUser')).toMatchObject({ isSignedIn: true, email, templates: [{ uuid }] });
    expect(visitor.cookies.get('session')).toBe('');
    expect(visitor.cookies.get('__Host-session')).toMatch(/^h\./);
    // It looks for the token under the old name.
    expect(visitor.cookies.get('XSRF-TOKEN')).toBe(visitor.cookies.get('__Host-XSRF-TOKEN'));
    expect((await visitor.call('listSessions')).sessions).toMatchObject([{ isCurrent: true }]);
    const again = withCookies([
      ['session', old],
      ['XSRF-TOKEN', before.cookies.get('XSRF-TOKEN')],
    ]);
    expect((await again.failure('listSessions')).error.code).toBe('sign-in-required');
  });

  test('one that another host or a connection without TLS planted does not count', async () => {
    const attacker = new SecureVisitor(server.origin);
    await attacker.call('getUser');
    await attacker.call('register', { body: { email: newEmail(), password } });
    const planted = attacker.cookies.get('__Host-session');
    const victim = withCookies([
      ['session', planted],
      ['XSRF-TOKEN', attacker.cookies.get('__Host-XSRF-TOKEN')],
    ]);
    expect((await victim.call('getUser')).isSignedIn).toBe(false);
    const own = victim.cookies.get('__Host-session');
    const plain = await server.newVisitor();
    victim.cookies.set('session', plain.cookies.get('session') ?? '');
    await victim.call('getUser');
    expect(victim.cookies.get('__Host-session')).toBe(own);
  });
});
