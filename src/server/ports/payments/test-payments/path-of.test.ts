// Tests that a page of the test checkout leads to the same site alone.
import { expect, it } from 'vitest';
import { pathOf } from './path-of.ts';

it.each([
  ['http://127.0.0.1/builder/?a=b#/templates', '/builder/?a=b#/templates'],
  ['http://127.0.0.1//other.example/x', '/other.example/x'],
  ['http://127.0.0.1/\\\\other.example/x', '/other.example/x'],
])('of %s it keeps %s', (url, expected) => {
  expect(pathOf(url)).toBe(expected);
});
