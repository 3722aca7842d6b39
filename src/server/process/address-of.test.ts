// Tests that the printed address is one that a browser can open.
import { expect, test } from 'vitest';
import { addressOf } from './address-of.ts';

test.each([
  ['127.0.0.1', 'http://localhost:80'],
  ['0.0.0.0', 'http://localhost:80'],
  ['::', 'http://localhost:80'],
  ['::1', 'http://localhost:80'],
  ['127.0.0.2', 'http://127.0.0.2:80'],
  ['fd00::7', 'http://[fd00::7]:80'],
  ['model.example.com', 'http://model.example.com:80'],
])('a server that listens on %s is at %s', (host, address) => {
  expect(addressOf({ host, publicUrl: null }, 80)).toBe(address);
  expect(addressOf({ host, publicUrl: new URL('https://x.example') }, 80)).toBe('https://x.example');
});
