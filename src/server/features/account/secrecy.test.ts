// Tests the protection of accounts: equal times, rate limits, XSRF tokens, and logs without secrets.
import { describe, expect, test } from 'vitest';
import { calls } from '#contract/calls/calls.ts';
import { type CallName, paths } from '#contract/paths.ts';
import { featureDatabases, sqlite } from '#testing/server/databases.ts';
import { newOperator } from '#testing/server/operators.ts';
import { awaitEmail } from '#testing/server/outbox.ts';
import { newEmail, newPerson, password, withDatabase } from '#testing/server/people.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import { startTestServer } from '#testing/server/test-server.ts';
import { Visitor } from '#testing/server/visitor.ts';

/**
 * CPU time of this process, which runs both server and test; unlike the wall clock it does not depend on other
 * processes.
 */
function workMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

describe.each(featureDatabases)('on $kind', (database) => {
  const server = suiteServer(database);

  test('an unknown address takes as much work as a wrong password', async () => {
    const { email } = await newPerson(server);
    const visitor = await server.newVisitor();
    const workOf = async (body: object) => {
      const before = workMs();
      expect((await visitor.failure('login', { body })).error.code).toBe('wrong-login');
      return workMs() - before;
    };
    const sums = { known: 0, unknown: 0 };
    for (let round = 0; round < 25; round++) {
      sums.known += await workOf({ email, password: 'a wrong password' });
      sums.unknown += await workOf({ email: newEmail(), password: 'a wrong password' });
    }
    const ratio = sums.unknown / sums.known;
    expect(ratio).toBeGreaterThan(0.7);
    expect(ratio).toBeLessThan(1.4);
  });

  test('no secret is in any log, nor in the database as it was typed', async () => {
    const { visitor, email } = await newPerson(server);
    const other = await server.newVisitor();
    await other.failure('login', { body: { email, password: 'a mistyped secret' } });
    await other.call('requestResetPassword', { body: { email } });
    const { token } = await awaitEmail(server.place, email, 'Set a new password');
    await other.failure('updatePassword', { body: { token, password: 'password1' } });
    await other.call('updatePassword', { body: { token, password: 'the newest secret' } });
    const change = { currentPassword: 'a mistyped secret', newPassword: 'the second secret' };
    await other.failure('changePassword', { body: change });
    await other.call('changePassword', { body: { ...change, currentPassword: 'the newest secret' } });
    await visitor.failure('login', { body: '{"email": broken', headers: { 'x-xsrf-token': 'forged token' } });
    const secrets = [
      ...[
        password,
        'a mistyped secret',
        'the newest secret',
        'the second secret',
        'password1',
        'forged token',
        token,
      ],
      ...[...visitor.cookies.values(), ...other.cookies.values()].filter((value) => value !== ''),
    ];
    const log = server.log.join('');
    expect(log).toContain('/api/user/updatePassword');
    const rows = await withDatabase(server, async ({ query }) =>
      JSON.stringify([
        await query.selectFrom('log_entry').selectAll().execute(),
        await query.selectFrom('account').selectAll().execute(),
        await query.selectFrom('session').selectAll().execute(),
        await query.selectFrom('one_time_token').selectAll().execute(),
      ]),
    );
    for (const secret of secrets) {
      expect(log).not.toContain(secret);
      expect(rows).not.toContain(secret);
    }
    expect(log).not.toContain(email);
  });

  test('passwords are stored as argon2id with 19 MiB and two passes', async () => {
    const { email } = await newPerson(server);
    const { password_hash: hash } = await withDatabase(server, ({ query }) =>
      query
        .selectFrom('account')
        .select('password_hash')
        .where('email', '=', email)
        .executeTakeFirstOrThrow(),
    );
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  });

  const changing = Object.keys(paths).filter(
    (name): name is CallName => name in calls && paths[name as CallName].method !== 'GET',
  );

  test.each(changing)("%s is refused without the session's own token, signed in or not", async (name) => {
    const { visitor } = await newPerson(server);
    const stranger = await server.newVisitor();
    const foreign = stranger.cookies.get('XSRF-TOKEN') ?? '';
    const isOfOperators = calls[name].access === 'operator';
    // To whoever is no operator, their calls are not there, whatever token comes with them.
    const caller = isOfOperators ? (await newOperator(server)).visitor : visitor;
    for (const token of ['', 'x', foreign]) {
      const { status, error } = await caller.failure(name, { headers: { 'x-xsrf-token': token } });
      expect([status, error.code]).toEqual([403, 'xsrf-mismatch']);
    }
    const { error } = await new Visitor(server.origin).failure(name, {
      headers: { 'x-xsrf-token': foreign },
    });
    // Without a session there is nothing to forge, and nothing to do; the payment service has none and signs its body.
    const isSigned = calls[name].policy === 'payment-service';
    const others = isOfOperators ? ['not-found'] : ['session-required', 'sign-in-required'];
    expect(isSigned ? ['bad-request'] : others).toContain(error.code);
    expect((await visitor.call('getUser')).isSignedIn).toBe(true);
  });
});

describe.each(featureDatabases)('with limits on $kind', (database) => {
  const triesPerMinute = 4;
  const server = suiteServer(database, {
    SIGN_INS_PER_MINUTE: String(triesPerMinute),
    TRUST_PROXY: 'loopback',
  });
  let network = 0;
  const from = () => ({ 'x-forwarded-for': `203.0.113.${++network}` });
  const codeOf = async (response: Response) => (response.ok ? 'ok' : (await response.json()).code);

  test('attempts on one account are counted across all networks', async () => {
    const email = newEmail();
    await (await server.newVisitor()).call('register', { body: { email, password }, headers: from() });
    const outcomes = new Map<string, number>();
    const visitor = await server.newVisitor();
    // The registration was the first attempt; one account gets ten times as many as one network.
    for (let tries = 1; tries < 10 * triesPerMinute + 1; tries++) {
      const body = { email, password: 'a guess' };
      const code = await codeOf(await visitor.request('login', { body, headers: from() }));
      outcomes.set(code, (outcomes.get(code) ?? 0) + 1);
    }
    expect(outcomes).toEqual(
      new Map([
        ['wrong-login', 10 * triesPerMinute - 1],
        ['rate-limited', 1],
      ]),
    );
    const right = await (await server.newVisitor()).failure('login', {
      body: { email, password },
      headers: from(),
    });
    expect(right.status).toBe(429);
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  });

  test.each([
    ['one address', ['198.51.100.7', '198.51.100.7']],
    ['one network of IPv6', ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9']],
  ])('attempts from %s are counted across all accounts', async (_what, addresses) => {
    const outcomes: string[] = [];
    for (let index = 0; index < 5; index++) {
      const visitor = await server.newVisitor();
      const headers = { 'x-forwarded-for': addresses[index % 2] ?? '' };
      const body = { email: newEmail(), password: 'a guess' };
      outcomes.push(await codeOf(await visitor.request('login', { body, headers })));
    }
    expect(outcomes).toEqual([...Array.from({ length: 4 }, () => 'wrong-login'), 'rate-limited']);
  });
});

test('emails to one new address are counted whoever requests them', async () => {
  const place = await sqlite.createDatabase();
  const server = await startTestServer(place, { SIGN_INS_PER_MINUTE: '2', TRUST_PROXY: 'loopback' });
  const target = newEmail();
  const outcomes: number[] = [];
  for (const number of [1, 2, 3]) {
    const visitor = await server.newVisitor();
    const headers = (part: number) => ({ 'x-forwarded-for': `203.0.113.${number * 10 + part}` });
    await visitor.call('register', { body: { email: newEmail(), password }, headers: headers(1) });
    const asked = { body: { email: target, password }, headers: headers(2) };
    outcomes.push((await visitor.request('requestEmailChange', asked)).status);
  }
  expect(outcomes).toEqual([200, 200, 429]);
  await server.stop();
  await place.remove();
});
