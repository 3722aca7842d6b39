// The dialog that adds resources on each of its tabs, and an empty section.
import { EditorPage } from '../editor-page.ts';
import type { Visitor } from '../journey.ts';
import { isNarrow, type Screen } from './screen.ts';

/** Without a reload, which takes longer than any scan. */
async function leaveDialog({ page, say }: Visitor): Promise<void> {
  const dialogs = page.getByRole('dialog');
  if ((await dialogs.count()) === 0) return;
  await page.keyboard.press('Escape');
  const discard = page.getByRole('button', { name: say('discard.discard') });
  await Promise.race([discard.waitFor(), dialogs.first().waitFor({ state: 'detached' })]);
  if ((await discard.count()) > 0) await discard.click();
  await dialogs.first().waitFor({ state: 'detached' });
}

async function openAdd(visitor: Visitor, sectionId: string): Promise<void> {
  const { page, say } = visitor;
  await leaveDialog(visitor);
  if (isNarrow(visitor))
    await page.getByRole('button', { name: say('editor.view-items'), exact: true }).click();
  await page.getByLabel(say('items.section')).selectOption(sectionId);
  await page.getByRole('button', { name: say('items.add'), exact: true }).click();
  await page.getByRole('dialog').waitFor();
}

const openTab = ({ page, say }: Visitor, id: Parameters<Visitor['say']>[0]) =>
  page.getByRole('tab', { name: say(id), exact: true }).click();

async function choose({ page }: Visitor, clicks: readonly number[]): Promise<void> {
  const choices = page.getByRole('dialog').getByRole('list').getByRole('button');
  for (const [index, times] of clicks.entries())
    for (let click = 0; click < times; click += 1) await choices.nth(index).click();
}

export const resourceScreens: readonly Screen[] = [
  {
    name: 'resource-predefined',
    show: async (visitor) => {
      await (await EditorPage.openNew(visitor)).waitForSaved();
      await openAdd(visitor, 'section_sga');
      await choose(visitor, [1, 0, 3]);
    },
  },
  {
    name: 'resource-nothing-found',
    show: async ({ page, say }) => {
      await page.getByLabel(say('suggest.search')).fill('qqqq');
      await page.getByText(say('suggest.nothing')).waitFor();
    },
  },
  {
    name: 'resource-generated',
    show: async (visitor) => {
      const { page, say } = visitor;
      await openTab(visitor, 'add.tab-suggested');
      await page.getByLabel(say('suggest.prompt')).fill('Cafe');
      await page.getByRole('button', { name: say('suggest.generate'), exact: true }).click();
      await choose(visitor, [1]);
    },
  },
  {
    name: 'resource-custom-fault',
    show: async (visitor) => {
      const { page, say } = visitor;
      await openTab(visitor, 'add.tab-custom');
      await page
        .getByRole('dialog')
        .getByLabel(/^(Price|Цена),/)
        .fill('3,2,1');
      await page.getByText(say('check.values')).waitFor();
    },
  },
  { name: 'resource-financing', show: async (visitor) => openFinancing(visitor) },
  {
    name: 'resource-debt',
    show: async (visitor) => {
      await openTab(visitor, 'rel.loan');
      await visitor.page.getByText(visitor.say('add.only-formula')).first().waitFor();
    },
  },
  {
    name: 'resource-asset',
    show: async (visitor) => {
      await openAdd(visitor, 'section_fixedassets');
      await openTab(visitor, 'add.tab-custom');
      await visitor.page.getByRole('button', { name: visitor.say('add.deprgroup') }).click();
      await visitor.page.getByRole('group', { name: visitor.say('add.deprgroup') }).waitFor();
    },
  },
  { name: 'resource-depreciation', show: (visitor) => openAdd(visitor, 'section_depreciation') },
  { name: 'section-empty', show: async (visitor) => clearSection(visitor, 'section_cos') },
  { name: 'section-empty-sales', show: async (visitor) => clearSection(visitor, 'section_sales') },
];

async function openFinancing(visitor: Visitor): Promise<void> {
  await openAdd(visitor, 'section_financing');
  await visitor.page.getByRole('dialog').getByRole('radio').first().check();
}

async function clearSection(visitor: Visitor, sectionId: string): Promise<void> {
  const { page, say } = visitor;
  await leaveDialog(visitor);
  if (isNarrow(visitor))
    await page.getByRole('button', { name: say('editor.view-items'), exact: true }).click();
  await page.getByLabel(say('items.section')).selectOption(sectionId);
  await page
    .getByRole('button', { name: /^(More for|Действия)/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: say('section.clear') }).click();
  await page.getByText(say('items.none')).first().waitFor();
  await new EditorPage(visitor).waitForSaved();
}
