// Every screen and dialog at a phone, in both languages and both themes: nothing for axe to find, nothing refused.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibilityFaults, looks } from '#testing/browser/accessibility.ts';
import { Journey, narrow } from '#testing/browser/journey.ts';
import { screensEnvironment } from '#testing/browser/screens.ts';

const walkTimeoutMs = 120_000;

let journey: Journey;

beforeAll(async () => {
  journey = await Journey.begin(screensEnvironment);
});

afterAll(() => journey.end());

it.each(looks)(
  '$language, $colorScheme',
  async (look) => {
    expect(await accessibilityFaults(journey, { ...look, viewport: narrow })).toEqual([]);
  },
  walkTimeoutMs,
);
