// From a few words to a model: the form, its errors, the steps, what is missing afterwards, and the cover.
import { EditorPage } from '../editor-page.ts';
import { isNarrow, type Screen } from './screen.ts';

const missing = /\/api\/suggestions\/\w+\/section_(sga|fixedassets)\//;

export const onboardingScreens: readonly Screen[] = [
  {
    name: 'onboarding',
    show: async ({ page, open, say }) => {
      await open('/template/new/?prompt=Coffee%20shop');
      await page.getByRole('dialog').getByLabel(say('onboarding.prompt')).waitFor();
    },
  },
  {
    name: 'onboarding-faults',
    isOnlyNarrow: true,
    show: async ({ page, say }) => {
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(say('onboarding.prompt')).fill('');
      await dialog.getByLabel(say('model.currency')).fill('USD 2');
      await dialog.getByLabel(say('model.length')).fill('61');
      await dialog.getByRole('button', { name: say('onboarding.generate') }).click();
      await dialog.getByText(say('onboarding.no-prompt')).waitFor();
    },
  },
  {
    name: 'onboarding-progress',
    show: async ({ page, say }) => {
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(say('onboarding.prompt')).fill('Coffee shop');
      await dialog.getByLabel(say('model.currency')).fill('USD');
      await dialog.getByLabel(say('model.length')).fill('36');
      await page.route('**/api/suggestions/*/section_cos/**', () => undefined);
      await dialog.getByRole('button', { name: say('onboarding.generate') }).click();
      await dialog.getByText(/^40\s?%$/).waitFor();
    },
  },
  {
    name: 'onboarding-issues',
    show: async ({ page, say }) => {
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('app.cancel') })
        .click();
      await page.unroute('**/api/suggestions/*/section_cos/**');
      await page.route(missing, (route) => route.fulfill({ json: { suggestions: [] } }));
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('onboarding.generate') })
        .click();
      await page.getByRole('dialog').getByText(say('onboarding.done-issues')).waitFor();
      await page.unroute(missing);
    },
  },
  {
    name: 'module-missing',
    show: async (visitor) => {
      const { page, say } = visitor;
      await page.getByRole('button', { name: say('onboarding.see') }).click();
      if (isNarrow(visitor))
        await page.getByRole('button', { name: say('editor.view-sheet'), exact: true }).click();

      await page
        .getByRole('button', { name: /^(Fixed assets|Основные средства)$/ })
        .first()
        .click();
      await page
        .getByRole('alert')
        .filter({ has: page.getByRole('button', { name: say('generation.again') }) })
        .first()
        .waitFor();
      await new EditorPage(visitor).waitForSaved();
    },
  },
  {
    name: 'sheet-leaving',
    isOnlyWide: true,
    show: async ({ page, say }) => {
      await page
        .getByRole('button', { name: say('generation.skip') })
        .last()
        .click();
      await page.getByRole('button', { name: say('sheets.off-undo') }).waitFor();
    },
  },
  {
    name: 'cover',
    isOnlyWide: true,
    show: async ({ page, say }) => {
      await page
        .getByRole('button', { name: /^(Cover|Обложка)$/ })
        .first()
        .click();
      await page.getByRole('button', { name: say('cover.edit') }).click();
      await page.getByRole('dialog', { name: say('cover.title') }).waitFor();
    },
  },
];
