// Writes a workbook with its values as an .xlsx file: every number a live formula or an input, each with its value beside it.
import type { Values } from '#evaluate/evaluate.ts';
import { moneyScale } from '#render/money-scale.ts';
import type { MoneyScale } from '#workbook/number-format.ts';
import { places } from '#workbook/places.ts';
import type { Row } from '#workbook/row.ts';
import type { Workbook } from '#workbook/workbook.ts';
import { chartParts, noCharts } from './chart-parts.ts';
import { columnWidths } from './column-widths.ts';
import { packageParts } from './package-parts.ts';
import { sheetXml } from './sheet-xml.ts';
import { createStyles } from './styles.ts';
import { zip } from './zip.ts';

const scaleWords: Readonly<Record<'en' | 'ru', Readonly<Record<MoneyScale, string>>>> = {
  en: { units: '', thousand: ' thousand', mln: ' mln' },
  ru: { units: '', thousand: ' тыс.', mln: ' млн' },
};

export interface XlsxOptions {
  /** Charts that the spreadsheet draws itself; the numbers behind them are there in any case. */
  readonly hasCharts?: boolean;
}

export function writeXlsx(workbook: Workbook, values: Values, options: XlsxOptions = {}): Uint8Array {
  const all = places(workbook);
  const scale = moneyScale(workbook, values);
  const styles = createStyles(scale, workbook.language);
  const scaleWord = scaleWords[workbook.language][scale];
  const unitText = ({ unit }: Row): string =>
    unit === null ? '' : `${unit.text}${unit.isScaled ? scaleWord : ''}`;

  const units = workbook.sheets.flatMap(({ rows }) => rows.map((row) => unitText(row).length));
  const widths = columnWidths(
    workbook,
    values,
    units.reduce((longest, length) => Math.max(longest, length), 0),
  );
  const charts = options.hasCharts
    ? chartParts({ workbook, values, places: all, scale, scaleWord })
    : noCharts;
  const sheets = workbook.sheets.map((sheet, index) => ({
    name: `xl/worksheets/sheet${index + 1}.xml`,
    text: sheetXml(
      workbook,
      { sheet, places: all, values, styles, workbook, unitText },
      widths,
      charts.hasDrawing(sheet),
    ),
  }));
  return zip([
    ...packageParts(workbook, all, charts.types),
    { name: 'xl/styles.xml', text: styles.xml() },
    ...sheets,
    ...charts.parts,
  ]);
}
