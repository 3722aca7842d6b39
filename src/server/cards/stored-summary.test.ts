// Tests that a card has no more of a template than a list shows, since a list may have a thousand of them.
import { expect, test } from 'vitest';
import { readSummary, shortenedSummary } from './stored-summary.ts';

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
