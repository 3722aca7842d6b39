// A sheet's resources in a table: with their numbers, one being edited, a formula being changed, and the dialog that
// edits.
import { changeAccount } from '../change-account.ts';
import { EditorPage } from '../editor-page.ts';
import type { Visitor } from '../journey.ts';
import { signUp } from '../sign-up.ts';
import { isNarrow, type Screen } from './screen.ts';

const words = {
  financing: /(Edit sheet|Изменить лист): (Financing|Финансирование)$/,
  revenue: /(Edit sheet|Изменить лист): (Revenue|Выручка)$/,
  loan: /^(Edit|Изменить:) (Bank loan|Банковский кредит)/,
  sales: /^(Edit|Изменить:) (Product sales|Продажа товара)$/,
  asset: /^(More for|Действия:) «?(Equipment|Оборудование)»?$/,
} as const;

async function openTable(visitor: Visitor, sheet: RegExp): Promise<void> {
  const { page, say } = visitor;
  if (isNarrow(visitor))
    await page.getByRole('button', { name: say('editor.view-sheet'), exact: true }).click();
  // By key, because the sheets move while those above them come into view.
  await page.getByRole('button', { name: sheet }).press('Enter');
}

export const tableScreens: readonly Screen[] = [
  {
    name: 'resource-table',
    show: async (visitor) => {
      await (await EditorPage.openNew(visitor)).waitForSaved();
      await changeAccount(visitor.server, await signUp(visitor), { is_entitled: 1 });
      await visitor.page.reload();
      await openTable(visitor, words.financing);
      await visitor.page.getByRole('button', { name: words.loan }).click();
      await visitor.page.getByRole('form').getByRole('textbox').first().waitFor();
    },
  },
  {
    name: 'resource-table-formula',
    show: async ({ page, say }) => {
      await page
        .getByRole('form')
        .getByRole('button', { name: say('app.cancel') })
        .click();
      await page.getByRole('button', { name: words.revenue }).press('Enter');
      await page.getByRole('button', { name: words.sales }).click();
      const form = page.getByRole('form');
      await form.getByRole('button', { name: say('formula.show-tools') }).click();
      await form.getByRole('button', { name: say('formula.edit') }).click();
      await form.getByLabel(say('formula.text'), { exact: true }).fill('total = price * (quantity + base');
      await form.getByRole('group', { name: 'base' }).getByLabel(say('formula.is-reference')).check();
      await form.getByText(/33\)/).first().waitFor();
    },
  },
  {
    name: 'resource-edit',
    show: async (visitor) => {
      const { page, say } = visitor;
      if (isNarrow(visitor))
        await page.getByRole('button', { name: say('editor.view-items'), exact: true }).click();
      await page.getByLabel(say('items.section')).selectOption('section_fixedassets');
      await page.getByRole('button', { name: words.asset }).click();
      await page.getByRole('menuitem', { name: say('items.edit-in-dialog') }).click();
      await page.getByRole('dialog').getByRole('textbox').first().waitFor();
    },
  },
];
