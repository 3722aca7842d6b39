// The parts that put charts on their sheets: a drawing for each sheet that has some, and what leads to what.
import type { Chart } from '#workbook/chart.ts';
import { columns } from '#workbook/columns.ts';
import type { Sheet } from '#workbook/workbook.ts';
import { chartXml, type Drawing } from './chart-xml.ts';
import { xmlText } from './xml-text.ts';
import type { Part } from './zip.ts';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const officeTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageTypes = 'http://schemas.openxmlformats.org/package/2006/relationships';
const drawingNames = 'http://schemas.openxmlformats.org/drawingml/2006';

/** In the format's own unit, 9525 to a pixel: as wide as a printed page, as high as 17 lines. */
const chartSize = { width: 7_200_000, height: 3_200_000 };
const linesPerChart = 18;

export interface ChartParts {
  readonly parts: readonly Part[];
  /** What the list of content types says of them. */
  readonly types: readonly string[];
  readonly hasDrawing: (sheet: Sheet) => boolean;
}

const relations = (name: string, targets: readonly (readonly [type: string, target: string])[]): Part => ({
  name,
  text: `${head}<Relationships xmlns="${packageTypes}">${targets
    .map(
      ([type, target], index) =>
        `<Relationship Id="rId${index + 1}" Type="${officeTypes}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`,
});

/** One under the other, below what the sheet says of them. */
function frameXml(chart: Chart, index: number, sheet: Sheet): string {
  const line = sheet.rows.length + 1 + index * linesPerChart;
  return [
    `<xdr:oneCellAnchor><xdr:from><xdr:col>${columns.firstHeading - 1}</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>${line}</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:from>`,
    `<xdr:ext cx="${chartSize.width}" cy="${chartSize.height}"/>`,
    `<xdr:graphicFrame macro=""><xdr:nvGraphicFramePr><xdr:cNvPr id="${index + 2}" name="${xmlText(chart.id)}" descr="${xmlText(chart.title)}"/><xdr:cNvGraphicFramePr/></xdr:nvGraphicFramePr>`,
    '<xdr:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/></xdr:xfrm>',
    `<a:graphic><a:graphicData uri="${drawingNames}/chart"><c:chart r:id="rId${index + 1}"/></a:graphicData></a:graphic>`,
    '</xdr:graphicFrame><xdr:clientData/></xdr:oneCellAnchor>',
  ].join('');
}

const drawingXml = (charts: readonly Chart[], sheet: Sheet): string =>
  [
    head,
    `<xdr:wsDr xmlns:xdr="${drawingNames}/spreadsheetDrawing" xmlns:a="${drawingNames}/main" xmlns:c="${drawingNames}/chart" xmlns:r="${officeTypes}">`,
    ...charts.map((chart, index) => frameXml(chart, index, sheet)),
    '</xdr:wsDr>',
  ].join('');

const typeOf = (name: string, type: string): string =>
  `<Override PartName="/${name}" ContentType="${type}"/>`;

export const noCharts: ChartParts = { parts: [], types: [], hasDrawing: () => false };

export function chartParts(drawing: Drawing): ChartParts {
  const { workbook } = drawing;
  const numbered = workbook.charts.map((chart, index) => ({ chart, file: `chart${index + 1}.xml` }));
  const parts: Part[] = numbered.map(({ chart, file }) => ({
    name: `xl/charts/${file}`,
    text: chartXml(chart, drawing),
  }));
  const types = numbered.map(({ file }) =>
    typeOf(`xl/charts/${file}`, 'application/vnd.openxmlformats-officedocument.drawingml.chart+xml'),
  );
  const withCharts = new Set(workbook.charts.map(({ sheetId }) => sheetId));
  for (const [index, sheet] of workbook.sheets.entries()) {
    if (!withCharts.has(sheet.id)) continue;
    const own = numbered.filter(({ chart }) => chart.sheetId === sheet.id);
    const name = `drawing${index + 1}.xml`;
    parts.push(
      {
        name: `xl/drawings/${name}`,
        text: drawingXml(
          own.map(({ chart }) => chart),
          sheet,
        ),
      },
      relations(
        `xl/drawings/_rels/${name}.rels`,
        own.map(({ file }) => ['chart', `../charts/${file}`]),
      ),
      relations(`xl/worksheets/_rels/sheet${index + 1}.xml.rels`, [['drawing', `../drawings/${name}`]]),
    );
    types.push(typeOf(`xl/drawings/${name}`, 'application/vnd.openxmlformats-officedocument.drawing+xml'));
  }
  return { parts, types, hasDrawing: ({ id }) => withCharts.has(id) };
}
