// Tests that the test checkout is only where nobody else gets to it, or where that is allowed.
import { expect, test } from 'vitest';
import { readConfiguration } from '#server/configuration/read-configuration.ts';
import { sqlite } from '#testing/server/databases.ts';
import { suiteServer } from '#testing/server/suite-server.ts';

test.each([
  [{}, 'test'],
  [{ HOST: '127.0.0.1' }, 'test'],
  [{ HOST: '127.8.0.1' }, 'test'],
  [{ HOST: '::1' }, 'test'],
  [{ HOST: 'localhost' }, 'test'],
  [{ HOST: '0.0.0.0' }, 'none'],
  [{ HOST: '::' }, 'none'],
  [{ HOST: '192.168.0.7' }, 'none'],
  [{ HOST: '127.0.0.1.example.com' }, 'none'],
  [{ HOST: '0.0.0.0', ALLOW_TEST_PAYMENTS: 'yes' }, 'test'],
  [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:8080' }, 'test'],
  [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://app.localhost' }, 'test'],
  [{ PUBLIC_URL: 'http://[::1]:8080' }, 'test'],
  [{ PUBLIC_URL: 'https://model.example.com' }, 'none'],
  [{ PUBLIC_URL: 'https://localhost.example.com' }, 'none'],
  [{ PUBLIC_URL: 'https://notlocalhost' }, 'none'],
  [{ PUBLIC_URL: 'https://model.example.com', ALLOW_TEST_PAYMENTS: 'yes' }, 'test'],
  [{ PAYMENTS: 'off' }, 'none'],
  [{ PAYMENTS: 'off', ALLOW_TEST_PAYMENTS: 'yes' }, 'none'],
])('%j: %s', (environment, kind) => {
  expect(readConfiguration(environment).payments.kind).toBe(kind);
});

const server = suiteServer(sqlite, { PUBLIC_URL: 'https://model.example.com', PAYWALL: 'on' });

test('elsewhere there is no page, nothing is sold, and the log says why', async () => {
  const page = await fetch(`${server.origin}/builder/test-checkout/style.css`);
  expect(page.status).toBe(404);
  const user = await fetch(`${server.origin}/api/user`);
  expect(await user.json()).toMatchObject({ sales: { plans: false, templates: false, isTest: false } });
  const post = await fetch(`${server.origin}/builder/test-checkout/test_cs_none`, {
    method: 'POST',
    body: new URLSearchParams({ action: 'pay' }),
  });
  expect(post.status).toBe(404);
  expect(server.log.some((line) => line.includes('ALLOW_TEST_PAYMENTS=yes'))).toBe(true);
});
