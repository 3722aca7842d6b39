// Checks addresses against common notations and at the limits of a sheet.
import { expect, test } from 'vitest';
import { addressOf, areaAddress, columnNumber, isInside, readAddress, readArea } from './address.ts';

test.each([
  ['A', 1],
  ['z', 26],
  ['AA', 27],
  ['XFD', 16_384],
  ['XFE', null],
  ['', null],
  ['A1', null],
])('column %s is %s', (letters, column) => expect(columnNumber(letters)).toBe(column));

test.each([
  ['B7', { line: 7, column: 2 }],
  ['$b$7', { line: 7, column: 2 }],
  ['XFD1048576', { line: 1_048_576, column: 16_384 }],
  ['A1048577', null],
  ['A0', null],
  ['7', null],
  ['A1:B2', null],
])('%s', (text, place) => expect(readAddress(text)).toEqual(place));

test.each([
  ['B7', 'B7'],
  ['M9:B7', 'B7:M9'],
  ['$B$7:$M$9', 'B7:M9'],
  ['B:D', 'B1:D1048576'],
  ['5:3', 'A3:XFD5'],
  ['A:1', null],
  ['A1:B2:C3', null],
  ['x', null],
])('the range %s', (text, address) => {
  const area = readArea(text);
  expect(area && areaAddress(area)).toBe(address);
});

test('what lies inside a range', () => {
  const area = readArea('B7:M9');
  expect(area && [isInside(area, 7, 2), isInside(area, 9, 13), isInside(area, 10, 2)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(addressOf(9, 13)).toBe('M9');
});
