// A generated model that is not as usual for its trade says so, and its prices are put right at one press that undo takes back.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { generate } from '#generate/generate.ts';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { Journey, narrow, type VisitorOptions } from '#testing/browser/journey.ts';
import { openTemplate } from '#testing/browser/open-template.ts';

let journey: Journey;

beforeAll(async () => {
  journey = await Journey.begin();
});

afterAll(() => journey.end());

/** Prices are a third below what barbers usually take, as if its author had chosen them. */
async function openCheap(line: string, options: VisitorOptions & { readonly language: 'en' | 'ru' }) {
  const visitor = await journey.visitor(options);
  const answers = { priceFactor: 0.65 };
  const terms = { dateStart: '2027-01-01', periodicity: 'month', periodCount: 36 } as const;
  const { template } = generate({
    ...{ text: line, language: options.language, currency: null, answers, ...terms },
    ...{ uuid: '11111111-1111-4111-8111-111111111111', timestamp: Date.UTC(2026, 10, 1) },
  });
  await openTemplate(visitor, {
    ...template,
    ...{ openAIPrompt: line, businessAnswers: answers, businessTerms: terms },
  });
  const editor = new EditorPage(visitor);
  const { page, say } = visitor;
  await page.getByRole('button', { name: say('onboarding.open'), exact: true }).click();
  return { visitor, editor, page, say, dialog: page.getByRole('dialog') };
}

it('[GENERATE-26] tells what stands out and raises all prices by what puts it right, and undo takes that back', async () => {
  const { dialog, editor, page, say, visitor } = await openCheap('barbershop in Lisbon, 4 barbers', {
    language: 'en',
  });
  await dialog.getByText(say('findings.title')).waitFor();
  await dialog
    .getByText(/^The EBITDA margin in the third year is −?\d+%, while \d+ to \d+% is usual/)
    .waitFor();
  await dialog.getByText(say('findings.then-usual')).waitFor();
  const raise = dialog.getByRole('button', { name: /^Raise all prices by \d+%$/ });
  const percent = Number(/\d+/.exec((await raise.textContent()) ?? '')?.[0]);
  const priceOf = async () => Number(await editor.field('Price').inputValue());
  await page.keyboard.press('Escape');
  const before = await priceOf();
  await page.getByRole('button', { name: say('onboarding.open'), exact: true }).click();
  await raise.click();
  await dialog.getByText(`All prices are ${percent}% higher now.`).waitFor();
  await dialog.getByText(say('findings.title')).waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  // To the cent.
  const raised = (await priceOf()) / before - 1;
  expect(raised).toBeCloseTo(percent / 100, 2);
  await page.getByRole('button', { name: `Undo: raise all prices by ${percent}%` }).click();
  expect(await priceOf()).toBe(before);
  await page.getByRole('button', { name: say('onboarding.open'), exact: true }).click();
  await raise.waitFor();
  expect(visitor.complaints).toEqual([]);
});

it('[GENERATE-26] says it in Russian on a phone, where the step can be taken back beside it', async () => {
  const { dialog, say } = await openCheap('барбершоп в Казани', { language: 'ru', viewport: narrow });
  await dialog.getByText(/^Рентабельность по EBITDA на третий год — −?\d+\s%, обычно/).waitFor();
  await dialog.getByRole('button', { name: /^Поднять все цены на \d+\s%$/ }).click();
  await dialog.getByText(/^Все цены теперь выше на \d+\s%\.$/).waitFor();
  await dialog.getByRole('button', { name: say('refine.undo'), exact: true }).click();
  await dialog.getByRole('button', { name: /^Поднять все цены на \d+\s%$/ }).waitFor();
});
