// The settings of the model as dialogs, its opening balances, and the sources of its assumptions.
import { EditorPage } from '../editor-page.ts';
import type { Visitor } from '../journey.ts';
import { isNarrow, type Screen } from './screen.ts';

async function showModel(visitor: Visitor): Promise<void> {
  const { page, say } = visitor;
  const choice = isNarrow(visitor)
    ? page.getByRole('button', { name: say('editor.view-model'), exact: true })
    : page.getByText(say('editor.view-model'), { exact: true });
  await choice.click();
}

async function openSettings({ page, say }: Visitor, title: Parameters<Visitor['say']>[0]): Promise<void> {
  await page
    .getByRole('button', { name: `${say(title)}…`, exact: true })
    .last()
    .click();
  await page.getByRole('dialog', { name: say(title) }).waitFor();
}

async function close({ page, say }: Visitor): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('app.cancel') })
    .click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** The entered cash is more than what is left of the capital, so there are retained earnings. */
async function typeOpening({ page, say }: Visitor): Promise<void> {
  await page.getByLabel(/^(Equipment|Оборудование)/).fill('70000');
  await page.getByLabel(/^(Founders|Учредители)/).fill('90000');
  await page.getByLabel(say('opening.cash'), { exact: true }).fill('25000');
  await page.getByRole('button', { name: say('opening.use-calculated') }).waitFor();
}

/** Changing the periodicity is saved at once. */
async function saveTimes({ page, say }: Visitor, times: number): Promise<void> {
  const steps = page.getByLabel(say('model.periodicity'), { exact: true });
  for (let left = times; left > 0; left -= 1) {
    const isSaved = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().includes('/api/user/template/'),
    );
    await steps.selectOption(left % 2 === 0 ? 'year' : 'quarter');
    await isSaved;
  }
}

export const modelScreens: readonly Screen[] = [
  {
    name: 'settings-timeline',
    show: async (visitor) => {
      const { page, say } = visitor;
      await EditorPage.openNew(visitor);
      await showModel(visitor);
      await openSettings(visitor, 'model.timing');
      await page.getByRole('dialog').getByLabel(say('model.date-start'), { exact: true }).press('ArrowDown');
      await page.locator('[data-cells] [tabindex="0"]').waitFor();
    },
  },
  {
    name: 'settings-years',
    show: async ({ page }) => {
      await page.getByRole('dialog').locator('button[aria-expanded=false]').last().click();
      await page.locator('fieldset[data-cells]').waitFor();
    },
  },
  {
    name: 'settings-tax',
    show: async (visitor) => {
      const { page, say } = visitor;
      await close(visitor);
      await openSettings(visitor, 'settings-dialog.tax');
      await page.getByLabel(say('settings-dialog.tax-rate')).fill('twenty');
      await page.getByText(say('check.digits')).waitFor();
    },
  },
  {
    name: 'opening-balances',
    show: async (visitor) => {
      await close(visitor);
      await openSettings(visitor, 'opening.title');
      await typeOpening(visitor);
    },
  },
  {
    name: 'sources',
    show: async (visitor) => {
      const { page, say } = visitor;
      await close(visitor);
      await openSettings(visitor, 'sources.title');
      await page.getByRole('dialog').locator('[data-row]').first().click();
      await page.getByRole('textbox', { name: say('sources.source') }).fill('Menu of 2026, Меню 2026');
      await page.getByLabel(say('sources.date'), { exact: true }).fill('2026-11-02');
      await page.getByRole('textbox', { name: say('sources.source') }).press('Enter');
      await page.getByText('Menu of 2026, Меню 2026 · 2026-11-02').waitFor();
      await page.getByRole('dialog').locator('[data-row]').nth(1).click();
    },
  },
  {
    name: 'source',
    show: async (visitor) => {
      const { page, say } = visitor;
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      const choice = isNarrow(visitor)
        ? page.getByRole('button', { name: say('editor.view-items'), exact: true })
        : page.getByText(say('editor.view-items'), { exact: true });
      await choice.click();
      await page.getByRole('button', { name: /Menu of 2026/ }).click();
      await page.getByLabel(say('sources.owner')).waitFor();
    },
  },
  {
    name: 'login-reminder',
    isOnlyNarrow: true,
    show: async (visitor) => {
      const { page, say } = visitor;
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await showModel(visitor);
      await saveTimes(visitor, 8);
      await page.getByText(say('login-reminder.text')).waitFor();
    },
  },
];
