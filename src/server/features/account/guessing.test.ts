// Tests that whoever guesses passwords waits longer each time, on every instance and after a restart, and others do not.
import { describe, expect, test } from 'vitest';
import { databases } from '#testing/server/databases.ts';
import { awaitEmail } from '#testing/server/outbox.ts';
import { newEmail, password } from '#testing/server/people.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import { startTestServer } from '#testing/server/test-server.ts';
import type { Visitor } from '#testing/server/visitor.ts';

const minuteMs = 60_000;
const environment = { SIGN_INS_PER_MINUTE: '100000', TRUST_PROXY: 'loopback' };

describe.each(databases)('on $kind', (database) => {
  const server = suiteServer(database, environment);

  const from = (address: string) => ({ 'x-forwarded-for': address });
  /** The error and, if one must wait, for how many minutes. */
  const tried = async (visitor: Visitor, email: string, address: string, secret = 'a guess') => {
    const input = { body: { email, password: secret }, headers: from(address) };
    const response = await visitor.request('login', input);
    const code = response.ok ? 'ok' : (await response.json()).code;
    const retryAfter = response.headers.get('retry-after');
    return retryAfter === null ? code : [code, Number(retryAfter) / 60];
  };
  const fails = async (visitor: Visitor, email: string, address: string, times: number) => {
    for (let count = 0; count < times; count++)
      expect(await tried(visitor, email, address)).toBe('wrong-login');
  };
  const someone = async () => {
    const visitor = await server.newVisitor();
    const email = newEmail();
    await visitor.call('register', { body: { email, password }, headers: from('192.0.2.1') });
    return { visitor, email };
  };

  test.each(['a known', 'an unknown'])(
    'after five wrong ones each wait is twice as long, for %s address',
    async (kind) => {
      const email = kind === 'a known' ? (await someone()).email : newEmail();
      const guesser = await server.newVisitor();
      await fails(guesser, email, '203.0.113.7', 5);
      for (const minutes of [1, 2, 4, 8, 16, 32, 60, 60]) {
        expect(await tried(guesser, email, '203.0.113.7', password)).toEqual(['too-many-tries', minutes]);
        server.clock.time += minutes * minuteMs - 1;
        expect(await tried(guesser, email, '203.0.113.7')).toEqual(['too-many-tries', 1 / 60]);
        server.clock.time += 1;
        expect(await tried(guesser, email, '203.0.113.7')).toBe('wrong-login');
      }
      server.clock.time += 24 * 60 * minuteMs + 1;
      await fails(guesser, email, '203.0.113.7', 5);
    },
  );

  test('the owner elsewhere signs in meanwhile; the right password ends the count', async () => {
    const { email } = await someone();
    const guesser = await server.newVisitor();
    await fails(guesser, email, '203.0.113.8', 5);
    expect(await tried(await server.newVisitor(), email, '198.51.100.1', password)).toBe('ok');
    const owner = await server.newVisitor();
    await fails(owner, email, '198.51.100.2', 4);
    expect(await tried(owner, email, '198.51.100.2', password)).toBe('ok');
    await fails(await server.newVisitor(), email, '198.51.100.2', 5);
  });

  test('guesses at once do not get past the limit', async () => {
    const { email } = await someone();
    const visitors = await Promise.all(Array.from({ length: 12 }, () => server.newVisitor()));
    const outcomes = await Promise.all(visitors.map((one) => tried(one, email, '203.0.113.9')));
    expect(outcomes.filter((outcome) => outcome === 'wrong-login')).toHaveLength(5);
  });

  test('from many networks a hundred are enough, but not to lock out whoever is signed in somewhere', async () => {
    const { visitor, email } = await someone();
    const guesser = await server.newVisitor();
    for (let network = 0; network < 100; network++) await fails(guesser, email, `10.7.${network}.1`, 1);
    expect(await tried(guesser, email, '10.8.1.1')).toEqual(['too-many-tries', 1]);
    // The owner's own network has a session of the account.
    await visitor.call('signOutEverywhere');
    expect(await tried(await server.newVisitor(), email, '192.0.2.1', password)).toBe('ok');
    expect(await tried(guesser, email, '10.8.1.2')).toBe('wrong-login');
  });

  test('a new password by an emailed link ends the wait', async () => {
    const { email } = await someone();
    const owner = await server.newVisitor();
    await fails(owner, email, '203.0.113.10', 5);
    expect(await tried(owner, email, '203.0.113.10', password)).toEqual(['too-many-tries', 1]);
    await owner.call('requestResetPassword', { body: { email }, headers: from('203.0.113.10') });
    const { token } = await awaitEmail(server.place, email, 'Set a new password');
    const fresh = 'a wholly new password';
    await owner.call('updatePassword', { body: { token, password: fresh }, headers: from('203.0.113.10') });
    expect(await tried(await server.newVisitor(), email, '203.0.113.10', fresh)).toBe('ok');
  });

  test('a stolen session does not guess the password any faster', async () => {
    const { visitor } = await someone();
    const calls = ['changePassword', 'requestEmailChange', 'deleteUser'] as const;
    const body = { currentPassword: 'a guess', newPassword: 'a wholly new one', password: 'a guess' };
    const codes: string[] = [];
    for (let count = 0; count < 6; count++) {
      const input = { body: { ...body, email: newEmail() }, headers: from('203.0.113.11') };
      codes.push((await visitor.failure(calls[count % 3] ?? 'deleteUser', input)).error.code);
    }
    expect(codes).toEqual([...Array.from({ length: 5 }, () => 'wrong-password'), 'too-many-tries']);
  });

  test('another instance, or the same one started again, goes on counting', async () => {
    const { email } = await someone();
    await fails(await server.newVisitor(), email, '203.0.113.12', 5);
    const other = await startTestServer(server.place, environment, server.clock.time + 30_000);
    try {
      expect(await tried(await other.newVisitor(), email, '203.0.113.12')).toEqual(['too-many-tries', 0.5]);
    } finally {
      await other.stop();
    }
  });

  test('a wait set while the clock was wrong is not waited for', async () => {
    const { email } = await someone();
    server.clock.time += 1000 * 24 * 60 * minuteMs;
    await fails(await server.newVisitor(), email, '203.0.113.13', 5);
    server.clock.time -= 1000 * 24 * 60 * minuteMs;
    expect(await tried(await server.newVisitor(), email, '203.0.113.13', password)).toBe('ok');
  });
});
