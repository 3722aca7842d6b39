// Checks that a memoised value is bound to its key.
import { expect, test, vi } from 'vitest';
import { once } from './once.ts';

test('works it out once for each key, nothing found included', () => {
  const make = vi.fn((key: { readonly name: string }) => (key.name === '' ? null : key.name.length));
  const lengthOf = once(make);
  const [named, nameless] = [{ name: 'cash' }, { name: '' }];
  expect([named, nameless, named, nameless].map(lengthOf)).toEqual([4, null, 4, null]);
  expect(make).toHaveBeenCalledTimes(2);
});

test('two keys nest', () => {
  const make = vi.fn((left: { readonly at: number }, right: { readonly at: number }) => left.at - right.at);
  const differences = once((left: { readonly at: number }) =>
    once((right: { readonly at: number }) => make(left, right)),
  );
  const [one, two] = [{ at: 1 }, { at: 2 }];
  expect([differences(one)(two), differences(two)(one), differences(one)(two)]).toEqual([-1, 1, -1]);
  expect(make).toHaveBeenCalledTimes(2);
});

test('what could not be worked out is tried again', () => {
  const make = vi.fn((_key: object): number => {
    throw new Error('not yet');
  });
  const told = once(make);
  const key = {};
  expect(() => told(key)).toThrow('not yet');
  expect(() => told(key)).toThrow('not yet');
  expect(make).toHaveBeenCalledTimes(2);
});
