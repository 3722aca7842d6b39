// Tests when a session is over, to the millisecond.
import { expect, test } from 'vitest';
import { isOver, sessionLifeOf } from './session-life.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

test.each([
  ['a visitor', { kind: 'anonymous', role: null }, 400 * dayMs, Number.POSITIVE_INFINITY],
  ['a user', { kind: 'user', role: null }, 30 * dayMs, 400 * dayMs],
  ['an operator', { kind: 'user', role: 'operator' }, 12 * hourMs, 7 * dayMs],
  [
    'what is left of an operator’s visitor',
    { kind: 'anonymous', role: 'operator' },
    400 * dayMs,
    Number.POSITIVE_INFINITY,
  ],
] as const)('the session of %s ends when it is idle, or old', (_who, account, idleMs, totalMs) => {
  const life = sessionLifeOf(account);
  const now = 10_000 * dayMs;
  const isOverAfter = (idle: number, age: number) =>
    isOver(life, { createdAt: now - age, lastSeenAt: now - idle }, now);
  expect(isOverAfter(idleMs - 1, idleMs - 1)).toBe(false);
  expect(isOverAfter(idleMs, idleMs)).toBe(true);
  const longMs = Number.isFinite(totalMs) ? totalMs : 9000 * dayMs;
  expect(isOverAfter(0, longMs - 1)).toBe(false);
  expect(isOverAfter(0, longMs)).toBe(Number.isFinite(totalMs));
  expect(life.noteEveryMs).toBeLessThanOrEqual(idleMs / 30);
});
