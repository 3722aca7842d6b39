// Says of every part of a file what kind of thing it is.

import type { XlsxSheetLayout } from '#render/layout/sheet-layout.ts';
import type { Workbook } from '#workbook/workbook.ts';
import { drawingName } from './charts/chart-parts.ts';
import type { PackagePart } from './package/package-part.ts';
import { packageTypes, xmlHead } from './package/relations.ts';
import { commentsName } from './sheet/note-parts.ts';

const office = 'application/vnd.openxmlformats-officedocument';
const sheetTypes = `${office}.spreadsheetml`;

const contentType = (name: string, type: string): string =>
  `<Override PartName="/${name}" ContentType="${type}"/>`;

function ofSheet(index: number, hasNotes: boolean, hasCharts: boolean): string {
  return [
    contentType(`xl/worksheets/sheet${index + 1}.xml`, `${sheetTypes}.worksheet+xml`),
    hasNotes ? contentType(`xl/${commentsName(index + 1)}`, `${sheetTypes}.comments+xml`) : '',
    hasCharts ? contentType(`xl/drawings/${drawingName(index + 1)}`, `${office}.drawing+xml`) : '',
  ].join('');
}

export function contentTypesPart({ sheets }: Workbook, layouts: readonly XlsxSheetLayout[]): PackagePart {
  const chartCount = layouts.reduce((sum, layout) => sum + layout.chartCount, 0);
  const text = [
    `${xmlHead}<Types xmlns="${packageTypes}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    `<Default Extension="vml" ContentType="${office}.vmlDrawing"/>`,
    '<Default Extension="xml" ContentType="application/xml"/>',
    contentType('xl/workbook.xml', `${sheetTypes}.sheet.main+xml`),
    contentType('xl/styles.xml', `${sheetTypes}.styles+xml`),
    contentType('xl/sharedStrings.xml', `${sheetTypes}.sharedStrings+xml`),
    ...sheets.map(({ rows }, index) =>
      ofSheet(
        index,
        rows.some(({ note }) => note !== null),
        (layouts[index]?.chartCount ?? 0) > 0,
      ),
    ),
    ...Array.from({ length: chartCount }, (_, index) =>
      contentType(`xl/charts/chart${index + 1}.xml`, `${office}.drawingml.chart+xml`),
    ),
    contentType('docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'),
    contentType('docProps/app.xml', `${office}.extended-properties+xml`),
    '</Types>',
  ].join('');
  return { name: '[Content_Types].xml', text };
}
