// The tab of templates: four searches of which one is shown, all templates of one user, and a document to copy.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Journey, type Visitor } from '#testing/browser/journey.ts';
import { operatorAt } from '#testing/browser/operators.ts';
import { type Seed, seedTemplates } from '#testing/browser/seed-templates.ts';
import { signUp } from '#testing/browser/sign-up.ts';

let journey: Journey;
let visitor: Visitor;
let ann: string;
let bob: string;

async function personWith(seeds: readonly Seed[]): Promise<string> {
  const person = await journey.visitor();
  await person.open('/settings');
  const email = await signUp(person);
  await seedTemplates(person, seeds);
  return email;
}

beforeAll(async () => {
  journey = await Journey.beginAlone();
  bob = await personWith([{ name: 'Tea room' }, { name: 'Bakery' }]);
  ann = await personWith([
    { name: 'Tea room', description: 'By the river', templateContext: 'A tea room of 20 seats', price: 12 },
  ]);
});

afterAll(() => journey.end());

const panel = () => visitor.page.locator('#operator-panel-templates');
const button = (name: string) => panel().getByRole('button', { name, exact: true });
const rows = () => panel().locator('tbody > tr');
const rowOf = (email: string) => rows().filter({ hasText: email });
const field = () => panel().getByRole('textbox', { name: 'Template name', exact: true });
const banner = (text: string) => panel().getByRole('alert').filter({ hasText: text });
const dialog = (name: string) => visitor.page.getByRole('dialog', { name, exact: true });
const says = (text: string) => panel().getByText(text, { exact: true }).waitFor();

const internal = { code: 'internal', message: 'Something went wrong on the server.', remedy: '' };
const breakNext = (address: string | RegExp) =>
  visitor.page.route(address, (route) => route.fulfill({ status: 500, json: internal }), { times: 1 });

const begin = async () => {
  ({ visitor } = await operatorAt(journey, 'templates'));
};

it('[ADMIN-20] asks for a search, and counts the names of all templates', async () => {
  await begin();
  await says('Use the search options above to find templates');
  expect(await button('Search').isDisabled()).toBe(true);
  await button('All Template Names').click();
  await says('Total templates: 3 · Total users: 2');
  expect(await panel().getByRole('columnheader').allTextContents()).toEqual(['#', 'Template Name', 'Count']);
  expect(await rows().locator('td > div').allTextContents()).toEqual([
    ...['1', 'Tea room', '2'],
    ...['2', 'Bakery', '1'],
  ]);
  // A name leads to whoever has it.
  await button('Bakery').click();
  await says('Total templates: 1 · Total users: 1');
  await rowOf(bob).waitFor();
  expect(await rows().count()).toBe(1);
});

it('[ADMIN-20] lists users with all their templates, and opens them and their documents', async () => {
  await begin();
  await button('Load All Templates').click();
  await says('Total templates: 3 · Total users: 2');
  expect(await rowOf(bob).getByRole('listitem').allTextContents()).toEqual(
    expect.arrayContaining(['Tea room', 'Bakery']),
  );
  await breakNext('**/api/admin/users/*/templates');
  await rowOf(ann).getByRole('button', { name: 'View Templates' }).click();
  const list = dialog('User Templates');
  await list.getByText('Failed to load templates', { exact: true }).waitFor();
  await list.getByRole('button', { name: 'Try Again' }).click();
  const template = list.getByRole('listitem');
  const text = await template.textContent();
  for (const part of ['Tea room', 'By the river', '$12.00', 'Resources', 'A tea room of 20 seats'])
    expect(text).toContain(part);
  expect(text).toMatch(/[\da-f]{8}-[\da-f]{4}-/);
  await template.getByRole('button', { name: 'View JSON' }).click();
  const json = dialog('Tea room');
  await json.locator('pre').waitFor();
  const shown: unknown = JSON.parse((await json.locator('pre').textContent()) ?? '');
  expect(shown).toMatchObject({ name: 'Tea room', templateContext: 'A tea room of 20 seats' });
  await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visitor.page.clock.install();
  await json.getByRole('button', { name: 'Copy to Clipboard' }).click();
  await json.getByRole('button', { name: 'Copied!' }).waitFor();
  expect(JSON.parse(await visitor.page.evaluate(() => navigator.clipboard.readText()))).toEqual(shown);
  await visitor.page.clock.runFor(2000);
  await json.getByRole('button', { name: 'Copy to Clipboard' }).waitFor();
  await json.getByRole('button', { name: 'Close' }).last().click();
  await json.waitFor({ state: 'detached' });
  await list.waitFor();
  expect(visitor.complaints).toEqual([]);
});

it('[ADMIN-20] finds users by a template name, whose results take the place of the others', async () => {
  await begin();
  await button('Load All Templates').click();
  await rowOf(ann).waitFor();
  await field().fill('  bak ');
  await button('Search').click();
  await says('Total templates: 1 · Total users: 1');
  expect(await rowOf(ann).count()).toBe(0);
  await field().fill('No such thing');
  await visitor.page.keyboard.press('Enter');
  await says('No users found with template name "No such thing"');
  expect(await rows().count()).toBe(0);
});

it('[ADMIN-20] finds templates with a context, and says if there are none', async () => {
  await begin();
  await button('Find Templates with Context').click();
  await says('Total templates: 1 · Total users: 1');
  const text = await rowOf(ann).textContent();
  for (const part of [
    'Tea room',
    'By the river',
    'Context',
    'A tea room of 20 seats',
    'UUID',
    '$12.00',
    'Date',
  ])
    expect(text).toContain(part);
  expect(await rowOf(bob).count()).toBe(0);

  const other = await Journey.beginAlone();
  ({ visitor } = await operatorAt(other, 'templates'));
  await button('Find Templates with Context').click();
  await says('No templates with context found');
  await button('Load All Templates').click();
  await says('No templates found');
  await other.end();
});

const searches: readonly (readonly [string, string | RegExp, string])[] = [
  ['Find Templates with Context', '**/search-with-context*', 'Failed to search templates with context'],
  ['All Template Names', '**/all-names*', 'Failed to load all template names'],
  ['Load All Templates', /\/templates\/all(\?|$)/, 'Failed to load all templates'],
  ['Search', '**/search-by-name*', 'Failed to search users by template name'],
];

it.each(searches)('[ADMIN-21] says what failed in %s, and tries again', async (name, address, text) => {
  await begin();
  await field().fill('tea');
  await breakNext(address);
  await button(name).click();
  await banner(text).getByRole('button', { name: 'Try Again' }).click();
  await panel()
    .getByText(/^Total templates: /)
    .waitFor();
  expect(await banner(text).count()).toBe(0);
});
