// From a number that is typed into the spreadsheet of a model of 60 months to everything that depends on it being on the screen.
import type { Page } from 'playwright-core';
import { Journey } from '#testing/browser/journey.ts';
import { makeSpreadsheet } from '#testing/browser/make-spreadsheet.ts';
import { goTo, openSheet, openSpreadsheet, put } from '#testing/browser/spreadsheet-page.ts';
import { atMost, type Measurement } from '../figure.ts';
import { p95 } from './bench-page.ts';

const goalMs = 100;
const months = 60;
const sheet = 'Assumptions';
/** The first price, on which most of the model hangs. */
const price = 'F24';
/** A free cell beside it, for what is calculated last: all are drawn in the same frame. Three digits fit into its column. */
const reader = { name: 'I24', line: 24, column: 9, formula: "=MOD(ROUND(SUM('Cash flow'!J8:BQ200),0),997)" };
const editCount = 40;
/** The first ones compile what all others run. */
const warmUpCount = 10;

/** From the event of the key that puts the number in to the frame in which the reader shows another one. */
async function editMs(page: Page): Promise<number> {
  const done = page.evaluate(
    ({ line, column }) =>
      new Promise<number>((resolve) => {
        const row = document.querySelector(`[role=row][aria-rowindex="${line + 1}"]`);
        const cell = row?.querySelector(`[role=gridcell][aria-colindex="${column + 1}"]`);
        if (!cell) throw new Error('The reader is not in view.');
        let startMs = 0;
        const watch = new MutationObserver(() => {
          watch.disconnect();
          // What is posted while a frame is made arrives right after it was painted.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - startMs);
            port2.postMessage(null);
          });
        });
        const start = ({ timeStamp }: KeyboardEvent) => {
          startMs = timeStamp;
          watch.observe(cell, { subtree: true, childList: true, characterData: true });
        };
        window.addEventListener('keydown', start, { capture: true, once: true });
        document.documentElement.dataset.benched = 'ready';
      }),
    reader,
  );
  await page.locator('[data-benched=ready]').waitFor({ state: 'attached' });
  await page.keyboard.press('Enter');
  const ms = await done;
  await page.evaluate(() => delete document.documentElement.dataset.benched);
  return ms;
}

async function edits(journey: Journey): Promise<readonly number[]> {
  const owner = await journey.visitor();
  await owner.page.addInitScript('globalThis.__name = (made) => made;');
  await owner.open('/settings');
  const address = await makeSpreadsheet(owner, { name: 'Model of 60 months', months });
  const visitor = await openSpreadsheet(journey, address);
  const { page } = visitor;
  await page.evaluate('globalThis.__name = (made) => made;');
  await openSheet(visitor, sheet);
  await put(visitor, reader.name, reader.formula);
  const times: number[] = [];
  for (let index = 0; index < warmUpCount + editCount; index += 1) {
    await goTo(visitor, price);
    await page.keyboard.type(String(20 + (index % 9)));
    const ms = await editMs(page);
    if (index >= warmUpCount) times.push(ms);
  }
  return times;
}

export const sheetEdit: Measurement = async () => {
  const journey = await Journey.beginAlone();
  try {
    const ms = p95(await edits(journey));
    return atMost('spreadsheet of 60 months, from a typed number to all cells, p95', ms, 'ms', goalMs);
  } finally {
    await journey.end();
  }
};
