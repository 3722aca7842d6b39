// Editing numbers period by period, and scenarios side by side.
import { EditorPage } from '../editor-page.ts';
import type { Visitor } from '../journey.ts';
import type { Screen } from './screen.ts';

async function chooseScenario({ page }: Visitor, item: RegExp): Promise<void> {
  await page.getByRole('button', { name: /^(Scenario|Сценарий):/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

export const numbersScreens: readonly Screen[] = [
  {
    name: 'numbers-field',
    show: async (visitor) => {
      const editor = await EditorPage.openNew(visitor);
      await editor.field('(Price|Цена)').fill('25;26.5;28;27;31;35');
      await editor.waitForSaved();
    },
  },
  {
    name: 'numbers-dialog',
    show: async ({ page, say }) => {
      await page
        .getByRole('button', { name: /: (Price|Цена)$/ })
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText(say('numbers.seasons'), { exact: true }).click();
      await dialog.getByRole('button', { name: say('numbers.seasons-apply') }).waitFor();
    },
  },
  {
    name: 'numbers-fault',
    show: async ({ page, say }) => {
      const dialog = page.getByRole('dialog');
      await dialog.getByText(say('numbers.seasons'), { exact: true }).click();
      await dialog.getByRole('textbox').nth(3).fill('-5');
      await dialog.getByText(say('check.values')).waitFor();
    },
  },
  {
    name: 'scenario-menu',
    show: async (visitor) => {
      await visitor.page.keyboard.press('Escape');
      await visitor.page.getByRole('button', { name: visitor.say('discard.discard') }).click();
      await visitor.page.getByRole('dialog').waitFor({ state: 'detached' });
      await chooseScenario(visitor, /^(Add a scenario|Добавить)/);
      await new EditorPage(visitor).field('(Price|Цена)').fill('20');
      await visitor.page.getByRole('button', { name: /^(Scenario|Сценарий):/ }).click();
      await visitor.page.getByRole('menuitem').first().waitFor();
    },
  },
  {
    name: 'scenarios',
    show: async (visitor) => {
      await visitor.page.keyboard.press('Escape');
      await chooseScenario(visitor, /^(Scenarios side|Сценарии рядом)/);
      await visitor.page.getByRole('dialog').getByRole('table').waitFor();
    },
  },
];
