// A visitor without an account is reminded of one after eight saves, and no more once they turn that off.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { Journey, type Visitor } from '#testing/browser/journey.ts';

let journey: Journey;
let visitor: Visitor;
let editor: EditorPage;

beforeAll(async () => {
  journey = await Journey.begin();
  visitor = await journey.visitor();
  editor = await EditorPage.openNew(visitor);
  await editor.waitForSaved();
});

afterAll(() => journey.end());

const words = () => visitor.page.getByText(visitor.say('login-reminder.text'));

/** Changing the periodicity saves at once. */
async function save(...periodicities: readonly string[]) {
  const { page, say } = visitor;
  const steps = page.getByLabel(say('model.periodicity'), { exact: true });
  for (const periodicity of periodicities) {
    const isSaved = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().includes('/api/user/template/'),
    );
    await steps.selectOption(periodicity);
    await isSaved;
  }
}

it('[SETUP-14] appears after the eighth save, leads to an account, and can be dismissed', async () => {
  const { page, say } = visitor;
  await page.getByText(say('editor.view-model'), { exact: true }).click();
  await save('year', 'quarter', 'year', 'quarter', 'year', 'quarter');
  await editor.waitForSaved();
  expect(await words().count()).toBe(0);
  await save('year');
  await words().waitFor();
  await page
    .getByRole('complementary')
    .getByRole('button', { name: say('settings.sign-up') })
    .click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page
    .getByRole('complementary')
    .getByRole('button', { name: say('app.close') })
    .click();
  await words().waitFor({ state: 'detached' });
});

it('[SETUP-14] comes back on the next visit, until it is turned off', async () => {
  const { page, say } = visitor;
  await page.reload();
  await words().waitFor();
  // Beside the panel of inputs there is no room for both the words and what to click.
  await page.setViewportSize({ width: 800, height: 700 });
  await expect.poll(async () => (await words().boundingBox())?.width ?? 0).toBeGreaterThan(250);
  const isKept = page.waitForResponse((response) => response.url().includes('/settings'));
  await page.getByRole('button', { name: say('login-reminder.never') }).click();
  await isKept;
  await page.reload();
  await editor.waitForSaved();
  expect(await words().count()).toBe(0);
});
