// Tests that a card has no more of a template than a list shows, since a list may have a thousand of them.
import { expect, test } from 'vitest';
import { readFigures, readSummary, shortenedSummary, withFigures, withoutFigures } from './stored-summary.ts';

const stored = (description: string, services: readonly string[]) => ({
  ...{ description, language: 'en', services },
  isPublished: true,
});

test('what fits stays as it is', () => {
  const summary = stored(
    'é'.repeat(1000),
    Array.from({ length: 20 }, () => 'é'.repeat(200)),
  );
  expect(shortenedSummary(summary)).toEqual(summary);
});

test('of long texts the beginning stays, and of many services twenty', () => {
  const long = stored(
    'a'.repeat(10_000),
    Array.from({ length: 30 }, () => 'b'.repeat(10_000)),
  );
  const short = stored(
    'a'.repeat(1000),
    Array.from({ length: 20 }, () => 'b'.repeat(200)),
  );
  expect(shortenedSummary(long)).toEqual(short);
  expect(readSummary(JSON.stringify(short))).toEqual(short);
});

test('no character is cut in two', () => {
  const { description, services } = shortenedSummary(
    stored(`${'a'.repeat(999)}👩🏽‍🚀`, [`${'b'.repeat(199)}👩`]),
  );
  expect([description, services]).toEqual(['a'.repeat(999), ['b'.repeat(199)]]);
});

test('figures are added to a summary, taken off again, and those of another program are not read', () => {
  const summary = JSON.stringify(stored('A ","figures":{} of words', ['tea']));
  const figures = {
    ...{ currency: 'USD', line: [1, 2], from: 'Jan 2027', to: 'Feb 2027' },
    ...{ revenue: { value: 3, when: '' }, margin: null, lowestCash: { value: -1, when: 'Jan 2027' } },
  };
  const kept = withFigures(summary, figures, '1.0');
  expect(readFigures(kept, '1.0')).toEqual(figures);
  expect([readFigures(kept, '1.1'), readFigures(summary, '1.0')]).toEqual([null, null]);
  expect(readSummary(kept)).toEqual(readSummary(summary));
  expect(withoutFigures(kept)).toBe(summary);
  expect(withFigures(kept, figures, '1.1')).toBe(withFigures(summary, figures, '1.1'));
  expect(withoutFigures(summary)).toBe(summary);
});
