// Tests that a business that is worth less than it takes says so on its cover, and why.
import { expect, test } from 'vitest';
import type { Language } from '#language/language.ts';
import { generate } from '../generate.ts';

const noteOf = (kindId: string, countryId: string, language: Language): readonly string[] => {
  const { template } = generate({
    ...{
      text: '',
      language,
      currency: null,
      dateStart: '2027-01-01',
      periodicity: 'quarter',
      periodCount: 60,
    },
    ...{ uuid: '3f1a3f0e-8f55-4c52-9c0e-6a5c1b2d7e10', timestamp: 0 },
    answers: { kindIds: [kindId], countryId },
  });
  return [`${template.data.options.modules.npv.wacc}`, ...template.description.split('\n')];
};

test('a solar farm where loans cost 20 % a year', () => {
  const [wacc, ...note] = noteOf('solar_farm', 'RU', 'ru');
  // Three tenths borrowed at 20 % less a quarter of tax, 4.5; seven tenths of owners at 6 + 16, 15.4.
  expect(wacc).toBe('19.9');
  const at = note.findIndex((line) => line.includes('меньше стоимости капитала в 19,9 %'));
  expect(at).toBeGreaterThan(0);
  expect(note[at]).toMatch(/^Обратите внимание: с продажей в конце бизнес приносит \d+(,\d)? % годовых/u);
  expect(note[at + 1]).toBe(
    'Причина — кредиты под 20 % годовых: под 10 % проект окупал бы вложения, поэтому ищите льготный кредит.',
  );
});

test('the same where they are cheap', () => {
  const [wacc, ...note] = noteOf('solar_farm', 'US', 'en');
  // Six tenths borrowed at 8.5 % less 21 % of tax, 4.03; four tenths of owners at 14.5 %, 5.8.
  // The loan is rounded to two digits, so that the parts are that about.
  expect(Math.abs(Number(wacc) - 9.83)).toBeLessThan(0.15);
  expect(note.filter((line) => line.includes('cost of capital'))).toEqual([]);
});
