// Tests what is read of Stripe, and that no message repeats a secret.
import { expect, test } from 'vitest';
import { readConfiguration } from './read-configuration.ts';

const keys = { STRIPE_SECRET_KEY: 'sk_test_51Abc', STRIPE_WEBHOOK_SECRET: 'whsec_abc' };

const read = (environment: Readonly<Record<string, string>>) => readConfiguration(environment).payments;

test('with its keys, payments are made through Stripe, wherever the server is reached', () => {
  const settings = { secretKey: 'sk_test_51Abc', webhookSecret: 'whsec_abc' };
  expect(read({ ...keys, PUBLIC_URL: 'https://model.example.com' })).toEqual({
    kind: 'stripe',
    settings: { ...settings, hasAutomaticTax: false, apiUrl: null },
  });
  expect(read({ ...keys, STRIPE_AUTOMATIC_TAX: 'yes', STRIPE_API_URL: 'http://127.0.0.1:12111' })).toEqual({
    kind: 'stripe',
    settings: { ...settings, hasAutomaticTax: true, apiUrl: new URL('http://127.0.0.1:12111') },
  });
});

test('without its keys they are not, and off is off with them too', () => {
  expect(read({})).toEqual({ kind: 'test' });
  expect(read({ ...keys, PAYMENTS: 'off' })).toMatchObject({ kind: 'none' });
});

test.each([
  [{ STRIPE_SECRET_KEY: 'sk_test_51Abc' }, 'STRIPE_SECRET_KEY is set but STRIPE_WEBHOOK_SECRET is not'],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_abc' }, 'STRIPE_WEBHOOK_SECRET is set but STRIPE_SECRET_KEY is not'],
  [{ ...keys, STRIPE_SECRET_KEY: 'pk_test_51Abc' }, 'not with pk_'],
  [{ ...keys, STRIPE_SECRET_KEY: 'sk_test 51Abc' }, 'STRIPE_SECRET_KEY is no secret key'],
  [{ ...keys, STRIPE_WEBHOOK_SECRET: 'we_51Abc' }, 'begin with whsec_'],
  [{ ...keys, STRIPE_AUTOMATIC_TAX: 'maybe' }, 'STRIPE_AUTOMATIC_TAX is "maybe"'],
  [{ ...keys, STRIPE_API_URL: 'http://stripe.example.com' }, 'STRIPE_API_URL'],
  [{ ...keys, STRIPE_API_URL: 'https://stripe.example.com/v1' }, 'STRIPE_API_URL'],
  [{ ...keys, STRIPE_API_URL: 'https://51Abc@stripe.example.com' }, 'STRIPE_API_URL'],
])('%o is refused: %s', (environment, message) => {
  const attempt = () => read(environment);
  expect(attempt).toThrow(message);
  expect(attempt).not.toThrow(/51Abc|whsec_abc/);
});
