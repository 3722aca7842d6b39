// Tests who may make a call: every access level by every kind of person.
import { expect, test } from 'vitest';
import type { Access } from '#contract/call.ts';
import { isEntitled, isOperator, isSignedIn, mayWriteFormulas, refusalOf } from './may-call.ts';

const visitor = { kind: 'anonymous', plan: null, role: null, is_entitled: 0 } as const;
const user = { kind: 'user', plan: null, role: null, is_entitled: 0 } as const;
const subscriber = { kind: 'user', plan: 2, role: null, is_entitled: 0 } as const;
const entitled = { kind: 'user', plan: 1, role: null, is_entitled: 1 } as const;
const operator = { kind: 'user', plan: null, role: 'operator', is_entitled: 0 } as const;
/** Rows that no call creates: a role requires an account. */
const impostors = [
  { kind: 'anonymous', plan: null, role: 'operator', is_entitled: 0 },
  { kind: 'anonymous', plan: null, role: null, is_entitled: 1 },
] as const;

const people = { nobody: null, visitor, user, subscriber, entitled, operator };
const [none, signIn, denied] = ['session-required', 'sign-in-required', 'not-allowed'] as const;
const nothing = 'not-found';

const table: Record<Access, Record<keyof typeof people, string | null>> = {
  anyone: { nobody: null, visitor: null, user: null, subscriber: null, entitled: null, operator: null },
  visitor: { nobody: none, visitor: null, user: null, subscriber: null, entitled: null, operator: null },
  user: { nobody: signIn, visitor: signIn, user: null, subscriber: null, entitled: null, operator: null },
  entitled: {
    ...{ nobody: signIn, visitor: signIn, user: denied, subscriber: denied },
    ...{ entitled: null, operator: null },
  },
  operator: {
    ...{ nobody: nothing, visitor: nothing, user: nothing, subscriber: nothing },
    ...{ entitled: nothing, operator: null },
  },
};

const accesses: readonly Access[] = ['anyone', 'visitor', 'user', 'entitled', 'operator'];

test.each(accesses)('a call for %s', (access) => {
  const answers = Object.entries(people).map(([who, caller]) => [who, refusalOf(access, caller)]);
  expect(Object.fromEntries(answers)).toEqual(table[access]);
});

test('no visitor has a role', () => {
  for (const impostor of impostors) {
    expect([isSignedIn(impostor), isOperator(impostor), isEntitled(impostor)]).toEqual([false, false, false]);
    expect(refusalOf('operator', impostor)).toBe('not-found');
  }
});

test('formulas are for paid plans and grants, or for every account; never for visitors', () => {
  const { nobody: _nobody, ...callers } = people;
  const writers = (who: 'granted' | 'everyone') =>
    Object.entries(callers).flatMap(([name, caller]) =>
      mayWriteFormulas(caller, caller.plan !== null, who) ? [name] : [],
    );
  expect(writers('granted')).toEqual(['subscriber', 'entitled', 'operator']);
  expect(writers('everyone')).toEqual(['user', 'subscriber', 'entitled', 'operator']);
  for (const impostor of impostors) expect(mayWriteFormulas(impostor, true, 'everyone')).toBe(false);
});
