// Scans every screen at one width, in a language and a theme: no findings by axe, no errors.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Language, languages } from '#language/language.ts';
import { effort } from '#testing/effort.ts';
import { accessibilityFaults } from './accessibility.ts';
import { narrow, type VisitorOptions } from './journey.ts';
import {
  groupsAtBothWidths,
  groupsOnAPhone,
  type ScreenGroup,
  ScreenJourneys,
  screenGroups,
} from './screens.ts';

const scanTimeoutMs = 240_000;

type ScanOptions = Required<VisitorOptions>;

/** By default a group is scanned once: in English at a desk or, as the hardest case, with long Russian words on a phone. */
export function scanAccessibility({ viewport, language, colorScheme }: ScanOptions): void {
  let journeys: ScreenJourneys;

  beforeAll(async () => {
    journeys = await ScreenJourneys.begin();
  });

  afterAll(() => journeys.end());

  const scanned: readonly Language[] = effort.isEveryScan ? languages : [language];
  const isNarrow = viewport.width === narrow.width;
  const isAtBoth = (group: ScreenGroup) => groupsAtBothWidths.includes(group);
  const groups = screenGroups.filter(
    (group) => effort.isEveryScan || isAtBoth(group) || groupsOnAPhone.includes(group) === isNarrow,
  );
  const scans = groups.flatMap((group) => scanned.map((spoken) => ({ group, spoken })));

  it.each(scans)(
    '$group in $spoken',
    async ({ group, spoken }) => {
      const options = { language: spoken, viewport, colorScheme };
      const isInBothThemes = effort.isEveryScan || (isAtBoth(group) && !isNarrow);
      expect(await accessibilityFaults(journeys, group, options, isInBothThemes)).toEqual([]);
    },
    scanTimeoutMs,
  );
}
