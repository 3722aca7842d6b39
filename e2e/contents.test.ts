// The contents of a model: each sheet's name opens that sheet, by mouse and by keyboard.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { Journey, type Visitor } from '#testing/browser/journey.ts';

let journey: Journey;
let visitor: Visitor;

beforeAll(async () => {
  journey = await Journey.begin();
  visitor = await journey.visitor();
  await EditorPage.openNew(visitor);
});

afterAll(() => journey.end());

const listed = (name: string) =>
  visitor.page
    .getByRole('navigation', { name: visitor.say('editor.sheets') })
    .getByRole('button', { name, exact: true })
    .filter({ visible: true });

const inContents = (name: string) =>
  visitor.page.getByRole('rowheader', { name: new RegExp(`^${name}: `, 'u') }).getByRole('button');

const isShown = (name: string) => expect.poll(() => listed(name).getAttribute('aria-current')).toBe('page');

it('opens a sheet from the contents, and continues by keyboard', async () => {
  const { page } = visitor;
  await listed('Contents').click();
  await inContents('Balance sheet').click();
  await isShown('Balance sheet');
  await page.getByRole('rowheader', { name: 'Total assets', exact: true }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Balance sheet');

  await listed('Contents').click();
  await inContents('Ratios').focus();
  await page.keyboard.press('Enter');
  await isShown('Ratios');
  expect(visitor.complaints).toEqual([]);
});
