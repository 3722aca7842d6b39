// The unit of a row as it is shown: money says in which scale the whole workbook counts it.
import type { Language } from '#language/language.ts';
import type { MoneyScale } from '#workbook/number-format.ts';
import type { Row } from '#workbook/row.ts';

const scaleWords: Readonly<Record<Language, Readonly<Record<MoneyScale, string>>>> = {
  en: { units: '', thousand: ' thousand', mln: ' mln' },
  ru: { units: '', thousand: ' тыс.', mln: ' млн' },
};

/** What the scale is called, after the currency. */
export const scaleWordOf = (scale: MoneyScale, language: Language): string => scaleWords[language][scale];

export const unitTextOf =
  (scaleWord: string) =>
  ({ unit }: Pick<Row, 'unit'>): string =>
    unit === null ? '' : `${unit.text}${unit.isScaled ? scaleWord : ''}`;
