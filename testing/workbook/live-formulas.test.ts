// Checks that written workbooks are live: formulas everywhere, one per row, and the same bytes for the same template.
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { writeXlsx } from '#render/xlsx/write-xlsx.ts';
import { effort, searchTimeoutMs } from '#testing/effort.ts';
import { anyTemplate } from '#testing/templates/any-template.ts';
import { calculate } from '#testing/templates/calculate.ts';
import { readCells } from '#testing/xlsx/read-cells.ts';
import { columnCount } from '#workbook/axis.ts';
import { columnLetters, columns } from '#workbook/columns.ts';

/** A whole workbook is written and read again for every template. */
vi.setConfig({ testTimeout: searchTimeoutMs });

const periodAddress = (period: number, line: number) => `${columnLetters(columns.zero + period)}${line}`;

test('every number on a calculation sheet is a live formula with its value', () => {
  fc.assert(
    fc.property(anyTemplate, (template) => {
      const { workbook, values } = calculate(template);
      const file = readCells(writeXlsx(workbook, values));
      for (const sheet of workbook.sheets) {
        if (sheet.category !== 'calculation') continue;
        for (const cell of file.get(sheet.title)?.values() ?? []) {
          expect(cell.text !== null || (cell.formula !== null && cell.value !== null)).toBe(true);
        }
      }
    }),
    { numRuns: effort.templatesComparedTwice },
  );
});

/** A1 references made relative to their own column, so that equal formulas read alike. */
const relative = (formula: string, column: number): string =>
  formula.replace(/(?<![$A-Z'])([A-Z]{1,3})(?=\$?\d)/g, (letters) => {
    const number = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
    return `C[${number - column}]`;
  });

test('a row has one formula in all its forecast columns', () => {
  fc.assert(
    fc.property(anyTemplate, (template) => {
      const { workbook, values } = calculate(template);
      const file = readCells(writeXlsx(workbook, values));
      for (const sheet of workbook.sheets) {
        for (const [index, row] of sheet.rows.entries()) {
          if (row.periods?.kind !== 'formula') continue;
          const formulas = Array.from({ length: columnCount(sheet, workbook) }, (_, period) => {
            const formula = file.get(sheet.title)?.get(periodAddress(period + 1, index + 1))?.formula ?? '';
            return relative(formula, columns.firstPeriod + period);
          });
          expect(new Set(formulas).size).toBe(1);
        }
      }
    }),
    { numRuns: effort.templatesComparedTwice },
  );
});

test('the same template gives the same bytes', () => {
  fc.assert(
    fc.property(anyTemplate, (template) => {
      const write = () => {
        const { workbook, values } = calculate(template);
        return Buffer.from(writeXlsx(workbook, values)).toString('base64');
      };
      expect(write()).toBe(write());
    }),
    { numRuns: Math.ceil(effort.templatesComparedTwice / 4) },
  );
});
