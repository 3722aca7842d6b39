// Tests password hashing: correct passwords match, a missing hash never does, and the queue is bounded.
import { expect, test } from 'vitest';
import { AppError } from '../errors/app-error.ts';
import { Passwords } from './passwords.ts';

test('a password matches its own hash however its characters are composed, and no other', async () => {
  const passwords = new Passwords();
  const kept = await passwords.hash('caf\u00e9 \u2126hm 12');
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.matches(kept, 'cafe\u0301 \u03a9hm 12')).toBe(true);
  expect(await passwords.matches(kept, 'cafe \u03a9hm 12')).toBe(false);
  expect(await passwords.matches(kept, '')).toBe(false);
  expect(await passwords.hash('caf\u00e9 \u2126hm 12')).not.toBe(kept);
});

test('a missing hash never matches, and takes as long as any other', async () => {
  const passwords = new Passwords();
  const kept = await passwords.hash('somebody’s password');
  /** CPU time of this process; unlike the wall clock it does not depend on other processes. */
  const workOf = async (against: string | null) => {
    const before = process.cpuUsage();
    expect(await passwords.matches(against, 'a guess')).toBe(false);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  const sums = { known: 0, nobody: 0 };
  for (let round = 0; round < 25; round++) {
    sums.known += await workOf(kept);
    sums.nobody += await workOf(null);
  }
  expect(sums.nobody / sums.known).toBeGreaterThan(0.7);
  expect(sums.nobody / sums.known).toBeLessThan(1.4);
});

test('of a flood, only as many are served as fit into the queue; the others are told to retry, and it recovers', async () => {
  const passwords = new Passwords();
  const flood = await Promise.allSettled(Array.from({ length: 60 }, () => passwords.matches(null, 'x')));
  const refused = flood.filter(({ status }) => status === 'rejected');
  // Two running and forty waiting.
  expect(flood.length - refused.length).toBe(42);
  for (const end of refused) {
    const reason = end.status === 'rejected' ? end.reason : null;
    expect(reason).toBeInstanceOf(AppError);
    expect(reason).toMatchObject({ code: 'rate-limited', details: { retryAfterSeconds: 5 } });
  }
  expect(await passwords.matches(await passwords.hash('it serves again'), 'it serves again')).toBe(true);
});
