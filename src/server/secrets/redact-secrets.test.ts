// Tests what the log keeps of a body: no secret at any depth, nothing endless, no template contents.
import { expect, test } from 'vitest';
import { redactSecrets, redactSecretsInText } from './redact-secrets.ts';

test('secrets are removed, whatever the case of their names and however deep they are', () => {
  const body = {
    email: 'ann@example.com',
    Password: 'a',
    newPassword: 'b',
    code: 'c',
    list: [
      { headers: { Authorization: 'd', cookie: 'e', 'X-XSRF-TOKEN': 'f' } },
      { apiKey: 'g', api_key: 'h' },
    ],
    clientSecret: { inner: 'i' },
    message: 'stays',
  };
  const hidden = '[removed]';
  expect(redactSecrets(body)).toEqual({
    email: 'ann@example.com',
    Password: hidden,
    newPassword: hidden,
    code: hidden,
    list: [
      { headers: { Authorization: hidden, cookie: hidden, 'X-XSRF-TOKEN': hidden } },
      { apiKey: hidden, api_key: hidden },
    ],
    clientSecret: hidden,
    message: 'stays',
  });
});

test.each([
  [
    'see https://a.example/builder/?token=abc-1&x=2#/reset',
    'see https://a.example/builder/?token=[removed]&x=2#/reset',
  ],
  [
    'see https://a.example/builder/#/passwordReset/?token=abc-1',
    'see https://a.example/builder/#/passwordReset/?token=[removed]',
  ],
  ['https://a.example/back?state=s&code=c', 'https://a.example/back?state=[removed]&code=[removed]'],
  ['postgres://ann:hunter2@db/x is away', 'postgres://ann:[removed]@db/x is away'],
  ['nothing secret: 1 = 1', 'nothing secret: 1 = 1'],
])('%s is logged as %s', (given, kept) => {
  expect(redactSecretsInText(given)).toBe(kept);
  expect(redactSecrets({ a: [given] })).toEqual({ a: [kept] });
});

test('a template is logged with its name and id only', () => {
  const template = { uuid: 'u', name: 'Cafe', data: { resources: [{ name: 'Tea' }] } };
  expect(redactSecrets({ template, isPreview: true })).toEqual({
    template: { uuid: 'u', name: 'Cafe' },
    isPreview: true,
  });
  expect(redactSecrets({ uuid: 1, data: null, name: { a: 1 } })).toEqual({ uuid: null, name: null });
});

test('nothing long, deep or wide is logged in full', () => {
  const deep = JSON.parse(`${'{"a":'.repeat(100)}1${'}'.repeat(100)}`);
  expect(JSON.stringify(redactSecrets(deep))).toBe('{"a":{"a":{"a":{"a":{"a":{"a":"[more]"}}}}}}');
  expect(redactSecrets('x'.repeat(1000))).toBe(`${'x'.repeat(300)}…`);
  expect(redactSecrets(Array.from({ length: 1000 }, () => 1))).toHaveLength(50);
  const row = Array.from({ length: 50 }, () => ({}));
  const wide = Array.from({ length: 50 }, () => Array.from({ length: 50 }, () => row));
  expect(JSON.stringify(redactSecrets(wide)).length).toBeLessThan(100_000);
});

test.each([null, undefined, 1, true, ''])('%s is left unchanged', (value) => {
  expect(redactSecrets(value)).toBe(value);
});
