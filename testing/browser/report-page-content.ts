// Adds to a journey's failure what its pages showed at that moment: it may not fail again for a hundred runs.
import type { Page } from 'playwright-core';
import { afterEach, type TestContext } from 'vitest';
import { openVisitors } from './journey.ts';

/** A dialog comes before what it covers, and in the editor the active sheet before all others. */
const parts = ['dialog[open]', '[role=dialog]', '[role=alert]', '[data-active]', 'main'];
/** A dialog and what is behind it. */
const mostParts = 2;
/** A line without a name says nothing, and a grid has a line for each cell. */
const untold = /^ *- (columnheader|gridcell|img|text|\/url)\b/;
const mostLines = 40;
const mostLetters = 120;

async function shownOn(page: Page): Promise<string> {
  const found = await Promise.all(parts.map((part) => page.locator(part).filter({ visible: true }).all()));
  const [first = page.locator('body'), ...others] = found.flat();
  const snapshots = [first, ...others]
    .slice(0, mostParts)
    .map((part) => part.ariaSnapshot({ timeout: 2000 }));
  const lines = (await Promise.all(snapshots)).flatMap((shown) =>
    shown
      .split('\n')
      .filter((line) => !untold.test(line))
      .slice(0, mostLines),
  );
  return [page.url(), ...lines].map((line) => line.slice(0, mostLetters)).join('\n');
}

afterEach(async ({ task }: TestContext) => {
  const [error] = task.result?.errors ?? [];
  if (!error) return;
  const openPages = [...openVisitors].map(({ page }) => page).filter((page) => !page.isClosed());
  const shown = await Promise.allSettled(openPages.map(shownOn));
  const told = shown.map((page) => (page.status === 'fulfilled' ? page.value : String(page.reason)));
  error.message += `\n\nShown then:\n${told.join('\n\n')}`;
  error.stack = `${error.message}\n${error.stack ?? ''}`;
});
