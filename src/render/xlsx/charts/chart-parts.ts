// The parts that put charts on their sheets: a drawing for each sheet that has some, and the charts it shows.
import { type ChartFrame, framesOf } from '#render/layout/chart-frames.ts';
import { type ChartStrip, stripGap } from '#render/layout/chart-strips.ts';
import type { XlsxSheetLayout } from '#render/layout/sheet-layout.ts';
import { standardHeight } from '#render/layout/sheet-rows.ts';
import { xmlText } from '#render/xml-text.ts';
import type { PackagePart } from '../package/package-part.ts';
import { officeTypes, relationsPart, xmlHead } from '../package/relations.ts';
import type { ChartDrawing } from './chart-drawing.ts';
import { chartXml } from './chart-xml.ts';

const drawingNames = 'http://schemas.openxmlformats.org/drawingml/2006';

/** The format's own unit of length. */
const unitsPerPixel = 9525;
const unitsPerPoint = 12_700;

/** The column that a place falls in, counted from 0, and how far into it. */
function columnAt(left: number, columnPixels: readonly number[]): { column: number; inside: number } {
  let rest = left;
  for (const [column, pixels] of columnPixels.entries()) {
    if (rest < pixels) return { column, inside: rest };
    rest -= pixels;
  }
  return { column: columnPixels.length, inside: rest };
}

const across = (left: number, { columnPixels }: XlsxSheetLayout): string => {
  const { column, inside } = columnAt(left, columnPixels);
  return `<xdr:col>${column}</xdr:col><xdr:colOff>${Math.round(inside * unitsPerPixel)}</xdr:colOff>`;
};

/** Points below the top of a strip: on its one tall row, or on the lines that it covers. */
function down({ line, lastLine }: ChartStrip, points: number): string {
  const lines = line === lastLine ? 0 : Math.floor(points / standardHeight);
  const inside = points - lines * standardHeight;
  return `<xdr:row>${line - 1 + lines}</xdr:row><xdr:rowOff>${Math.round(inside * unitsPerPoint)}</xdr:rowOff>`;
}

/** Held at both ends, so that the gaps stay alike where a program makes columns a little wider. */
function frameXml({ chart, left, width, strip }: ChartFrame, index: number, layout: XlsxSheetLayout): string {
  const from = `${across(left, layout)}${down(strip, strip.top + stripGap / 2)}`;
  const to = `${across(left + width, layout)}${down(strip, strip.top + strip.height - stripGap / 2)}`;
  return [
    `<xdr:twoCellAnchor editAs="oneCell"><xdr:from>${from}</xdr:from><xdr:to>${to}</xdr:to>`,
    `<xdr:graphicFrame macro=""><xdr:nvGraphicFramePr><xdr:cNvPr id="${index + 2}" name="${xmlText(chart.id)}" descr="${xmlText(chart.title)}"/><xdr:cNvGraphicFramePr/></xdr:nvGraphicFramePr>`,
    '<xdr:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/></xdr:xfrm>',
    `<a:graphic><a:graphicData uri="${drawingNames}/chart"><c:chart r:id="rId${index + 1}"/></a:graphicData></a:graphic>`,
    '</xdr:graphicFrame><xdr:clientData/></xdr:twoCellAnchor>',
  ].join('');
}

const drawingXml = (frames: readonly ChartFrame[], layout: XlsxSheetLayout): string =>
  [
    xmlHead,
    `<xdr:wsDr xmlns:xdr="${drawingNames}/spreadsheetDrawing" xmlns:a="${drawingNames}/main" xmlns:c="${drawingNames}/chart" xmlns:r="${officeTypes}">`,
    ...frames.map((frame, index) => frameXml(frame, index, layout)),
    '</xdr:wsDr>',
  ].join('');

export const drawingName = (sheetNumber: number): string => `drawing${sheetNumber}.xml`;

/** The charts of one sheet, if it has any; `chartsBefore` are on the sheets before it. */
export function chartParts(
  drawing: ChartDrawing,
  layout: XlsxSheetLayout,
  sheetNumber: number,
  chartsBefore: number,
): readonly PackagePart[] {
  const frames = framesOf(layout);
  if (frames.length === 0) return [];
  const files = frames.map((_, index) => `chart${chartsBefore + index + 1}.xml`);
  const name = drawingName(sheetNumber);
  return [
    ...frames.map(({ chart, strip }, index) => ({
      name: `xl/charts/${files[index]}`,
      text: chartXml(chart, drawing, strip.isSmall ? 'small' : 'large'),
    })),
    { name: `xl/drawings/${name}`, text: drawingXml(frames, layout) },
    relationsPart(
      `xl/drawings/_rels/${name}.rels`,
      files.map((file) => ({ type: 'chart', target: `../charts/${file}` })),
    ),
  ];
}
