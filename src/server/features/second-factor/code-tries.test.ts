// Tests how long wrong codes of the second factor make wait: longer each time, by network, and from everywhere together.
import { describe, expect, test } from 'vitest';
import { grantRole } from '#server/policy/grant-role.ts';
import { databases } from '#testing/server/databases.ts';
import { newOperator } from '#testing/server/operators.ts';
import { newPerson, password, withDatabase } from '#testing/server/people.ts';
import { codeOf, setUpSecondFactor } from '#testing/server/second-factor.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import type { Visitor } from '#testing/server/visitor.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

describe.each(databases)('on $kind', (database) => {
  const server = suiteServer(database, { TRUST_PROXY: 'loopback', SIGN_INS_PER_MINUTE: '10000' });

  const from = (network: number) => ({ headers: { 'x-forwarded-for': `${20 + network}.1.2.3` } });

  async function tried(visitor: Visitor, network: number, code = '000000') {
    const { error, headers } = await visitor.failure('proveSecondFactor', {
      body: { code },
      ...from(network),
    });
    return error.code === 'too-many-codes' ? Number(headers.get('retry-after')) : error.code;
  }

  /** With the codes of their app. */
  async function operatorWithApp() {
    const { visitor, email } = await newPerson(server);
    await withDatabase(server, (opened) =>
      grantRole({ database: opened, clock: server.clock }, email, 'operator'),
    );
    const { secret } = await setUpSecondFactor(server, visitor);
    return { visitor, email, rightCode: () => codeOf(secret, server.clock.now(), 1) };
  }

  test('five are free from a network, then each waits twice as long, up to an hour, and a day ends it', async () => {
    const { visitor, email, rightCode } = await operatorWithApp();
    for (let free = 0; free < 5; free += 1) expect(await tried(visitor, 1)).toBe('wrong-code');
    expect(await tried(visitor, 1, rightCode())).toBe(60);
    for (const minutes of [1, 2, 4, 8, 16, 32, 60, 60]) {
      expect(await tried(visitor, 1)).toBe(minutes * 60);
      server.clock.time += minutes * minuteMs - 1;
      expect(await tried(visitor, 1)).toBe(1);
      server.clock.time += 1;
      expect(await tried(visitor, 1)).toBe('wrong-code');
    }
    server.clock.time += dayMs + 1;
    const later = await server.newVisitor();
    await later.call('login', { body: { email, password } });
    for (let free = 0; free < 5; free += 1) expect(await tried(later, 1)).toBe('wrong-code');
    expect(await tried(later, 1)).toBe(60);
  });

  test('nobody waits in another network, and the right code there ends no wait elsewhere', async () => {
    const { visitor, rightCode } = await operatorWithApp();
    for (let free = 0; free < 5; free += 1) await tried(visitor, 1);
    await visitor.call('proveSecondFactor', { body: { code: rightCode() }, ...from(2) });
    expect(await tried(visitor, 1)).toBe(60);
    expect(await tried(visitor, 2)).toBe('wrong-code');
    const { visitor: other } = await newOperator(server);
    expect(await tried(other, 1)).toBe('wrong-code');
  });

  test('a hundred from many networks make everybody wait, for a quarter of an hour at most', async () => {
    const { visitor, rightCode } = await operatorWithApp();
    for (let count = 0; count < 100; count += 1) {
      expect(await tried(visitor, 10 + Math.floor(count / 5))).toBe('wrong-code');
    }
    expect(await tried(visitor, 1, rightCode())).toBe(60);
    for (const [round, minutes] of [1, 2, 4, 8, 15, 15].entries()) {
      expect(await tried(visitor, 40 + round)).toBe(minutes * 60);
      server.clock.time += minutes * minuteMs;
      expect(await tried(visitor, 60 + round)).toBe('wrong-code');
    }
    server.clock.time += 15 * minuteMs;
    await visitor.call('proveSecondFactor', { body: { code: rightCode() }, ...from(80) });
  });
});
