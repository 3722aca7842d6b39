// One's own templates: the cards and their contents, search, order, clones, the limit, and a first one from a line
// about the business.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { Journey, type Visitor } from '#testing/browser/journey.ts';
import { seedTemplates } from '#testing/browser/seed-templates.ts';
import { signUp } from '#testing/browser/sign-up.ts';
import { fillGallery } from '#testing/gallery/fill-gallery.ts';
import { hotel } from '#testing/gallery/offers.ts';

let journey: Journey;
let visitor: Visitor;

beforeAll(async () => {
  journey = await Journey.beginAlone({ MAX_TEMPLATES_IF_NOT_SIGNED_IN: '2' });
  visitor = await journey.visitor();
});

afterAll(() => journey.end());

const card = (name: string) => visitor.page.getByRole('listitem').filter({ hasText: name });
const names = () => visitor.page.getByRole('listitem').getByRole('heading').allTextContents();
const status = (text: string | RegExp) => visitor.page.getByRole('status').filter({ hasText: text });

it('[HOME-1] [HOME-2] invites a visitor without templates, and creates the first one from a line about the business', async () => {
  const { page, open, say } = visitor;
  await open('/');
  await page.getByRole('heading', { name: say('intro.title') }).waitFor();
  await page.getByRole('link', { name: 'Recent 0' }).waitFor();
  await page.getByRole('button', { name: 'Online store' }).click();
  const prompt = page.getByRole('textbox', { name: say('intro.prompt') });
  expect(await prompt.inputValue()).toBe('Online store');
  await prompt.fill('Yoga studio');
  await prompt.press('Enter');
  await page.waitForURL(/#\/template\/[0-9a-f-]{36}\/$/);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('onboarding.see') })
    .click();
  await new EditorPage(visitor).waitForSaved();
  await expect.poll(() => page.title()).toBe('Yoga studio · Modelwright');
  const uuid = new URL(page.url()).hash.split('/')[2];
  const saved = await page.evaluate(async (id) => (await fetch(`/api/user/template/${id}`)).json(), uuid);
  expect(saved.openAIPrompt).toBe('Yoga studio');
});

it('[GENERATE-23] takes a line with it whole that is longer than that of the template', async () => {
  const { page, open, say } = await journey.visitor();
  const line = 'барбершоп в Екатеринбурге на 3 кресла, стрижка 1500 руб.';
  await open('/');
  await page.getByRole('textbox', { name: say('intro.prompt') }).pressSequentially(line);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByText(say('onboarding.done'), { exact: true }).waitFor();
  expect(await page.getByLabel(say('editor.name')).inputValue()).toBe(
    'барбершоп в Екатеринбурге на 3 кресла',
  );
  // What was understood can be changed afterwards, of all that was written.
  await dialog.getByRole('button', { name: say('onboarding.adjust'), exact: true }).click();
  const business = dialog.getByLabel(say('onboarding.prompt'));
  await expect.poll(() => business.inputValue()).toBe('барбершоп в Екатеринбурге на 3 кресла');
  expect(await dialog.getByLabel(say('onboarding.context')).inputValue()).toBe('стрижка 1500 руб.');
  expect(await dialog.getByLabel(say('onboarding.long-text')).inputValue()).toBe(line);
  // Nothing there leads away from the model that is made, or repeats what was offered before.
  await dialog.getByRole('button', { name: say('app.cancel'), exact: true }).waitFor();
  for (const id of ['home.blank', 'onboarding.skip', 'refine.label', 'refine.or-anew'] as const)
    expect(await dialog.getByText(say(id), { exact: true }).count()).toBe(0);
});

it('[ROUTE-13] [HOME-4] [GENERATE-1] keeps a prompt from the address, before the # or after it, for one new template', async () => {
  const other = await journey.visitor();
  const { page, open } = other;
  const nameField = () => page.getByLabel(other.say('editor.name')).inputValue();
  await page.goto(`${journey.server.page}?prompt=Bakery#/template/new/`);
  await new EditorPage(other).skipOnboarding();
  await expect.poll(nameField).toBe('Bakery');
  expect(page.url()).not.toContain('prompt');
  await page.getByRole('link', { name: other.say('nav.home') }).click();
  await page.getByRole('button', { name: other.say('home.create') }).click();
  await expect.poll(nameField).toBe('New template');
  const third = await journey.visitor();
  await third.open('/template/new/?prompt=Gym%20and%20pool');
  await expect.poll(() => third.page.getByLabel(third.say('editor.name')).inputValue()).toBe('Gym and pool');
  await open('/');
});

it('[HOME-7] [HOME-8] [HOME-9] shows on a card the name, what is sold, and when it changed, on a 24-hour clock', async () => {
  const { page, open } = visitor;
  await seedTemplates(visitor, [
    { name: 'Café', services: ['Espresso '.repeat(10).trim(), 'Pastry '.repeat(10).trim()] },
  ]);
  await open('/');
  await page.reload();
  const text = await card('Café').textContent();
  // 120 characters of “Espresso … Espresso; Pastry …”, as counted by hand: 89 of the first, "; ", 29 of the second.
  expect(text).toContain(`${'Espresso '.repeat(10).trim()}; ${'Pastry '.repeat(5).slice(0, 29)}...`);
  const time = await card('Café').locator('time').getAttribute('datetime');
  const shown = await page.evaluate((when) => {
    const date = new Date(when);
    const two = (number: number) => String(number).padStart(2, '0');
    const day = `${date.getMonth() + 1}/${date.getDate()}/${two(date.getFullYear() % 100)}`;
    return `${day}, ${two(date.getHours())}:${two(date.getMinutes())}`;
  }, time ?? '');
  expect(await card('Café').locator('time').textContent()).toBe(shown);
});

it('[HOME-4] [HOME-6] [VALID-14] warns at the limit, disables what creates more, and offers to sign in', async () => {
  const { page, say } = visitor;
  await page.getByRole('alert').getByText(say('home.limit-title')).waitFor();
  expect(await page.getByRole('button', { name: 'Create template' }).isDisabled()).toBe(true);
  await page.getByText(say('home.limit-short')).waitFor();
  expect(await page.getByRole('button', { name: 'Clone Café' }).isDisabled()).toBe(true);
  await page.getByRole('alert').getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

it('[HOME-2] [HOME-10] clones: a placeholder at once, then the copy, which the notice opens', async () => {
  const { page, open, say } = visitor;
  await signUp(visitor);
  await page.reload();
  await card('Café').getByRole('button', { name: 'Clone Café' }).click();
  await card('Café - clone').waitFor();
  await page.getByRole('link', { name: 'Recent 3' }).waitFor();
  await expect.poll(names).toEqual(['Café - clone', 'Café', 'Yoga studio']);
  await page.getByRole('alert').getByRole('button', { name: 'Open' }).click();
  await page.waitForURL(/#\/template\/[0-9a-f-]{36}\/$/);
  expect(await page.getByLabel(say('editor.name')).inputValue()).toBe('Café - clone');
  await open('/');
});

it('removes the placeholder when cloning fails', async () => {
  const { page, say } = visitor;
  const json = { code: 'internal', message: '', remedy: '' };
  await page.route('**/api/template/*', (route) => route.fulfill({ status: 500, json }), { times: 1 });
  await card('Yoga studio').getByRole('button', { name: 'Clone Yoga studio' }).click();
  await page.getByText(say('home.clone-failed')).waitFor();
  await expect.poll(names).toEqual(['Café - clone', 'Café', 'Yoga studio']);
});

it('[HOME-10] must be unlocked before cloning if it has to be bought', async () => {
  const { page, open } = visitor;
  await seedTemplates(visitor, [{ name: 'Ёлочный базар', description: 'Ёлки к празднику', price: 29 }]);
  await open('/');
  await page.reload();
  await card('Ёлочный').waitFor();
  expect(
    await card('Ёлочный')
      .getByRole('button', { name: /^Clone/ })
      .count(),
  ).toBe(0);
  await card('Ёлочный').getByRole('button', { name: 'Unlock Ёлочный базар' }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

it('[HOME-15] searches names, descriptions and what is sold, and says how many matches there are', async () => {
  const { page, say } = visitor;
  await status(/^4 models$/).waitFor();
  const search = page.getByRole('searchbox', { name: say('home.search') });
  await search.fill('pastry CAFE');
  await status(/^2 of 4 found$/).waitFor();
  await expect.poll(names).toEqual(['Café - clone', 'Café']);
  await search.fill('елки');
  await expect.poll(names).toEqual(['Ёлочный базар']);
  await search.fill('submarine');
  await page.getByRole('heading', { name: 'No results for “submarine”' }).waitFor();
  await page.getByRole('button', { name: say('home.clear-search') }).click();
  await expect.poll(() => names().then((shown) => shown.length)).toBe(4);
});

it('[HOME-5] [HOME-15] sorts by change, name and creation, and remembers the order and the view', async () => {
  const { page, say } = visitor;
  const order = page.getByLabel(say('home.sort'), { exact: true });
  await expect.poll(names).toEqual(['Ёлочный базар', 'Café - clone', 'Café', 'Yoga studio']);
  await order.selectOption('name');
  await expect.poll(names).toEqual(['Café', 'Café - clone', 'Yoga studio', 'Ёлочный базар']);
  await page.getByRole('button', { name: say('home.list'), exact: true }).click();
  await page.reload();
  await page.getByRole('checkbox').first().waitFor();
  await expect.poll(names).toEqual(['Café', 'Café - clone', 'Yoga studio', 'Ёлочный базар']);
  await page.getByRole('link', { name: 'Yoga studio' }).click();
  await page.getByLabel(say('editor.name')).fill('Tea room');
  await new EditorPage(visitor).waitForSaved();
  await page.getByRole('link', { name: say('nav.home') }).click();
  await order.selectOption('changed');
  await expect.poll(names).toEqual(['Tea room', 'Ёлочный базар', 'Café - clone', 'Café']);
  await order.selectOption('created');
  await expect.poll(names).toEqual(['Ёлочный базар', 'Café - clone', 'Café', 'Tea room']);
  await page.getByRole('button', { name: say('home.grid'), exact: true }).click();
  expect(await page.getByRole('checkbox').count()).toBe(0);
  expect(visitor.complaints).toEqual([]);
});

it('[HOME-9] shows dates in Russian format in the Russian interface', async () => {
  const russian = await journey.visitor({ language: 'ru' });
  await russian.open('/');
  await russian.page.getByRole('heading', { name: russian.say('intro.title') }).waitFor();
  await seedTemplates(russian, [{ name: 'Чайная' }]);
  await russian.page.reload();
  const date = russian.page.getByRole('listitem').locator('time');
  expect(await date.textContent()).toMatch(/^\d\d\.\d\d\.\d{4}, \d\d:\d\d$/);
});

it('[HOME-15] shows a skeleton until its code has loaded', async () => {
  const { page, open, say } = await journey.visitor();
  let send = (): void => undefined;
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/assets/screen-*.js', async (route) => {
    await sent;
    await route.continue();
  });
  await open('/');
  await page.locator('main [aria-busy=true]').waitFor();
  send();
  await page.getByRole('heading', { name: say('intro.title') }).waitFor();
});

it('[HOME-3] shows the gallery below the invitation, and nothing if the gallery is empty', async () => {
  const { page, context, open, say } = await journey.visitor();
  const invitation = page.getByRole('heading', { name: say('intro.title') });
  const gallery = page.getByRole('heading', { name: say('intro.gallery') });
  await open('/');
  await invitation.waitFor();
  await page.getByRole('link', { name: 'Gallery 0' }).waitFor();
  await gallery.waitFor({ state: 'detached' });
  await fillGallery(journey.server, context, [hotel]);
  await page.reload();
  await gallery.waitFor();
  await invitation.waitFor();
  await page.getByRole('heading', { name: hotel.name, level: 3 }).waitFor();
  await page.getByRole('link', { name: 'Gallery 1' }).waitFor();
});
