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
  ['hospital laundry', 'industrial_laundry'],
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
  ['crypto exchange', 'neobank'],
  ['криптобиржа', 'neobank'],
  ['криптообменник', 'currency_exchange'],
  ['space elevator', ''],
  ['a place where dogs wait while owners shop', 'pet_hotel'],
  ['we rent out 6 rooms, serve breakfast and sell our olive oil', 'guest_house'],
  ['сдаём 6 комнат с завтраком', 'guest_house'],
  ['cafe and olive oil mill', 'cafe + oil_mill'],
  ['food truck £8 a meal', 'food_truck'],
  ['12 электромобилей такси', 'taxi'],
  ['10 фур по Европе', 'trucking'],
  ['возить мебель на фургоне', 'moving_company'],
  ['кофейня только на вынос', 'coffee_to_go'],
  ['coffee shop, takeaway only, no seats', 'coffee_to_go'],
  ['кофейня без посадочных мест', 'coffee_to_go'],
  ['cafe, takeaway only', 'cafe'],
  ['автосервис и мойка и кафе', 'car_repair + car_wash + cafe'],
  ['мойка и чистка ковров', 'carpet_cleaning'],
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
  ['производство флюмбриков, 5 станков', ''],
  ['завод по производству брямзиков', ''],
  ['glimwort factory', ''],
  ['производство рюкзаков', 'manufacturing'],
  ['surfboard factory', 'manufacturing'],
  ['столовая при университете', 'canteen'],
  ['софт для казино', 'saas'],
])('%s', (text, kinds) => {
  expect(kindsOf(text)).toBe(kinds);
});
