// The grid of numbers in its states: a cursor on a number, a block, how a number is calculated, and an input at the
// end.
import { EditorPage } from '../editor-page.ts';
import type { Visitor } from '../journey.ts';
import { isNarrow, type Screen } from './screen.ts';

const sold = /^(Product sales|Продажа товара)$/;

async function openSheet(visitor: Visitor): Promise<void> {
  const { page, say } = visitor;
  if (isNarrow(visitor))
    await page.getByRole('button', { name: say('editor.view-sheet'), exact: true }).click();
}

const firstSold = ({ page }: Visitor) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: sold, expanded: true }) })
    .first()
    .locator('[data-column="0"]');

const panel = ({ page, say }: Visitor) => page.getByRole('region', { name: say('trace.panel') });

export const gridScreens: readonly Screen[] = [
  {
    name: 'trace',
    show: async (visitor) => {
      await EditorPage.openNew(visitor);
      await openSheet(visitor);
      await firstSold(visitor).click();
      await panel(visitor)
        .getByText(/(Price|Цена) × (Quantity|Количество)/)
        .waitFor();
    },
  },
  {
    name: 'trace-input',
    show: async (visitor) => {
      const reads = panel(visitor).getByRole('listitem').getByRole('button');
      await reads.first().click();
      await panel(visitor).getByText(visitor.say('trace.input')).waitFor();
      await reads.first().click();
      await panel(visitor).getByText(visitor.say('trace.typed')).waitFor();
    },
  },
  {
    name: 'grid-block',
    show: async (visitor) => {
      const { page, say } = visitor;
      await page.getByRole('button', { name: say('trace.close') }).click();
      await panel(visitor).waitFor({ state: 'detached' });
      for (const key of ['Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowDown', 'Shift+ArrowDown'])
        await page.keyboard.press(key);
      await page.locator('[data-selected]').nth(8).waitFor();
    },
  },
  {
    name: 'grid-opening',
    isOnlyWide: true,
    show: async (visitor) => {
      const { page, say } = visitor;
      await page
        .getByRole('button', { name: /^(Balance sheet|Баланс)$/ })
        .first()
        .click();
      // A company that begins with nothing has no such column.
      await page
        .locator('[data-active]')
        .getByRole('button', { name: `${say('opening.title')}…` })
        .click();
      await page.getByLabel(say('opening.cash'), { exact: true }).fill('9000');
      await page.getByRole('button', { name: say('add.save') }).click();
      await page
        .locator('[role=columnheader]', { hasText: say('editor.zero-short') })
        .first()
        .waitFor();
    },
  },
  {
    name: 'find',
    show: async (visitor) => {
      const { page, say } = visitor;
      await page.getByRole('button', { name: say('view.menu') }).click();
      await page.getByRole('menu').getByText(say('find.label'), { exact: true }).click();
      await page.getByRole('textbox', { name: say('find.label') }).fill('0.00');
      await page.locator('[data-found][data-cursor]').waitFor();
    },
  },
  {
    name: 'view-menu',
    show: async (visitor) => {
      const { page, say } = visitor;
      await page.getByRole('button', { name: say('find.close') }).click();
      await page.getByRole('button', { name: say('view.menu') }).click();
      await page.getByRole('menu').getByText(say('view.fold-all'), { exact: true }).click();
      await page.getByRole('button', { name: say('view.menu') }).click();
      await page.getByRole('menu').getByText(say('view.mln'), { exact: true }).waitFor();
    },
  },
  {
    name: 'print',
    show: async (visitor) => {
      const { page, say } = visitor;
      await page.getByRole('menu').getByText(say('print.open'), { exact: true }).click();
      // One sheet is like the others, and much faster.
      await page.getByRole('button', { name: say('print.none') }).click();
      await page.getByRole('checkbox', { name: /^(Cash flow|Движение денежных средств)$/ }).check();
      await page.locator('[data-ready] table').first().waitFor();
    },
  },
];
