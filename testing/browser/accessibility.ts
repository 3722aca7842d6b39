// Walks every screen and dialog and collects what axe finds, what does not fit, and what the page complains of.
import axe, { type AxeResults, type ContextObject, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { type Journey, switchScheme, type VisitorOptions } from './journey.ts';
import { type ScreenGroup, walkScreens } from './screens.ts';

const everything: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  resultTypes: ['violations'],
  // The style sheets are in the page already; none asks for an orientation.
  preload: false,
};

/** A theme changes colours and nothing else. */
const colours: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast'] },
  resultTypes: ['violations'],
  preload: false,
};

/** A dialog hides what is behind it; cells far along a row are like those before them, and many. */
const dialog: ContextObject = { include: [['[role=dialog][aria-modal=true]']] };
const page: ContextObject = { include: [['html']], exclude: [['[role=gridcell]:nth-child(n+9)']] };
/** The numbers of a model take three quarters of the time, and what is done beside them leaves them as they were. */
const besideGrids: ContextObject = { include: [['html']], exclude: [['[role=grid]']] };
/** What is done to the numbers themselves is looked at each time. */
const groupOfGrids: ScreenGroup = 'grid';

type Scheme = NonNullable<VisitorOptions['colorScheme']>;

/** Before a release: each width in each language and both themes, and all of every screen. */
export const isEveryWalk = process.env.MODELWRIGHT_EVERY_WALK === '1';

export async function accessibilityFaults(
  journey: Journey,
  group: ScreenGroup,
  options: VisitorOptions & { readonly colorScheme: Scheme },
): Promise<readonly string[]> {
  const { colorScheme } = options;
  const found: string[] = [];
  let seenGrids = 0;
  const { complaints, context } = await walkScreens(
    journey,
    group,
    options,
    async (screen, { page: shown }, isHereAlone) => {
      const part = await partToWalk(shown, group !== groupOfGrids && seenGrids > 0);
      if (part === page) seenGrids += await shown.locator('[role=grid]').count();
      const faults = await violations(shown, part, everything);
      // The other width is walked in the other theme.
      if (isHereAlone || isEveryWalk) faults.push(...(await otherColours(shown, part, colorScheme)));
      for (const { id, nodes } of faults) {
        for (const { html, failureSummary } of nodes)
          found.push(`${screen}: ${id}: ${html}\n${failureSummary}`);
      }
      const overflow = await shown.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (overflow > 0) found.push(`${screen}: the page is ${overflow} pixels wider than the window`);
    },
  );
  // What is open goes on working, and the next walk would be slower for it.
  await context.close();
  return [...found, ...complaints];
}

async function partToWalk(shown: Page, isGridKnown: boolean): Promise<ContextObject> {
  if ((await shown.locator('[role=dialog][aria-modal=true]').count()) > 0) return dialog;
  return isGridKnown && !isEveryWalk ? besideGrids : page;
}

async function otherColours(
  shown: Page,
  part: ContextObject,
  scheme: Scheme,
): Promise<AxeResults['violations']> {
  await switchScheme(shown, scheme === 'light' ? 'dark' : 'light');
  const found = await violations(shown, part, colours);
  await switchScheme(shown, scheme);
  return found;
}

/** The page keeps axe until it is loaded anew, for it is large. */
async function violations(
  shown: Page,
  part: ContextObject,
  options: RunOptions,
): Promise<AxeResults['violations']> {
  if (!(await shown.evaluate(() => 'axe' in window))) await shown.evaluate(axe.source);
  const asked = `${JSON.stringify(part)}, ${JSON.stringify(options)}`;
  const results: AxeResults = await shown.evaluate(`axe.run(${asked})`);
  return results.violations;
}
