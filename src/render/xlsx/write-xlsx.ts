// Writes a workbook with its values as an .xlsx file: every number a live formula or an input, each with its value beside it.
import type { Values } from '#evaluate/evaluate.ts';
import { moneyScale } from '#render/money-scale.ts';
import type { MoneyScale } from '#workbook/number-format.ts';
import { places } from '#workbook/places.ts';
import type { Row } from '#workbook/row.ts';
import type { Workbook } from '#workbook/workbook.ts';
import { columnWidths } from './column-widths.ts';
import { packageParts } from './package-parts.ts';
import { sheetXml } from './sheet-xml.ts';
import { createStyles } from './styles.ts';
import { zip } from './zip.ts';

const scaleWords: Readonly<Record<'en' | 'ru', Readonly<Record<MoneyScale, string>>>> = {
  en: { units: '', thousand: ' thousand', mln: ' mln' },
  ru: { units: '', thousand: ' тыс.', mln: ' млн' },
};

export function writeXlsx(workbook: Workbook, values: Values): Uint8Array {
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
  const sheets = workbook.sheets.map((sheet, index) => ({
    name: `xl/worksheets/sheet${index + 1}.xml`,
    text: sheetXml(workbook, { sheet, places: all, values, styles, workbook, unitText }, widths),
  }));
  return zip([...packageParts(workbook, all), { name: 'xl/styles.xml', text: styles.xml() }, ...sheets]);
}
