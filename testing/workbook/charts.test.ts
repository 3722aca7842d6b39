// Holds native charts to the cells they draw: asked for they are there, read live cells, and the file still opens.
import { expect, test, vi } from 'vitest';
import { writeXlsx } from '#render/xlsx/write-xlsx.ts';
import { recalculate } from '#testing/libreoffice/recalculate.ts';
import { cafeTemplate } from '#testing/templates/cafe-template.ts';
import { calculate } from '#testing/templates/calculate.ts';
import { unpack } from '#testing/xlsx/unpack.ts';

vi.setConfig({ testTimeout: 120_000 });

const { workbook, values } = calculate(cafeTemplate());
const file = writeXlsx(workbook, values, { hasCharts: true });
const parts = unpack(file);
const chartNames = [...parts.keys()].filter((name) => name.startsWith('xl/charts/'));

test('without being asked there are none', () => {
  const names = [...unpack(writeXlsx(workbook, values)).keys()];
  expect(names.filter((name) => /chart|drawing/.test(name))).toEqual([]);
});

test('six charts, each named in the content types and led to from its sheet', () => {
  expect(chartNames).toHaveLength(6);
  const types = parts.get('[Content_Types].xml') ?? '';
  for (const name of chartNames) expect(types).toContain(`PartName="/${name}"`);
  const drawing = [...parts.keys()].find((name) => /^xl\/drawings\/drawing\d+\.xml$/.test(name)) ?? '';
  expect(types).toContain(`PartName="/${drawing}"`);
  expect(parts.get(drawing)?.match(/<c:chart /g)).toHaveLength(6);
  const sheet = drawing.replace('xl/drawings/drawing', 'xl/worksheets/sheet');
  expect(parts.get(sheet)).toContain('<drawing r:id="rId1"/>');
});

test('a chart reads live cells and holds their values', () => {
  const revenue = parts.get('xl/charts/chart1.xml') ?? '';
  expect(revenue).toContain('<a:t>Revenue by service, USD thousand</a:t>');
  expect(revenue).toContain('<c:v>Coffee</c:v>');
  expect(revenue).toContain("<c:f>'Chart data'!$J");
  // the first month of coffee: 3.2 x 3200
  expect(revenue).toContain('<c:pt idx="0"><c:v>10240</c:v></c:pt>');
});

test('LibreOffice opens the file and its numbers are unchanged', async () => {
  const cells = (await recalculate(file)).get('Income statement')?.values() ?? [];
  expect([...cells].map(({ content }) => content)).toContain(15440);
});
