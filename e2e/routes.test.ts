// Every address of the app: its title, what it shows, and where unknown addresses lead.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { Journey, type Visitor } from '#testing/browser/journey.ts';
import { turnOffOnboarding } from '#testing/browser/turn-off-onboarding.ts';
import type { MessageId } from '#web/i18n/messages.ts';

let journey: Journey;
let visitor: Visitor;

beforeAll(async () => {
  journey = await Journey.begin();
  visitor = await journey.visitor();
});

afterAll(() => journey.end());

const pages: readonly (readonly [string, MessageId, MessageId])[] = [
  ['/', 'menu.templates', 'intro.title'],
  ['/templates', 'menu.templates', 'intro.title'],
  ['/templates/gallery', 'menu.gallery', 'gallery.title'],
  ['/settings', 'menu.settings', 'settings.visitor'],
  ['/checkout/success', 'menu.checkout', 'checkout.thanks'],
  ['/checkout/success?orderId=1e5', 'menu.checkout', 'checkout.loading'],
  ['/passwordReset/', 'menu.password', 'password.title'],
  ['/passwordReset/?token=secret', 'menu.password', 'password.title'],
];

it.each(pages)(
  '[ROUTE-1] [ROUTE-2] [ROUTE-3] [ROUTE-6] [ROUTE-7] [ROUTE-11] %s has its title and shows its state',
  async (route, name, shown) => {
    const { page, open, say } = visitor;
    await open(route);
    await page.getByText(say(shown)).first().waitFor();
    await expect.poll(() => page.title()).toBe(`${say(name)} · Modelwright`);
    expect(visitor.complaints).toEqual([]);
  },
);

it.each(['/no/such/page', '/admin', '/admin?tab=users'])(
  '[ROUTE-9] [ROUTE-10] [ROUTE-11] reports that %s leads nowhere, as the area of operators does for others, and links back',
  async (route) => {
    const { page, open, say } = visitor;
    await open(route);
    await page.getByRole('heading', { name: "This page doesn't exist" }).waitFor();
    await expect.poll(() => page.title()).toBe(`${say('menu.not-found')} · Modelwright`);
    await page.getByRole('link', { name: 'Back to templates' }).click();
    await page.getByRole('heading', { name: say('intro.title') }).waitFor();
    expect(new URL(page.url()).hash).toBe('#/');
  },
);

it.each(['00000000-0000-4000-8000-00000000dead', 'no-uuid'])(
  '[DIALOG-5] [STATE-13] reports that there is no template %s and links home',
  async (uuid) => {
    const { page, open, say } = visitor;
    // In the same page a second press at the same place may count as part of a double click on the dialog before.
    await page.goto('about:blank');
    await open(`/template/${uuid}/`);
    const dialog = page.getByRole('dialog', { name: 'Template not found!' });
    await dialog
      .getByRole('button', { name: say('app.close') })
      .last()
      .click();
    await page.getByRole('heading', { name: say('intro.title') }).waitFor();
    expect(new URL(page.url()).hash).toBe('#/');
  },
);

it('[ROUTE-8] removes a token from the address and keeps the rest of the query', async () => {
  const { page, say } = visitor;
  await page.goto(`${journey.server.page}?utm_source=mail&token=secret#/passwordReset/`);
  await page.getByText(say('password.title')).waitFor();
  expect(page.url()).toBe(`${journey.server.page}?utm_source=mail#/passwordReset/`);
});

it('[ROUTE-4] [ROUTE-5] [ROUTE-15] replaces the address of a new template with its own, names the page after it, and works without the slash', async () => {
  const { page, open } = visitor;
  const editor = new EditorPage(visitor);
  await turnOffOnboarding(visitor);
  await open('/template/new/');
  await page.waitForURL(/#\/template\/[0-9a-f-]{36}\/$/);
  await editor.field('Price').fill('26');
  await editor.waitForSaved();
  const { hash } = new URL(page.url());
  await expect.poll(() => page.title()).toBe('New template · Modelwright');
  await page.goBack();
  expect(new URL(page.url()).hash).not.toContain('new');
  await open(hash.slice(1, -1).toUpperCase().replace('/TEMPLATE', '/template'));
  await editor.field('Price').waitFor();
  await expect.poll(() => new URL(page.url()).hash).toBe(hash);
});

it('[ROUTE-12] [SHELL-10] starts each page at its top and has a button back to the top of a long one', async () => {
  const { page, open, say } = await journey.visitor({ viewport: { width: 390, height: 300 } });
  await open('/');
  await page.getByRole('heading', { name: say('intro.title') }).waitFor();
  await page.evaluate(() => window.scrollTo(0, 2000));
  await page.getByRole('button', { name: say('app.to-top') }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 2000));
  await page.getByRole('link', { name: say('menu.gallery') }).click();
  await page.getByText(say('gallery.title')).waitFor();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

/** Requests that wait at the gate continue once it is opened. */
function door() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

it('follows an address that changes while the page is starting', async () => {
  const starting = await journey.visitor();
  const { page, open, say } = starting;
  const [visitorDoor, screenDoor] = [door(), door()];
  await page.route('**/api/user', async (route) => {
    await visitorDoor.opened;
    await route.continue();
  });
  await page.route('**/assets/screen-*.js', async (route) => {
    await screenDoor.opened;
    await route.continue();
  });
  await open('/');
  await page.evaluate(() => {
    window.location.hash = '#/settings';
  });
  visitorDoor.open();
  await page.getByRole('banner').waitFor();
  screenDoor.open();
  await page.getByText(say('settings.visitor')).first().waitFor();
});
