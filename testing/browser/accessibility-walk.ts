// Holds every screen at one width, in both languages and both themes: nothing for axe to find, nothing refused.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibilityFaults } from './accessibility.ts';
import { Journey, type VisitorOptions } from './journey.ts';
import { screenGroups, screensEnvironment } from './screens.ts';

const walkTimeoutMs = 240_000;

export function holdAccessible(viewport: NonNullable<VisitorOptions['viewport']>): void {
  let journey: Journey;

  beforeAll(async () => {
    journey = await Journey.begin(screensEnvironment);
  });

  afterAll(() => journey.end());

  const walks = screenGroups.flatMap((group) =>
    (['en', 'ru'] as const).map((language) => ({ group, language })),
  );

  it.each(walks)(
    '$group in $language',
    async ({ group, language }) => {
      expect(await accessibilityFaults(journey, group, { language, viewport })).toEqual([]);
    },
    walkTimeoutMs,
  );
}
