// Tests that a size is used as it was said: as often, in its own measure and under the founder's own word.
import { describe, expect, test } from 'vitest';
import { each, n } from '#catalog/kind/figure.ts';
import type { Kind, Scale } from '#catalog/kind/kind.ts';
import { scale, volume } from '#catalog/kind/rows.ts';
import type { Language } from '#language/language.ts';
import {
  lineNamed,
  smallBusiness,
  smallKind,
  templateOf,
  typedFor,
} from '#testing/generate/small-business.ts';
import { understandLine } from './generate.ts';
import { refine } from './refine/refine.ts';
import { settle, type Terms } from './settle.ts';
import { settledSentence, spoken } from './settled-sentence.ts';
import { sizeIn } from './understand/size/size-in-kind.ts';
import { findSizes } from './understand/size/sizes.ts';
import { understand } from './understand/understand.ts';
import { wordsOf } from './understand/words/words.ts';

const settled = (kind: Kind, text: string, language: Language = 'en') => {
  const sizes = findSizes(wordsOf(text)).flatMap((found) => sizeIn(found, kind) ?? []);
  return settle(
    { ...understand('', language), kinds: [kind], sizes },
    {},
    {
      ...{ language, dateStart: '2027-03-01', currency: null, periodicity: 'month', periodCount: 36 },
    },
  );
};
const sentenceOf = (kind: Kind, text: string, language: Language = 'en'): string =>
  spoken(settledSentence(settled(kind, text, language)).filter(({ part }) => part === 'size')).replaceAll(
    '\u00a0',
    ' ',
  );

const bench = ['bench|benches', 'верстак|верстака|верстаков'] as const;
const workshop = (also: Scale['also']): Kind =>
  smallKind({ scale: scale('machines', [4, 1, 20], ['Benches', 'Верстаки'], bench, also) });
/** A bench makes 5 pieces a day; a workshop is open 20 days a month, 240 a year. */
const byTheDay = workshop({ units_a_day: 0.2 });

describe('a time that was said stays', () => {
  test.each([
    // 12,000 / 240 are 50 a day, of 5 each.
    ['12000 bottles a year', '12,000 bottles a year', 10],
    ['12000 bottles per annum', '12,000 bottles a year', 10],
    ['in a year 12000 bottles', '12,000 bottles a year', 10],
    // 2,000 / 20 are 100 a day.
    ['2000 loaves a month', '2,000 loaves a month', 20],
    // 260 x 52 / 12 / 20 are 56.33 a day.
    ['260 items a week', '260 items a week', 11.2666667],
    ['25 items a day', '25 items a day', 5],
    ['25 croissants every day', '25 croissants a day', 5],
    ['25 fresh marzipans a day', '25 marzipans a day', 5],
    ['5000 botellas al año', '5,000 bottles a year', 4.16666667],
  ])('%s', (text, sentence, benches) => {
    expect(sentenceOf(byTheDay, text)).toBe(sentence);
    expect(settled(byTheDay, text).business.head.size).toBeCloseTo(benches, 5);
  });

  test.each([
    ['12 000 бутылок в год', '12 000 бутылок в год', 10],
    ['12 000 бутылок джина в год', '12 000 бутылок в год', 10],
    ['в год 12 000 бутылок', '12 000 бутылок в год', 10],
    ['1 бутылка в день', '1 бутылка в день', 0.2],
    ['102 булки в день', '102 булки в день', 20.4],
    ['ежедневно 25 штук', '25 штук в день', 5],
    ['260 изделий в неделю', '260 изделий в неделю', 11.2666667],
  ])('%s', (text, sentence, benches) => {
    expect(sentenceOf(byTheDay, text, 'ru')).toBe(sentence);
    expect(settled(byTheDay, text, 'ru').business.head.size).toBeCloseTo(benches, 5);
  });

  test('and is an input of the model, with what there is for each', () => {
    const { business } = settled(byTheDay, '12000 bottles a year');
    const template = templateOf({ ...smallBusiness(byTheDay), head: business.head });
    expect(typedFor(template, 'Whistles made', 'size').data).toBe('12000');
    // 0.2 benches for one a day, which is 240 a year.
    expect(Number(typedFor(template, 'Whistles made', 'capacity').data)).toBeCloseTo(0.2 / 240, 9);
    const { formula } = lineNamed(template, 'Whistles made')?.flows[0] ?? {};
    const variables = template.data.formulas.find(({ id }) => id === formula)?.variables;
    const size = variables?.find(({ id }) => id === 'size');
    expect([size?.name, size?.units]).toEqual(['Bottles a year', 'bottles a year']);
    expect(variables?.find(({ id }) => id === 'capacity')?.name).toBe('Benches per bottle a year');
  });
});

describe('a measure that was said stays', () => {
  const plot = smallKind({
    scale: scale(
      'hectares',
      [30, 1, 400],
      ['Hectares', 'Гектары'],
      ['hectare|hectares', 'гектар|гектара|гектаров'],
    ),
  });
  test.each([
    ['100 acres', '100 acres', 40.5],
    ['40 ha', '40 hectares', 40],
    // Hectares that others count in square metres are none of these.
    ['30 sotka', '30 sotkas', 0.3],
  ])('%s', (text, sentence, hectares) => {
    expect(sentenceOf(plot, text)).toBe(sentence);
    expect(settled(plot, text).business.head.size).toBeCloseTo(hectares, 9);
  });
});

describe('a word of the founder stays', () => {
  test.each([
    ['7 looms', { machines: 1 }, '7 looms'],
    ['12 schools', { sites: 0.5 }, '12 schools'],
    ['40 patients', { customers: 0.1 }, '40 patients'],
    ['200 lifts', { lifts: 0.02 }, '200 lifts'],
    ['2,000 pallets', { pallets: 0.002 }, '2,000 pallets'],
    ['3 tills', { tills: 2 }, '3 tills'],
  ])('%s', (text, also, sentence) => {
    expect(sentenceOf(workshop(also), text)).toBe(sentence);
  });
});

describe('what a kind does not know follows from what it knows, or from what it does in a month', () => {
  const making = (name: string, also: Scale['also'] = {}): Kind => ({
    ...workshop(also),
    volumes: [
      volume('made', ['Made', 'Сделано'], [name, name], 'daily', {
        ...{ capacity: each(1), a_day: n(10), days: n(20), use: n(50) },
      }),
    ],
  });
  test.each([
    // 36 tonnes a year are 36,000 kg, of 360 days, 100 kg a day.
    ['100 kg a day', workshop({ tonnes: 0.25 }), 9],
    // 1,000 bottles of 0.7 litres are 7 hectolitres.
    ['1000 bottles a year', workshop({ hectolitres: 0.5 }), 3.5],
    // 10 a day at half use are 5 from each.
    ['30 clients a day', making('visits'), 6],
    ['30 clients a day', making('orders'), 6],
    // 100 a month from each.
    ['1200 orders a year', making('orders'), 1],
    ['300 sprockets a month', making('sprockets'), 3],
    ['60 lessons a week', making('lessons'), 2.6],
    ['120 meals a day', making('meals'), 24],
    ['60 kg a day', making('kg'), 12],
  ])('%s', (text, kind, size) => {
    expect(settled(kind, text).business.head.size).toBeCloseTo(size, 6);
  });

  test.each([['30 clients'], ['500 croissants a day'], ['24 incubated eggs'], ['12 pallets']])(
    '%s are told as not used where that is not sound',
    (text) => {
      const { business, unusedSizes } = settled(making('boats'), text);
      expect(business.head.isSizeSaid).toBeUndefined();
      expect(unusedSizes.length).toBe(text.includes('eggs') ? 0 : 1);
    },
  );
});

describe('a change of size stays in the words that it is said in', () => {
  const terms: Terms = {
    ...{ language: 'en', dateStart: '2027-03-01', currency: null, periodicity: 'month', periodCount: 36 },
  };
  const sizeAfter = (text: string, ...changes: readonly string[]): string => {
    const answers = changes.reduce(
      (soFar, change) => refine(text, change, terms, soFar).answers,
      refine(text, '', terms).answers,
    );
    return spoken(
      settledSentence(understandLine(text, terms, answers)).filter(({ part }) => part === 'size'),
    );
  };
  const gin = 'craft gin distillery, 12000 bottles a year';
  test.each([
    [gin, ['20000 bottles a year'], '20,000 bottles a year'],
    [gin, ['2000 bottles a month'], '2,000 bottles a month'],
    [gin, ['make it 30000'], '30,000 bottles a year'],
    [gin, ['twice as many bottles'], '24,000 bottles a year'],
    [gin, ['20000 bottles a year', 'in Portugal'], '20,000 bottles a year'],
    [gin, ['20000 bottles a year', '3 stills'], '3 stills'],
    ['craft gin distillery', ['20000 bottles a year'], '20,000 bottles a year'],
    ['wheat farm', ['100 acres'], '100 acres'],
    ['café', ['12 tables'], '12 tables'],
  ])('%s: %s', (text, changes, sentence) => {
    expect(sizeAfter(text, ...changes)).toBe(sentence);
  });
});
