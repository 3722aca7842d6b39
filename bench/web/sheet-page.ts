// The page of a spreadsheet behind a link: its script, and how soon the numbers of a model of 60 months can be read by
// somebody who has never been there.
import type { Page } from 'playwright-core';
import { Journey, type Visitor } from '#testing/browser/journey.ts';
import { makeSpreadsheet } from '#testing/browser/make-spreadsheet.ts';
import { atMost, type Measurement } from '../figure.ts';
import { medians } from '../medians.ts';
import { sheetScriptKb } from './script-size.ts';

const goals = { scriptKb: 150, readableMs: 1000 } as const;
const months = 60;
const rounds = 7;

export const sheetPageSize: Measurement = async () =>
  atMost('script of the page of a spreadsheet, gzip', sheetScriptKb(), 'KB', goals.scriptKb);

/** When the first cells are drawn, counted from when the address was followed. */
const watchCells = `
  const look = () => {
    if (document.querySelector('[role=gridcell]')) window.cellsDrawnMs = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
`;

const drawnMs = async (page: Page): Promise<number> => {
  await page.waitForFunction('window.cellsDrawnMs !== undefined');
  return Number(await page.evaluate('window.cellsDrawnMs'));
};

/** Nothing is kept from one visitor to the next, neither files nor compiled scripts. */
async function readableMs(journey: Journey, address: string): Promise<number> {
  const { page, context } = await journey.visitor();
  await page.addInitScript(watchCells);
  await page.goto(address);
  const ms = await drawnMs(page);
  await context.close();
  return ms;
}

async function addressOfModel(visitor: Visitor): Promise<string> {
  await visitor.page.addInitScript('globalThis.__name = (made) => made;');
  await visitor.open('/settings');
  return makeSpreadsheet(visitor, { name: 'Model of 60 months', months });
}

export const sheetPageReadable: Measurement = async () => {
  const journey = await Journey.beginAlone();
  try {
    const address = await addressOfModel(await journey.visitor());
    // The server compiles what it answers with when it is first asked.
    await readableMs(journey, address);
    const measured = await medians({ page: () => readableMs(journey, address) }, rounds);
    const ms = measured.get('page') ?? Number.NaN;
    return atMost(
      'spreadsheet of 60 months, from its address to its first numbers',
      ms,
      'ms',
      goals.readableMs,
    );
  } finally {
    await journey.end();
  }
};
