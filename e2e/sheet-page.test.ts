// A spreadsheet behind a link, opened by somebody who knows nobody here: read, changed, searched and downloaded, at a desk and on a
// phone.
import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Journey, narrow, type Visitor } from '#testing/browser/journey.ts';
import { someonesSpreadsheet } from '#testing/browser/make-spreadsheet.ts';
import { goTo, openSheet, openSpreadsheet, put, shown } from '#testing/browser/spreadsheet-page.ts';

const titles = [
  ...['Cover', 'Contents', 'Dashboard', 'Assumptions', 'Revenue', 'Cost of sales', 'SG&A', 'Working capital'],
  ...[
    'Fixed assets',
    'Financing',
    'Income statement',
    'Balance sheet',
    'Cash flow',
    'Investment performance',
  ],
  ...['Ratios', 'Charts', 'Chart data'],
];

let journey: Journey;
let address: string;

beforeAll(async () => {
  journey = await Journey.beginAlone();
  address = await someonesSpreadsheet(journey, { name: 'Corner coffee', months: 60 });
});

afterAll(() => journey.end());

const opened = (options?: Parameters<Journey['visitor']>[0]) => openSpreadsheet(journey, address, options);

describe('at a desk', () => {
  let visitor: Visitor;
  let page: Page;

  beforeEach(async () => {
    visitor = await opened();
    page = visitor.page;
  });

  it('says what it is, and shows every sheet', async () => {
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Corner coffee');
    const made = page.getByRole('link', { name: 'Modelwright' });
    expect(await made.getAttribute('href')).toBe('/builder/');
    expect(await page.getByText(visitor.say('book.welcome')).count()).toBe(1);
    expect(await page.getByRole('tab').allTextContents()).toEqual(titles);
    for (const title of titles.slice(1)) {
      await openSheet(visitor, title);
      await expect.poll(() => page.title()).toBe(`${title} · Corner coffee`);
      expect(await shown(page, 'A1')).toBe(title);
    }
    expect(visitor.complaints).toEqual([]);
  });

  it('sends no cookie, and asks for nothing but its own spreadsheet', async () => {
    const { context } = visitor;
    await context.addCookies([{ name: 'sid', value: 'stolen', url: address }]);
    const asked: Request[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') asked.push(request);
    });
    await page.reload();
    await page.getByRole('gridcell').first().waitFor();
    // Both at once, in either order.
    expect(asked.map((request) => request.url()).sort()).toEqual([`${address}/book`, `${address}/state`]);
    for (const request of asked) expect(await request.headerValue('cookie')).toBeNull();
    const reach = () =>
      page.evaluate(() =>
        fetch('/api/user').then(
          () => 'answered',
          () => 'refused',
        ),
      );
    expect(await reach()).toBe('refused');
  });

  it('calculates what is typed, takes it back, and keeps it for the tab', async () => {
    await openSheet(visitor, 'Assumptions');
    await put(visitor, 'F14', '30');
    await expect.poll(() => shown(page, 'F14')).toBe('30.00');
    await openSheet(visitor, 'Revenue');
    // 1,200 pieces at 30 are 36,000, with 300 subscriptions at 9.90: 38,970.
    await expect.poll(() => shown(page, 'J12')).toBe('36.0');
    expect(await shown(page, 'J23')).toBe('39.0');
    // 2,364,000 at 25 are 2,836,800 at 30.
    expect(await shown(page, 'G12')).toBe('2,836.8');
    // And 558,558 of subscriptions.
    expect(await shown(page, 'G23')).toBe('3,395.4');
    await page.getByText('1 cell differs from the original', { exact: false }).waitFor();
    await page.getByRole('button', { name: visitor.say('book.undo') }).click();
    await expect.poll(() => shown(page, 'J12')).toBe('30.0');
    await page.getByRole('button', { name: visitor.say('book.redo') }).click();
    await expect.poll(() => shown(page, 'J12')).toBe('36.0');
    await page.reload();
    await expect.poll(() => shown(page, 'J12')).toBe('36.0');
    await page.getByRole('button', { name: visitor.say('book.start-over') }).click();
    await expect.poll(() => shown(page, 'J12')).toBe('30.0');
    expect(visitor.complaints).toEqual([]);
  });

  it('adds up what is selected', async () => {
    await openSheet(visitor, 'Revenue');
    await goTo(visitor, 'J11');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    // 1,200 + 1,260 + 1,320.
    const sums = page.getByRole('contentinfo').locator('dl');
    await expect
      .poll(async () => (await sums.textContent())?.replaceAll(' ', ''))
      .toBe('Sum3,780Average1,260Min1,200Max1,320Count3');
  });

  it('finds names in all sheets, and numbers as they are written', async () => {
    await page.keyboard.press('Control+f');
    const field = page.getByRole('searchbox');
    await field.fill('Total revenue');
    const found = page.getByRole('search').getByRole('listitem');
    await found.first().waitFor();
    expect(await found.first().textContent()).toContain('Total revenue');
    await found.filter({ hasText: 'Revenue · E23' }).getByRole('button').click();
    await page.getByRole('grid', { name: 'Revenue', exact: true }).waitFor();
    await field.fill('2,364.0');
    await found.filter({ hasText: 'Revenue · G12' }).waitFor();
    await field.fill('nothing of the kind');
    await page.getByText(visitor.say('find.none')).waitFor();
    await field.press('Escape');
    expect(await page.getByRole('search').count()).toBe(0);
  });

  it('goes by keys from sheet to sheet and lists its keys', async () => {
    await page.getByRole('grid').focus();
    await page.keyboard.press('Alt+ArrowDown');
    await page.getByRole('grid', { name: 'Contents', exact: true }).waitFor();
    await page.keyboard.press('Alt+ArrowUp');
    await page.getByRole('grid', { name: 'Cover', exact: true }).waitFor();
    await page.getByRole('tab', { name: 'Cover', exact: true }).focus();
    await page.keyboard.press('End');
    await page.getByRole('grid', { name: 'Chart data', exact: true }).waitFor();
    await page.keyboard.press('F1');
    await page.getByRole('dialog', { name: visitor.say('book.keys') }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });

  it('downloads the file with what was changed', async () => {
    await openSheet(visitor, 'Assumptions');
    await put(visitor, 'F14', '31');
    await expect.poll(() => shown(page, 'F14')).toBe('31.00');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: visitor.say('book.download') }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Corner coffee.xlsx');
    const parts = unzipSync(readFileSync(await download.path()));
    const sheet = new TextDecoder().decode(parts['xl/worksheets/sheet4.xml']);
    expect(/<c r="F14"[^>]*><v>([^<]*)<\/v>/.exec(sheet)?.[1]).toBe('31');
  });

  it('speaks the other language and turns dark at once', async () => {
    await page.getByRole('button', { name: visitor.say('book.menu'), exact: true }).click();
    await page.getByRole('radio', { name: 'Русский' }).click();
    await page.getByRole('button', { name: 'Найти (Ctrl+F)' }).waitFor();
    await page.getByRole('radio', { name: 'Тёмная' }).check();
    expect(await page.locator('html').getAttribute('data-mantine-color-scheme')).toBe('dark');
    await page.reload();
    await page.getByRole('button', { name: 'Найти (Ctrl+F)' }).waitFor();
  });
});

describe('on a phone', () => {
  it('fits, and lists its sheets by what they are for', async () => {
    const visitor = await opened({ viewport: narrow, language: 'ru', colorScheme: 'dark' });
    const { page, say } = visitor;
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await wide()).toBe(narrow.width);
    await page.getByRole('button', { name: say('book.all-sheets') }).click();
    const panel = page.getByRole('region', { name: say('book.all-sheets') });
    expect(await panel.getByRole('heading').allTextContents()).toEqual([
      ...[say('book.group-control'), say('book.group-output')],
      ...[say('book.group-input'), say('book.group-calculation')],
    ]);
    await panel.getByRole('button', { name: 'Cash flow', exact: true }).click();
    await page.getByRole('grid', { name: 'Cash flow', exact: true }).waitFor();
    expect(await wide()).toBe(narrow.width);
    expect(visitor.complaints).toEqual([]);
  });
});
