// Walks every screen and dialog and collects what axe finds, what does not fit, and what the page complains of.
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { type Journey, switchScheme, type VisitorOptions } from './journey.ts';
import { type ScreenGroup, walkScreens } from './screens.ts';

const everything: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  resultTypes: ['violations'],
};

/** A theme changes colours and nothing else. */
const colours: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast'] },
  resultTypes: ['violations'],
};

export async function accessibilityFaults(
  journey: Journey,
  group: ScreenGroup,
  options: VisitorOptions,
): Promise<readonly string[]> {
  const found: string[] = [];
  const { complaints } = await walkScreens(journey, group, options, async (screen, { page }) => {
    const light = await violations(page, everything);
    const dark = options.language === 'ru' ? [] : await darkViolations(page);
    for (const { id, nodes } of [...light, ...dark]) {
      for (const { html, failureSummary } of nodes)
        found.push(`${screen}: ${id}: ${html}\n${failureSummary}`);
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (overflow > 0) found.push(`${screen}: the page is ${overflow} pixels wider than the window`);
  });
  return [...found, ...complaints];
}

/** Colours are the same in every language, so one of them is enough. */
async function darkViolations(page: Page): Promise<AxeResults['violations']> {
  await switchScheme(page, 'dark');
  const found = await violations(page, colours);
  await switchScheme(page, 'light');
  return found;
}

/** The page keeps axe until it is loaded anew, for it is large. */
async function violations(page: Page, options: RunOptions): Promise<AxeResults['violations']> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const results: AxeResults = await page.evaluate(`axe.run(document, ${JSON.stringify(options)})`);
  return results.violations;
}
