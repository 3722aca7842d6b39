// Visits every screen and dialog and collects axe's findings, whatever does not fit, and errors of the page.
import axe, { type AxeResults, type ContextObject, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { effort } from '#testing/effort.ts';
import { cutContent } from './cut-content.ts';
import { switchScheme, type VisitorOptions } from './journey.ts';
import { overlappingContent } from './overlapping-content.ts';
import { type ScreenGroup, type ScreenJourneys, visitScreens } from './screens.ts';
import { markUnchecked, unchecked } from './unchecked-colours.ts';

const everything: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  resultTypes: ['violations'],
  // The style sheets are in the page already; none depends on the orientation.
  preload: false,
};

/** A theme changes colours and nothing else. */
const colours: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast'] },
  resultTypes: ['violations'],
  preload: false,
};

const modal = '[aria-modal=true]';
/** A dialog hides what is behind it. */
const dialog: ContextObject = { include: [[modal]] };
const page: ContextObject = { include: [['html']] };
/** The grids take half of the time, and screens beside them leave them unchanged. Axe compares each element with all excluded ones. */
const besideGrids: ContextObject = { include: [['html']], exclude: [['[role=grid]']] };
/** Screens that change the grids are scanned completely. */
const groupOfGrids: ScreenGroup = 'grid';

type Scheme = NonNullable<VisitorOptions['colorScheme']>;

export async function accessibilityFaults(
  journeys: ScreenJourneys,
  group: ScreenGroup,
  options: VisitorOptions & { readonly colorScheme: Scheme },
  isInBothThemes: boolean,
): Promise<readonly string[]> {
  const { colorScheme } = options;
  const found: string[] = [];
  let seenGrids = 0;
  const looks: Record<Scheme, Set<string>> = { light: new Set(), dark: new Set() };
  const { complaints, context } = await visitScreens(
    journeys,
    group,
    options,
    async (screen, { page: shown }, isHereAlone) => {
      const part = await partToScan(shown, group !== groupOfGrids && seenGrids > 0);
      if (part === page) seenGrids += await shown.locator('[role=grid]').count();
      await findNewColours(shown, part, looks[colorScheme]);
      const faults = await violations(shown, part, everything);
      // The other width is scanned in the other theme.
      if (isHereAlone || isInBothThemes) {
        const other = colorScheme === 'light' ? 'dark' : 'light';
        await switchScheme(shown, other);
        await findNewColours(shown, part, looks[other]);
        faults.push(...(await violations(shown, part, colours)));
        await switchScheme(shown, colorScheme);
      }
      for (const { id, nodes } of faults) {
        for (const { html, failureSummary } of nodes)
          found.push(`${screen}: ${id}: ${html}\n${failureSummary}`);
      }
      for (const cut of await cutContent(shown)) found.push(`${screen}: ${cut}`);
      for (const pair of await overlappingContent(shown)) found.push(`${screen}: ${pair}`);
    },
  );
  // An open page keeps working, and would slow down the next scan.
  await context.close();
  return [...found, ...complaints];
}

async function partToScan(shown: Page, isGridKnown: boolean): Promise<ContextObject> {
  if ((await shown.locator(modal).count()) > 0) return dialog;
  return isGridKnown && !effort.isEveryScan ? besideGrids : page;
}

const findNewColours = (shown: Page, part: ContextObject, known: Set<string>): Promise<void> =>
  markUnchecked(shown, part === dialog ? modal : 'html', known);

/** Colours take half of axe's time, and are only checked for what has not been scanned yet, save in the long run. */
const setUp = `${axe.source}; ${
  effort.isEveryScan ? '' : `axe.configure({ rules: [{ id: 'color-contrast', selector: '${unchecked}' }] })`
}`;

/** The page keeps axe until it is reloaded, because axe is large. */
async function violations(
  shown: Page,
  part: ContextObject,
  options: RunOptions,
): Promise<AxeResults['violations']> {
  if (!(await shown.evaluate(() => 'axe' in window))) await shown.evaluate(setUp);
  const asked = `${JSON.stringify(part)}, ${JSON.stringify(options)}`;
  const results: AxeResults = await shown.evaluate(`axe.run(${asked})`);
  return results.violations;
}
