// Saves that the server refuses permanently: the user learns why, what happened to the work, and what can be done.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Language, languages } from '#language/language.ts';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { Journey, type Visitor } from '#testing/browser/journey.ts';
import { effort } from '#testing/effort.ts';
import { withDatabase } from '#testing/server/people.ts';

/** The texts differ, and what happens does not. */
const spoken: readonly Language[] = effort.isEveryScan ? languages : ['ru'];

let journey: Journey;

beforeAll(async () => {
  journey = await Journey.beginAlone({
    MAX_TEMPLATES_IF_NOT_SIGNED_IN: '2',
    MAX_KEPT_TEMPLATES_IF_NOT_SIGNED_IN: '2',
  });
});

afterAll(() => journey.end());

async function withTemplate(language: Language = 'en') {
  const visitor = await journey.visitor({ language });
  const editor = await EditorPage.openNew(visitor);
  await editor.waitForSaved();
  return { visitor, editor, ...visitor };
}

const rename = ({ page, say }: Visitor, name: string) => page.getByLabel(say('editor.name')).fill(name);

/** As another tab of the same browser would. */
async function call({ page }: Visitor, method: string, path: string, body?: unknown): Promise<void> {
  const status = await page.evaluate(
    async ([verb, address, content]) => {
      const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const headers = { 'x-xsrf-token': token, 'content-type': 'application/json' };
      return (await fetch(address, { method: verb, headers, body: content })).status;
    },
    [method, path, JSON.stringify(body ?? {})] as const,
  );
  expect(status).toBe(200);
}

const uuidOf = ({ page }: Visitor): string => /[\da-f-]{36}/.exec(page.url())?.[0] ?? '';
const deleteElsewhere = (visitor: Visitor) =>
  call(visitor, 'DELETE', `/api/user/template/${uuidOf(visitor)}`);
const deletedDialog = ({ page, say }: Visitor) =>
  page.getByRole('dialog', { name: say('home.deleted-title') });

async function deleteFromList(visitor: Visitor): Promise<void> {
  const { page, say } = visitor;
  await page.getByRole('link', { name: say('nav.home') }).click();
  // The editor, which stays until the list is loaded, has such a button too.
  const card = page.locator('[data-template]').first();
  await card.getByRole('button', { name: /^(Delete|Удалить)/ }).click();
  await page.getByRole('button', { name: say('home.delete-yes') }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

it.each(spoken)('restores in %s what was deleted elsewhere, with what was typed', async (language) => {
  const { visitor, editor, page, say } = await withTemplate(language);
  await deleteElsewhere(visitor);
  await rename(visitor, 'Typed after');
  const dialog = page.getByRole('dialog', { name: say('deleted.title') });
  await dialog.getByText(say('deleted.text')).waitFor();
  await dialog.getByRole('button', { name: say('deleted.bring-back') }).click();
  await dialog.waitFor({ state: 'detached' });
  await editor.waitForSaved();
  await page.reload();
  await expect.poll(() => page.getByLabel(say('editor.name')).inputValue()).toBe('Typed after');
});

it('leaves it deleted when that is chosen; restored from the list, it has what was typed', async () => {
  const { visitor, editor, page, say } = await withTemplate();
  await deleteElsewhere(visitor);
  await rename(visitor, 'Typed after');
  await page.getByRole('button', { name: say('deleted.leave') }).click();
  await page.getByRole('button', { name: 'Recently deleted (1)' }).click();
  await deletedDialog(visitor)
    .getByRole('button', { name: /^Restore/ })
    .click();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'New template' }).first().click();
  await editor.waitForSaved();
  await page.reload();
  await expect.poll(() => page.getByLabel(say('editor.name')).inputValue()).toBe('Typed after');
});

it('continues if another tab has already restored it', async () => {
  const { visitor, editor, page, say } = await withTemplate();
  await deleteElsewhere(visitor);
  await rename(visitor, 'Typed after');
  await page.getByRole('dialog', { name: say('deleted.title') }).waitFor();
  await call(visitor, 'POST', '/api/user/templates/restore', [uuidOf(visitor)]);
  await page.getByRole('button', { name: say('deleted.bring-back') }).click();
  await editor.waitForSaved();
});

it.each(spoken)(
  'reports in %s that there is no room, and saves once deleted templates are purged',
  async (language) => {
    const { visitor, editor, page, say } = await withTemplate(language);
    await deleteFromList(visitor);
    await (await EditorPage.openNew(visitor)).waitForSaved();
    await deleteFromList(visitor);
    // A new model is saved with its first change.
    await visitor.open('/template/new/');
    await editor.field('(Price|Цена)').waitFor();
    await rename(visitor, 'No room yet');
    await page.getByText(say('editor.not-saved'), { exact: true }).waitFor();
    const notice = page.getByRole('alert').filter({ hasText: say('space.title') });
    await notice.getByText(say('space.text-visitor')).waitFor();
    await notice.getByRole('button', { name: say('space.empty') }).click();

    const dialog = deletedDialog(visitor);
    await dialog.getByRole('button', { name: say('home.empty'), exact: true }).click();
    await dialog.getByText(/(Permanently remove 2 models|Удалить 2 модели навсегда)/).waitFor();
    const keep = dialog.getByRole('button', { name: say('home.empty-no') });
    await expect.poll(() => keep.evaluate((button) => button === document.activeElement)).toBe(true);
    await keep.click();
    const empty = dialog.getByRole('button', { name: say('home.empty'), exact: true });
    await expect.poll(() => empty.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await dialog.getByRole('listitem').count()).toBe(2);
    await empty.click();
    await dialog.getByRole('button', { name: say('home.empty-yes') }).click();
    await dialog.getByText(say('home.deleted-none')).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('link', { name: 'No room yet' }).first().click();
    await editor.waitForSaved();
  },
);

it('reports that purging failed, and skips what another tab restored meanwhile', async () => {
  const { visitor, page, say } = await withTemplate();
  const uuid = uuidOf(visitor);
  await deleteFromList(visitor);
  await (await EditorPage.openNew(visitor)).waitForSaved();
  await deleteFromList(visitor);
  await page.getByRole('button', { name: 'Recently deleted (2)' }).click();
  const dialog = deletedDialog(visitor);
  const empty = dialog.getByRole('button', { name: say('home.empty'), exact: true });
  const yes = dialog.getByRole('button', { name: say('home.empty-yes') });
  const json = { code: 'internal', message: '', remedy: '' };
  await page.route('**/api/user/templates/**', (route) => route.fulfill({ status: 500, json }), { times: 1 });
  await empty.click();
  await yes.click();
  await page.getByText(say('home.empty-failed')).waitFor();
  await call(visitor, 'POST', '/api/user/templates/restore', [uuid]);
  await empty.click();
  await yes.click();
  await dialog.getByText(say('home.deleted-none')).waitFor();
  await page.keyboard.press('Escape');
  await page.reload();
  await page.getByRole('listitem').first().waitFor();
  expect(await page.getByRole('listitem').count()).toBe(1);
});

it.each(spoken)('reports in %s that the account was archived, and continues without it', async (language) => {
  const { visitor, page, say, server } = await withTemplate(language);
  await withDatabase({ place: { databaseUrl: null, dataDir: server.dataDir } }, ({ query }) =>
    query
      .updateTable('account')
      .set({ status: 'archived' })
      .where('id', '=', ({ selectFrom }) =>
        selectFrom('template').select('account_id').where('uuid', '=', uuidOf(visitor)),
      )
      .execute(),
  );
  await rename(visitor, 'Typed after');
  const dialog = page.getByRole('dialog', { name: say('email-change.archived') });
  await dialog.getByText(say('google.archived')).waitFor();
  await dialog.getByText(say('archived.kept')).waitFor();
  await dialog.getByRole('button', { name: say('archived.go-on') }).click();
  await page.getByRole('heading', { name: say('intro.title') }).waitFor();
  expect(await page.evaluate(() => Object.values(localStorage).join())).toContain('Typed after');
});
