// Tests that the return from a payment only leads to the server's own pages.
import { expect, it } from 'vitest';
import { onOwnSite } from './on-own-site.ts';

it.each([
  ['https://evil.example/builder/#/settings', 'https://model.example/builder/#/settings'],
  ['https://model.example/builder/?a=b#/template/1/', 'https://model.example/builder/?a=b#/template/1/'],
  ['https://evil.example//other.example/x', 'https://model.example//other.example/x'],
  ['https://user:secret@evil.example', 'https://model.example/'],
])('%s is redirected to %s', (given, expected) => {
  expect(onOwnSite('https://model.example', given)).toBe(expected);
});
