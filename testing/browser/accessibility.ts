// Walks every screen and dialog and collects what axe finds, what does not fit, and what the page complains of.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { type Journey, switchScheme, type VisitorOptions } from './journey.ts';
import { walkScreens } from './screens.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export async function accessibilityFaults(
  journey: Journey,
  options: VisitorOptions,
): Promise<readonly string[]> {
  const visitor = await journey.visitor(options);
  const { page } = visitor;
  const found: string[] = [];
  await walkScreens(visitor, async (screen) => {
    const light = await axe(page).withTags(tags).analyze();
    await switchScheme(page, 'dark');
    // A theme changes colours and nothing else.
    const dark = await axe(page).withRules('color-contrast').analyze();
    await switchScheme(page, 'light');
    for (const { id, nodes } of [...light.violations, ...dark.violations]) {
      for (const { html, failureSummary } of nodes)
        found.push(`${screen}: ${id}: ${html}\n${failureSummary}`);
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (overflow > 0) found.push(`${screen}: the page is ${overflow} pixels wider than the window`);
  });
  return [...found, ...visitor.complaints];
}

const axe = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode();
