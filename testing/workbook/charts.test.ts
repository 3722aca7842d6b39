// Checks native charts: present on request, linked to live cells, and in files that still open.
import { expect, test } from 'vitest';
import { writeXlsx } from '#render/xlsx/write-xlsx.ts';
import { recalculate } from '#testing/libreoffice/recalculate.ts';
import { buildTemplate } from '#testing/templates/build-template.ts';
import { cafeTemplate } from '#testing/templates/cafe-template.ts';
import { calculate } from '#testing/templates/calculate.ts';
import { unpack } from '#testing/xlsx/unpack.ts';

const { workbook, values } = calculate(cafeTemplate());
const file = writeXlsx(workbook, values, { hasCharts: true });
const parts = unpack(file);
const chartNames = [...parts.keys()].filter((name) => name.startsWith('xl/charts/'));

const chartXml = (title: string): string =>
  [...parts.values()].find(
    (part) => part.includes('<c:chartSpace') && part.includes(`<a:t>${title}</a:t>`),
  ) ?? '';

test('without being asked there are none', () => {
  const names = [...unpack(writeXlsx(workbook, values)).keys()];
  expect(names.filter((name) => /charts?\/|drawings\/drawing/.test(name))).toEqual([]);
});

test('every chart is named in the content types and led to from its sheet', () => {
  expect(chartNames).toHaveLength(workbook.charts.length);
  const types = parts.get('[Content_Types].xml') ?? '';
  for (const name of chartNames) expect(types).toContain(`PartName="/${name}"`);
  const withCharts = new Set(workbook.charts.map(({ sheetId }) => sheetId));
  for (const [index, { id }] of workbook.sheets.entries()) {
    const name = `xl/drawings/drawing${index + 1}.xml`;
    expect(parts.has(name)).toBe(withCharts.has(id));
    if (!withCharts.has(id)) continue;
    const own = workbook.charts.filter(({ sheetId }) => sheetId === id);
    expect(types).toContain(`PartName="/${name}"`);
    expect(parts.get(name)?.match(/<c:chart /g)).toHaveLength(own.length);
    expect(parts.get(`xl/worksheets/sheet${index + 1}.xml`)).toContain('<drawing r:id="rId1"/>');
  }
});

test('a chart reads live cells, holds their values and says what its axis measures', () => {
  const revenue = chartXml('Revenue by service');
  expect(revenue).toContain('<a:t>USD thousand</a:t>');
  expect(revenue).toContain('<c:v>Coffee</c:v>');
  expect(revenue).toContain("<c:f>'Chart data'!$J");
  // the first month of coffee: 3.2 x 3200
  expect(revenue).toContain('<c:pt idx="0"><c:v>10240</c:v></c:pt>');
  // 36 months with at most eight labels
  expect(revenue).toContain('<c:majorUnit val="6"/><c:majorTimeUnit val="months"/></c:dateAx>');
});

test('a chart of the dashboard draws the years of its figures', () => {
  const profit = chartXml('Revenue and profit');
  expect(profit).toMatch(/<c:cat><c:numRef><c:f>'Dashboard'!\$J\$7:\$L\$7</);
  expect(profit).toContain('<c:v>2027</c:v>');
  expect(profit.match(/<c:ptCount val="3"\/>/g)).toHaveLength(6);
});

test('[DSH-17] the axis of margins ends at −100 % where one lies below it, and is free otherwise', () => {
  const lowest = '<c:min val="-1"/>';
  // Sales of 10 in December and 100 in January; the goods of December cost 30, or 15.
  const marginsOf = (goods: string): string => {
    const words = { dateStart: '2027-12-01', services: [{ id: 'Shop', data: { amount: '10;100' } }] };
    const model = calculate(buildTemplate({ ...words, costs: [{ id: 'Goods', data: { amount: goods } }] }));
    const charts = [...unpack(writeXlsx(model.workbook, model.values, { hasCharts: true })).values()];
    return charts.find((part) => part.includes('<a:t>Margins</a:t>')) ?? '';
  };
  expect(marginsOf('30;50')).toContain(lowest);
  expect(marginsOf('15;50')).toContain('<c:chartSpace');
  expect(marginsOf('15;50')).not.toContain(lowest);
  for (const xml of parts.values()) {
    if (!xml.includes('<a:t>Margins</a:t>')) expect(xml).not.toContain(lowest);
  }
});

test('charts beside one another do not overlap', () => {
  for (const [name, xml] of parts) {
    if (!/^xl\/drawings\/drawing\d+\.xml$/.test(name)) continue;
    const anchors = [
      ...xml.matchAll(
        /<xdr:from><xdr:col>(\d+)<.*?<xdr:row>(\d+)<.*?<xdr:rowOff>(\d+)<.*?<xdr:to><xdr:col>(\d+)</g,
      ),
    ];
    const places = anchors.map(([, column, row, below]) => `${column} ${row} ${below}`);
    expect(new Set(places).size).toBe(places.length);
    expect(anchors.every(([, from, , , to]) => Number(to) > Number(from))).toBe(true);
  }
});

test('LibreOffice opens the file and its numbers are unchanged', async () => {
  const cells = (await recalculate(file)).get('Income statement')?.values() ?? [];
  expect([...cells].map(({ content }) => content)).toContain(15440);
});
