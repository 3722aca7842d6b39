// Editing numbers period by period, and scenarios side by side.

import type { MessageId } from '#web/i18n/messages.ts';
import { EditorPage } from '../editor-page.ts';
import type { Visitor } from '../journey.ts';
import type { Screen } from './screen.ts';

async function chooseScenario({ page }: Visitor, item: RegExp): Promise<void> {
  await page.getByRole('button', { name: /^(Scenario|Сценарий):/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function addPart({ page, say }: Visitor, part: MessageId): Promise<void> {
  await page.getByText(say('driver.add'), { exact: true }).first().click();
  await page.getByRole('menuitem', { name: say(part), exact: true }).click();
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
    name: 'numbers-pattern',
    show: async (visitor) => {
      await addPart(visitor, 'driver.part.season');
      await visitor.page.getByRole('dialog').getByRole('textbox').nth(7).fill('2');
    },
  },
  {
    name: 'numbers-moving',
    show: async (visitor) => {
      const { page, say } = visitor;
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: say('add.save'), exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
      await addPart(visitor, 'driver.part.growth');
      await page.keyboard.type('3%');
      await addPart(visitor, 'driver.part.start');
      await addPart(visitor, 'driver.part.ramp');
      await page.keyboard.type('x');
      await page.getByText(say('check.amount')).waitFor();
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
      await visitor.page.getByRole('dialog').getByRole('table').first().waitFor();
    },
  },
];
