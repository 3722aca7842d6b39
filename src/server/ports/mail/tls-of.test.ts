// Tests which mail servers must prove who they are before they get an email, whose links open accounts.
import { expect, test } from 'vitest';
import { tlsOf } from './tls-of.ts';

const proven = { secure: false, requireTLS: true };
const ifOffered = { secure: false, tls: { rejectUnauthorized: false } };

test.each([
  ['smtp://mail.example.com', proven],
  ['smtp://mail.example.com:2525', proven],
  ['smtp://robot:word@mail.example.com', proven],
  ['smtp://8.8.8.8', proven],
  ['smtp://[2001:db8::1]', proven],
  ['smtp://robot:word@10.0.0.5', proven],
  ['smtp://10.0.0.5?tls=required', proven],
  ['smtp://127.0.0.1:25', ifOffered],
  ['smtp://robot:word@localhost', ifOffered],
  ['smtp://mail', ifOffered],
  ['smtp://[fd00::1]', ifOffered],
  ['smtp://10.0.0.5', ifOffered],
  ['smtp://mail.example.com?tls=off', { secure: false, ignoreTLS: true }],
  ['smtps://mail.example.com', { secure: true }],
])('%s', (url, tls) => expect(tlsOf({ url: new URL(url) })).toEqual(tls));
