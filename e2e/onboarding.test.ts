// From a few words about a business to its model: asked, generated, cancelled, partly failed, and undone in one step.
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  generateAgain,
  generateWithout,
  neverGenerate,
  withoutGenerator,
} from '#testing/browser/alter-generated.ts';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { Journey, type Visitor } from '#testing/browser/journey.ts';

let journey: Journey;
let visitor: Visitor;
let editor: EditorPage;

beforeAll(async () => {
  journey = await Journey.begin();
  visitor = await journey.visitor();
  editor = new EditorPage(visitor);
});

afterAll(() => journey.end());

const dialog = () => visitor.page.getByRole('dialog');
const press = (id: Parameters<Visitor['say']>[0]) =>
  visitor.page.getByRole('button', { name: visitor.say(id), exact: true }).click();
const showsFirst = (row: string, text: string) =>
  editor.firstPeriod(row).getByText(text, { exact: true }).waitFor();
/** Found by typing, and taken by Enter, which makes no model then. */
const choose = async (id: Parameters<Visitor['say']>[0], typed: string, name: string) => {
  const { page, say } = visitor;
  await page.getByRole('combobox', { name: say(id), exact: true }).click();
  await page.keyboard.type(typed);
  await page.getByRole('option', { name, exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await dialog()
    .getByRole('button', { name: say('onboarding.generate'), exact: true })
    .waitFor();
};
const saves = /\/api\/user\/template\//;
/** The worker is there until the page is loaded again. */
const reopened = async () => {
  await editor.waitForSaved();
  await visitor.page.reload();
  await press('onboarding.open');
};
const savedTemplate = async () => {
  const uuid = new URL(visitor.page.url()).hash.split('/')[2];
  return visitor.page.evaluate(async (id) => (await fetch(`/api/user/template/${id}`)).json(), uuid);
};

it('[GENERATE-1] [GENERATE-3] [STATE-8] leads from the front page to a coffee shop with consistent numbers, by keyboard only', async () => {
  const { page, open, say } = visitor;
  await open('/');
  await page.getByRole('textbox', { name: say('intro.prompt') }).fill('Coffee shop');
  await page.keyboard.press('Enter');
  await dialog().getByText(say('onboarding.done'), { exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await dialog().waitFor({ state: 'detached' });
  await editor.openSheet('Revenue');
  await editor.firstPeriod('Coffee and drinks').waitFor();
  await editor.waitForSaved();
  const { name, openAIPrompt, isGenerating, data } = await savedTemplate();
  expect([name, openAIPrompt, isGenerating]).toEqual(['Coffee shop', 'Coffee shop', 'done']);
  // The founders and the bank pay for it, and each line has its numbers.
  const { section_financing, section_sales } = data.divisions[0].sectionResources;
  expect(section_financing.map(({ id }: { id: string }) => id)).toEqual(['equity_1', 'loan_1']);
  expect(section_sales.length).toBeGreaterThan(2);
});

it('[GENERATE-1] [GENERATE-3] asks what the business is where nothing was said of it, and makes it by Enter', async () => {
  const { page, open, say } = await journey.visitor();
  await open('/template/new/');
  const business = page.getByRole('dialog').getByLabel(say('onboarding.prompt'));
  await expect.poll(() => business.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type('Coffee shop');
  await page.getByText('11 / 50').waitFor();
  expect(await page.getByLabel(say('onboarding.option-random')).isChecked()).toBe(false);
  await page.keyboard.press('Enter');
  await page.getByText(say('onboarding.done'), { exact: true }).waitFor();
});

it('[GENERATE-5] is a single step to undo', async () => {
  const { page } = visitor;
  await page.getByRole('button', { name: 'Undo: generate “Coffee shop”' }).click();
  await showsFirst('Product sales', '30,000');
  expect(await dialog().count()).toBe(0);
  await page.getByRole('button', { name: 'Redo: generate “Coffee shop”' }).click();
  await editor.firstPeriod('Coffee and drinks').waitFor();
});

it('[GENERATE-1] makes one model where its button is pressed twice', async () => {
  const { page, open, say } = await journey.visitor();
  await open('/template/new/');
  await page.getByRole('dialog').getByLabel(say('onboarding.prompt')).fill('Coffee shop');
  await page.getByRole('button', { name: say('onboarding.generate'), exact: true }).dblclick();
  await page.getByText(say('onboarding.done'), { exact: true }).waitFor();
  await page.getByRole('button', { name: say('onboarding.see'), exact: true }).click();
  await page.getByRole('button', { name: 'Undo: generate “Coffee shop”' }).click();
  await page.getByRole('button', { name: 'Redo: generate “Coffee shop”' }).waitFor();
  expect(await page.getByRole('button', { name: 'Undo: generate “Coffee shop”' }).count()).toBe(0);
});

it('[TYPING-18] [GENERATE-2] [VALID-3] [VALID-9] says what is missing or invalid, and starts nothing until everything is valid', async () => {
  const { page, say } = visitor;
  await press('onboarding.open');
  const field = (id: Parameters<Visitor['say']>[0]) => dialog().getByLabel(say(id));
  await field('onboarding.prompt').fill(' ');
  await field('model.currency').fill('USD 2');
  await field('model.length').fill('61');
  await press('onboarding.generate');
  await dialog().getByText(say('onboarding.no-prompt')).waitFor();
  await dialog().getByText('Please use letters').waitFor();
  await dialog().getByText('min 1, max 60').waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'));
  await expect.poll(focused).toBe('true');
  await field('model.currency').fill('A currency with a name');
  await dialog().getByText('max 20 chars').waitFor();
  await field('onboarding.prompt').fill(`Bakery ${'x'.repeat(43)}`);
  expect((await field('onboarding.prompt').inputValue()).length).toBe(50);
  // Typed text is not discarded without a question.
  await page.keyboard.press('Escape');
  await page
    .getByRole('alertdialog', { name: say('discard.question') })
    .getByRole('button', { name: say('discard.keep') })
    .press('Enter');
  expect((await field('onboarding.prompt').inputValue()).length).toBe(50);
});

it('[GENERATE-4] [STATE-7] can be cancelled while the model is made, and leaves the template unchanged', async () => {
  const { page, say } = visitor;
  await neverGenerate(page);
  await reopened();
  await dialog().getByLabel(say('onboarding.prompt')).fill('Bakery');
  await dialog().getByLabel(say('model.currency')).fill('EUR');
  await dialog().getByLabel(say('model.length')).fill('8');
  await dialog().getByLabel(say('model.periodicity')).selectOption('quarter');
  await dialog().getByText(say('onboarding.option-ratios'), { exact: true }).click();
  await press('onboarding.generate');
  await dialog().getByText(say('onboarding.state-progress'), { exact: true }).waitFor();
  await press('app.cancel');
  await dialog().getByLabel(say('onboarding.prompt')).waitFor();
  expect(await dialog().getByLabel(say('onboarding.prompt')).inputValue()).toBe('Bakery');
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-autofocus'))).toBe(true);
  // What was typed before the run is not lost without a question either.
  await page.keyboard.press('Escape');
  await page
    .getByRole('alertdialog', { name: say('discard.question') })
    .getByRole('button', { name: say('discard.keep') })
    .click();
  await generateAgain(page);
  await reopened();
  // It is not too late while the result is being sent to the server.
  await page.route(saves, (route) => (route.request().method() === 'POST' ? undefined : route.fallback()));
  const isSent = page.waitForRequest((request) => request.method() === 'POST' && saves.test(request.url()));
  await dialog().getByLabel(say('onboarding.prompt')).fill('Bakery');
  await press('onboarding.generate');
  await dialog().getByText('80%').waitFor();
  await isSent;
  await press('app.cancel');
  await dialog().getByLabel(say('onboarding.prompt')).waitFor();
  await page.unroute(saves);
  await editor.waitForSaved();
  const { name, isGenerating } = await savedTemplate();
  expect([name, isGenerating]).toEqual(['Coffee shop', 'done']);
});

it('[GENERATE-11] reports a section that has nothing, and that no model could be made', async () => {
  const { page, say } = visitor;
  await withoutGenerator(page);
  await reopened();
  await dialog().getByLabel(say('onboarding.prompt')).fill('Bakery');
  await press('onboarding.generate');
  await dialog().getByText(say('onboarding.failed'), { exact: true }).waitFor();
  await generateAgain(page);
  await generateWithout(page, ['section_sga']);
  await reopened();
  await dialog().getByLabel(say('onboarding.prompt')).fill('Bakery');
  await dialog().getByLabel(say('model.currency')).fill('Thalers');
  await dialog().getByLabel(say('model.length')).fill('8');
  await dialog().getByLabel(say('model.periodicity')).selectOption('quarter');
  await dialog().getByText(say('onboarding.option-ratios'), { exact: true }).click();
  await dialog().getByText(say('onboarding.replace'), { exact: true }).click();
  await press('onboarding.generate');
  await dialog().getByText('All done, but we hit some issues. Please see below.').waitFor();
  await dialog().getByText("weren't converted into Thalers").waitFor();
  await dialog().getByText("Heads up! Couldn't generate SG&A").waitFor();
  await generateAgain(page);
  await press('onboarding.see');
  await editor.waitForSaved();
  const { data, layout } = await savedTemplate();
  const module = (id: string) => data.modules.find((one: { id: string }) => one.id === id);
  expect(module('module_sga').isInitialized).toBe('error');
  expect(module('module_ratios').isEnabled).toBe(false);
  expect([layout.cFcstColCount, data.options.timing.periodicity]).toEqual([8, 'quarter']);
  expect(data.coreResources[0].name).toBe('Thalers');
});

it('[GENERATE-22] shows what was understood, lets each part be said otherwise, and has the place decide the currency', async () => {
  const { page, say } = visitor;
  await visitor.open('/template/new/');
  await page.reload();
  const field = (id: Parameters<Visitor['say']>[0]) => dialog().getByLabel(say(id), { exact: true });
  await dialog().getByLabel(say('onboarding.prompt')).fill('dog grooming in Lisbon, 3 groomers');
  await dialog().getByText('Dog grooming salon · Lisbon · 3 groomers · amounts in EUR').waitFor();
  expect(await dialog().getByLabel(say('model.currency')).inputValue()).toBe('EUR');
  await press('onboarding.change-understood');
  await choose('onboarding.country', 'united k', 'United Kingdom');
  await dialog().getByLabel('Groomers', { exact: true }).fill('5');
  await field('onboarding.premises').selectOption('owned');
  await dialog()
    .getByText('Dog grooming salon · United Kingdom · 5 groomers · own premises · amounts in GBP')
    .waitFor();
  await dialog().getByLabel('Groomers', { exact: true }).fill('0');
  await dialog().getByText('Please type a number above 0 and up to 500').waitFor();
  // Nothing is made of a size that is none.
  await press('onboarding.generate');
  expect(await dialog().getByText('Please type a number above 0').count()).toBe(1);
  await dialog().getByLabel('Groomers', { exact: true }).fill('5');
  await press('onboarding.generate');
  await press('onboarding.see');
  await editor.waitForSaved();
  const { data, description } = await savedTemplate();
  expect(data.coreResources[0].name).toBe('GBP');
  // What was said otherwise is there again.
  await press('onboarding.open');
  await dialog().getByText('United Kingdom · 5 groomers · own premises').waitFor();
  await page.keyboard.press('Escape');
  expect(description).toContain('5 groomers');
  const { section_drivers, section_fixedassets, section_sga } = data.divisions[0].sectionResources;
  const numbers = section_drivers[0].flows[0].fcst.map(
    ({ scenarios }: { scenarios: readonly { data: string }[] }) => scenarios[0]?.data,
  );
  expect(numbers[0]).toBe('5');
  const names = (list: readonly { coreResource: string }[]) =>
    list.map(
      ({ coreResource }) => data.coreResources.find(({ id }: { id: string }) => id === coreResource).name,
    );
  expect(names(section_fixedassets)).toContain('Building');
  expect(names(section_sga)).not.toContain('Rent');
});

it('[GENERATE-22] takes by Enter what a pasted text, or a single letter, finds first', async () => {
  const { page, open, say } = await journey.visitor();
  await open('/template/new/');
  await page.getByLabel(say('onboarding.prompt')).fill('dog grooming, 3 groomers');
  await page.getByRole('button', { name: say('onboarding.change-understood'), exact: true }).click();
  for (const [typed, name] of Object.entries({ finland: 'Finland', z: 'Zambia' })) {
    await page.getByRole('combobox', { name: say('onboarding.country'), exact: true }).selectText();
    await page.keyboard.insertText(typed);
    await page.getByRole('option', { name, exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByText(`Dog grooming salon · ${name} · 3 groomers`).waitFor();
  }
});

it('[GENERATE-23] keeps a long text whole, reads it whole, and has it again', async () => {
  const { page, say } = visitor;
  const text =
    'We are two sisters who would like to open a small and friendly language school in Porto for 60 pupils next year';
  await press('onboarding.open');
  const prompt = dialog().getByLabel(say('onboarding.prompt'));
  await prompt.fill('');
  await prompt.evaluate((field, pasted) => {
    const data = new DataTransfer();
    data.setData('text', pasted);
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, text);
  expect(await prompt.inputValue()).toBe('We are two sisters who would like to open a small');
  const long = dialog().getByLabel(say('onboarding.long-text'));
  expect(await long.inputValue()).toBe(text);
  // Beside what is there it would become part of that.
  await dialog()
    .getByText(/Dog grooming salon \+ Language school · United Kingdom/)
    .waitFor();
  await dialog().getByText(say('onboarding.replace'), { exact: true }).click();
  await dialog()
    .getByText(/Understood as:.*Language school · Porto · 60 /)
    .waitFor();
  await press('onboarding.generate');
  await press('onboarding.see');
  await editor.waitForSaved();
  expect((await savedTemplate()).businessText).toBe(text);
  await press('onboarding.open');
  expect(await dialog().getByLabel(say('onboarding.long-text')).inputValue()).toBe(text);
  await page.keyboard.press('Escape');
});

it('[GENERATE-12] says what was assumed for an unknown business', async () => {
  const { say } = visitor;
  await press('onboarding.open');
  await dialog().getByLabel(say('onboarding.long-text')).fill('');
  await dialog().getByLabel(say('onboarding.prompt')).fill('zzqqxx wwvv');
  await press('onboarding.generate');
  await dialog().getByText('such as: Services and Product sales').waitFor();
  await press('onboarding.see');
});
