// Forms of a model that moves: choosing formulas and rows, loans, sales of assets, and the question before rows go that others read.
import { buildTemplate } from '#testing/templates/build-template.ts';
import { formulaField } from '../choose-formula.ts';
import type { Visitor } from '../journey.ts';
import { openTemplate } from '../open-template.ts';
import { isNarrow, type Screen } from './screen.ts';

/** More rows than a list shows at a glance, so that the field to find one is there. */
const template = (language: Visitor['language']) =>
  buildTemplate({
    ...{ language, periods: 24, assessed: 'year' },
    drivers: [
      { id: 'people', formula: 'stock_and_flow', data: { added: '2', removed: '1' }, units: 'people' },
    ],
    services: [
      { id: 'club', formula: 'subscription', data: { new: '20', churn: '5', price: '30' } },
      { id: 'shop', formula: 'price_quantity', data: { price: '9' }, lookups: { quantity: 'people' } },
    ],
    costs: [{ id: 'goods', data: { amount: '100' } }],
    expenses: [
      { id: 'advertising', data: { amount: '600' }, terms: { accountsPayablePeriod: '0', acquisition: '1' } },
    ],
    assets: [{ id: 'van', data: { amount: '9000;0' }, second: '0;0;5000', terms: { sold: '120' } }],
    groups: [{ id: '05', formula: 'straight_line', data: { years: '5' } }],
    npv: { exit: 'gordon', openingInvested: '1' },
  });

const formula = ({ page, say }: Visitor) => formulaField(page.locator('main'), say('add.formula'));
const dialog = ({ page }: Visitor) => page.getByRole('dialog').last();

async function chooseSection(visitor: Visitor, sectionId: string, item?: string): Promise<void> {
  const { page, say } = visitor;
  await page.getByLabel(say('items.section')).selectOption(sectionId);
  if (item !== undefined)
    await page
      .getByRole('button', { name: new RegExp(`^${item}`) })
      .last()
      .click();
}

async function close({ page }: Visitor): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

async function discard(visitor: Visitor): Promise<void> {
  await visitor.page.keyboard.press('Escape');
  await visitor.page.getByRole('button', { name: visitor.say('discard.discard') }).click();
  await visitor.page.getByRole('dialog').waitFor({ state: 'detached' });
}

const choosing: readonly Screen[] = [
  {
    name: 'formula-picker',
    show: async (visitor) => {
      const { page, say, language } = visitor;
      await openTemplate(visitor, template(language));
      if (isNarrow(visitor))
        await page.getByRole('button', { name: say('editor.view-items'), exact: true }).click();
      await chooseSection(visitor, 'section_sales', 'club');
      await formula(visitor).click();
      await page.getByRole('listbox').getByRole('option').first().waitFor();
    },
  },
  {
    name: 'formula-none',
    show: async (visitor) => {
      await formula(visitor).fill('qqqq');
      await visitor.page.getByText(visitor.say('formulas.none')).waitFor();
    },
  },
  {
    name: 'row-chosen',
    show: async (visitor) => {
      await visitor.page.keyboard.press('Escape');
      await chooseSection(visitor, 'section_sales', 'shop');
      await visitor.page.getByRole('button', { name: visitor.say('reference.type') }).waitFor();
    },
  },
  {
    name: 'row-readers',
    show: async (visitor) => {
      await chooseSection(visitor, 'section_drivers', 'people');
      await visitor.page.getByRole('button', { name: /^shop: / }).waitFor();
    },
  },
  {
    name: 'readers-question',
    show: async (visitor) => {
      await visitor.page.getByRole('button', { name: /(Delete|Удалить).*people/ }).click();
      await dialog(visitor).getByRole('listitem').waitFor();
    },
  },
];

const forms: readonly Screen[] = [
  {
    name: 'form-starts',
    show: async (visitor) => {
      const { page, say } = visitor;
      await close(visitor);
      await chooseSection(visitor, 'section_sales', 'club');
      await page.getByRole('button', { name: /(More for|Действия:).*club/ }).click();
      await page.getByRole('menuitem', { name: say('items.edit-in-dialog') }).click();
      await dialog(visitor)
        .getByLabel(new RegExp(`^${say('start.only')}`))
        .fill('x');
      await page.getByText(say('check.amount')).waitFor();
    },
  },
  {
    name: 'form-terms',
    show: async (visitor) => {
      const { page, say } = visitor;
      await discard(visitor);
      await chooseSection(visitor, 'section_sga', 'advertising');
      await page.getByRole('button', { name: /(More for|Действия:).*advertising/ }).click();
      await page.getByRole('menuitem', { name: say('items.edit-in-dialog') }).click();
      await dialog(visitor).getByText(say('term.company')).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'panel-terms',
    show: async (visitor) => {
      await close(visitor);
      await visitor.page.getByRole('checkbox', { name: visitor.say('acquisition.label') }).waitFor();
      await visitor.page.getByText(visitor.say('term.company')).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'panel-sale',
    show: async (visitor) => {
      await chooseSection(visitor, 'section_fixedassets', 'van');
      await visitor.page.getByText(visitor.say('sale.too-much')).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'form-loan',
    show: async (visitor) => {
      const { page, say } = visitor;
      await chooseSection(visitor, 'section_financing');
      await page.getByRole('button', { name: say('items.add'), exact: true }).click();
      await page.getByRole('tab', { name: say('rel.loan'), exact: true }).click();
      const form = dialog(visitor);
      await form.getByLabel(say('funding.way')).selectOption('annuity');
      await form
        .getByLabel(/^(Amount|Сумма),/)
        .first()
        .fill('12000;0');
      await form.getByLabel(/^(Term|Срок),/).fill('18');
      await form.getByLabel(/^(Interest rate|Процентная ставка|Ставка)/).fill('12');
      await form.locator('tbody tr').nth(3).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'form-line',
    show: async (visitor) => {
      const form = dialog(visitor);
      await form.getByLabel(visitor.say('funding.way')).selectOption('line');
      await form.locator('tbody tr').first().waitFor({ state: 'detached' });
    },
  },
];

/** On a phone the settings are among the fields of the model, at a desk they are dialogs. */
async function showModel(visitor: Visitor): Promise<void> {
  const { page, say } = visitor;
  await discard(visitor);
  const choice = isNarrow(visitor)
    ? page.getByRole('button', { name: say('editor.view-model'), exact: true })
    : page.getByText(say('editor.view-model'), { exact: true });
  await choice.click();
}

async function openSettings(visitor: Visitor, title: Parameters<Visitor['say']>[0]): Promise<void> {
  const { page, say } = visitor;
  // By key: the bar of its sheet may be far below, where sheets move while they are drawn.
  await page
    .getByRole('button', { name: `${say(title)}…`, exact: true })
    .last()
    .press('Enter');
  await dialog(visitor).getByRole('textbox').first().waitFor();
}

const settings: readonly Screen[] = [
  {
    name: 'model-value',
    isOnlyNarrow: true,
    show: async (visitor) => {
      await showModel(visitor);
      await visitor.page.getByLabel(visitor.say('npv.wacc'), { exact: true }).fill('x');
      await visitor.page.getByText(visitor.say('check.values')).first().waitFor();
    },
  },
  {
    name: 'settings-value',
    isOnlyWide: true,
    show: async (visitor) => {
      await showModel(visitor);
      await openSettings(visitor, 'model.npv');
    },
  },
  {
    name: 'settings-capital',
    isOnlyWide: true,
    show: async (visitor) => {
      await close(visitor);
      await openSettings(visitor, 'model.wc');
      await dialog(visitor).getByRole('textbox').first().fill('x');
      await visitor.page.getByText(visitor.say('check.values')).first().waitFor();
    },
  },
];

export const formScreens: readonly Screen[] = [...choosing, ...forms, ...settings];
