// One line adds a second of what there is, has nobody hired, leaves the office out, and says a price of what was priced before.
import { expect, test } from 'vitest';
import type { Terms } from '../settle.ts';
import { refine } from './refine.ts';

function told(text: string, line: string): string {
  const terms: Terms = {
    ...{ language: /[а-я]/u.test(text) ? 'ru' : 'en', dateStart: '2026-12-01' },
    ...{ currency: null, periodicity: 'month', periodCount: 36 },
  };
  const { changes, rest } = refine(text, line, terms);
  const unread = rest.length > 0 ? ` | ${rest.join(', ')}` : '';
  return `${changes.join(' · ')}${unread}`.replaceAll(/\s/gu, ' ');
}

test.each([
  // A second one makes two, however many there would be otherwise.
  ['chimney sweep in Leeds, alone', 'hire a second sweep', '2 sweeps'],
  ['chimney sweep in Leeds, alone, about 6 jobs a day', 'hire a second sweep', '2 sweeps'],
  ['пункт выдачи заказов озон, Химки', 'добавь вторую точку', '2 пункта'],
  ['кофейня на 30 мест', 'открыть вторую кофейню', '2 точки'],
  ['cafe 30 seats', 'open a second location', '2 locations'],
  ['food truck', 'buy a third truck', '3 trucks'],
  // What has no size by its number of places is as large again.
  ['brewery 40000 litres a year', 'add a second location', '80,000 litres a year'],
  ['барбершоп', 'без наёмных', 'работает один человек'],
  ['пекарня', 'без наемных работников', 'работает один человек'],
  ['барбершоп, работаю один', 'без наёмных', ''],
  ['translation agency', 'no employees, freelancers only', ' | employees, freelancers'],
  ['клининг офисов', 'без офиса', 'без арендной платы'],
  ['translation bureau', 'no office', 'no rent'],
  ['mattress cleaning, two brothers', 'no office', 'no rent'],
  [
    'short-term rental of 4 flats in Lisbon',
    'the flats are mine',
    'own premises (bought at the start instead of paying rent)',
  ],
  [
    'сдаю в аренду 4 квартиры посуточно в Казани',
    'квартиры мои',
    'собственное помещение (покупается в начале вместо аренды)',
  ],
  ['tattoo studio', 'no piercing', 'without “Piercings”'],
  ['тату-салон', 'без пирсинга', 'без строки «Пирсинг»'],
  [
    'distillery, 12000 bottles a year, sold at 38 pounds',
    'price 42 pounds',
    'Bottles sold at the distillery: 42 GBP',
  ],
  ['hair salon, haircut 30 euros', 'colouring 80 euros', 'Colouring: 80 EUR'],
  ['crossfit box in Austin, 250 members', 'membership 160 a month', '160 USD a month'],
  ['crossfit box in Austin, 250 members', '300 members', '300 members'],
])('%s, %s: %s', (text, line, changes) => {
  expect(told(text, line)).toBe(changes);
});
