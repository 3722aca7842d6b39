// Tests which users are suspicious and which are suggested as inactive, condition by condition.
import { describe, expect, it } from 'vitest';
import { isSuspicious, type QuietFacts, suggestedInactive } from './quiet-users.ts';

const now = Date.parse('2026-11-27T12:00:00Z');
const twoMonthsAgo = Date.parse('2026-09-27T12:00:00Z');
const dayMs = 24 * 60 * 60 * 1000;

const quiet: QuietFacts = {
  ...{ _id: 'a', templatesCount: 1, ordersCount: 0, plan: null, status: 'active' },
  ...{ hasValidEmail: false, updatedAt: twoMonthsAgo - 1 },
};

describe('a suspicious user', () => {
  it.each<[string, Partial<QuietFacts>, boolean]>([
    ['meets every condition', {}, true],
    ['has a template', { templatesCount: 0 }, false],
    ['has no plan', { plan: 1 }, false],
    ['is no operator', { plan: 0 }, false],
    ['has bought nothing', { ordersCount: 1 }, false],
    ['cannot be written to', { hasValidEmail: true }, false],
    ['has been away for more than two months', { updatedAt: twoMonthsAgo }, false],
  ])('%s', (_, change, expected) => {
    expect(isSuspicious({ ...quiet, ...change }, now)).toBe(expected);
  });
});

describe('the suggested inactive users', () => {
  const named = (users: readonly Partial<QuietFacts>[]) =>
    suggestedInactive(
      users.map((change, index) => ({ ...quiet, _id: String(index), ...change })),
      now,
    );

  it('have templates and no plan, and were away or cannot be written to', () => {
    const users = [
      { hasValidEmail: true, updatedAt: twoMonthsAgo - 5 },
      { updatedAt: now },
      { hasValidEmail: true, updatedAt: now },
      { templatesCount: 0 },
      { plan: 2 },
      { plan: 0 },
      { status: 'archived' },
    ];
    expect(named(users)).toEqual(['0', '1']);
  });

  it('are the hundred seen longest ago, the oldest first', () => {
    const users = Array.from({ length: 130 }, (_, index) => ({
      updatedAt: twoMonthsAgo - index * dayMs - 1,
    }));
    const ids = named(users);
    expect(ids).toHaveLength(100);
    expect([ids[0], ids[1], ids[99]]).toEqual(['129', '128', '30']);
  });
});
