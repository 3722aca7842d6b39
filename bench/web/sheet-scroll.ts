// P7 on the page of a spreadsheet: the frames while its largest sheet is scrolled, and the longest task among them.

import { Journey } from '#testing/browser/journey.ts';
import { makeSpreadsheet } from '#testing/browser/make-spreadsheet.ts';
import { atMost, type Measurement } from '../figure.ts';
import { p95 } from './bench-page.ts';
import { goals, type Scrolled, scrolled } from './scroll.ts';

const months = 60;
const sheetTitle = 'Assumptions';

async function measured(): Promise<Scrolled> {
  const journey = await Journey.beginAlone();
  try {
    const visitor = await journey.visitor();
    await visitor.page.addInitScript('globalThis.__name = (made) => made;');
    await visitor.open('/settings');
    const address = await makeSpreadsheet(visitor, { name: 'Cells', months });
    await visitor.page.goto(address);
    const grid = visitor.page.getByRole('grid');
    await grid.waitFor();
    const box = visitor.page.getByRole('textbox', { name: visitor.say('sheetGrid.nameBox') });
    await box.fill(`${sheetTitle}!A1`);
    await box.press('Enter');
    return await scrolled(visitor.page, grid);
  } finally {
    await journey.end();
  }
}

/** One run gives both figures. */
function figures(): readonly Measurement[] {
  let run: Promise<Scrolled> | undefined;
  const once = (): Promise<Scrolled> => {
    run ??= measured();
    return run;
  };
  const subject = 'P7 on the page of a spreadsheet';
  return [
    async () =>
      atMost(`${subject}: frames of scrolling, p95`, p95((await once()).framesMs), 'ms', goals.frameMs),
    async () =>
      atMost(
        `${subject}: longest task of scrolling`,
        Math.max(0, ...(await once()).tasksMs),
        'ms',
        goals.taskMs,
      ),
  ];
}

export const sheetScrolling: readonly Measurement[] = figures();
