// The export of a model: its result, the purchase it may need, and rarer states: the author tools, and a browser
// without workers.
import { changeAccount } from '../change-account.ts';
import { EditorPage } from '../editor-page.ts';
import type { Visitor } from '../journey.ts';
import { pressSpreadsheet } from '../press-spreadsheet.ts';
import { putPrice } from '../put-price.ts';
import { signUp } from '../sign-up.ts';
import { isNarrow, type Screen } from './screen.ts';

async function leaveDialog({ page }: Visitor): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

export const exportScreens: readonly Screen[] = [
  {
    name: 'file-ready',
    show: async (visitor) => {
      const { page, say } = visitor;
      await leaveDialog(visitor);
      await pressSpreadsheet(visitor);
      await page.getByRole('dialog', { name: say('take.spreadsheet-ready') }).waitFor();
    },
  },
  {
    name: 'padlock',
    show: async (visitor) => {
      await leaveDialog(visitor);
      const { page, say } = visitor;
      await putPrice(visitor, /template\/([^/]+)/.exec(page.url())?.[1] ?? '', 49);
      await page.reload();
      await page.getByRole('button', { name: say('editor.download'), exact: true }).waitFor();
      await page.getByRole('button', { name: say('editor.download-choices') }).click();
      await page.getByRole('menuitem', { name: say('print.open') }).waitFor();
    },
  },
  {
    name: 'tools',
    show: async (visitor) => {
      const { page, say, server } = visitor;
      const { hash } = new URL(page.url());
      const email = await signUp(visitor);
      await changeAccount(server, email, { is_entitled: 1 });
      await visitor.open(hash.slice(1));
      await page.reload();
      const editor = new EditorPage(visitor);
      await editor.waitForSaved();
      if (isNarrow(visitor))
        await page.getByRole('button', { name: say('editor.view-sheet'), exact: true }).click();
      // By key, because the sheets move while those above them come into view.
      await page
        .getByRole('button', { name: say('cover.title'), exact: true })
        .first()
        .press('Enter');
      await page.getByRole('button', { name: say('cover.edit') }).press('Enter');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('tools.open') })
        .click();
      await leaveDialog(visitor);
      await page.getByRole('region', { name: say('tools.title'), exact: true }).waitFor();
    },
  },
  {
    name: 'server-preview',
    show: async (visitor) => {
      const { page, say } = visitor;
      const tools = page.getByRole('region', { name: say('tools.title'), exact: true });
      await tools.getByRole('button', { name: say('app.close') }).click();
      await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
      await page.reload();
      if (isNarrow(visitor))
        await page.getByRole('button', { name: say('editor.view-sheet'), exact: true }).click();
      await page.getByText(say('server-preview.why')).waitFor();
      await page.getByRole('row').nth(3).waitFor();
      // The other tables are like the first ones, and have forty thousand elements; no screen follows that needs them.
      await page.locator('[data-module]:nth-of-type(n+4)').evaluateAll((sheets) => {
        for (const sheet of sheets) sheet.remove();
      });
    },
  },
];
