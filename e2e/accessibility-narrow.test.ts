// Every screen and dialog at a phone, in both languages and both themes: nothing for axe to find, nothing refused.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibilityFaults } from '#testing/browser/accessibility.ts';
import { Journey, narrow } from '#testing/browser/journey.ts';
import { screensEnvironment } from '#testing/browser/screens.ts';

const walkTimeoutMs = 180_000;

let journey: Journey;

beforeAll(async () => {
  journey = await Journey.begin(screensEnvironment);
});

afterAll(() => journey.end());

it.each(['en', 'ru'] as const)(
  'in %s',
  async (language) => {
    expect(await accessibilityFaults(journey, { language, viewport: narrow })).toEqual([]);
  },
  walkTimeoutMs,
);
