// The unit of a row as it is shown: money says in which scale the whole workbook counts it.
import type { Language } from '#language/language.ts';
import { scaledUnit } from '#render/html/scaled-unit.ts';
import type { CellExpression } from '#workbook/cell-expression.ts';
import type { MoneyScale } from '#workbook/number-format.ts';
import type { Row } from '#workbook/row.ts';
import { locationOf, type RowLocations } from '#workbook/row-locations.ts';
import type { Workbook } from '#workbook/workbook.ts';

/** How money is counted, and in which language that is said. */
export interface UnitLook {
  readonly scale: MoneyScale;
  readonly language: Language;
}

export const plainUnitText = ({ unit }: Pick<Row, 'unit'>, { scale, language }: UnitLook): string => {
  if (unit === null) return '';
  return unit.isScaled ? scaledUnit(unit.text, scale, language) : unit.text;
};

type PeriodWord = 'month' | 'quarter' | 'year';

const periodWords: Readonly<Record<Language, Readonly<Record<PeriodWord, string>>>> = {
  en: { month: 'month', quarter: 'quarter', year: 'year' },
  ru: { month: 'мес.', quarter: 'кв.', year: 'год' },
};

/** Days of a month are days, and its months are months. */
const timeWords: ReadonlySet<string> = new Set([
  ...['days', 'weeks', 'months', 'quarters', 'periods', 'years'],
  ...['дней', 'дн.', 'дни', 'недель', 'нед.', 'мес.', 'кварталов', 'периодов', 'лет'],
]);

function periodOf({ spans }: Pick<Workbook, 'spans'>): PeriodWord {
  if (spans.years.length === 0) return 'year';
  return spans.quarters.length === 0 ? 'quarter' : 'month';
}

/** What is added up over a year is so much in each period; a row that repeats another, or adds such rows up, is what they are. */
function isOfEachPeriod({ role, span }: Row, places: RowLocations): boolean {
  if (role === 'check') return false;
  if (typeof span === 'string') return span === 'sum';
  return span.kind === 'anew' && isFlow(span.expression, places);
}

function isFlow(expression: CellExpression, places: RowLocations): boolean {
  if (expression.kind === 'cell') {
    return expression.at === 'period' && isOfEachPeriod(locationOf(places, expression.row).row, places);
  }
  const isSum = expression.kind === 'binary' && (expression.operator === '+' || expression.operator === '-');
  return isSum && isFlow(expression.left, places) && isFlow(expression.right, places);
}

interface UnitWords {
  readonly workbook: Pick<Workbook, 'spans' | 'language'>;
  readonly places: RowLocations;
  readonly scale: MoneyScale;
}

/** As a file has it: a flow says that it is one of each period, such as USD / month; a price or a balance does not. */
export function unitTextOf({ workbook, places, scale }: UnitWords): (row: Row) => string {
  const { language } = workbook;
  const words = periodWords[language];
  return (row) => {
    const text = plainUnitText(row, { scale, language });
    const isPlain =
      row.unit === null || row.unit.isKind === true || text.startsWith('%') || timeWords.has(text);
    if (isPlain || !isOfEachPeriod(row, places)) return text;
    const { axis } = locationOf(places, row.id).sheet;
    return `${text} / ${words[axis === 'years' ? 'year' : periodOf(workbook)]}`;
  };
}
