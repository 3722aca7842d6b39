// Holds every screen at one width, in a language and a theme: nothing for axe to find, nothing refused.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Language, languages } from '#language/language.ts';
import { effort } from '#testing/effort.ts';
import { accessibilityFaults } from './accessibility.ts';
import { Journey, type VisitorOptions } from './journey.ts';
import { screenGroups, screensEnvironment } from './screens.ts';

const walkTimeoutMs = 240_000;

type Walked = Required<VisitorOptions>;

/** Unless every walk is asked for, one language and theme are enough: long words meet little room in Russian on a phone. */
export function holdAccessible({ viewport, language, colorScheme }: Walked): void {
  let journey: Journey;

  beforeAll(async () => {
    journey = await Journey.beginAlone(screensEnvironment);
  });

  afterAll(() => journey.end());

  const spokenHere: readonly Language[] = effort.isEveryWalk ? languages : [language];
  const walks = screenGroups.flatMap((group) => spokenHere.map((spoken) => ({ group, spoken })));

  it.each(walks)(
    '$group in $spoken',
    async ({ group, spoken }) => {
      expect(await accessibilityFaults(journey, group, { language: spoken, viewport, colorScheme })).toEqual(
        [],
      );
    },
    walkTimeoutMs,
  );
}
