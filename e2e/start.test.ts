// The start of a model: from a line on the home page, blank, and left again before anything is in it.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { evaluate } from '#evaluate/evaluate.ts';
import { compile } from '#model/compile.ts';
import { readTemplate } from '#template/read-template.ts';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { Journey, narrow, type Visitor, wide } from '#testing/browser/journey.ts';

let journey: Journey;

beforeAll(async () => {
  journey = await Journey.begin();
});

afterAll(() => journey.end());

const ownNames = async ({ page }: Visitor): Promise<readonly string[]> => {
  const { templates } = await page.evaluate(async () => (await fetch('/api/user')).json());
  return templates.map(({ name }: { name: string }) => name);
};

const savedTemplate = async ({ page }: Visitor) => {
  const uuid = new URL(page.url()).hash.split('/')[2];
  return page.evaluate(async (id) => (await fetch(`/api/user/template/${id}`)).json(), uuid);
};

/** What the statements of a saved model come to in their first whole year, and what has to be paid in. */
function statementsOf(document: unknown) {
  const { template } = readTemplate(document);
  const workbook = template && compile(template).workbook;
  if (!workbook) throw new Error('The saved model cannot be calculated.');
  const { row } = evaluate(workbook);
  const start = new Date(template.data.options.timing.dateStart);
  const before = (12 - start.getUTCMonth()) % 12;
  const name = start.getUTCFullYear() + (before > 0 ? 1 : 0);
  const year = (id: string) =>
    row(id)
      .slice(1 + before, 13 + before)
      .reduce((sum, one) => sum + one, 0);
  const [operating, investing] = [row('cf.operating'), row('cf.investing')];
  const cash = operating.map((_, period) =>
    [operating, investing].reduce(
      (sum, flows) => sum + flows.slice(1, period + 1).reduce((a, b) => a + b, 0),
      0,
    ),
  );
  const [revenue, profit] = [year('is.revenue'), year('is.net_income')];
  return { year: name, revenue, profit, need: -Math.min(0, ...cash) };
}

it.each([
  {
    viewport: wide,
    dashboard: 'Dashboard',
    language: 'en',
    line: 'Coffee shop',
    of: ['Loss in', 'Profit in'],
  },
  {
    viewport: narrow,
    dashboard: 'Сводка',
    language: 'ru',
    line: 'Стоматология',
    of: ['Убыток,', 'Прибыль,'],
  },
] as const)(
  '[GENERATE-1] [STATE-8] makes a model of “$line” at once, says what it comes to, and opens its dashboard',
  async (given) => {
    const { viewport, dashboard, language, line, of } = given;
    const visitor = await journey.visitor({ viewport, language });
    const { page, open, say } = visitor;
    await open('/');
    await page.getByRole('textbox', { name: say('intro.prompt') }).fill(line);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByText(say('onboarding.done'), { exact: true }).waitFor();
    const shown = await dialog.locator('dd').allTextContents();
    const { year, revenue, profit, need } = statementsOf(await savedTemplate(visitor));
    expect(shown.map((text) => Number(text.replace(/[^\d]/g, '')))).toEqual([
      Math.round(revenue),
      Math.round(Math.abs(profit)),
      Math.round(need),
    ]);
    await dialog.getByText(`${of[profit < 0 ? 0 : 1]} ${year}`, { exact: true }).waitFor();
    await dialog.getByRole('button', { name: say('onboarding.see') }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.locator('[data-active]').getByText(dashboard, { exact: true }).first().waitFor();
    await page.goBack();
    await page.getByRole('link', { name: line, exact: true }).first().waitFor();
    expect(await ownNames(visitor)).toEqual([line]);
  },
);

it('[HOME-1] begins a blank model on the home page, which is saved with its first change and not before', async () => {
  const visitor = await journey.visitor();
  const { page, open, say } = visitor;
  await open('/');
  await page.getByRole('link', { name: say('home.from-blank') }).click();
  const name = page.getByLabel(say('editor.name'));
  await name.waitFor();
  await page.getByText(say('editor.saved-later'), { exact: true }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await ownNames(visitor)).toEqual([]);
  await name.fill('From nothing');
  await name.press('Enter');
  await new EditorPage(visitor).waitForSaved();
  const { data } = await savedTemplate(visitor);
  expect(Object.values(data.divisions[0].sectionResources).flat()).toEqual([]);
  expect(await ownNames(visitor)).toEqual(['From nothing']);
});

it('[STATE-32] leaves nothing behind of a model that nothing was typed in, and leads back home', async () => {
  const visitor = await journey.visitor();
  const { page, open, say } = visitor;
  await open('/');
  await page.getByRole('button', { name: say('home.create') }).click();
  await page.waitForURL(/#\/template\/[0-9a-f-]{36}\/$/);
  const editor = new EditorPage(visitor);
  await editor.skipOnboarding();
  await editor.openSheet('Cash flow');
  const address = page.url();
  // Loading the page again begins it again, under its address.
  await page.reload();
  await page.getByRole('button', { name: say('onboarding.skip') }).waitFor();
  expect(page.url()).toBe(address);
  await page
    .getByRole('dialog')
    .getByRole('link', { name: say('home.blank') })
    .click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByText(say('editor.saved-later'), { exact: true }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: say('intro.title') }).waitFor();
  await page.getByRole('link', { name: 'Recent 0' }).waitFor();
  expect(await ownNames(visitor)).toEqual([]);
});

it('[GENERATE-23] says the limits of a long line before anything is cut, and puts what a name cannot hold into the context', async () => {
  const visitor = await journey.visitor();
  const { page, open, say } = visitor;
  const line = 'a language school in Porto for 60 pupils, open from May';
  await open('/');
  const prompt = page.getByRole('textbox', { name: say('intro.prompt') });
  await prompt.fill(line.slice(0, 50));
  expect(await page.getByText('Longer than a name').count()).toBe(0);
  await prompt.fill(line);
  await page.getByText('Longer than a name, which holds 50 characters').waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByText(say('onboarding.done'), { exact: true }).waitFor();
  await page.getByText(/Language school · Porto · 60 students/).waitFor();
  const { name, openAIPrompt, templateContext, businessText } = await savedTemplate(visitor);
  expect({ name, openAIPrompt, templateContext, businessText }).toEqual({
    name: 'a language school in Porto for 60 pupils',
    openAIPrompt: 'a language school in Porto for 60 pupils',
    templateContext: 'open from May',
    businessText: line,
  });
});
