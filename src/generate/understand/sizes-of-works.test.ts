// What builders, menders, cleaners and makers count their work in is the size of it.
import { expect, test } from 'vitest';
import { settle } from '../settle.ts';
import { settledSentence, spoken } from '../settled-sentence.ts';
import { understand } from './understand.ts';

const told = (text: string) => {
  const language = /[а-я]/u.test(text) ? 'ru' : 'en';
  const settled = settle(
    understand(text, language),
    {},
    {
      ...{ language, dateStart: '2027-03-01', currency: null, periodicity: 'month', periodCount: 36 },
    },
  );
  return [settled.business.head.kind.id, spoken(settledSentence(settled)).replaceAll('\u00a0', ' ')] as const;
};

test.each([
  ['windscreen repair, 8 a day', 'auto_glass', '8 cars a day'],
  ['mobile valeting, 6 cars a day', 'mobile_valeting', '6 cars a day'],
  ['wooden spoons, 40 a month', 'candles_and_soap', '40 pieces a month'],
  ['bricks 1 million a year', 'concrete_blocks', '1,000,000 bricks a year'],
  ['electric rickshaws, 10 vehicles, Delhi', 'rickshaws', '10 rickshaws'],
  ['mobile home park, 80 pitches, Florida', 'mobile_home_park', '80 pitches'],
  ['plasterer, 12 rooms a month', 'plastering', '12 rooms a month'],
  ['loft conversions 10 a year Bristol', 'extensions_and_lofts', '10 projects a year'],
  ['driveways, 3 a week, Kent', 'driveways', '3 orders a week'],
  ['roofing 10 a year Bristol', 'roofing', '10 jobs a year'],
  ['натяжные потолки 800 м2 в месяц Казань', 'stretch_ceilings', '800 м2 в месяц'],
  ['стяжка пола 5000 м2 в месяц', 'floor_screeds', '5 000 м2 в месяц'],
  ['заточка ножей, 30 ножей в день', 'sharpening', '30 ножей в день'],
  ['замена масла экспресс 25 машин в день', 'oil_change', '25 машин в день'],
  ['dent removal 3 cars a day', 'dent_repair', '3 cars a day'],
  ['алмазное бурение, 60 отверстий в месяц', 'concrete_cutting', '60 отверстий в месяц'],
  ['garden rooms, 12 a year, Surrey', 'garden_structures', '12'],
  ['heating oil delivery, 2 tankers', 'fuel_delivery', '2 tankers'],
  ['уборка подъездов 80 подъездов Уфа', 'cleaning_company', '80 подъездов'],
  ['alpacas 20', 'sheep_farm', '20 alpacas'],
  ['перепелиная ферма 1000 перепелов', 'poultry_farm', '1 000 перепелов'],
])('%s is a %s of %s', (text, kind, size) => {
  const [id, sentence] = told(text);
  expect(id).toBe(kind);
  expect(sentence).toContain(size);
});

// A clean takes three and a half hours of the 117.5 that a cleaner is paid for in a month: 0.03 of one.
test('what is done by the hour is counted by the job too', () => {
  const { business } = settle(
    understand('end of tenancy cleaning, 8 cleans a week', 'en'),
    {},
    {
      ...{ language: 'en', dateStart: '2027-03-01', currency: null, periodicity: 'month', periodCount: 36 },
    },
  );
  expect(business.head.size).toBeCloseTo(8 * (52 / 12) * 0.03, 3);
});
