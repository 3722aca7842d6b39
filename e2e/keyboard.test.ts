// The first model by keyboard only: every step with Tab, Enter, Space and letters.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { Journey, type Visitor } from '#testing/browser/journey.ts';

let journey: Journey;
let visitor: Visitor;

beforeAll(async () => {
  journey = await Journey.begin();
  visitor = await journey.visitor();
});

afterAll(() => journey.end());

/** Presses Tab until the focused element has this name. */
async function tabTo(name: RegExp): Promise<void> {
  const { page } = visitor;
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
      return element?.getAttribute('aria-label') || label || element?.textContent || '';
    });
  for (let presses = 0; presses < 90; presses += 1) {
    if (name.test(await focused())) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${name}; it ended at ${await focused()}`);
}

it('creates, changes, undoes, extends and downloads a model', async () => {
  const { page, open, say } = visitor;
  const { keyboard } = page;
  await open('/');
  await page.getByRole('heading', { name: say('intro.title') }).waitFor();
  await keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(say('app.skip'));
  await keyboard.press('Enter');
  await tabTo(new RegExp(`^${say('home.create')}$`));
  await keyboard.press('Enter');
  const editor = new EditorPage(visitor);
  await page.getByRole('dialog', { name: say('onboarding.title') }).waitFor();
  await keyboard.press('Escape');
  await editor.field('Price').waitFor();

  await tabTo(/^Price,/);
  await keyboard.press('Control+a');
  await keyboard.type('30');
  await expect.poll(() => editor.firstPeriod('Product sales').textContent()).toBe('36,000');
  await keyboard.press('Control+z');
  await expect.poll(() => editor.firstPeriod('Product sales').textContent()).toBe('30,000');

  await tabTo(new RegExp(`^${say('items.add')}$`));
  await keyboard.press('Enter');
  await page.getByRole('dialog', { name: say('add.title.section_sales') }).waitFor();
  await tabTo(new RegExp(`^${say('add.tab-predefined')}$`));
  await keyboard.press('ArrowRight');
  await tabTo(/^Name/);
  await keyboard.type('Coffee');
  await tabTo(/^Price,/);
  await keyboard.press('Control+a');
  await keyboard.type('5');
  await tabTo(/^Quantity,/);
  await keyboard.press('Control+a');
  await keyboard.type('10');
  await keyboard.press('Enter');
  await expect.poll(() => editor.firstPeriod('Coffee').textContent()).toBe('50.00');

  await tabTo(/^Subscriptions/);
  await keyboard.press('Enter');
  await expect.poll(() => editor.field(say('items.name')).inputValue()).toBe('Subscriptions');

  const download = page.waitForEvent('download');
  await tabTo(new RegExp(`^${say('editor.download')}$`));
  await keyboard.press('Space');
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
});

it('closes a dialog with Escape and returns the focus', async () => {
  const { page, say } = visitor;
  await tabTo(new RegExp(`^${say('items.add')}$`));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: say('add.title.section_sales') });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(say('items.add'));
});
