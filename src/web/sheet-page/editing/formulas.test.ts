// Tests what is done with the text of formulas: its references found, named, turned and moved.
import { expect, test } from 'vitest';
import { smallBook } from '#testing/sheet-page/small-book.ts';
import { movedFormula } from './moved-formula.ts';
import { areaName, canPoint, referencesIn } from './reference-at-caret.ts';
import { turnedReference } from './turned-reference.ts';
import { wantedPlace } from './wanted-place.ts';

test.each([
  ['A1+B2', 1, 2, 'C2+D3'],
  ['$A1+B$2+$C$3', 1, 1, '$A2+C$2+$C$3'],
  ["'P&L A1'!B2*2", 1, 0, "'P&L A1'!B3*2"],
  ['Inputs!B2:C3', 0, 1, 'Inputs!C2:D3'],
  ['"A1"&A1', 2, 0, '"A1"&A3'],
  ['SUM(A:B)+SUM(3:4)+SUM($5:5)', 1, 1, 'SUM(B:C)+SUM(4:5)+SUM($5:6)'],
  ['LOG10(A1)+rate1', 0, 1, 'LOG10(B1)+rate1'],
  ['A1+B2', -1, 0, '#REF!+B1'],
  ['Z1', 0, 1, 'AA1'],
  ['1.5E3+A1', 1, 0, '1.5E3+A2'],
])('%s moved down by %d and right by %d is %s', (formula, lines, columns, expected) => {
  expect(movedFormula(formula, { lines, columns })).toBe(expected);
});

test('references are found with their sheets, and the same cells have the same number', () => {
  const found = referencesIn("=A1+'My ''own'' sheet'!$B$2:C3-$A$1*LOG10(2)");
  expect(found.map(({ sheet, number }) => [sheet, number])).toEqual([
    [null, 0],
    ["My 'own' sheet", 1],
    [null, 0],
  ]);
  expect(found[1]?.area).toEqual({ firstLine: 2, lastLine: 3, firstColumn: 2, lastColumn: 3 });
});

test.each([
  ['=', 1, true],
  ['=A1', 3, false],
  ['=A1+', 4, true],
  ['=SUM(', 5, true],
  ['=SUM(A1;', 8, true],
  ['=SUM()', 5, true],
  ['="a(', 4, false],
  ['12+', 3, false],
  ['=1+A1', 3, false],
])('in %s at %d pointing names a cell: %s', (text, caret, expected) => {
  expect(canPoint(text, caret)).toBe(expected);
});

test('an area is named as formulas name it', () => {
  const area = { firstLine: 2, lastLine: 2, firstColumn: 27, lastColumn: 28 };
  expect(areaName(area, null)).toBe('AA2:AB2');
  expect(areaName({ ...area, lastColumn: 27 }, "It's")).toBe("'It''s'!AA2");
});

test('the dollar signs of the reference at the caret are turned on', () => {
  const turned = ['=A1', '=$A$1', '=A$1', '=$A1'].map((text) => turnedReference(text, 2)?.text);
  expect(turned).toEqual(['$A$1', 'A$1', '$A1', 'A1']);
  expect(turnedReference('=1+2', 2)).toBeNull();
});

test('a place that is typed is gone to, on its sheet', () => {
  expect(wantedPlace('b2', smallBook)).toEqual({
    area: { firstLine: 2, lastLine: 2, firstColumn: 2, lastColumn: 2 },
    sheet: null,
  });
  expect(wantedPlace('sales!B1:D1', smallBook)?.sheet).toBe(1);
  expect(wantedPlace('Nowhere!B1', smallBook)).toBeNull();
  expect(wantedPlace('B1+1', smallBook)).toBeNull();
});
