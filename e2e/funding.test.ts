// Cash that runs short: said where people look at it, and closed in one step by a credit line or by capital.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { Journey, type Visitor } from '#testing/browser/journey.ts';

let journey: Journey;
let visitor: Visitor;
let editor: EditorPage;

beforeAll(async () => {
  journey = await Journey.begin();
  visitor = await journey.visitor();
  editor = await EditorPage.openNew(visitor);
  // The example lives on a price of 25; at 19 it loses money each month.
  await editor.field('Price').fill('19');
  await showSheet('Cash flow');
});

afterAll(() => journey.end());

const showSheet = (name: string) =>
  visitor.page
    .getByRole('navigation', { name: visitor.say('editor.sheets') })
    .getByRole('button', { name, exact: true })
    .click();

const notice = () => visitor.page.locator('[data-active] [data-cash-gap]');

async function openOffers() {
  const { page, say } = visitor;
  await notice()
    .getByRole('button', { name: say('cash.close') })
    .click();
  const dialog = page.getByRole('dialog', { name: say('cash.title') });
  await dialog.getByRole('region', { name: say('cash.capital') }).waitFor();
  return dialog;
}

it('[RESOURCE-26] says when cash falls below zero, and how low it gets', async () => {
  await notice()
    .getByText(/^Cash falls below zero in [A-Z][a-z]{2} 20\d\d$/)
    .waitFor();
  await notice()
    .getByText(
      /^The lowest balance is -[\d,]+\sUSD in [A-Z][a-z]{2} 20\d\d, [\d,]+\sUSD short of the minimum\.$/,
    )
    .waitFor();
});

it('[RESOURCE-26] leaves the sheet where it is when the gap is closed, and when it opens again', async () => {
  const { page, say } = visitor;
  const cash = page.locator('[data-sheet="cf"]');
  const short = cash.locator('[data-cash-gap]');
  await short.waitFor();
  await page.getByLabel(say('items.section')).selectOption('section_sales');
  await editor.field('Price').waitFor();
  const grid = cash.getByRole('grid');
  const topPx = async () => Math.round((await grid.boundingBox())?.y ?? Number.NaN);
  const before = await topPx();
  const enough = cash.getByText(say('cash.enough'));
  await editor.field('Price').fill('25');
  await enough.waitFor();
  expect([await short.count(), await topPx()]).toEqual([0, before]);
  await editor.field('Price').fill('19');
  await short.waitFor();
  expect([await enough.count(), await topPx()]).toEqual([0, before]);
  await editor.field('Price').fill('25');
  await cash
    .locator('[data-cash-closed]')
    .getByRole('button', { name: say('app.close') })
    .click();
  await enough.waitFor({ state: 'detached' });
  await editor.field('Price').fill('19');
  await showSheet('Cash flow');
  await notice().waitFor();
});

it('[RESOURCE-26] adds a credit line that closes the gap, as one step that says what was added and where', async () => {
  const { page, say } = visitor;
  const dialog = await openOffers();
  const line = dialog.getByRole('region', { name: say('cash.line'), exact: true });
  await line
    .getByText(/^[1-9][\d,]*\sUSD$/)
    .first()
    .waitFor();
  const before = await line.locator('dd').first().textContent();
  // Twice the rate costs more.
  await line.getByLabel(say('cash.rate')).fill('18');
  await expect.poll(() => line.locator('dd').first().textContent()).not.toBe(before);
  await line.getByRole('button', { name: /^Add a credit line of [1-9]\d?,000\sUSD$/ }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText(/^Credit line in Financing: limit of [1-9]\d?,000\sUSD$/).waitFor();
  await notice().waitFor({ state: 'detached' });
  await page.getByText(/^The gap is closed\. Lowest cash: [1-9][\d,]*\sUSD in /).waitFor();
  expect(await editor.field(say('term.line')).inputValue()).toMatch(/^[1-9]\d?000$/);
  await page.getByRole('button', { name: say('cash.show'), exact: true }).click();
  await expect.poll(() => page.locator('[data-active] h2').textContent()).toBe('Financing');
  await page.getByRole('button', { name: /^Undo: close the cash gap: Credit line/ }).click();
  await notice().waitFor();
});

it('[RESOURCE-26] adds capital that closes the gap', async () => {
  const { page, say } = visitor;
  await showSheet('Cash flow');
  const dialog = await openOffers();
  const capital = dialog.getByRole('region', { name: say('cash.capital') });
  await capital
    .getByText(/^The owners pay it in during [A-Z][a-z]{2} 20\d\d\. No interest, nothing to repay\.$/)
    .waitFor();
  await capital.getByRole('button', { name: /^Add capital of [1-9]\d?,000\sUSD$/ }).click();
  await page.getByText(/^Additional capital in Financing: [1-9]\d?,000\sUSD paid in$/).waitFor();
  await notice().waitFor({ state: 'detached' });
  await page.getByText(/^The gap is closed\. Lowest cash: [1-9][\d,]*\sUSD in /).waitFor();
});
