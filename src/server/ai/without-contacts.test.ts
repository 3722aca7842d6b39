// Tests that nothing which leads to a person is sent to an AI, and that sizes, prices and dates are.
import { expect, test } from 'vitest';
import { withoutContacts } from './without-contacts.ts';

test.each([
  ['Cafe, write to ann.lee+cafe@example.co.uk or call', 'Cafe, write to … or call'],
  ['Почта: анна@пример.рф, звоните', 'Почта: …, звоните'],
  ['Cafe (https://example.com/ann?x=1) in Porto', 'Cafe (… in Porto'],
  ['see www.example.com', 'see …'],
  ['we are @ann_bakes on the web', 'we are … on the web'],
  ['call +351 912 345 678 today', 'call … today'],
  ['тел. 8 (912) 345-67-89', 'тел. …'],
  ['call me on 912 345 678', 'call me on …'],
  ['тел. 23-45-67, кофейня', 'тел. …, кофейня'],
  ['cafe, t.me/ann and ann-bakes.com', 'cafe, … and …'],
  ['card 4111 1111 1111 1111', 'card …'],
  ['call +351 912–345–678 or 0912\u2011345\u2011678\u2011901', 'call … or …'],
  ['tel 351 912 345 678, 8912345–678901', 'tel …, …'],
  ['هاتف ٠١٢٣٤٥٦٧٨٩', 'هاتف …'],
  ['ann＠example.com, @анна_печёт', '…, …'],
  ['annbakes.pt, www2.foo.de/ann and ann.co.uk', '…, … and …'],
])('%s', (text, expected) => {
  expect(withoutContacts(text)).toBe(expected);
});

test.each([
  'hotel with 24 rooms at 120 a night, 365 days',
  'sales of 1 250 000 000 a year, or 1.250.000.000',
  'opens on 2027-05-01, or on 01.05.2027, for 2027-2031',
  '5 MW of solar, 3/4 of a hectare, 7/24',
  'mobile 24 hours a day, call centre with 40 people',
  'B.V. in Delft, approx.10 rooms at 4.5 a night',
  'sold by the dozen @ 12 each',
  'revenue 50 000 - 100 000 euro, 150.000-200.000 or 100000-200000 of them',
  'от 2 500 000 – 3 000 000 руб., 15 000 000 000 сум',
  'from 12.03.2027-15.04.2028 and 2027-05-01 – 2027-09-30',
])('nothing is left out of: %s', (text) => {
  expect(withoutContacts(text)).toBe(text);
});
