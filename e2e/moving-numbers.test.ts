// How a number moves: growth and a season are added to it, said in plain words beneath it, kept, and taken away again.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { Journey, type Visitor } from '#testing/browser/journey.ts';
import type { MessageId } from '#web/i18n/messages.ts';

let journey: Journey;

beforeAll(async () => {
  journey = await Journey.begin();
});

afterAll(() => journey.end());

function partsOf({ page, say }: Visitor, name: string) {
  const named = (id: MessageId, values: Readonly<Record<string, string>>) =>
    Object.entries(values).reduce((text, [key, value]) => text.replace(`{${key}}`, value), say(id));
  const parts = page.getByRole('group', { name: named('driver.group', { name }), exact: true });
  return {
    parts,
    add: async (part: string) => {
      await parts.getByRole('button', { name: named('driver.add-to', { name }) }).click();
      await page.getByRole('menuitem', { name: part, exact: true }).click();
    },
    remove: (part: string) =>
      parts.getByRole('button', { name: named('driver.remove', { name, part }) }).click(),
    field: (label: string) => parts.getByRole('textbox', { name: label, exact: true }),
  };
}

it('[TYPING-33] [TYPING-34] [TYPING-35] adds growth and a season to a number, by keyboard, and says what they come to', async () => {
  const visitor = await journey.visitor();
  const { page, say } = visitor;
  const editor = await EditorPage.openNew(visitor);
  await editor.field('Price').fill('1,200');
  const { parts, add, remove, field } = partsOf(visitor, 'Price');
  await add(say('driver.part.growth'));
  // The field of what was just added has the focus.
  await expect
    .poll(() => field(say('driver.part.growth')).evaluate((one) => one === document.activeElement))
    .toBe(true);
  await page.keyboard.type('3%');
  await parts.getByText('1,200, up 3% a month', { exact: true }).waitFor();
  await add(say('driver.part.season'));
  const dialog = page.getByRole('dialog');
  for (const month of ['June', 'July', 'August'])
    await dialog.getByRole('textbox', { name: month, exact: true }).fill('2');
  await dialog.getByRole('textbox', { name: 'December', exact: true }).fill('none');
  await dialog.getByText(say('season.check')).waitFor();
  expect(await dialog.getByRole('button', { name: say('add.save') }).isDisabled()).toBe(true);
  await dialog.getByRole('textbox', { name: 'December', exact: true }).fill('1');
  await dialog.getByRole('button', { name: say('add.save') }).click();
  await parts.getByText('1,200, up 3% a month, higher in summer', { exact: true }).waitFor();
  await editor.waitForSaved();
  await page.reload();
  await parts.getByText('1,200, up 3% a month, higher in summer', { exact: true }).waitFor();
  expect(await editor.field('Price').inputValue()).toBe('1200');
  await field(say('driver.part.growth')).fill('-101');
  await parts.getByText(say('driver.check.rate')).waitFor();
  await field(say('driver.part.growth')).fill('-2.5');
  await parts.getByText('1,200, down 2.5% a month, higher in summer', { exact: true }).waitFor();
  await remove(say('driver.part.season'));
  await parts.getByText('1,200, down 2.5% a month', { exact: true }).waitFor();
  await page.keyboard.press('Control+z');
  await parts.getByText('1,200, down 2.5% a month, higher in summer', { exact: true }).waitFor();
});

it('[TYPING-31] [TYPING-33] reads and says numbers in Russian', async () => {
  const visitor = await journey.visitor({ language: 'ru' });
  const editor = await EditorPage.openNew(visitor);
  await editor.field('Цена').fill('1 200,5');
  const { parts, add } = partsOf(visitor, 'Цена');
  await add(visitor.say('driver.part.growth'));
  await visitor.page.keyboard.type('1,5');
  await parts.getByText(/^1\s200,5, рост на 1,5\s% в месяц$/).waitFor();
  await expect.poll(() => editor.field('Цена').inputValue()).toBe('1200.5');
});

it('[TYPING-36] opens the table by period from the menu, by year where numbers are typed by year', async () => {
  const visitor = await journey.visitor();
  const { page, say } = visitor;
  const editor = await EditorPage.openNew(visitor);
  await editor.field('Price').fill('25');
  const { parts, add } = partsOf(visitor, 'Price');
  await add(say('driver.part.by-year'));
  await parts.getByRole('combobox').selectOption('year-split');
  await add('Different in each year…');
  const cell = (year: number) =>
    page
      .getByRole('dialog')
      .getByRole('textbox', { name: /^\d{4}$/ })
      .nth(year);
  await cell(0).fill('12,000');
  await cell(1).fill('15k');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('numbers.apply') })
    .click();
  await expect.poll(() => editor.field('Price').inputValue()).toMatch(/^12000;15000;/);
  await parts.getByText(/^12,000 → 15,000 → .* for a whole year, spread evenly$/).waitFor();
});
