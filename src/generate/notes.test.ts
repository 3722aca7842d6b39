// Tests what the cover says of money in a slow start, on a workshop whose months are worked out by hand.
import { expect, test } from 'vitest';
import { n, whole } from '#catalog/kind/figure.ts';
import { monthly } from '#catalog/kind/rows.ts';
import type { Language } from '#language/language.ts';
import { frame, smallBusiness, smallKind } from '#testing/generate/small-business.ts';
import { adjust } from './check/adjust.ts';
import { understandLine } from './generate.ts';
import { noteOf } from './notes.ts';

function noteWith(post: number, language: Language, currency: string): readonly string[] {
  const kind = smallKind({ overheads: [monthly(['Post', 'Почта'], whole(n(post)))] });
  const business = smallBusiness(kind, { language, currency });
  const terms = {
    language,
    currency,
    dateStart: '2027-01-01',
    periodicity: 'month',
    periodCount: 36,
  } as const;
  const settled = { ...understandLine('whistles', terms, { countryId: 'US' }), business };
  const adjusted = adjust(business, frame);
  const said = { line: 'whistles', sentence: 'Whistle workshop', findings: [], added: null, returns: null };
  return noteOf({ ...said, settled, adjusted }).split('\n');
}

// A slow start loses 110 a month after the lathe: -2,400 - 36 x 110 = -6,360, and 4,400 is put in.
test('a slow start that the money does not cover is told with what is missing', () => {
  expect(noteWith(1050, 'en', 'AUD')).toContain(
    'In the slow start cash falls to -1,960 AUD: more capital or a larger loan would be needed then.',
  );
  expect(noteWith(1050, 'ru', 'руб.')).toContain(
    'При медленном старте остаток денег опустится до -1\u00A0960 руб.: тогда понадобятся дополнительные вложения или кредит побольше.',
  );
});

// 1,800 are put in, and a slow start is at -1,560 at the lowest.
test('nothing is told of a slow start that it covers', () => {
  expect(noteWith(100, 'en', 'AUD').filter((line) => line.includes('cash falls'))).toEqual([]);
  expect(noteWith(100, 'ru', 'руб.').filter((line) => line.includes('остаток денег опустится'))).toEqual([]);
});
