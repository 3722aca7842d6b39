// Tests that the forms of the test checkout are taken from its own pages alone, by all that a browser says of them.
import { describe, expect, test } from 'vitest';
import { sqlite } from '#testing/server/databases.ts';
import { saveNew } from '#testing/server/people.ts';
import { type SuiteServer, suiteServer } from '#testing/server/suite-server.ts';

const own = suiteServer(sqlite, { PAYWALL: 'on' });
const known = suiteServer(sqlite, { PAYWALL: 'on', PUBLIC_URL: 'http://app.localhost:8080' });

async function formOf(server: SuiteServer) {
  const visitor = await server.newVisitor();
  const uuid = await saveNew(visitor);
  const cancelUrl = 'http://127.0.0.1/builder/#/templates';
  const body = { uuid, price: 29, cancelUrl };
  const { data: path } = await visitor.call('generateCheckoutSession', { body });
  const send = (headers: Readonly<Record<string, string>>) =>
    visitor.fetch(path, {
      method: 'POST',
      headers: { 'x-xsrf-token': '', ...headers },
      body: new URLSearchParams({ action: 'pay', card: 'succeeds', email: 'ann@example.com' }),
    });
  return { show: () => visitor.fetch(path), send };
}

const evil = 'https://evil.example';
/** What a browser says, and may say less of. */
const others = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site', origin: evil },
  { origin: evil },
  { origin: 'null' },
  { origin: 'null', referer: 'http://app.localhost:8080/' },
  { referer: `${evil}/form` },
  { referer: 'nonsense' },
  { 'sec-fetch-site': 'same-origin', origin: evil },
  {},
] as const;

describe.each(others)('%j', (headers) => {
  test('another site’s form is refused with a page that says so, and nothing is paid by it', async () => {
    for (const server of [own, known]) {
      const { show, send } = await formOf(server);
      const reply = await send(headers);
      expect([reply.status, reply.headers.get('content-type')]).toEqual([403, 'text/html; charset=utf-8']);
      const page = await reply.text();
      expect(page).toContain('This form was not sent from its own page');
      expect(page).toContain('Nothing was paid');
      expect((await show()).status).toBe(200);
    }
  });
});

test('in the language of whoever asks', async () => {
  const { send } = await formOf(own);
  const reply = await send({ origin: evil, 'accept-language': 'ru' });
  expect(await reply.text()).toContain('Эта форма отправлена не с нашей страницы');
});

test('its own form is taken: by the origin, by the address of the page, or by what the browser says of both', async () => {
  const publicOrigin = 'http://app.localhost:8080';
  for (const [server, origin] of [
    [own, null],
    [known, publicOrigin],
    // Where somebody came by another name of the same server.
    [known, null],
  ] as const) {
    const page = origin ?? server.origin;
    for (const headers of [
      { origin: page },
      { referer: `${page}/builder/test-checkout/x` },
      { origin: page, 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'none' },
    ]) {
      const { send } = await formOf(server);
      expect([headers, (await send(headers)).status]).toEqual([headers, 303]);
    }
  }
});

test('a page lets its browser say where its form is from', async () => {
  const { show } = await formOf(own);
  expect((await show()).headers.get('referrer-policy')).toBe('same-origin');
});
