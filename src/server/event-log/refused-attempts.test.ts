// Tests that what the protections refuse is logged, seldom enough, and that each event reaches the process log too.
import { describe, expect, test } from 'vitest';
import { featureDatabases } from '#testing/server/databases.ts';
import { newPerson, password, withDatabase } from '#testing/server/people.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import { Visitor } from '#testing/server/visitor.ts';

const hourMs = 60 * 60 * 1000;

describe.each(featureDatabases)('on $kind', (database) => {
  const server = suiteServer(database, { SIGN_INS_PER_MINUTE: '3', TRUST_PROXY: 'loopback' });
  let network = 0;
  /** Limits by network do not matter here. */
  const from = (name = String(++network)) => ({ 'x-forwarded-for': `2001:db8:${name}::1` });

  /** The refusals that were logged from a network so far; entries are written a moment after each reply. */
  const refusalsOf = async (ip: string, count: number) => {
    for (;;) {
      const rows = await withDatabase(server, ({ query }) =>
        query
          .selectFrom('log_entry')
          .selectAll()
          .where('ip', '=', ip)
          .where('lmid', '=', 'request-refused')
          .orderBy('at')
          .execute(),
      );
      if (rows.length >= count) return rows;
      // Gives the server, which runs in this process, time to continue.
      await fetch(`${server.origin}/healthz`);
    }
  };
  const newcomer = async () => {
    const { visitor, email } = await newPerson({
      newVisitor: async () => {
        const one = new Visitor(server.origin);
        await one.call('getUser', { headers: from() });
        return one;
      },
    });
    return { visitor, email };
  };

  test('a forged, forbidden or guessed request is logged with its reason and whose it was', async () => {
    const { visitor } = await newcomer();
    const headers = from('a');
    const template = await visitor.call('getDefaultTemplate');
    await visitor.failure('saveSettings', { body: {}, headers: { ...headers, 'x-xsrf-token': 'forged' } });
    await visitor.failure('saveToGallery', { body: { template }, headers });
    await visitor.failure('deleteUser', { body: { password: 'a guess' }, headers });
    await visitor.failure('updatePassword', {
      body: { token: 'made up', password: 'a long new one' },
      headers,
    });
    await visitor.failure('saveSettings', { body: { language: 7 }, headers });
    const rows = await refusalsOf('2001:db8:a::1', 5);
    // All of one moment, and so in no order.
    expect(rows.map(({ content }) => content.replace(/, request .*/, '')).sort()).toEqual([
      'bad-request, saveSettings',
      'not-allowed, saveToGallery',
      'tokenUsedOrExpired, updatePassword',
      'wrong-password, deleteUser',
      'xsrf-mismatch, saveSettings',
    ]);
    const owners = new Set(rows.map(({ account_id: id }) => id));
    expect(owners.size).toBe(1);
    expect([...owners]).not.toContain(null);
    expect(new Set(rows.map(({ level }) => level))).toEqual(new Set(['warn']));
    expect(JSON.stringify(rows)).not.toMatch(/forged|a guess|made up/);
  });

  test('too many attempts are logged once an hour, however many they are', async () => {
    const headers = from('b');
    const visitor = new Visitor(server.origin);
    await visitor.call('getUser', { headers });
    const attempt = (email: string) =>
      visitor.failure('login', { body: { email, password }, headers }).then(({ error }) => error.code);
    const codes: string[] = [];
    for (let tries = 0; tries < 8; tries += 1) codes.push(await attempt(`guessed-${tries}@example.com`));
    expect(codes.filter((code) => code === 'rate-limited')).toHaveLength(5);
    const [first] = await refusalsOf('2001:db8:b::1', 1);
    expect(first?.content).toMatch(/^rate-limited, login, /);
    server.clock.time += hourMs;
    await attempt('another@example.com');
    expect(await refusalsOf('2001:db8:b::1', 2)).toHaveLength(2);
  });

  test('a missing template or session is no attack, and is not logged', async () => {
    const headers = from('c');
    await new Visitor(server.origin).failure('getUserTemplate', { id: crypto.randomUUID(), headers });
    const { visitor } = await newcomer();
    await visitor.failure('getUserTemplate', { id: crypto.randomUUID(), headers });
    await visitor.failure('saveSettings', { body: { language: 7 }, headers });
    expect(await refusalsOf('2001:db8:c::1', 1)).toHaveLength(1);
  });

  test('each event reaches the process log, with who and where, and without what it was about', async () => {
    const { visitor, email } = await newcomer();
    await visitor.call('signout', { headers: from('d') });
    await visitor.call('getUser', { headers: from('d') });
    await visitor.failure('login', { body: { email, password: 'a guess' }, headers: from('d') });
    const events = server.log
      .map((line): Record<string, unknown> => JSON.parse(line))
      .filter(({ event, ip }) => event !== undefined && ip === '2001:db8:d::1');
    expect(events).toMatchObject([
      { level: 30, event: 'user-signed-out', accountId: expect.stringMatching(/^[\da-f-]{36}$/) },
      { level: 40, event: 'user-login-failed', entry: expect.stringMatching(/^[\da-f-]{36}$/) },
    ]);
    expect(JSON.stringify(events)).not.toContain(email);
  });
});
