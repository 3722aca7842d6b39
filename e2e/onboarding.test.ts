// From a few words about a business to its model: asked, generated, cancelled, partly failed, and undone in one step.
import { afterAll, beforeAll, expect, it } from 'vitest';
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
const saves = /\/api\/user\/template\//;
const savedTemplate = async () => {
  const uuid = new URL(visitor.page.url()).hash.split('/')[2];
  return visitor.page.evaluate(async (id) => (await fetch(`/api/user/template/${id}`)).json(), uuid);
};

it('[GENERATE-1] [GENERATE-3] [STATE-8] leads from the front page to a coffee shop with consistent numbers, by keyboard only', async () => {
  const { page, open, say } = visitor;
  await open('/');
  await page.getByLabel(say('intro.prompt')).fill('Coffee shop');
  await page.keyboard.press('Enter');
  const business = dialog().getByLabel(say('onboarding.prompt'));
  await expect.poll(() => business.inputValue()).toBe('Coffee shop');
  expect(await dialog().getByText('11 / 50').count()).toBe(1);
  expect(await dialog().getByLabel(say('onboarding.option-random')).isChecked()).toBe(false);
  await expect.poll(() => business.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await dialog().getByText(say('onboarding.done'), { exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await dialog().waitFor({ state: 'detached' });
  // 3,000 customers a month, each spending 4.5 once.
  await showsFirst('Coffee and drinks', '13,500.00');
  await editor.waitForSaved();
  const { name, openAIPrompt, isGenerating, data } = await savedTemplate();
  expect([name, openAIPrompt, isGenerating]).toEqual(['Coffee shop', 'Coffee shop', 'done']);
  // Purchases (76,500) and three months of costs (3 x 43,655.2), rounded up to tens of thousands.
  const [founders] = data.divisions[0].sectionResources.section_financing;
  expect(founders.flows[0].fcst[0].scenarios[0].data).toBe('210000;0');
});

it('[GENERATE-5] is a single step to undo', async () => {
  const { page } = visitor;
  await page.getByRole('button', { name: 'Undo: generate “Coffee shop”' }).click();
  await showsFirst('Product sales', '30,000.00');
  expect(await dialog().count()).toBe(0);
  await page.getByRole('button', { name: 'Redo: generate “Coffee shop”' }).click();
  await showsFirst('Coffee and drinks', '13,500.00');
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
  await field('onboarding.prompt').fill(`Bakery ${'x'.repeat(60)}`);
  expect((await field('onboarding.prompt').inputValue()).length).toBe(50);
  // Typed text is not discarded without a question.
  await page.keyboard.press('Escape');
  await page
    .getByRole('alertdialog', { name: say('discard.question') })
    .getByRole('button', { name: say('discard.keep') })
    .press('Enter');
  expect((await field('onboarding.prompt').inputValue()).length).toBe(50);
});

it('[GENERATE-4] [STATE-7] can be cancelled while the server works, and leaves the template unchanged', async () => {
  const { page, say } = visitor;
  await dialog().getByLabel(say('onboarding.prompt')).fill('Bakery');
  await dialog().getByLabel(say('model.currency')).fill('EUR');
  await dialog().getByLabel(say('model.length')).fill('8');
  await dialog().getByLabel(say('model.periodicity')).selectOption('quarter');
  await dialog().getByText(say('onboarding.option-ratios'), { exact: true }).click();
  await page.route('**/api/suggestions/**/section_cos/**', () => undefined);
  await press('onboarding.generate');
  await dialog().getByText('40%').waitFor();
  await press('app.cancel');
  await dialog().getByLabel(say('onboarding.prompt')).waitFor();
  await page.unroute('**/api/suggestions/**/section_cos/**');
  expect(await dialog().getByLabel(say('onboarding.prompt')).inputValue()).toBe('Bakery');
  // It is not too late while the result is being sent to the server.
  await page.route(saves, (route) => (route.request().method() === 'POST' ? undefined : route.fallback()));
  const isSent = page.waitForRequest((request) => request.method() === 'POST' && saves.test(request.url()));
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

it('[GENERATE-11] reports a section without suggestions, and having none at all', async () => {
  const { page, say } = visitor;
  await page.route('**/api/suggestions/**', (route) => route.fulfill({ json: { suggestions: [] } }));
  await press('onboarding.generate');
  await dialog().getByText(say('onboarding.failed'), { exact: true }).waitFor();
  await page.unroute('**/api/suggestions/**');
  await page.route('**/api/suggestions/*/section_sga/**', (route) =>
    route.fulfill({ json: { suggestions: [] } }),
  );
  await dialog().getByText(say('onboarding.replace'), { exact: true }).click();
  await press('onboarding.generate');
  await dialog().getByText('All done, but we hit some issues. Please see below.').waitFor();
  await dialog().getByText('were not converted into EUR').waitFor();
  await dialog().getByText("Heads up! Couldn't generate SG&A").waitFor();
  await page.unroute('**/api/suggestions/*/section_sga/**');
  await press('onboarding.see');
  // 1,500 pastries a month at 3.8, three months in a quarter.
  await showsFirst('Bakery and desserts', '17,100.00');
  await editor.waitForSaved();
  const { data, layout } = await savedTemplate();
  const module = (id: string) => data.modules.find((one: { id: string }) => one.id === id);
  expect(module('module_sga').isInitialized).toBe('error');
  expect(module('module_ratios').isEnabled).toBe(false);
  expect([layout.cFcstColCount, data.options.timing.periodicity]).toEqual([8, 'quarter']);
  expect(data.coreResources[0].name).toBe('EUR');
});

it('[GENERATE-12] says what was assumed for an unknown business', async () => {
  const { say } = visitor;
  await press('onboarding.open');
  await dialog().getByLabel(say('onboarding.prompt')).fill('zzqqxx wwvv');
  await press('onboarding.generate');
  await dialog().getByText('such as: Product sales, Services, Regular clients, and Subscriptions').waitFor();
  await press('onboarding.see');
});

it('[GENERATE-1] no longer asks once that is switched off', async () => {
  const { page, open, say } = visitor;
  await press('onboarding.open');
  const isSaved = page.waitForResponse(/\/api\/user\/settings$/);
  await dialog().getByLabel(say('onboarding.ask-always')).click();
  await isSaved;
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
  await open('/template/new/');
  await expect.poll(() => page.title()).toBe('New template · Modelwright');
  await showsFirst('Product sales', '30,000.00');
  expect(await dialog().count()).toBe(0);
  expect(visitor.complaints).toEqual([]);
});
