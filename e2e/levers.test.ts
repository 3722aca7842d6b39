// Beside a sheet of results the panel shows the inputs that move it most, with sliders.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { languages } from '#language/language.ts';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { Journey, type Visitor } from '#testing/browser/journey.ts';

let journey: Journey;
let visitor: Visitor;
let editor: EditorPage;

beforeAll(async () => {
  journey = await Journey.begin();
  visitor = await journey.visitor();
  editor = await EditorPage.openNew(visitor);
});

afterAll(() => journey.end());

const panel = ({ page, say }: Visitor) => page.getByRole('complementary', { name: say('editor.panel') });
const price = (at: Visitor) => at.page.getByRole('slider', { name: 'Product sales: Price', exact: true });
const revenue = () => editor.firstPeriod('Revenue').textContent();

it('shows up to six sliders beside the income statement, which recalculate as they move and are undone in one step', async () => {
  const { page, say } = visitor;
  await editor.openSheet('Income statement');
  await price(visitor).waitFor();
  const count = await panel(visitor).getByRole('slider').count();
  expect(count).toBeGreaterThan(2);
  expect(count).toBeLessThanOrEqual(6);
  expect(await editor.field('Price').count()).toBe(0);
  // 1,200 at 25 and 300 at 9.9; at 30 it is 36,000 and 2,970.
  await expect.poll(revenue).toBe('32,970');
  await price(visitor).press('End');
  await expect.poll(revenue).toBe('38,970');
  await panel(visitor).getByText('25 → 30 USD', { exact: true }).waitFor();
  expect(await price(visitor).getAttribute('aria-valuetext')).toBe('+20%, 30 USD');
  await price(visitor).press('ArrowLeft');
  await price(visitor).press('ArrowLeft');
  await expect.poll(() => price(visitor).getAttribute('aria-valuetext')).toBe('+18%, 29.5 USD');
  // All of that is one step.
  await page.getByRole('button', { name: 'Undo: change Price of Product sales' }).click();
  await expect.poll(revenue).toBe('32,970');
  await expect.poll(() => price(visitor).inputValue()).toBe('0');
  expect(await page.getByRole('button', { name: say('editor.undo'), exact: true }).count()).toBe(1);
});

it('drags, and puts back what was before', async () => {
  const { page } = visitor;
  const box = await price(visitor).boundingBox();
  if (!box) throw new Error('the slider is drawn');
  const middle = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width / 2, middle);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 4, middle, { steps: 5 });
  // While the button is still down.
  await expect.poll(async () => Number((await revenue())?.replace(',', ''))).toBeLessThan(32_000);
  await page.mouse.move(box.x, middle, { steps: 5 });
  await page.mouse.up();
  await expect.poll(revenue).toBe('26,970');
  await page.getByRole('button', { name: 'Reset Product sales: Price to 25 USD' }).click();
  await expect.poll(revenue).toBe('32,970');
  await page.getByRole('button', { name: /^Undo: / }).click();
  await expect.poll(revenue).toBe('26,970');
  await page.getByRole('button', { name: /^Undo: / }).click();
  await expect.poll(revenue).toBe('32,970');
});

it('leads to where a number is typed, and back to the sliders', async () => {
  const { page, say } = visitor;
  const choice = page.getByLabel(say('items.section'));
  await page.getByRole('button', { name: 'Product sales Price', exact: true }).click();
  await editor.field('Price').waitFor();
  await expect
    .poll(() => editor.field('Price').evaluate((field) => field === document.activeElement))
    .toBe(true);
  expect(await choice.inputValue()).toBe('section_sales');
  await choice.selectOption({ label: say('levers.title') });
  await price(visitor).waitFor();
  await editor.openSheet('Revenue');
  await editor.field('Price').waitFor();
  expect(await choice.getByRole('option', { name: say('levers.title') }).count()).toBe(0);
});

it.each(languages)(
  'in %s the words for the sliders are seen whole in the choice above them',
  async (language) => {
    const other = await journey.visitor({ language, viewport: { width: 1440, height: 900 } });
    await EditorPage.openNew(other);
    await other.page
      .getByRole('navigation', { name: other.say('editor.sheets') })
      .first()
      .getByRole('button')
      .first()
      .click();
    await panel(other).getByRole('slider').first().waitFor();
    const leftPx = await other.page.getByLabel(other.say('items.section')).evaluate((choice) => {
      if (!(choice instanceof HTMLSelectElement)) return NaN;
      const words = document.createElement('span');
      const { font, paddingLeft, paddingRight } = getComputedStyle(choice);
      Object.assign(words.style, { font, position: 'absolute', whiteSpace: 'nowrap' });
      words.textContent = choice.selectedOptions[0]?.textContent ?? '';
      document.body.append(words);
      const room = choice.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const left = room - words.getBoundingClientRect().width;
      words.remove();
      return left;
    });
    expect(leftPx).toBeGreaterThanOrEqual(0);
    // Longer names of sections end with an ellipsis, not within a letter.
    const choice = other.page.getByLabel(other.say('items.section'));
    expect(await choice.evaluate((one) => getComputedStyle(one).textOverflow)).toBe('ellipsis');
    await other.context.close();
  },
);

it('is among the inputs on a phone', async () => {
  const { page, say } = visitor;
  await editor.openSheet('Income statement');
  await price(visitor).waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: say('editor.view-items'), exact: true }).click();
  await price(visitor).waitFor();
});
