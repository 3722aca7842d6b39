// Holds every screen at one width, in both languages and both themes: nothing for axe to find, nothing refused.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibilityFaults } from './accessibility.ts';
import { Journey, type VisitorOptions } from './journey.ts';
import { screensEnvironment } from './screens.ts';

const walkTimeoutMs = 240_000;

export function holdAccessible(viewport: NonNullable<VisitorOptions['viewport']>): void {
  let journey: Journey;

  beforeAll(async () => {
    journey = await Journey.begin(screensEnvironment);
  });

  afterAll(() => journey.end());

  it.each(['en', 'ru'] as const)(
    'in %s',
    async (language) => {
      expect(await accessibilityFaults(journey, { language, viewport })).toEqual([]);
    },
    walkTimeoutMs,
  );
}
