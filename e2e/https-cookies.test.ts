// Cookies through TLS as a browser keeps them: bound to the host, and exchanged for those from before.
import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Journey, textOf } from '#testing/browser/journey.ts';
import { sharedBrowser } from '#testing/browser/shared-server.ts';
import { journeyPassword } from '#testing/browser/sign-up.ts';
import { TlsProxy } from '#testing/browser/tls-proxy.ts';
import type { MessageId } from '#web/i18n/messages.ts';

let journey: Journey;
let proxy: TlsProxy;
let home: string;
let context: BrowserContext;

beforeAll(async () => {
  journey = await Journey.beginAlone({ TRUST_PROXY: 'loopback' });
  proxy = new TlsProxy(journey.server.origin);
  home = await proxy.start();
  context = await (await sharedBrowser()).newContext({ ignoreHTTPSErrors: true, locale: 'en-US' });
});

afterAll(async () => {
  await context.close();
  await proxy.stop();
  await journey.end();
});

const say = (id: MessageId) => textOf('en', id);
const cookieNames = async () => (await context.cookies()).map(({ name }) => name).sort();

it('keeps someone signed in over the change of their names, and saves with the new ones', async () => {
  const page = await context.newPage();
  proxy.tellsProtocol = false;
  await page.goto(`${home}#/settings`);
  await page.getByRole('button', { name: say('settings.sign-up'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('sign-in.email')).fill('tls@example.com');
  await dialog.getByLabel(say('sign-in.password'), { exact: true }).fill(journeyPassword);
  await page.keyboard.press('Enter');
  await page.getByText('Account tls@example.com').waitFor();
  expect(await cookieNames()).toEqual(['XSRF-TOKEN', 'session']);

  proxy.tellsProtocol = true;
  await page.reload();
  await page.getByText('Account tls@example.com').waitFor();
  expect(await cookieNames()).toEqual(['XSRF-TOKEN', '__Host-XSRF-TOKEN', '__Host-session']);
  for (const cookie of await context.cookies()) expect(cookie.secure, cookie.name).toBe(true);
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/user/settings'));
  await page.getByRole('switch', { name: say('settings.analytics') }).click();
  expect((await saved).status()).toBe(200);

  await page.getByRole('button', { name: say('settings.sign-out'), exact: true }).click();
  await page.getByRole('heading', { name: say('intro.title') }).waitFor();
  await page.goto(`${home}#/settings`);
  await page.getByText(say('settings.visitor')).waitFor();
  expect(await cookieNames()).toEqual(['__Host-XSRF-TOKEN', '__Host-session']);
});
