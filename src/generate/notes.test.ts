// Tests what the cover says of money, of the loan and of returns, on a workshop whose months are worked out by hand.
import { expect, test } from 'vitest';
import { n, whole } from '#catalog/kind/figure.ts';
import type { Kind } from '#catalog/kind/kind.ts';
import { asset, monthly } from '#catalog/kind/rows.ts';
import type { Language } from '#language/language.ts';
import { frame, smallBusiness, smallKind } from '#testing/generate/small-business.ts';
import { adjust } from './check/adjust.ts';
import type { Returns } from './check/returns.ts';
import { understandLine } from './generate.ts';
import { noteOf } from './notes.ts';

function noteWith(
  post: number,
  language: Language,
  currency: string,
  { returns = null, ...changed }: Partial<Kind> & { readonly returns?: Returns | null } = {},
): readonly string[] {
  const kind = smallKind({ overheads: [monthly(['Post', 'Почта'], whole(n(post)))], ...changed });
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
  const said = { line: 'whistles', sentence: 'Whistle workshop', findings: [], added: null };
  return noteOf({ ...said, settled, adjusted, returns }).split('\n');
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

const lathe = [asset(['Lathe', 'Станок'], whole(n(50_000)), 5)];

test('terms of the loan are told, and why it is smaller than is usual', () => {
  const terms =
    'In the first 3 months only interest is paid on the loan, while the business fills up; it is paid back within 60 months.';
  const usual = noteWith(100, 'en', 'AUD', { borrowed: n(50, 0, 60) });
  expect(usual).toContain(terms);
  expect(usual.filter((line) => line.includes('1.2 times'))).toEqual([]);
  // 37,000 in place of 51,000
  const cut = noteWith(100, 'en', 'AUD', { borrowed: n(90, 0, 100), assets: lathe });
  expect(cut).toContain(terms);
  expect(cut).toContain(
    'The loan is smaller than is usual for the trade: a bank lends as much as lets the cash of each year from the second on cover interest and repayments 1.2 times. The founders put in the rest.',
  );
});

test('a loan that nobody would give is not there, and the bank puts in nothing', () => {
  const note = noteWith(2000, 'ru', 'руб.', { borrowed: n(50, 0, 60) });
  expect(note).toContain(
    'Кредита нет: начиная со второго года денежный поток не покрывал бы проценты и погашение в 1,2 раза, как требуют банки. Всё вносят учредители.',
  );
  expect(note.filter((line) => line.startsWith('Вложения учредителей покрывают'))).toHaveLength(1);
  expect(note.filter((line) => line.startsWith('Первые'))).toEqual([]);
});

test('a high return is told as no fault where little is put in and costs are mostly pay, and else as one', () => {
  // Of costs of 950 a month 500 are pay, and of 1,000 no more than half; less than 6,000 are put in, and 24,000 are sold.
  const paid = noteWith(50, 'en', 'AUD').join('\n');
  expect(paid).toMatch(
    /\nLittle money is put in for what it earns \(1,750 AUD\), so its return in percent says little: /u,
  );
  expect(paid).not.toContain('more than most would believe');
  const other = noteWith(100, 'en', 'AUD').join('\n');
  expect(other).toContain('more than most would believe');
  expect(other).not.toContain('Little money is put in');
});
