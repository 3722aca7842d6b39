// Rules P09 to P13 on workbooks that keep them and on workbooks that break them.
import { describe, expect, it } from 'vitest';
import type { BookWords } from '#testing/audit/book-of.ts';
import { faultsIn } from '#testing/audit/faults-in.ts';
import { rowOfValues } from '#testing/audit/row-of-cells.ts';
import type { SheetWords } from '#testing/audit/sheet-of.ts';
import { widths } from './p09-widths.ts';
import { sheetNames } from './p10-sheet-names.ts';
import { calmLook } from './p11-calm-look.ts';
import { fileSize } from './p12-file-size.ts';
import { properties } from './p13-properties.ts';

describe('[P09] widths', () => {
  const styles = { money: { formatCode: '#,##0.00' }, day: { formatCode: 'yyyy\\-mm\\-dd' } };
  const sheet = (
    cells: NonNullable<SheetWords['cells']>,
    columns: SheetWords['columns'] = [],
  ): BookWords => ({
    styles,
    sheets: [{ title: 'Model', cells, columns }],
  });

  it('[P09] takes numbers that fit, by scale or by general format', () => {
    const cells = {
      B2: { value: 1234.5, style: 'money' },
      B3: 123_456_789_012_345,
      B4: 'a text far too long for it',
    };
    expect(faultsIn(widths, sheet(cells))).toEqual([]);
    const wide = { B2: { value: 1_234_567_890, style: 'money' } };
    expect(faultsIn(widths, sheet(wide, [{ first: 2, last: 2, widthChars: 16 }]))).toEqual([]);
  });

  it('[P09] names numbers and dates that show as hashes', () => {
    const cells = { B2: { value: 1_234_567_890, style: 'money' }, B3: { value: 46388, style: 'day' } };
    expect(faultsIn(widths, sheet(cells, [{ first: 2, last: 2, widthChars: 8 }]))).toEqual([
      'Model B2:B3 hashes',
    ]);
    expect(faultsIn(widths, sheet({ B3: { value: -1, style: 'day' } }))).toEqual(['Model B3 hashes']);
  });

  it('[P09] names period columns of different widths, hidden ones aside', () => {
    const years = rowOfValues('B', 1, [2027, 2028, 2029, 2030]);
    const uneven = [{ first: 3, last: 3, widthChars: 20 }];
    expect(faultsIn(widths, sheet(years, uneven))).toEqual(['Model B1:E1 uneven']);
    const hidden = [{ first: 3, last: 3, widthChars: 20, isHidden: true }];
    expect(faultsIn(widths, sheet(years, hidden))).toEqual([]);
  });
});

describe('[P10] sheet names', () => {
  const book = (...titles: readonly string[]): BookWords => ({
    sheets: titles.map((title) => ({ title, cells: { A1: 5 } })),
  });

  it('[P10] takes names that say something, and a single sheet by any', () => {
    expect(faultsIn(sheetNames, book('Inputs', 'P&L (2027 plan)', 'Лист продаж'))).toEqual([]);
    expect(faultsIn(sheetNames, book('Sheet1'))).toEqual([]);
  });

  it('[P10] names sheets called as programs call them, copies, long names and stray spaces', () => {
    expect(
      faultsIn(sheetNames, book('Sheet1', 'Лист2', 'Inputs (2)', 'Cash flow ', `Plan ${'x'.repeat(30)}`)),
    ).toEqual([
      'Sheet1 asMade',
      'Лист2 asMade',
      'Inputs (2) copied',
      'Cash flow  spaces',
      `Plan ${'x'.repeat(30)} long`,
    ]);
  });
});

describe('[P11] calm look', () => {
  const column = (style: string, count: number, from = 1): NonNullable<SheetWords['cells']> =>
    Object.fromEntries(Array.from({ length: count }, (_, row) => [`A${from + row}`, { value: row, style }]));
  const styles = {
    light: { fontName: 'Arial Light' },
    times: { fontName: 'Times New Roman' },
    tick: { fontName: 'Wingdings' },
    box: { hasBorder: true },
  };

  it('[P11] takes one family, signs of a symbol font, and empty cells styled within the content', () => {
    const cells = {
      ...column('plain', 9),
      ...column('light', 9, 20),
      ...column('tick', 9, 40),
      ...Object.fromEntries(Array.from({ length: 80 }, (_, row) => [`B${row + 1}`, { style: 'box' }])),
      C200: 'End',
    };
    expect(faultsIn(calmLook, { styles, sheets: [{ title: 'Model', cells }] })).toEqual([]);
  });

  it('[P11] names a second font, many colours, and styled cells beyond the content', () => {
    const cells = { ...column('plain', 9), ...column('times', 9, 20) };
    expect(faultsIn(calmLook, { styles, sheets: [{ title: 'Model', cells }] })).toEqual(['fonts']);
    const hues = Object.fromEntries(
      Array.from({ length: 13 }, (_, hue) => [`hue${hue}`, { fillColour: `0000${10 + hue}` }]),
    );
    const painted = Object.fromEntries(
      Object.keys(hues).map((style, row) => [`A${row + 1}`, { value: 1, style }]),
    );
    expect(faultsIn(calmLook, { styles: hues, sheets: [{ title: 'Model', cells: painted }] })).toEqual([
      'colours',
    ]);
    const beyond = Object.fromEntries(
      Array.from({ length: 60 }, (_, row) => [`A${row + 5}`, { style: 'box' }]),
    );
    expect(faultsIn(calmLook, { styles, sheets: [{ title: 'Model', cells: { A1: 5, ...beyond } }] })).toEqual(
      ['Model empty'],
    );
  });
});

describe('[P12] file size', () => {
  it('[P12] takes a file under 10 MB', () => {
    expect(faultsIn(fileSize, { sheets: [], fileBytes: 9_999_999 })).toEqual([]);
  });

  it('[P12] names a larger one', () => {
    expect(faultsIn(fileSize, { sheets: [], fileBytes: 10_000_000 })).toEqual(['']);
  });
});

describe('[P13] properties', () => {
  it('[P13] takes a file with all three', () => {
    const given = { title: 'Cafe', author: 'Ann', version: '1.0', application: '', language: '' };
    expect(faultsIn(properties, { sheets: [], properties: given })).toEqual([]);
  });

  it('[P13] names each that is missing', () => {
    const given = { title: 'Cafe', author: ' ', version: '', application: 'Excel', language: '' };
    expect(faultsIn(properties, { sheets: [], properties: given })).toEqual(['author', 'version']);
  });
});
