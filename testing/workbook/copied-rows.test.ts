// Copies the rows of written workbooks below the end of their sheets, has LibreOffice recalculate them and compares each with its original.
import fc from 'fast-check';
import { beforeAll, expect, test, vi } from 'vitest';
import { languages } from '#language/language.ts';
import { writeXlsx } from '#render/xlsx/write-xlsx.ts';
import type { Template } from '#template/template.ts';
import { searchTimeoutMs, seed } from '#testing/effort.ts';
import { resave } from '#testing/libreoffice/resave.ts';
import { spoilCachedValues } from '#testing/libreoffice/spoil-cached-values.ts';
import { borrowingTemplate } from '#testing/templates/borrowing-template.ts';
import { builtTemplate } from '#testing/templates/built-template.ts';
import { cafeTemplate } from '#testing/templates/cafe-template.ts';
import { calculate } from '#testing/templates/calculate.ts';
import { type ReadSheets, readCells } from '#testing/xlsx/read-cells.ts';
import { type CopiedWorkbook, copyRows } from './copy-rows.ts';

/** LibreOffice takes some seconds to start and one or two a file, on a busy machine several times that. */
vi.setConfig({ testTimeout: searchTimeoutMs, hookTimeout: searchTimeoutMs });

const examples: readonly (readonly [string, Template])[] = [
  ['the cafe', cafeTemplate()],
  ...languages.map(
    (language) => [`every way to borrow, in ${language}`, borrowingTemplate(language)] as const,
  ),
  ...fc
    .sample(builtTemplate, { numRuns: 4, seed })
    .map((template, index) => [`random template ${index + 1} of seed ${seed}`, template] as const),
];

function copied(template: Template): CopiedWorkbook {
  const { workbook, values } = calculate(template);
  const { file, rows } = copyRows(writeXlsx(workbook, values));
  return { file: spoilCachedValues(file), rows };
}

const all = examples.map(([, template]) => copied(template));

let recalculated: readonly ReadSheets[];
beforeAll(async () => {
  recalculated = (await resave(all.map(({ file }) => file))).map(readCells);
});

/** What a row shows, column by column. */
function contentsByLine(sheets: ReadSheets): ReadonlyMap<string, ReadonlyMap<string, unknown>> {
  const lines = new Map<string, Map<string, unknown>>();
  for (const [sheet, cells] of sheets) {
    for (const [address, { content }] of cells) {
      const [, column = '', line = ''] = /^([A-Z]+)(\d+)$/.exec(address) ?? [];
      const key = `${sheet} ${line}`;
      const row = lines.get(key) ?? new Map<string, unknown>();
      row.set(column, content);
      lines.set(key, row);
    }
  }
  return lines;
}

test.each(examples.map(([name], index) => [name, index] as const))('[BOOK-7] %s', (_, index) => {
  const lines = contentsByLine(recalculated[index] ?? new Map());
  const rows = all[index]?.rows ?? [];
  expect(rows.length).toBeGreaterThan(100);
  const different = rows.flatMap(({ sheet, line, copiedTo }) => {
    const original = lines.get(`${sheet} ${line}`) ?? new Map();
    const copy = lines.get(`${sheet} ${copiedTo}`) ?? new Map();
    return [...original].flatMap(([column, content]) =>
      Object.is(copy.get(column), content)
        ? []
        : [`${sheet}!${column}${line} shows ${content}, its copy ${copy.get(column)}`],
    );
  });
  expect(different).toEqual([]);
});
