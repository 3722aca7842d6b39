// Own money, loans with their terms and rent are read however they are said; a peak and things on lease are told as they were said.
import { describe, expect, test } from 'vitest';
import { generate, understandLine } from '../../generate.ts';
import { refine } from '../../refine/refine.ts';
import type { Terms } from '../../settle.ts';
import { settledSentence, spoken } from '../../settled-sentence.ts';
import { understand } from '../understand.ts';
import { figuresIn } from './read-figures.ts';

const termsFor = (text: string): Terms => ({
  language: /[а-я]/u.test(text) ? 'ru' : 'en',
  ...{ dateStart: '2026-12-01', currency: null, periodicity: 'month', periodCount: 36 },
});
const settledOf = (text: string) => understandLine(text, termsFor(text));
const sentenceOf = (text: string): string =>
  spoken(settledSentence(settledOf(text))).replaceAll(/[\u00a0\u202f]/gu, ' ');
const read = (text: string): string =>
  figuresIn(text)
    .figures.map(({ is, value }) => `${is} ${value}`)
    .join(', ');

describe('money that a business begins with', () => {
  test.each([
    ["coffee shop, I've got 40k saved", 'equity 40000'],
    ['coffee shop, 40k in savings', 'equity 40000'],
    ['coffee shop, saved up 40,000', 'equity 40000'],
    ['bakery, I have 100k, the rest from a bank', 'equity 100000'],
    ['bakery, 50k of our own, the rest is a loan', 'equity 50000'],
    ['Кофейня, есть 3 млн своих, остальное кредит', 'equity 3000000'],
    ['Кофейня, есть 3 млн, остальное в кредит', 'equity 3000000'],
    ['пекарня, своих 10 млн', 'equity 10000000'],
    ['пекарня, накопили 2 млн', 'equity 2000000'],
    ['пекарня, своих денег 500 тыщ', 'equity 500000'],
    ['пекарня, кредит 20 млн под 12 процентов', 'loan 20000000, loan-rate 12'],
    ['кофейня, кредит 3 млн под 18% на 3 года', 'loan 3000000, loan-rate 18, loan-years 3'],
    ['кофейня, кредит под 18% на 3 млн', 'loan 3000000, loan-rate 18'],
    ['кофейня, кредит 3 млн на 36 месяцев', 'loan 3000000, loan-years 3'],
    ['bakery, loan 50 000 at 7% for 5 years', 'loan 50000, loan-rate 7, loan-years 5'],
    ['bakery, $50,000 loan for five years at 7.5% interest', 'loan 50000, loan-rate 7.5, loan-years 5'],
    ['bakery, a loan at 9%', 'loan-rate 9'],
    ['пекарня, не надо кредит', 'loan 0'],
    ['bakery, we do not need a loan', 'loan 0'],
    // Neither is money.
    ['ферма, своих 10 коров', ''],
    ['hotel, 100 rooms saved', ''],
  ])('%s: %s', (text, figures) => {
    expect(read(text)).toBe(figures);
  });

  test('is in the sentence', () => {
    expect(sentenceOf('bakery in Leeds, loan 50 000 at 7% for 1 year')).toBe(
      'Bakery · Leeds · 1 bakery · loan of 50,000 GBP · loan at 7 % a year · loan for 1 year · GBP',
    );
    expect(sentenceOf('кофейня, кредит 3 млн под 18% на 5 лет')).toBe(
      'Кафе · Россия · 40 мест · кредит 3 000 000 руб. · кредит под 18 % годовых · кредит на 5 лет · руб.',
    );
  });

  test('is in the loan of the model, which ends when it is said to', () => {
    const text = 'bakery in Leeds, loan 50 000 at 7% for 5 years';
    const { template } = generate({ ...termsFor(text), text, answers: {}, uuid: '1', timestamp: 0 });
    const resources = template.data.divisions[0]?.sectionResources.section_financing ?? [];
    const loan = resources.find(({ otherAssumptions }) => otherAssumptions.term !== undefined);
    expect(loan?.flows[0]?.fcst[0]?.scenarios[0]?.data).toBe('50000');
    expect(loan?.otherAssumptions.term?.value).toBe('60');
    expect(loan?.otherAssumptions.interestmargin?.value).toBe('7');
  });

  test('a line changes it, and no loan has no terms', () => {
    const terms = termsFor('bakery');
    const lent = refine('bakery', 'loan 50 000 at 7% for 5 years', terms);
    expect(lent.changes).toEqual(['loan of 50,000 USD', 'loan at 7 % a year', 'loan for 5 years']);
    expect(lent.rest).toEqual([]);
    const none = refine('bakery', 'no loan', terms, lent.answers);
    expect(none.answers.figures).toEqual([{ is: 'loan', of: '', value: 0 }]);
  });
});

describe('rent', () => {
  test.each([
    ['кофейня, аренда 60 тыщ', 60_000],
    ['кофейня, аренда 60 т.р.', 60_000],
    ['кофейня, аренда 60 т.р. в месяц', 60_000],
    ['кофейня, арендная плата 60 тысяч', 60_000],
    ['кофейня, снимаем за 60 000', 60_000],
    ['кофейня, снимаем помещение за 60 000 в месяц', 60_000],
    ['кофейня, арендуем за 90 тысяч', 90_000],
    ['cafetería en Madrid, alquiler 1400 euros', 1400],
    ['café à Lyon, loyer 1200', 1200],
    ['café à Lyon, loyer de 1200 € par mois', 1200],
    ['Café in Berlin, Miete 2000', 2000],
    ['bar a Milano, affitto 1500 euro al mese', 1500],
    ['kafe Ankara, kira 60000 TL', 60_000],
    ['coffee shop, we rent the space for 3000 a month', 3000],
  ])('%s: %d', (text, value) => {
    const { figures, prices, rest } = settledOf(text);
    expect(figures.map(({ asked }) => [asked.is, asked.of, asked.value])).toEqual([
      ['amount', 'rent', value],
    ]);
    expect({ prices, rest }).toEqual({ prices: [], rest: [] });
  });

  test.each([
    ...[
      'alquiler de coches, 20 coches',
      'прокат велосипедов, 60 велосипедов',
      'studio for rent at 50 an hour',
    ],
    ...['снимаем свадьбы за 60 000', 'we rent bikes at 20 a day'],
  ])('%s says none', (text) => {
    expect(figuresIn(text).figures).toEqual([]);
  });

  test('of what is leased is told, and of what is bought there is none', () => {
    expect(settledOf('trucking company, 5 trucks, trucks are leased').rest).toEqual(['trucks are leased']);
    expect(understand('trucking company, 5 leased trucks', 'en').premises).toBeNull();
    expect(understand('bakery in leased premises', 'en').premises).toBe('rented');
    expect(understand('campsite, land bought for 1.2m', 'en').premises).toBe('owned');
    expect(understand('campsite in Wales, we own the land', 'en').premises).toBe('owned');
    expect(understand('пекарня, покупаем здание за 20 млн', 'ru').premises).toBe('owned');
    expect(understand('покупаем здания и сдаем офисы', 'ru').premises).toBeNull();
  });
});

describe('when most is done is no opening, and is told as it was said', () => {
  test.each([
    ['цветочный магазин, в апреле и октябре завал', 'в апреле и октябре завал'],
    ['садовый центр, сезон в апреле и октябре', 'сезон в апреле и октябре'],
    ['garden centre, seasonally busy in April and October', 'seasonally busy in April and October'],
    ['toy shop, busiest in December', 'busiest in December'],
    ['ice cream parlour, peak in summer', 'peak in summer'],
    ['кафе на 40 мест, пик летом', 'пик летом'],
    ['hotel, high season from June to August', 'season from June to August'],
    ['strawberry farm, harvest from June to August', 'from June to August'],
  ])('%s', (text, rest) => {
    const settled = settledOf(text);
    expect(settled.opening).toBeNull();
    expect(settled.business.openMonths).toBeUndefined();
    expect(settled.rest).toContain(rest);
  });

  test.each([
    ['café opening in April, 40 seats', 4],
    ['кофейня, открытие в апреле', 4],
    ['прокат лодок, сезон с мая по сентябрь, открываемся в мае', 5],
    ['bakery, opening in April and a second one later', 4],
  ])('%s: %d', (text, month) => {
    expect(settledOf(text).opening?.month).toBe(month);
  });
});
