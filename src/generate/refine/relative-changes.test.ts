// What is said by what there is, or by today, and what cannot be: each answer is worked out by hand.
import { describe, expect, test } from 'vitest';
import type { Language } from '#language/language.ts';
import type { Answers, Terms } from '../settle.ts';
import { refine } from './refine.ts';

const termsIn = (language: Language): Terms => ({
  ...{ language, dateStart: '2026-12-01', today: '2026-11-26' },
  ...{ currency: null, periodicity: 'month', periodCount: 36 },
});

type Case = readonly [line: string, answers: Answers, changes: string];

const each = (language: Language, text: string, cases: readonly Case[]): void => {
  for (const [line, answers, changes] of cases)
    test(`${line}, of: ${text}`, () => {
      const refined = refine(text, line, termsIn(language));
      expect([refined.answers, refined.changes.join(' · '), refined.rest]).toEqual([answers, changes, []]);
    });
};

const rooms = (count: number): Case[1] => ({ partSizes: { hotel: count } });

describe('sizes by those there are', () => {
  each('en', 'hotel with a restaurant in Lisbon, 24 rooms', [
    ['double the rooms', rooms(48), '48 rooms'],
    ['half the rooms', rooms(12), '12 rooms'],
    ['half as many rooms', rooms(12), '12 rooms'],
    ['50% more rooms', rooms(36), '36 rooms'],
    ['a third fewer rooms', rooms(16), '16 rooms'],
    ['three times the rooms', rooms(72), '72 rooms'],
    ['rooms x2', rooms(48), '48 rooms'],
    ['minus 5 rooms', rooms(19), '19 rooms'],
    ['cut 5 rooms', rooms(19), '19 rooms'],
    ['increase rooms by 5', rooms(29), '29 rooms'],
    ['another room', rooms(25), '25 rooms'],
    ['5 more', rooms(29), '29 rooms'],
    ['twice as big', rooms(48), '48 rooms'],
    ['no more than 30 rooms', rooms(30), '30 rooms'],
    [
      'no restaurant, twice the rooms',
      { kindIds: ['hotel'], ...rooms(48) },
      'without a restaurant · 48 rooms',
    ],
  ]);
  each('en', 'trucking company, 5 trucks', [
    ['one less truck', { partSizes: { trucking: 4 } }, '4 trucks'],
    ['another truck', { partSizes: { trucking: 6 } }, '6 trucks'],
  ]);
  // Half of one truck is one.
  each('en', 'trucking company, 1 truck', [['half the trucks', {}, '']]);
  each('en', 'vineyard, 3 hectares', [
    ['half a hectare more', { partSizes: { winery: 3.5 } }, '3.5 hectares'],
  ]);
  each('ru', 'отель с рестораном в Сочи, 24 номера', [
    ['на 5 номеров больше', rooms(29), '29 номеров'],
    ['вдвое меньше номеров', rooms(12), '12 номеров'],
    ['удвоить номера', rooms(48), '48 номеров'],
    ['половина номеров', rooms(12), '12 номеров'],
    ['на треть меньше номеров', rooms(16), '16 номеров'],
    ['в полтора раза больше номеров', rooms(36), '36 номеров'],
    ['в 3 раза меньше номеров', rooms(8), '8 номеров'],
    ['убери 5 номеров', rooms(19), '19 номеров'],
    ['увеличить номера на 5', rooms(29), '29 номеров'],
    ['не больше 30 номеров', rooms(30), '30 номеров'],
  ]);
  each('ru', 'кофейня в Казани, 40 мест', [['вдвое меньше', { partSizes: { cafe: 20 } }, '20 мест']]);
  each('ru', 'грузоперевозки, 5 грузовиков', [
    ['ещё одну машину', { partSizes: { trucking: 6 } }, '6 грузовиков'],
  ]);

  test('of a price they are none', () => {
    const { answers, changes } = refine('café in Porto, 40 seats', 'double the price', termsIn('en'));
    expect([Object.keys(answers), changes]).toEqual([['priceFactor'], ['all prices 100% higher']]);
  });

  test('people are a size where nobody has said another one', () => {
    const { answers, changes } = refine('café in Porto, 3 baristas', '2 more baristas', termsIn('en'));
    expect(changes).toEqual(['5 people (31 seats)']);
    // 5 people of 5.76 seats each.
    expect(answers.partSizes?.cafe).toBeCloseTo(30.55, 6);
  });
});

describe('an opening by today, or by the one that was planned', () => {
  const from = (date: string): Case[1] => ({ dateStart: date });
  each('en', 'café in Porto, 40 seats', [
    ['open three months later', from('2027-03-01'), 'open from March 2027'],
    ['a month earlier', from('2026-11-01'), 'open from November 2026'],
    ['open in six months', from('2027-05-01'), 'open from May 2027'],
    ['start next spring', from('2027-03-01'), 'open from March 2027'],
    ['from next year', from('2027-01-01'), 'open from January 2027'],
    ['in March next year', from('2027-03-01'), 'open from March 2027'],
    ['in Q3 2027', from('2027-07-01'), 'open from July 2027'],
    ['delay the opening by two months', from('2027-02-01'), 'open from February 2027'],
    ['in mid-2028', from('2028-07-01'), 'open from July 2028'],
  ]);
  // Summer begins in December there.
  each('en', 'café in Sydney, 40 seats', [
    ['open next summer', from('2026-12-01'), 'open from December 2026'],
  ]);
  each('en', 'café in Porto, opening in May 2027', [
    ['two months later', from('2027-07-01'), 'open from July 2027'],
  ]);
  each('ru', 'кофейня в Казани, 40 мест', [
    ['открытие через полгода', from('2027-05-01'), 'открытие: май 2027'],
    ['на месяц позже', from('2027-01-01'), 'открытие: январь 2027'],
    ['со следующего года', from('2027-01-01'), 'открытие: январь 2027'],
    ['следующей весной', from('2027-03-01'), 'открытие: март 2027'],
    ['отложим открытие на полгода', from('2027-06-01'), 'открытие: июнь 2027'],
    ['перенести открытие на два месяца раньше', from('2026-10-01'), 'открытие: октябрь 2026'],
  ]);

  test.each(['closed in winter', 'open in 1000 years', '100 orders in a month'])('%s is none', (line) => {
    expect(refine('café in Porto, 40 seats', line, termsIn('en')).answers.dateStart).toBeUndefined();
  });
});

describe('currency', () => {
  const currencyOf = (text: string, line: string, language: Language = 'en') => {
    const { currency, changes, rest } = refine(text, line, termsIn(language));
    return [currency, changes.join(' · '), rest.join(' ')];
  };
  test.each([
    ['use dollars', 'USD'],
    ['GBP please', 'GBP'],
    ['change currency to USD', 'USD'],
    ['in $', 'USD'],
    ['dollars instead of euros', 'USD'],
    ['in US dollars', 'USD'],
  ])('%s', (line, code) => {
    expect(currencyOf('café in Porto', line)).toEqual([code, `amounts in ${code}`, '']);
  });

  test('is that of the country where others have one of the same name', () => {
    expect(currencyOf('café in Toronto', 'in dollars')).toEqual([null, '', '']);
    expect(currencyOf('café in Porto', 'in euros')).toEqual([null, '', '']);
  });

  test('is called as a model in Russian calls it', () => {
    expect(currencyOf('кофейня в Казани', 'в долларах', 'ru')).toEqual(['USD', 'валюта: USD', '']);
    expect(currencyOf('кофейня в Лиссабоне', 'в рублях', 'ru')).toEqual(['руб.', 'валюта: руб.', '']);
  });

  test('an amount of money is none', () => {
    expect(currencyOf('café in Porto', 'budget 50000 USD')[0]).toBeNull();
  });
});

describe('premises without rent', () => {
  const free: Answers = { isOwned: false, isRentFree: true };
  each('en', 'café in Porto, 40 seats', [
    ['no rent', free, 'no rent'],
    ['without rent', free, 'no rent'],
    ['rent-free', free, 'no rent'],
    ["we don't pay rent", free, 'no rent'],
    ['we own the building', { isOwned: true }, 'own premises (bought at the start instead of paying rent)'],
  ]);
  each('ru', 'кофейня в Казани, 40 мест', [
    ['без аренды', free, 'без арендной платы'],
    ['аренды нет', free, 'без арендной платы'],
    ['не платим аренду', free, 'без арендной платы'],
  ]);

  test('are rented again, or bought', () => {
    const again = (line: string) => refine('café in Porto', line, termsIn('en'), free).answers;
    expect(again('we rent the building')).toEqual({ isOwned: false });
    expect(again('we own the building')).toEqual({ isOwned: true });
  });
});

describe('what cannot be is told', () => {
  const told = (text: string, line: string, language: Language = 'en') => {
    const { changes, remarks } = refine(text, line, termsIn(language));
    return [changes.join(' · '), remarks.join(' ')];
  };

  test('the last part stays', () => {
    const stays =
      '“Café” stays, as a business has at least one part. Say what it should be instead, for example “a bakery instead”.';
    expect(told('café in Porto', 'no café')).toEqual(['', stays]);
    expect(told('café in Porto', 'no café, 60 seats')).toEqual(['60 seats', stays]);
    expect(told('кофейня в Казани', 'без кофейни', 'ru')[1]).toMatch(/^«Кафе» остаётся/u);
  });

  test('more parts than there may be', () => {
    expect(told('hotel with a restaurant in Lisbon', 'add a spa, a gym, a bakery and a bar')[1]).toMatch(
      /^A business has at most 4 parts, so these were not added: Bakery, /u,
    );
  });

  test('more taken away than there are', () => {
    expect(told('trucking company, 5 trucks', '10 trucks less')).toEqual([
      '',
      'There is only this much: 5 trucks. So that many cannot be taken away.',
    ]);
  });

  test('people, where the size was said', () => {
    expect(told('café in Porto, 40 seats', '5 baristas')[1]).toMatch(/follows from the size \(40 seats\)/u);
  });
});
