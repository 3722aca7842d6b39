// Tests that what the portal says of a date reads well in each language: a Russian date has a full stop of its own.
import { expect, test } from 'vitest';
import { languages } from '#language/language.ts';
import { dateText } from './money-text.ts';
import { portalTexts } from './portal-texts.ts';

test.each(languages)(
  'in %s no date is followed by two full stops, and its year stands with its word',
  (language) => {
    const date = dateText(language, Date.UTC(2026, 11, 27));
    const { ended, renews, ends, cancelHint } = portalTexts[language];
    for (const text of [ended(date), renews(date, '$19'), ends(date), cancelHint(date)]) {
      expect(text).toContain(date);
      expect(text).not.toContain('..');
      expect(text).not.toContain(' г.');
    }
  },
);
