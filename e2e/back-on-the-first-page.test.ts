// Back in a tab whose first page is the model: it closes what is open before it leaves the product.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { Journey } from '#testing/browser/journey.ts';

let journey: Journey;

beforeAll(async () => {
  journey = await Journey.begin();
});

afterAll(() => journey.end());

it('going back closes what is open where the model is the first page of its tab, and then leaves it in one step', async () => {
  const visitor = await journey.visitor();
  await (await EditorPage.openNew(visitor)).waitForSaved();
  const page = await visitor.context.newPage();
  await page.goto(visitor.page.url());
  /** The step back has been undone, which the browser does a moment later. */
  const undone = () => page.waitForFunction('history.state.isHeld === true');
  const view = page.getByRole('button', { name: visitor.say('view.menu') });
  for (let time = 1; time <= 2; time += 1) {
    await view.click();
    await page.getByRole('menu').waitFor();
    await page.goBack();
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await undone();
  }
  await page.getByRole('button', { name: visitor.say('versions.title') }).click();
  await page.getByRole('dialog').waitFor();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await undone();
  expect(page.url()).toBe(visitor.page.url());
  await page.goBack();
  await expect.poll(() => page.url()).toBe('about:blank');
});
