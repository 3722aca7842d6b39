// Tests that a return that nobody would believe is told with its usual reason, but not of one person's work.
import { expect, test } from 'vitest';
import { smallBusiness } from '#testing/generate/small-business.ts';
import { highReturn } from './high-return.ts';

const worth = (rate: number) => ({ presentValue: 1, rate });

test('a return above a hundred percent a year is told', () => {
  const english = { ...smallBusiness(), language: 'en' } as const;
  expect(highReturn(worth(3.634), english)).toBe(
    'The money put in returns over 100% a year, more than most would believe: usually little is put in, or the owner’s work is not paid.',
  );
  expect(highReturn(worth(1.55), { ...english, language: 'ru' })).toBe(
    'Вложения приносят больше 100 % годовых — в это мало кто поверит: обычно дело в том, что вложено мало или труд владельца не оплачен.',
  );
  expect(highReturn(worth(1), english)).toBe(null);
  expect(highReturn(worth(Number.NaN), english)).toBe(null);
});

test('of one who works alone nothing is told', () => {
  const way = { isAlone: true, isWithoutPremises: true, isVisiting: false, countryId: 'US' };
  expect(highReturn(worth(3.634), { ...smallBusiness(), way })).toBe(null);
});
