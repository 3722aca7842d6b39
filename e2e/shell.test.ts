// The bar on every screen: its links, the user it shows, and signing out.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { changeAccount } from '#testing/browser/change-account.ts';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { Journey, narrow, type Visitor } from '#testing/browser/journey.ts';
import { signUp } from '#testing/browser/sign-up.ts';

let journey: Journey;

beforeAll(async () => {
  journey = await Journey.begin();
});

afterAll(() => journey.end());

/** Someone with an account, on the settings page. */
async function signedIn(name: { readonly first_name?: string; readonly last_name?: string } = {}) {
  const visitor = await journey.visitor();
  await visitor.open('/settings');
  const email = await signUp(visitor);
  if (name.first_name) await changeAccount(visitor.server, email, { ...name, is_entitled: 1 });
  await visitor.page.reload();
  return { visitor, email, menu: visitor.page.getByRole('button', { name: /^Account menu/ }) };
}

const focusedText = ({ page }: Visitor) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  );

it('[SHELL-1] [SHELL-2] leads home, to the templates, and back to the open template', async () => {
  const visitor = await journey.visitor();
  const { page, say } = visitor;
  const editor = await EditorPage.openNew(visitor);
  await editor.waitForSaved();
  const { hash } = new URL(page.url());
  const bar = page.getByRole('banner');
  await bar.getByRole('link', { name: say('menu.templates') }).click();
  await page.waitForURL(/#\/templates$/);
  await bar.getByRole('link', { name: 'New template' }).click();
  await editor.field('Price').waitFor();
  expect(new URL(page.url()).hash).toBe(hash);
  await bar.getByRole('link', { name: say('nav.home') }).click();
  await page.waitForURL(/#\/$/);
  expect(visitor.complaints).toEqual([]);
});

it('[SHELL-4] [SHELL-13] offers a visitor to sign in, and the focus returns', async () => {
  const visitor = await journey.visitor();
  const { page, open, say } = visitor;
  await open('/settings');
  const bar = page.getByRole('banner');
  await bar.getByRole('button', { name: say('nav.sign-in') }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => focusedText(visitor)).toBe(say('nav.sign-in'));
});

it('[SHELL-5] [SHELL-7] [SHELL-8] shows an icon and "signed in as" if no name is known, and leads to the settings by keyboard only', async () => {
  const { visitor, email, menu } = await signedIn();
  const { page, open, say } = visitor;
  await open('/templates');
  await menu.waitFor();
  expect((await menu.textContent())?.trim()).toBe('');
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.getByText(`signed in as ${email}`).waitFor();
  expect(await page.getByText(say('nav.entitled')).count()).toBe(0);
  await expect.poll(() => focusedText(visitor)).toBe(say('menu.settings'));
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/settings$/);
});

it('[SHELL-5] [SHELL-6] [SHELL-7] shows initials, the full name and a star to those entitled', async () => {
  const { visitor, email, menu } = await signedIn({ first_name: 'Maria', last_name: 'Ivanova' });
  await menu.click();
  await visitor.page.getByText('Maria Ivanova', { exact: true }).waitFor();
  await visitor.page.getByText(email).first().waitFor();
  await visitor.page.getByText(visitor.say('nav.entitled')).waitFor();
  expect(await menu.textContent()).toBe('MI');
  expect(await menu.locator('svg').count()).toBe(1);
});

it('[SHELL-8] [STATE-1] signs out: nothing of the person is left, and the next one starts from scratch', async () => {
  const { visitor, menu } = await signedIn();
  const { page, say } = visitor;
  const editor = await EditorPage.openNew(visitor);
  await editor.field('Price').fill('31');
  const { hash } = new URL(page.url());
  await menu.click();
  await page.getByRole('menuitem', { name: say('nav.sign-out') }).click();
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('nav.sign-in') })
    .waitFor();
  expect(new URL(page.url()).hash).toBe('#/');
  expect(await page.getByRole('banner').getByText('New template').count()).toBe(0);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))).toEqual(
    [],
  );
  await visitor.open(hash.slice(1));
  await page.getByText('Template not found!').waitFor();
});

it('removes the name of a template from the other tabs too', async () => {
  const { visitor, menu } = await signedIn();
  const { page, say, context } = visitor;
  await (await EditorPage.openNew(visitor)).waitForSaved();
  const other = await context.newPage();
  await other.goto(page.url());
  const breadcrumb = other.getByRole('banner').getByText('New template');
  await breadcrumb.waitFor();
  await other.goto(`${visitor.server.page}#/templates`);
  await other.getByRole('main').getByText('New template').first().waitFor();
  expect(await breadcrumb.count()).toBe(1);
  await menu.click();
  await page.getByRole('menuitem', { name: say('nav.sign-out') }).click();
  await breadcrumb.waitFor({ state: 'detached' });
});

it('[SHELL-8] asks before signing out loses unsaved work', async () => {
  const { visitor, menu } = await signedIn();
  const { page, say } = visitor;
  const editor = await EditorPage.openNew(visitor);
  await editor.waitForSaved();
  await page.route('**/api/user/template/**', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: { code: 'internal', message: '' } })
      : route.fallback(),
  );
  await editor.field('Price').fill('32');
  await menu.click();
  await page.getByRole('menuitem', { name: say('nav.sign-out') }).click();
  const dialog = page.getByRole('dialog', { name: say('sign-out.unsaved-title') });
  await dialog.getByRole('button', { name: say('sign-out.stay') }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await editor.field('Price').inputValue()).toBe('32');
  await menu.click();
  await page.getByRole('menuitem', { name: say('nav.sign-out') }).click();
  await dialog.getByRole('button', { name: say('sign-out.anyway') }).click();
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('nav.sign-in') })
    .waitFor();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))).toEqual(
    [],
  );
});

it('[SIGNIN-12] says "Couldn\'t signout" if that fails, and the person stays signed in', async () => {
  const { visitor, email, menu } = await signedIn();
  const { page, say } = visitor;
  await page.route('**/api/user/signout', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await menu.click();
  await page.getByRole('menuitem', { name: say('nav.sign-out') }).click();
  const dialog = page.getByRole('dialog', { name: "Couldn't signout" });
  await dialog.getByRole('button', { name: say('sign-out.stay') }).click();
  await menu.click();
  await page.getByText(`signed in as ${email}`).waitFor();
});

it('[SHELL-9] has everything in a drawer on a phone', async () => {
  const visitor = await journey.visitor({ viewport: narrow });
  const { page, say } = visitor;
  const editor = await EditorPage.openNew(visitor);
  await editor.waitForSaved();
  const burger = page.getByRole('button', { name: say('nav.open') });
  const drawer = page.getByRole('dialog');
  await burger.click();
  for (const name of [say('menu.templates'), 'New template', say('menu.settings')]) {
    await drawer.getByRole('link', { name, exact: true }).waitFor();
  }
  await drawer.getByRole('button', { name: say('nav.sign-in') }).waitFor();
  await drawer.getByRole('button', { name: say('nav.feedback') }).click();
  await page.getByRole('dialog', { name: say('feedback.title') }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => focusedText(visitor)).toBe(say('nav.open'));
  await burger.click();
  await drawer.getByRole('link', { name: say('menu.settings') }).click();
  await page.waitForURL(/#\/settings$/);
  await drawer.waitFor({ state: 'detached' });
});

it('prints a screen without the bar and the buttons', async () => {
  const { page, open, say } = await journey.visitor();
  await open('/settings');
  const heading = page.getByRole('heading', { name: say('menu.settings'), level: 1 });
  await heading.waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await heading.isVisible()).toBe(true);
  expect(await page.getByRole('banner').isVisible()).toBe(false);
  expect(await page.locator('button:visible, .mantine-Button-root:visible').count()).toBe(0);
});

it('counts the screens that are opened, until the visitor opts out', async () => {
  const { page, open, say } = await journey.visitor();
  const counted: unknown[] = [];
  page.on('request', (request) => {
    const isCount = new URL(request.url()).pathname === paths.recordAnalytics.path;
    if (isCount && request.method() === 'POST') counted.push(request.postDataJSON());
  });
  const hide = () =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
  await open('/settings');
  await page.getByRole('heading', { name: say('menu.settings'), level: 1 }).waitFor();
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('menu.templates') })
    .click();
  await page.getByRole('heading', { name: say('home.title'), level: 1 }).waitFor();
  await hide();
  await expect
    .poll(() => counted)
    .toEqual([
      {
        events: [
          { name: 'page-opened', screen: 'settings' },
          { name: 'page-opened', screen: 'recent' },
        ],
      },
    ]);
  await open('/settings');
  const saved = page.waitForResponse(
    (response) => new URL(response.url()).pathname === paths.saveSettings.path,
  );
  await page.getByRole('switch', { name: say('settings.analytics') }).uncheck({ force: true });
  await saved;
  await page.reload();
  await page.getByRole('heading', { name: say('menu.settings'), level: 1 }).waitFor();
  counted.length = 0;
  await hide();
  expect(counted).toEqual([]);
});

it('[SHELL-11] shows a full-screen spinner until it knows the visitor', async () => {
  const { page, open, say } = await journey.visitor();
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/user', async (route) => {
    await asked;
    await route.continue();
  });
  await open('/settings');
  const spinner = page.getByRole('status', { name: say('app.name') });
  await spinner.waitFor();
  // The texts arrive meanwhile, and another element with them.
  await expect.poll(async () => (await spinner.boundingBox())?.width).toBe(page.viewportSize()?.width);
  expect(await page.getByRole('banner').count()).toBe(0);
  answer();
  await page.getByRole('heading', { name: say('menu.settings'), level: 1 }).waitFor();
  expect(await spinner.count()).toBe(0);
});
