// How the numbers of a chart's axis are written: steps of an axis are round, so they do without the decimals of cells.
import type { Language } from '#language/language.ts';
import { formatCode, type MoneyScale, type NumberFormat } from '#workbook/number-format.ts';

const moneyCodes: Readonly<Record<MoneyScale, string>> = {
  units: '#,##0;(#,##0);0',
  thousand: '#,##0,;(#,##0,);0',
  mln: '#,##0.0,,;(#,##0.0,,);0',
};

export const axisCode = (format: NumberFormat, scale: MoneyScale, language: Language): string =>
  format === 'money' ? moneyCodes[scale] : formatCode(format, scale, language);
