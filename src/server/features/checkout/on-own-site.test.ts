// Tests that the return from a payment only leads to the server's own pages, by the name under which the browser came.
import type { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { readConfiguration } from '#server/configuration/read-configuration.ts';
import { onOwnSite, returnOriginOf } from './on-own-site.ts';

it.each([
  ['https://evil.example/builder/#/settings', 'https://model.example/builder/#/settings'],
  ['https://model.example/builder/?a=b#/template/1/', 'https://model.example/builder/?a=b#/template/1/'],
  ['https://evil.example//other.example/x', 'https://model.example/other.example/x'],
  ['https://user:secret@evil.example', 'https://model.example/'],
])('%s is redirected to %s', (given, expected) => {
  expect(onOwnSite('https://model.example', given)).toBe(expected);
});

it.each([
  [null, '127.0.0.1:3000', 'http://127.0.0.1:3000'],
  [null, 'localhost:3000', 'http://localhost:3000'],
  [null, '[::1]:3000', 'http://[::1]:3000'],
  [null, '127.0.0.1:4000', 'http://localhost:3000'],
  [null, 'evil.example:3000', 'http://localhost:3000'],
  [null, '127.0.0.1:3000@evil.example', 'http://localhost:3000'],
  [null, 'no host', 'http://localhost:3000'],
  ['https://model.example/', '127.0.0.1:3000', 'https://model.example'],
])('with the public address %s, a browser at %s returns to %s', (publicUrl, host, expected) => {
  const url = publicUrl === null ? null : new URL(publicUrl);
  const configuration = { ...readConfiguration({}), host: '127.0.0.1', publicUrl: url };
  const socket = { localPort: 3000 } as Socket;
  expect(returnOriginOf(configuration, { host, socket })).toBe(expected);
});
