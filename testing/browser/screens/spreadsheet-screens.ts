// A spreadsheet behind a link: its cells and charts, what is changed, found and listed in it, and a link that leads nowhere.
import type { Visitor } from '../journey.ts';
import { makeSpreadsheet } from '../make-spreadsheet.ts';
import type { Screen } from './screen.ts';

const openSheet = async ({ page }: Visitor, title: string): Promise<void> => {
  await page.getByRole('tab', { name: title, exact: true }).click();
  await page.getByRole('grid', { name: title }).waitFor();
};

const pressTool = ({ page, say }: Visitor, name: 'book.menu' | 'book.find' | 'book.all-sheets') =>
  page.getByRole('button', { name: say(name), exact: true }).click();

export const spreadsheetScreens: readonly Screen[] = [
  {
    name: 'spreadsheet',
    show: async (visitor) => {
      await visitor.open('/settings');
      await visitor.page.goto(await makeSpreadsheet(visitor, { name: 'Corner coffee', months: 12 }));
      await visitor.page.getByRole('gridcell').first().waitFor();
    },
  },
  {
    name: 'spreadsheet-changed',
    show: async (visitor) => {
      const { page, say } = visitor;
      await visitor.page.getByRole('tab').nth(3).click();
      await page.getByRole('textbox', { name: say('sheetGrid.nameBox') }).fill('F14');
      await page.keyboard.press('Enter');
      await page.keyboard.type('30');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: say('book.start-over') }).waitFor();
    },
  },
  {
    name: 'spreadsheet-found',
    show: async (visitor) => {
      await pressTool(visitor, 'book.find');
      await visitor.page.getByRole('searchbox').fill('30');
      await visitor.page.getByRole('search').getByRole('listitem').first().waitFor();
    },
  },
  {
    name: 'spreadsheet-menu',
    show: async (visitor) => {
      await visitor.page.keyboard.press('Escape');
      await pressTool(visitor, 'book.menu');
      await visitor.page.getByRole('radio').first().waitFor();
    },
  },
  {
    name: 'spreadsheet-keys',
    show: async (visitor) => {
      const { page, say } = visitor;
      await page.getByRole('button', { name: say('book.keys') }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'spreadsheet-sheets',
    show: async (visitor) => {
      await visitor.page.keyboard.press('Escape');
      await pressTool(visitor, 'book.all-sheets');
      await visitor.page.getByRole('heading', { level: 2 }).first().waitFor();
    },
  },
  {
    name: 'spreadsheet-charts',
    show: async (visitor) => {
      await visitor.page.keyboard.press('Escape');
      const charts = visitor.page.getByRole('tab').nth(2);
      await openSheet(visitor, (await charts.textContent()) ?? '');
      await visitor.page.locator('svg[role=img], figure').first().waitFor();
    },
  },
  {
    name: 'spreadsheet-unknown',
    show: async ({ page, say, home }) => {
      await page.goto(`${home}sheets/${'a'.repeat(24)}`);
      await page.getByRole('heading', { name: say('book.unknown-title') }).waitFor();
    },
  },
];
