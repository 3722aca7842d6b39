// Signing in with Google: there and back, to the screen that was open, or with the reason why not.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { Journey, type Visitor } from '#testing/browser/journey.ts';
import { SignInPage } from '#testing/browser/sign-in-page.ts';
import { signUp } from '#testing/browser/sign-up.ts';
import { ada, googleEnvironment } from '#testing/oidc/at-google.ts';
import { type MockProvider, startMockProvider } from '#testing/oidc/mock-provider.ts';

let provider: MockProvider;
let journey: Journey;
let visitor: Visitor;

beforeAll(async () => {
  provider = await startMockProvider();
  journey = await Journey.beginAlone(googleEnvironment(provider));
});

beforeEach(async () => {
  provider.claims = ada;
  provider.onLeave = () => undefined;
  visitor = atHome(await journey.visitor());
});

/** Google sends the browser back to the address that the server prints, so the cookies must be there. */
const home = () => journey.server.page.replace('//127.0.0.1:', '//localhost:');

function atHome(somebody: Visitor): Visitor {
  const open = async (route: string) => {
    await somebody.page.goto(`${home()}#${route}`);
  };
  return { ...somebody, home: home(), open };
}

afterAll(async () => {
  await journey.end();
  await provider.stop();
});

const google = (dialog: SignInPage) =>
  dialog.dialog.getByRole('link', { name: visitor.say('sign-in.google'), exact: true });

it('[SIGNIN-5] goes to Google and returns, signed in, to the template that was open', async () => {
  const { page, say } = visitor;
  const editor = await EditorPage.openNew(visitor);
  await editor.field('Price').fill('41');
  await editor.waitForSaved();
  const address = page.url();
  await google(await SignInPage.open(visitor)).click();
  await expect.poll(() => editor.field('Price').inputValue()).toBe('41');
  expect(page.url()).toBe(address);
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: say('nav.sign-in') }).waitFor({ state: 'detached' });
  await editor.field('Price').fill('42');
  await editor.waitForSaved();
  expect(visitor.complaints).toEqual([]);
});

it('reports on return why it failed, once, and offers other ways to sign in', async () => {
  const { page, open, say } = visitor;
  await open('/settings');
  provider.onLeave = (back) => {
    back.searchParams.delete('code');
    back.searchParams.set('error', 'access_denied');
  };
  await google(await SignInPage.open(visitor)).click();
  const dialog = new SignInPage(visitor);
  await dialog.alert.getByText(say('google.cancelled')).waitFor();
  expect(page.url()).toBe(`${home()}#/settings`);
  await dialog.link('sign-in.to-up').click();
  await dialog.alert.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('heading', { name: say('menu.settings') }).waitFor();
  expect(await dialog.dialog.count()).toBe(0);
});

it('tells a user that their password was removed, and keeps the notice until it is dismissed', async () => {
  const owner = await journey.visitor();
  await owner.open('/settings');
  const email = await signUp(owner);
  await owner.context.close();
  provider.claims = { ...ada, sub: 'owner', email };
  const { page, open, say } = visitor;
  await open('/settings');
  await google(await SignInPage.open(visitor)).click();
  const notice = page.getByRole('alert').filter({ hasText: say('google.password-removed') });
  await notice.waitFor();
  await page.getByText(email).first().waitFor();
  await notice.getByRole('button', { name: say('app.close') }).click();
  await notice.waitFor({ state: 'detached' });
});

it('removes unknown values from the address without a message', async () => {
  const { page, say } = visitor;
  await page.goto(`${journey.server.page}?signIn=whatever#/settings`);
  await page.getByRole('heading', { name: say('menu.settings') }).waitFor();
  expect(page.url()).toBe(`${journey.server.page}#/settings`);
  expect(await page.getByRole('dialog').count()).toBe(0);
});

it('[SIGNIN-5] is not offered if Google is not set up', async () => {
  const plain = await Journey.begin();
  const other = await plain.visitor();
  await other.open('/settings');
  const dialog = await SignInPage.open(other);
  await dialog.email.waitFor();
  expect(await dialog.dialog.getByText(other.say('sign-in.google')).count()).toBe(0);
  await plain.end();
});
