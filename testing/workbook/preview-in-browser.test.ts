// Checks HTML rows in a real browser: every text stays text, in cells and in attributes.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { previewHtmlByModule } from '#render/html/preview-html.ts';
import { launchBrowser } from '#testing/browser/launch-browser.ts';
import { cafeTemplate } from '#testing/templates/cafe-template.ts';
import { calculate } from '#testing/templates/calculate.ts';
import { hostileTemplate, hostileTexts } from '#testing/templates/hostile-template.ts';
import { lastColumn } from '#workbook/columns.ts';
import { htmlRenderer, readRows } from './renderers/html-renderer.ts';

/** A browser starts, and parses whole workbooks. */

const { text } = htmlRenderer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  page = await browser.newPage();
});
afterAll(() => browser.close());

/** What is told of a row's source stands in attributes and goes by its name. */
const isInTable = (address: string): boolean => /^[A-Z]/.test(address);

/** What the page holds once its scripts, if any came in, have run. */
const found = () =>
  page.evaluate(() => ({
    cells: [...document.querySelectorAll('tr')].map((row) =>
      [...row.cells].map(({ textContent }) => textContent ?? ''),
    ),
    rowIds: [...document.querySelectorAll('tr')].map((row) => row.getAttribute('data-row')),
    tags: [...new Set([...document.body.querySelectorAll('*')].map(({ localName }) => localName))].sort(),
    attributes: [
      ...new Set(
        [...document.body.querySelectorAll('*')].flatMap((element) =>
          [...element.attributes].map(({ name }) => name),
        ),
      ),
    ].sort(),
    links: [...document.querySelectorAll('a')].map((link) => link.getAttribute('href')),
    isHarmed: 'harmed' in window,
  }));

test.each(hostileTexts.map((_, first) => first).filter((first) => first % 4 === 0))(
  'hostile texts from number %i on stay text',
  async (first) => {
    const { workbook, values } = calculate(hostileTemplate(cafeTemplate(), first));
    const rows = [...previewHtmlByModule(workbook, values).values()].join('\n');
    await page.setContent(`<!doctype html><table><tbody>${rows}</tbody></table>`);
    const shown = await found();

    const count = lastColumn(workbook.periodCount);
    const read = readRows(rows, count);
    const cells = shown.cells.flatMap((line, index) =>
      line.flatMap((content, column) => (content === '' ? [] : [{ line: index + 1, column, content }])),
    );
    const inCells = [...read].filter(([address]) => isInTable(address));
    expect(cells.map(({ content }) => content)).toEqual(inCells.map(([, cell]) => cell.shown));
    expect(new Set(shown.cells.map(({ length }) => length))).toEqual(new Set([count]));
    expect(shown.rowIds).toEqual(workbook.sheets.flatMap((sheet) => sheet.rows.map(({ id }) => text(id))));
    expect(shown.tags).toEqual(['a', 'table', 'tbody', 'td', 'th', 'tr']);
    expect(shown.attributes.filter((name) => !name.startsWith('data-'))).toEqual([
      'class',
      'dir',
      'href',
      'scope',
      'title',
    ]);
    const anchors = new Set(workbook.sheets.map(({ id }) => `#sheet-${id}`));
    expect(shown.links.filter((href) => href === null || !anchors.has(href))).toEqual([]);
    expect(shown.isHarmed).toBe(false);
  },
);
