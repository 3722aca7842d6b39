// Checks that the reader finds every cell in files written by other programs, however they are stored.
import { expect, test, vi } from 'vitest';
import { addressOf } from '#audit/book/address.ts';
import type { Book, BookCell } from '#audit/book/book.ts';
import { readXlsx } from '#audit/read/read-xlsx.ts';
import { writeXlsx } from '#render/xlsx/write-xlsx.ts';
import { cellsByAddress, openedBook, openedSheet } from '#testing/audit/opened-book.ts';
import { resave } from '#testing/libreoffice/resave.ts';
import { type FoundCell, type FoundCells, foundOtherwise } from '#testing/programs/found-cells.ts';
import { cafeTemplate } from '#testing/templates/cafe-template.ts';
import { calculate } from '#testing/templates/calculate.ts';
import { readCells } from '#testing/xlsx/read-cells.ts';
import { writeWithExceljs } from './write-with-exceljs.ts';
import { writeOpenDocument, writeWithHucre } from './write-with-hucre.ts';

/** LibreOffice takes some seconds to start, on a busy machine several times that. */
vi.setConfig({ testTimeout: 240_000 });

function foundIn({ value, formula }: BookCell): FoundCell {
  const content = value !== null && typeof value === 'object' ? value.error : value;
  return { content, formula };
}

const foundBy = (book: Book): FoundCells =>
  new Map(
    book.sheets.map(({ title, cells }) => [
      title,
      new Map(cells.map((cell) => [addressOf(cell.line, cell.column), foundIn(cell)])),
    ]),
  );

const shown = (file: Uint8Array, title: string) =>
  Object.fromEntries(
    Object.entries(cellsByAddress(openedSheet(file, title))).flatMap(([address, cell]) => {
      const { content, formula } = foundIn(cell);
      if (content === null && formula === null) return [];
      return [[address, formula === null ? content : [formula, content]]];
    }),
  );

const soldByExceljs = {
  ...{ A1: 'Month', B1: 1, C1: 2, D1: 3, E1: 4 },
  ...{ A2: 'Sales', B2: 100, C2: ['B2*(1+Inputs!$B$3)', 105], D2: ['C2*(1+Inputs!$B$3)', 110.25] },
  ...{ E2: ['D2*(1+Inputs!$B$3)', 115.7625], F2: ['SUM(B2:E2)', 431.0125] },
  ...{ B3: ['B2/0', '#DIV/0!'], C3: ['IF(B2>0,"yes","no")', 'yes'] },
};

test('what exceljs wrote', async () => {
  const file = await writeWithExceljs();
  expect(shown(file, 'Sales & co')).toEqual(soldByExceljs);
  expect(shown(file, 'Inputs')).toEqual({
    ...{ A1: 'Assumptions', A2: 'Price', B2: 3.2, A3: 'Growth', B3: 0.05, A4: 'Start', B4: 46_418 },
    ...{ A5: 'Is new', B5: true, C1: 'two runs', C2: 'site' },
  });
  const book = openedBook(file);
  const [inputs, sales, spare] = book.sheets;
  const { B2, B3 } = cellsByAddress(openedSheet(file, 'Inputs'));
  expect(book.styles[B2?.style ?? 0]).toMatchObject({
    fontName: 'Arial',
    fontColour: '0000FF',
    fillColour: 'FFFBEB',
  });
  expect(book.styles[B3?.style ?? 0]?.formatCode).toBe('0.0%');
  expect(inputs).toMatchObject({ tabColour: '2563EB', links: [{ target: 'https://example.com/' }] });
  expect(inputs?.merges).toHaveLength(1);
  expect(inputs?.notes.get('B2')).toContain('From the price list');
  expect(inputs?.columns.find(({ first }) => first === 4)).toMatchObject({ isHidden: true });
  expect(inputs?.validations).toMatchObject([{ type: 'decimal', formulas: ['0', '1'], hasMessage: true }]);
  expect(sales?.view).toMatchObject({ frozen: { lines: 1, columns: 1 }, zoomPercent: 85 });
  expect(spare?.state).toBe('veryHidden');
  expect(book.names).toMatchObject([{ name: 'Growth', formula: 'Inputs!$B$3' }]);
  expect(book.properties).toMatchObject({ title: 'A small model', author: 'Ann' });
});

const soldByHucre = {
  ...{ A1: 'Month', B1: 1, C1: 2, D1: 3, A2: 'Sales', B2: 100 },
  ...{ C2: ['B2*1.05', 105], D2: ['C2*1.05', 110.25] },
  ...{ A3: 'Текст', B3: 'a & b', C3: true, D3: ['C2&"!"', '105!'] },
};

test.each(['shared', 'inline'] as const)('what hucre wrote with %s texts', async (stringMode) => {
  const file = await writeWithHucre({ stringMode });
  expect(shown(file, 'Model')).toEqual(soldByHucre);
  expect(openedSheet(file, 'Hidden').state).toBe('hidden');
});

test('what hucre wrote under a password, for macros and in another format', async () => {
  const code = async (file: Promise<Uint8Array>) => readXlsx(await file).refusal?.code;
  expect(await code(writeWithHucre({ encryption: { password: 'x', spinCount: 1000 } }))).toBe('encrypted');
  expect(await code(writeOpenDocument())).toBe('openDocument');
  expect(openedBook(await writeWithHucre({ vbaProject: Uint8Array.of(1) })).hasMacros).toBe(true);
});

test('what LibreOffice saved', async () => {
  const [exceljs, hucre] = await resave([await writeWithExceljs(), await writeWithHucre()]);
  if (!exceljs || !hucre) throw new Error('every file comes back');
  expect(shown(exceljs, 'Sales & co')).toEqual(soldByExceljs);
  expect(shown(hucre, 'Model')).toEqual({ ...soldByHucre, C3: ['TRUE()', true] });
  expect(openedBook(exceljs).properties.application).toContain('LibreOffice');
});

test('our own file, and what LibreOffice made of it', async () => {
  const { workbook, values } = calculate(cafeTemplate());
  const file = writeXlsx(workbook, values, { hasCharts: true });
  const found = foundBy(openedBook(file));
  expect(foundOtherwise(readCells(file), found)).toEqual([]);
  const [saved] = await resave([file]);
  if (!saved) throw new Error('every file comes back');
  const again = foundBy(openedBook(saved));
  expect(foundOtherwise(readCells(saved), again)).toEqual([]);
});
