// Deleting a template: confirmed first, gone at once, reported if it fails, and restored by a notice or from the list
// of deleted ones.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { Journey, type Visitor } from '#testing/browser/journey.ts';

let journey: Journey;
let visitor: Visitor;

beforeAll(async () => {
  journey = await Journey.beginAlone({ MAX_TEMPLATES_IF_NOT_SIGNED_IN: '1' });
  visitor = await journey.visitor();
  await (await EditorPage.openNew(visitor)).waitForSaved();
});

afterAll(() => journey.end());

const templates = () => visitor.page.getByRole('listitem');

const ask = async () => {
  await visitor.page.getByRole('button', { name: 'Delete New template' }).click();
  const dialog = visitor.page.getByRole('dialog', { name: 'Delete this template?' });
  await dialog.waitFor();
  return dialog;
};

const confirm = async () => (await ask()).getByRole('button', { name: "Yes, I'm sure" }).click();

const focused = () => visitor.page.evaluate(() => document.activeElement?.textContent);

it('[HOME-11] [HOME-12] asks first, and keeps the template on cancel', async () => {
  const { page, open, say } = visitor;
  await open('/');
  await page.getByText(say('home.limit-title')).waitFor();
  const dialog = await ask();
  await dialog.getByRole('button', { name: 'No, cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await templates().count()).toBe(1);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Delete New template');
});

it('[HOME-14] shows a failure for five seconds, and the template is back', async () => {
  const { page } = visitor;
  const json = { code: 'internal', message: '', remedy: '' };
  await page.clock.install();
  await page.route('**/api/user/template/*', (route) => route.fulfill({ status: 500, json }), { times: 2 });
  await confirm();
  const notice = page.getByRole('alert').filter({ hasText: 'Failed to delete the template' });
  await notice.waitFor();
  expect(await templates().count()).toBe(1);
  await page.clock.runFor(4000);
  expect(await notice.count()).toBe(1);
  await page.clock.runFor(2000);
  await notice.waitFor({ state: 'detached' });
  await confirm();
  await notice.getByRole('button', { name: 'Close' }).click();
  await notice.waitFor({ state: 'detached' });
  await page.clock.resume();
});

it('removes it from the list before the server has answered, and makes room for another', async () => {
  const { page, say } = visitor;
  await page.getByRole('link', { name: 'New template' }).first().waitFor();
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const hold = async (route: { continue: () => Promise<void> }) => {
    await answered;
    await route.continue();
  };
  await page.route('**/api/user/template/*', hold, { times: 1 });
  await confirm();
  await page.getByRole('heading', { name: say('intro.title') }).waitFor();
  expect(await page.getByText(say('home.limit-title')).count()).toBe(0);
  answer();
  await page.getByText('New template was deleted').waitFor();
  expect(await page.getByRole('link', { name: 'New template' }).count()).toBe(0);
});

it('[HOME-15] restores it with Undo, and returns the focus to it', async () => {
  const { page } = visitor;
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: 'New template' }).first().waitFor();
  await expect.poll(focused).toBe('New template');
  await page.reload();
  await page.getByRole('listitem').waitFor();
});

it('[HOME-15] restores it from the list of deleted ones after the notice has gone, unless there is no room', async () => {
  const { page, say } = visitor;
  await confirm();
  await page.getByText('New template was deleted').waitFor();
  await page.reload();
  await page.getByRole('button', { name: say('home.create') }).click();
  await page.getByRole('status').getByText(say('editor.saved-later'), { exact: true }).waitFor();
  await page.getByLabel(say('editor.name')).fill('Another');
  await new EditorPage(visitor).waitForSaved();
  await page.getByRole('link', { name: say('nav.home') }).click();
  await page.getByRole('button', { name: 'Recently deleted (1)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Recently deleted' });
  await dialog.getByText(/30 days left/).waitFor();
  await dialog.getByRole('button', { name: 'Restore New template' }).click();
  await page.getByText(say('home.restore-full')).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(focused).toBe('Recently deleted (1)');

  await page.getByRole('button', { name: 'Delete Another' }).click();
  await page.getByRole('button', { name: "Yes, I'm sure" }).click();
  await page.getByRole('heading', { name: say('intro.title') }).waitFor();
  await page.getByRole('button', { name: 'Recently deleted (2)' }).click();
  await dialog.getByRole('button', { name: 'Restore New template' }).click();
  await dialog.getByRole('button', { name: 'Restore Another' }).waitFor();
  await page
    .getByRole('link', { name: 'New template', includeHidden: true })
    .first()
    .waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await expect.poll(() => templates().count()).toBe(1);
  expect(visitor.complaints).toEqual([]);
});
