// A visitor with as many templates as fit deletes one and may make another.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { Journey, type Visitor } from '#testing/browser/journey.ts';

let journey: Journey;
let visitor: Visitor;

beforeAll(async () => {
  journey = await Journey.begin({ MAX_TEMPLATES_IF_NOT_SIGNED_IN: '1' });
  visitor = await journey.visitor();
  await (await EditorPage.openNew(visitor)).waitForSaved();
});

afterAll(() => journey.end());

const ask = async () => {
  await visitor.page.getByRole('button', { name: 'Delete New template' }).click();
  const dialog = visitor.page.getByRole('dialog', { name: 'Delete this template?' });
  await dialog.waitFor();
  return dialog;
};

it('asks first, and keeps the template when that was not meant', async () => {
  const { page, open, say } = visitor;
  await open('/');
  await page.getByText(say('home.limit-title')).waitFor();
  const dialog = await ask();
  await dialog.getByRole('button', { name: 'No, cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await page.getByRole('listitem').count()).toBe(1);
});

it('says when it failed, and the template is still there', async () => {
  const { page } = visitor;
  const json = { code: 'internal', message: '', remedy: '' };
  await page.route('**/api/user/template/*', (route) => route.fulfill({ status: 500, json }), { times: 1 });
  await (await ask()).getByRole('button', { name: "Yes, I'm sure" }).click();
  await page.getByText('Failed to delete the template').waitFor();
  expect(await page.getByRole('listitem').count()).toBe(1);
});

it('takes it out of the list at once, and makes room for another', async () => {
  const { page, say } = visitor;
  await page.getByRole('link', { name: 'New template' }).first().waitFor();
  await (await ask()).getByRole('button', { name: "Yes, I'm sure" }).click();
  await page.getByText(say('intro.title')).waitFor();
  expect(await page.getByText(say('home.limit-title')).count()).toBe(0);
  expect(await page.getByRole('link', { name: 'New template' }).count()).toBe(0);
  await page.getByRole('link', { name: say('home.create') }).click();
  await new EditorPage(visitor).field('Price').waitFor();
});
