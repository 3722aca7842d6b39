// The sheets one below the other: each of a new model, one edited in place, the charts, and on a phone the list of all.
import type { SheetId } from '#template/sections.ts';
import { EditorPage } from '../editor-page.ts';
import type { Visitor } from '../journey.ts';
import { isNarrow, type Screen } from './screen.ts';

/** From wherever the previous screen was. */
async function openSheets(visitor: Visitor): Promise<void> {
  const { page, open, say } = visitor;
  await open('/');
  await page.getByRole('listitem').getByRole('link').first().click();
  await page.getByRole('button', { name: /Excel/ }).waitFor();
  if (isNarrow(visitor))
    await page.getByRole('button', { name: say('editor.view-sheet'), exact: true }).click();
}

async function choose(visitor: Visitor, sheetId: string, name: RegExp): Promise<void> {
  const { page, say } = visitor;
  if (isNarrow(visitor)) {
    await page.getByRole('button', { name: say('editor.all-sheets') }).click();
    await page.getByRole('dialog').getByRole('button', { name }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  } else {
    await page.getByRole('navigation').getByRole('button', { name }).first().click();
  }
  await page.locator(`[data-sheet="${sheetId}"][data-active]`).waitFor();
}

const edit = ({ page }: Visitor, sheetId: string) =>
  page
    .locator(`[data-sheet="${sheetId}"]`)
    .getByRole('button', { name: /^(Edit sheet|Изменить лист)/ })
    .click();

export const stackScreens: readonly Screen[] = [
  {
    name: 'sheet-drawer',
    isOnlyNarrow: true,
    show: async (visitor) => {
      const { page, say } = visitor;
      await openSheets(visitor);
      await page.getByRole('button', { name: say('editor.all-sheets') }).click();
      await page.getByRole('dialog').getByRole('switch').last().waitFor();
    },
  },
  {
    name: 'sheet-edited',
    show: async (visitor) => {
      const { page } = visitor;
      if (isNarrow(visitor)) {
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      } else await openSheets(visitor);
      await choose(visitor, 'fixedassets', /^(Fixed assets|Основные средства)$/);
      await edit(visitor, 'fixedassets');
      await page.locator('[data-sheet="fixedassets"] table').last().waitFor();
    },
  },
  {
    name: 'charts',
    show: async (visitor) => {
      await choose(visitor, 'charts', /^(Charts|Графики)$/);
      await visitor.page.locator('[data-sheet="charts"] path').last().waitFor({ state: 'attached' });
    },
  },
];

/** A visitor may keep one template only, so these have a visitor of their own. */
export const fundingScreens: readonly Screen[] = [
  {
    name: 'cash-gap',
    show: async (visitor) => {
      const { page, say } = visitor;
      const editor = await EditorPage.openNew(visitor);
      // At 25 the example has enough cash.
      await editor.field('(Price|Цена)').fill('19');
      await editor.waitForSaved();
      if (isNarrow(visitor))
        await page.getByRole('button', { name: say('editor.view-sheet'), exact: true }).click();
      await choose(visitor, 'cf', /^(Cash flow|Движение денежных средств)$/);
      await page.locator('[data-active] [data-cash-gap]').waitFor();
    },
  },
  {
    name: 'cash-funding',
    show: async ({ page, say }) => {
      await page
        .locator('[data-active] [data-cash-gap]')
        .getByRole('button', { name: say('cash.close') })
        .click();
      await page
        .getByRole('dialog')
        .getByRole('region', { name: say('cash.capital') })
        .waitFor();
    },
  },
];

const sheetIds = [
  'dashboard',
  'cover',
  'content',
  'assumptions',
  'revenue',
  'cos',
  'sga',
  'wc',
  'fixedassets',
  'financing',
  'is',
  'bs',
  'cf',
  'ip',
  'ratios',
  'charts',
  'chartsdata',
] as const satisfies readonly SheetId[];

async function beginSheets(visitor: Visitor): Promise<void> {
  const { page, say } = visitor;
  await EditorPage.openNew(visitor);
  if (isNarrow(visitor))
    await page.getByRole('button', { name: say('editor.view-sheet'), exact: true }).click();
}

/** By its address: the list of sheets is a drawer on a phone. */
async function openSheet({ page }: Visitor, id: SheetId): Promise<void> {
  const model = page.url().replace(/\?sheet=.*$/, '');
  await page.goto(`${model}?sheet=${id}`);
  const sheet = page.locator(`[data-sheet="${id}"][data-active]`);
  await sheet.locator('[role=rowheader], figure path').first().waitFor({ state: 'attached' });
}

export const sheetScreens: readonly Screen[] = sheetIds.map((id, place) => ({
  name: `sheet-${id}`,
  show: async (visitor: Visitor) => {
    if (place === 0) await beginSheets(visitor);
    await openSheet(visitor, id);
  },
}));
