// Compares our files with what other programs read from them: the same sheets, values and formulas.
import { expect, test, vi } from 'vitest';
import { writeXlsx } from '#render/xlsx/write-xlsx.ts';
import { recalculate } from '#testing/libreoffice/recalculate.ts';
import { cafeTemplate } from '#testing/templates/cafe-template.ts';
import { calculate } from '#testing/templates/calculate.ts';
import { readCells } from '#testing/xlsx/read-cells.ts';
import { readWithExceljs } from './exceljs.ts';
import { foundOtherwise } from './found-cells.ts';
import { readWithHucre } from './hucre.ts';

/** LibreOffice takes some seconds to start, on a busy machine several times that. */
vi.setConfig({ testTimeout: 240_000 });

const { workbook, values } = calculate(cafeTemplate());
const file = writeXlsx(workbook, values, { hasCharts: true });
const cells = readCells(file);

test('exceljs finds every cell', async () => {
  expect(foundOtherwise(cells, await readWithExceljs(file))).toEqual([]);
});

test('hucre finds every cell', async () => {
  expect(foundOtherwise(cells, await readWithHucre(file))).toEqual([]);
});

test('LibreOffice keeps every cell when it saves the file', async () => {
  expect(foundOtherwise(cells, await recalculate(file))).toEqual([]);
});
