// Trades that the catalogue is known not to have are said to be unknown; what is done for them is not.
import { describe, expect, test } from 'vitest';
import { understand } from './understand.ts';
import { unknownPhrases, unknownTrades } from './words/ordinary-words.ts';

const kindsOf = (text: string): string =>
  understand(text, 'en')
    .kinds.map(({ id }) => id)
    .join(' + ');

describe('alone', () => {
  test.each([...unknownTrades.values()].map((word) => [word]))('%s is no known trade', (word) => {
    expect(kindsOf(word)).toBe('');
  });

  test.each(unknownPhrases.map((phrase) => [phrase.join(' ')]))('%s is no known trade', (phrase) => {
    expect(kindsOf(phrase)).toBe('');
  });
});

test.each([
  ['hospital cleaning', 'cleaning_company'],
  ['bookmaker software', 'saas'],
  ['church cafe', 'cafe'],
  ['airport parking', 'parking'],
  ['airport taxi', 'taxi'],
  ['stadium catering', 'catering'],
  ['bank security', 'security_guards'],
  ['library software', 'saas'],
  ['hospital laundry', 'dry_cleaning'],
  ['prison canteen', 'canteen'],
  ['church restaurant', 'restaurant'],
  ['university bookshop', 'bookshop'],
  ['metro advertising', 'marketing_agency'],
  ['radio advertising agency', 'marketing_agency'],
  ['hospital canteen', 'canteen'],
  ['museum cafe', 'cafe'],
  ['gold jewellery shop', 'jewellery_shop'],
  ['hospital pharmacy', 'pharmacy'],
  ['college hostel', 'hostel'],
  ['funeral home', 'funeral_home'],
  ['funeral agency', 'funeral_home'],
  ['helicopter school', 'flight_school'],
  ['elevator repair', 'elevator_maintenance'],
  ['lift repair', 'elevator_maintenance'],
  ['coal mine', ''],
  ['gold mining', ''],
  ['crypto exchange', 'currency_exchange'],
  ['lottery', 'betting_shop'],
  ['orphanage', ''],
  ['railway station', ''],
  ['tobacco factory', 'manufacturing'],
  ['church', ''],
  ['tram depot', ''],
  ['lighthouse tours', 'guided_tours'],
  ['кафе при больнице', 'cafe'],
  ['уборка больниц', 'cleaning_company'],
  ['охрана банков', 'security_guards'],
  ['парковка у аэропорта', 'parking'],
  ['такси в аэропорт', 'taxi'],
  ['отель с казино', 'hotel + casino'],
  ['ремонт лифтов', 'elevator_maintenance'],
  ['школа вертолётов', 'flight_school'],
  ['похоронное бюро', 'funeral_home'],
  ['ломбард', 'pawnshop'],
  ['пункт букмекера', 'betting_shop'],
  ['университет', 'private_university'],
  ['завод фейерверков', 'manufacturing'],
  ['столовая при университете', 'canteen'],
  ['софт для казино', 'saas'],
])('%s', (text, kinds) => {
  expect(kindsOf(text)).toBe(kinds);
});
