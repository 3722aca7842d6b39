// Tests that the rows shown without a worker have the same texts as the worker's grid, on every sheet.
import { expect, test } from 'vitest';
import { prepare } from '#evaluate/evaluate.ts';
import { compile } from '#model/compile.ts';
import { formatValue } from '#render/html/format-value.ts';
import { previewHtml } from '#render/html/preview-html.ts';
import { previewSheet } from '#render/html/preview-sheet.ts';
import { defaultTemplate } from '#template/default-template.ts';
import { serverSheets } from './server-rows.ts';

const template = defaultTemplate({
  uuid: '0b5e8a43-6a53-4c2a-b6a0-2a4d7c7b8f10',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});
// Few periods, since this environment parses slowly.
const { workbook } = compile({ ...template, layout: { ...template.layout, cFcstColCount: 4 } });
if (!workbook) throw new Error('The default template cannot be compiled.');
const built = workbook;
const values = prepare(built).values(1);

test.each(built.sheets.map(({ id, moduleId }) => [id, moduleId] as const))(
  '[KEEP-15] on %s the server’s cells are those of the worker',
  (sheetId, moduleId) => {
    const sheet = previewSheet(built, values, sheetId);
    const [served] = serverSheets({ [moduleId]: previewHtml(built, values, moduleId) });
    const rows = (served?.rows ?? []).filter(({ isHead }) => !isHead);
    const own = sheet?.rows ?? [];
    expect(rows.map(({ id, label }) => [id, label])).toEqual(own.map(({ id, label }) => [id, label]));
    for (const [index, { values: figures, format }] of own.entries()) {
      const shown = rows[index]?.cells.slice(4, 4 + figures.length).map(({ text }) => text);
      expect(shown).toEqual([...figures].map((value) => formatValue(value, format, built.language)));
    }
  },
);
