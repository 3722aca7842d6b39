// From a few words to a model: the form, its errors, the steps, what is missing afterwards, and the cover.
import type { Language } from '#language/language.ts';
import { generateAgain, generateWithout, neverGenerate } from '../alter-generated.ts';
import { EditorPage } from '../editor-page.ts';
import { isNarrow, type Screen } from './screen.ts';

const seats: Readonly<Record<Language, string>> = { en: '60 seats, zzqqxx', ru: '60 мест, ыыъъщщ' };

const cheaper: Readonly<Record<Language, string>> = { en: 'prices 45 % lower', ru: 'цены на 45 % ниже' };

/** A text up to what is put into it. */
const partOf = (text: string): string => text.slice(0, text.indexOf('{')).trim();

export const onboardingScreens: readonly Screen[] = [
  {
    name: 'onboarding',
    show: async ({ page, open, say }) => {
      await neverGenerate(page);
      await open('/template/new/?prompt=Coffee%20shop');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(say('onboarding.prompt')).waitFor();
      await dialog.getByRole('button', { name: say('onboarding.change-understood') }).waitFor();
    },
  },
  {
    name: 'onboarding-understood',
    show: async ({ page, say }) => {
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: say('onboarding.change-understood') }).click();
      await dialog.getByRole('combobox', { name: say('onboarding.country') }).waitFor();
    },
  },
  {
    name: 'onboarding-kinds',
    show: async ({ page, say }) => {
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: say('onboarding.add-part') }).click();
      await page.getByRole('listbox').getByRole('option').first().waitFor();
    },
  },
  {
    name: 'onboarding-no-kind',
    isOnlyNarrow: true,
    show: async ({ page, say }) => {
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox', { name: say('onboarding.added-part') }).fill('zzz');
      await page.getByText(say('onboarding.no-such-kind')).waitFor();
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
      await dialog.getByRole('button', { name: say('onboarding.generate') }).click();
      await dialog.getByText(say('onboarding.state-progress'), { exact: true }).waitFor();
    },
  },
  {
    name: 'onboarding-issues',
    show: async ({ page, say }) => {
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: say('app.cancel') }).click();
      await generateAgain(page);
      await generateWithout(page, ['section_sga', 'section_fixedassets']);
      // The worker is there until the page is loaded again, which asks again: nothing was changed.
      await page.reload();
      await dialog.getByRole('button', { name: say('onboarding.generate') }).click();
      await dialog.getByText(say('onboarding.done-issues')).waitFor();
      await generateAgain(page);
    },
  },
  {
    name: 'refinement',
    show: async ({ page, say, language }) => {
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(say('refine.label')).fill(seats[language]);
      await dialog.getByText(partOf(say('refine.will'))).waitFor();
    },
  },
  {
    name: 'refined',
    show: async ({ page, say }) => {
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: say('refine.apply') }).click();
      await dialog.getByText(partOf(say('refine.done'))).waitFor();
    },
  },
  {
    name: 'refinement-fault',
    isOnlyNarrow: true,
    show: async ({ page, say }) => {
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(say('refine.label')).fill('zzqqxx');
      await dialog.getByRole('button', { name: say('refine.apply') }).click();
      await dialog.getByText(say('refine.nothing')).waitFor();
      await dialog.getByLabel(say('refine.label')).fill('');
    },
  },
  {
    name: 'findings',
    show: async ({ page, say, language }) => {
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(say('refine.label')).fill(cheaper[language]);
      await dialog.getByRole('button', { name: say('refine.apply') }).click();
      await dialog.getByText(say('findings.title')).waitFor();
      await dialog.getByRole('button', { name: partOf(say('findings.raise')) }).waitFor();
    },
  },
  {
    name: 'findings-moved',
    isOnlyNarrow: true,
    show: async ({ page, say }) => {
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: partOf(say('findings.raise')) }).click();
      await dialog.getByText(partOf(say('findings.raised'))).waitFor();
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
