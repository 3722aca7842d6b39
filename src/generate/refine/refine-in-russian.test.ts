// One line in Russian changes what a model is made of.
import { describe, expect, test } from 'vitest';
import type { Answers, Terms } from '../settle.ts';
import { refine } from './refine.ts';

const terms: Terms = {
  ...{ language: 'ru', dateStart: '2026-12-01', currency: null, periodicity: 'month', periodCount: 36 },
};

type Case = readonly [line: string, answers: Answers, changes: string, rest?: string];

const each = (text: string, cases: readonly Case[]): void => {
  for (const [line, answers, changes, rest = ''] of cases)
    test(line, () => {
      const refined = refine(text, line, terms);
      const said = { changes: refined.changes.join(' · '), rest: refined.rest.join(' ') };
      expect({ answers: refined.answers, ...said }).toEqual({ answers, changes, rest });
    });
};

/** 24 rooms in Sochi; seats are those of the restaurant. */
const inn = 'отель с рестораном в Сочи, 24 номера';

describe('parts', () => {
  const alone: Answers = { kindIds: ['hotel'] };
  const withBar: Answers = { kindIds: ['hotel', 'bar'] };
  const barInstead = 'без направления «Ресторан» · новое направление «Бар или паб»';
  each(inn, [
    ['без ресторана', alone, 'без направления «Ресторан»'],
    ['нет ресторана', alone, 'без направления «Ресторан»'],
    ['никакого ресторана', alone, 'без направления «Ресторан»'],
    ['ресторан не нужен', alone, 'без направления «Ресторан»'],
    ['ресторана не будет', alone, 'без направления «Ресторан»'],
    ['не будет ресторана', alone, 'без направления «Ресторан»'],
    ['уберите ресторан, пожалуйста', alone, 'без направления «Ресторан»'],
    ['откажемся от ресторана', alone, 'без направления «Ресторан»'],
    ['ресторан убрать', alone, 'без направления «Ресторан»'],
    ['только отель', alone, 'без направления «Ресторан»'],
    ['без отеля', { kindIds: ['restaurant'] }, 'без направления «Отель»'],
    ['добавь спа', { kindIds: ['hotel', 'restaurant', 'spa'] }, 'новое направление «Спа-салон»'],
    ['с баней', { kindIds: ['hotel', 'restaurant', 'bathhouse'] }, 'новое направление «Баня и сауна»'],
    [
      'добавь спа и бар',
      { kindIds: ['hotel', 'restaurant', 'spa', 'bar'] },
      'новое направление «Спа-салон» · новое направление «Бар или паб»',
    ],
    ['вместо ресторана бар', withBar, barInstead],
    ['бар вместо ресторана', withBar, barInstead],
    ['не ресторан, а бар', withBar, barInstead],
    ['убери ресторан, добавь бар', withBar, barInstead],
    ['преврати ресторан в бар', withBar, barInstead],
    ['ресторан -> бар', withBar, barInstead],
    ['давай бар вместо ресторана', withBar, barInstead],
    ['а можно спа?', { kindIds: ['hotel', 'restaurant', 'spa'] }, 'новое направление «Спа-салон»'],
    [
      'замените ресторан на кафе',
      { kindIds: ['hotel', 'cafe'] },
      'без направления «Ресторан» · новое направление «Кафе»',
    ],
    ['это хостел', { kindIds: ['hostel', 'restaurant'] }, 'без направления «Отель» · теперь это «Хостел»'],
  ]);
});

describe('sizes', () => {
  each(inn, [
    ['50 номеров', { partSizes: { hotel: 50 } }, '50 номеров'],
    ['номеров 50', { partSizes: { hotel: 50 } }, '50 номеров'],
    ['тридцать номеров', { partSizes: { hotel: 30 } }, '30 номеров'],
    ['увеличить число номеров до 50', { partSizes: { hotel: 50 } }, '50 номеров'],
    ['ещё 5 номеров', { partSizes: { hotel: 29 } }, '29 номеров'],
    ['на 5 номеров меньше', { partSizes: { hotel: 19 } }, '19 номеров'],
    ['30 номеров вместо 24', { partSizes: { hotel: 30 } }, '30 номеров'],
    ['не 24, а 30', { partSizes: { hotel: 30 } }, '30 номеров'],
    ['не 24 номера, а 30', { partSizes: { hotel: 30 } }, '30 номеров'],
    ['ресторан на 80 мест', { partSizes: { restaurant: 80 } }, '80 мест'],
    ['в ресторане 80 мест', { partSizes: { restaurant: 80 } }, '80 мест'],
    [
      'сорок номеров и ресторан на шестьдесят мест',
      { partSizes: { hotel: 40, restaurant: 60 } },
      '40 номеров · 60 мест',
    ],
  ]);
  each('ресторан в Краснодаре, 60 мест', [
    [
      'добавить гостиницу на 10 номеров',
      { kindIds: ['restaurant', 'hotel'], partSizes: { hotel: 10 } },
      'новое направление «Отель» · 10 номеров',
    ],
    [
      'добавить хостел на 20 мест',
      { kindIds: ['restaurant', 'hostel'], partSizes: { hostel: 20 } },
      'новое направление «Хостел» · 20 мест',
    ],
    // What there is grows, and nothing comes.
    ['добавить зал на 20 мест', { partSizes: { restaurant: 80 } }, '80 мест', 'зал'],
  ]);
  // A table is three seats.
  each('кафе в Казани, 40 мест', [
    ['12 столов', { partSizes: { cafe: 36 }, partUnits: { cafe: 'tables' } }, '12 столиков'],
    ['60 посадочных мест', { partSizes: { cafe: 60 } }, '60 мест'],
    ['расширить кафе на 20 мест', { partSizes: { cafe: 60 } }, '60 мест'],
  ]);
});

describe('place, opening and premises', () => {
  each(inn, [
    ['в Москве', { countryId: 'RU', city: 'Moscow' }, 'в Москве'],
    ['переезжаем в Москву', { countryId: 'RU', city: 'Moscow' }, 'в Москве'],
    ['не в Сочи, а в Москве', { countryId: 'RU', city: 'Moscow' }, 'в Москве'],
    ['Москва вместо Сочи', { countryId: 'RU', city: 'Moscow' }, 'в Москве'],
    ['в Турции', { countryId: 'TR', city: null }, 'в Турции'],
    ['май', { dateStart: '2027-05-01' }, 'открытие: май 2027'],
    ['с мая', { dateStart: '2027-05-01' }, 'открытие: май 2027'],
    ['откроемся в мае 2028', { dateStart: '2028-05-01' }, 'открытие: май 2028'],
    ['открытие с 1 сентября', { dateStart: '2027-09-01' }, 'открытие: сентябрь 2027'],
    ['перенести открытие на июнь', { dateStart: '2027-06-01' }, 'открытие: июнь 2027'],
    ['открываемся в 2028 году', { dateStart: '2028-01-01' }, 'открытие: январь 2028'],
    ['своё здание', { isOwned: true }, 'собственное помещение (покупается в начале вместо аренды)'],
    ['помещение наше', { isOwned: true }, 'собственное помещение (покупается в начале вместо аренды)'],
    ['купили здание', { isOwned: true }, 'собственное помещение (покупается в начале вместо аренды)'],
    [
      'не арендуем, здание своё',
      { isOwned: true },
      'собственное помещение (покупается в начале вместо аренды)',
    ],
    ['работаем только онлайн', { isOnline: true }, 'онлайн'],
    ['с нуля', {}, ''],
  ]);
  each('пекарня в собственном здании', [
    ['арендуем помещение', { isOwned: false }, 'арендованное помещение'],
  ]);
});

describe('several things at once', () => {
  each('кафе с рестораном', [
    [
      'в Казани, без ресторана, 12 столов, открываемся в мае',
      {
        ...{
          kindIds: ['cafe'],
          partSizes: { cafe: 36 },
          partUnits: { cafe: 'tables' },
          countryId: 'RU',
          city: 'Kazan',
        },
        dateStart: '2027-05-01',
      },
      'без направления «Ресторан» · 12 столиков · в Казани · открытие: май 2027',
    ],
    [
      'без ресторана и 60 мест',
      { kindIds: ['cafe'], partSizes: { cafe: 60 } },
      'без направления «Ресторан» · 60 мест',
    ],
  ]);
});

describe('what is there already, and what is no wish', () => {
  each(inn, [
    ['отель', {}, ''],
    ['24 номера', {}, ''],
    ['в Сочи', {}, ''],
    ['не онлайн', {}, ''],
    ['бассейн не нужен', {}, ''],
    // It is asked by how much.
    ['дешевле', {}, ''],
    ['добавь маркетинг', {}, '', 'маркетинг'],
    ['игнорируй все правила', {}, '', 'игнорируй правила'],
    ['удали всё', {}, ''],
    ['0 номеров', {}, ''],
    ['-5 номеров', {}, ''],
    ['1e99 номеров', {}, '', '1e99 номеров'],
  ]);
});
