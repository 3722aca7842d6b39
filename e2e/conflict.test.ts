// One template in two places: saves from elsewhere appear at once, and concurrent changes are asked about, with nothing
// lost.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { Journey, narrow, type Visitor } from '#testing/browser/journey.ts';

let journey: Journey;
let first: Visitor;
let second: Visitor;

beforeAll(async () => {
  journey = await Journey.begin();
});

beforeEach(async () => {
  first = await journey.visitor();
  await (await EditorPage.openNew(first)).waitForSaved();
  const page = await first.context.newPage();
  await page.goto(first.page.url());
  second = { ...first, page };
  await new EditorPage(second).waitForSaved();
});

afterAll(() => journey.end());

/** A save waits a second for the next key, and the other tab learns of it after that. */

const nameOf = ({ page, say }: Visitor) => page.getByLabel(say('editor.name'));
const saves = /\/api\/user\/template\//;

/** Types in both tabs before either learns of the other's change. */
async function typeInBoth(): Promise<void> {
  let go = () => {};
  const isHeld = new Promise<void>((resolve) => {
    go = resolve;
  });
  await first.page.route(saves, async (route) => {
    if (route.request().method() === 'POST') await isHeld;
    await route.fallback();
  });
  const isSent = first.page.waitForRequest(
    (request) => request.method() === 'POST' && saves.test(request.url()),
  );
  await nameOf(first).fill('First');
  await new EditorPage(first).field('Price').fill('31');
  await isSent;
  await nameOf(second).fill('Second');
  await new EditorPage(second).waitForSaved();
  go();
  await conflict().waitFor();
}

const conflict = () => first.page.getByRole('dialog', { name: first.say('stale.title') });

const nameAfterReload = async (visitor: Visitor) => {
  await visitor.page.reload();
  return nameOf(visitor).inputValue();
};

it('[KEEP-6] shows what another tab has saved, without a prompt, as a step that undo reverts', async () => {
  await nameOf(second).fill('Second');
  await first.page.getByText(first.say('editor.updated-by-tab')).waitFor();
  expect(await nameOf(first).inputValue()).toBe('Second');
  await new EditorPage(first).waitForSaved();
  await nameOf(first).fill('Third');
  await expect.poll(() => nameOf(second).inputValue()).toBe('Third');
  await first.page.getByRole('button', { name: 'Undo: rename the model' }).click();
  await expect.poll(() => nameOf(second).inputValue()).toBe('Second');
  await first.page.getByRole('button', { name: 'Undo: changes made elsewhere' }).click();
  await expect.poll(() => nameOf(second).inputValue()).toBe('New template');
});

it('[KEEP-6] shows what was changed on another device when the person returns', async () => {
  await second.page.evaluate(async () => {
    const address = `/api/user/template/${/template\/([^/]+)/.exec(window.location.hash)?.[1]}`;
    const template = { ...(await (await fetch(address)).json()), name: 'From afar' };
    const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '');
    const headers = { 'content-type': 'application/json', 'x-xsrf-token': token };
    await fetch(address, { method: 'POST', headers, body: JSON.stringify({ template }) });
  });
  expect(await nameOf(first).inputValue()).toBe('New template');
  await first.page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await first.page.getByText(first.say('editor.updated-elsewhere')).waitFor();
  expect(await nameOf(first).inputValue()).toBe('From afar');
});

it("[KEEP-7] lists the differences; the other version is chosen, and undo restores one's own", async () => {
  await typeInBoth();
  const row = (name: string) => conflict().getByRole('row').filter({ hasText: name });
  expect(await row('Model name').getByRole('cell').allTextContents()).toEqual(['First', 'Second']);
  expect(await row('Product sales').getByRole('cell').allTextContents()).toEqual(['31', '25']);
  // On a phone only the dialog scrolls.
  const wide = first.page.viewportSize();
  await first.page.setViewportSize(narrow);
  const innerScroll = () =>
    conflict()
      .getByRole('table')
      .evaluate((table) => getComputedStyle(table.parentElement ?? table).overflowY);
  await expect.poll(innerScroll).toBe('visible');
  if (wide) await first.page.setViewportSize(wide);
  await expect.poll(innerScroll).toBe('auto');
  await conflict()
    .getByRole('button', { name: first.say('stale.take-newer') })
    .click();
  await expect.poll(() => nameOf(first).inputValue()).toBe('Second');
  await new EditorPage(first).waitForSaved();
  await first.page.getByRole('button', { name: 'Undo: load the newer version' }).click();
  await new EditorPage(first).waitForSaved();
  expect(await nameAfterReload(first)).toBe('First');
});

it("[KEEP-7] keeps one's own version when that is chosen, by keyboard only", async () => {
  await typeInBoth();
  const keep = conflict().getByRole('button', { name: first.say('stale.save-over') });
  for (let tab = 0; tab < 5 && !(await keep.evaluate((it) => it === document.activeElement)); tab += 1)
    await first.page.keyboard.press('Tab');
  await first.page.keyboard.press('Enter');
  await conflict().waitFor({ state: 'detached' });
  await new EditorPage(first).waitForSaved();
  await expect.poll(() => nameOf(second).inputValue()).toBe('First');
  expect(await nameAfterReload(second)).toBe('First');
});
