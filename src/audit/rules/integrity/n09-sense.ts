// N09: what a reviewer would question: growth over 100 %, a value mostly beyond the forecast, negative cash.
import { areaAddress } from '../../book/address.ts';
import type { BookCell } from '../../book/book.ts';
import type { Examination } from '../../examination/examination.ts';
import type { Rule, RuleFault } from '../../findings/rule.ts';
import type { SheetLine } from '../../layout/layout.ts';
import { wordPattern } from '../../layout/words/word-pattern.ts';
import { lineAreas } from '../cell-ranges.ts';
import { findStatementLines, type StatementLine } from './parts/statement-lines.ts';

const saysRevenue = wordPattern([
  'revenue',
  'total revenue',
  'sales',
  'total sales',
  'выручка',
  'итого выручка',
]);
const saysTerminal = wordPattern([
  'terminal value',
  'present value of terminal value',
  'терминальн* стоимост*',
]);
const saysPresent = wordPattern([
  'present value',
  'pv',
  'discounted',
  'приведенн*',
  'приведённ*',
  'дисконтированн*',
]);
const saysValue = wordPattern([
  ...['enterprise value', 'ev'],
  ...['стоимость бизнеса', 'стоимость компании', 'стоимость предприятия'],
]);

const saysMonths = wordPattern([
  ...['months of the year', 'months in the year', 'months in year'],
  ...['месяц* года', 'месяц* в году'],
]);

/** A year more than twice the one before. */
const mostGrowth = 2;
const mostTerminalPart = 0.75;

const numberAt = (
  { recalculation }: Examination,
  sheet: number,
  { line, column }: BookCell,
): number | null => {
  const address = { sheet, line, column };
  const value = recalculation.isCalculated(address) ? recalculation.valueAt(address) : null;
  return typeof value === 'number' ? value : null;
};

const placed = (
  sheet: number,
  cells: readonly BookCell[],
  message: string,
  words: Record<string, string | number>,
) => lineAreas(cells).map((area): RuleFault => ({ sheet, cell: areaAddress(area), message, words }));

/** The columns of years of which the forecast has only some months, as a line of the sheet says. */
function partsOfYears(examination: Examination, sheet: number, lines: readonly SheetLine[]) {
  const months = lines.find(({ label }) => saysMonths.test(label))?.periods ?? [];
  const parts = months.filter((cell) => (numberAt(examination, sheet, cell) ?? 12) < 12);
  return new Set(parts.map(({ column }) => column));
}

/** Months may double; years seldom do. The first sheet that shows revenue by year speaks for all. */
function growthFaults(examination: Examination): readonly RuleFault[] {
  const rows = examination.layout.sheets
    .filter(({ axis, role }) => axis?.step === 'year' && role === 'output')
    .flatMap(({ sheet, lines }) => {
      const line = lines.find(({ label }) => saysRevenue.test(label) && label.split(' ').length <= 2);
      return line ? [{ sheet, line, parts: partsOfYears(examination, sheet, lines) }] : [];
    });
  return rows.slice(0, 1).flatMap(({ sheet, line, parts }) => {
    const grown = line.periods.filter((cell, place) => {
      const before = line.periods[place - 1];
      const one = before && !parts.has(before.column) ? numberAt(examination, sheet, before) : null;
      const other = numberAt(examination, sheet, cell);
      return one !== null && other !== null && one > 0 && other > mostGrowth * one;
    });
    return placed(sheet, grown, 'growth', { label: line.label });
  });
}

function negativeCash(
  examination: Examination,
  { sheet, label, byPeriod }: StatementLine,
): readonly RuleFault[] {
  const cells = [...byPeriod.values()];
  const amounts = cells.map((cell) => numberAt(examination, sheet, cell) ?? 0);
  const peak = amounts.reduce((most, amount) => Math.max(most, Math.abs(amount)), 0);
  return placed(
    sheet,
    cells.filter((_, place) => (amounts[place] ?? 0) < -1e-9 * peak),
    'cash',
    { label },
  );
}

const singleNumber = (
  examination: Examination,
  sheet: number,
  { cells, periods }: SheetLine,
): number | null => {
  const single = cells.filter(
    (cell) => !periods.includes(cell) && typeof numberAt(examination, sheet, cell) === 'number',
  );
  const [only, ...others] = single;
  return only && others.length === 0 ? numberAt(examination, sheet, only) : null;
};

/** The present value of the terminal value, compared with the total value on the same sheet. */
function terminalFaults(examination: Examination): readonly RuleFault[] {
  return examination.layout.sheets.flatMap(({ sheet, lines }): readonly RuleFault[] => {
    const terminal = lines.filter(({ label }) => saysTerminal.test(label) && saysPresent.test(label));
    const whole = lines.filter(({ label }) => saysValue.test(label));
    if (terminal.length !== 1 || whole.length !== 1) return [];
    const [part, all] = [terminal[0], whole[0]];
    const value = part ? singleNumber(examination, sheet, part) : null;
    const total = all ? singleNumber(examination, sheet, all) : null;
    if (!part || value === null || total === null || total <= 0 || value <= mostTerminalPart * total)
      return [];
    const cells = part.cells.filter((cell) => typeof numberAt(examination, sheet, cell) === 'number');
    return placed(sheet, cells.slice(0, 1), 'terminal', { percent: Math.round((100 * value) / total) });
  });
}

function faults(examination: Examination): readonly RuleFault[] {
  const cash = findStatementLines(examination).get('cash');
  return [
    ...growthFaults(examination),
    ...(cash ? negativeCash(examination, cash) : []),
    ...terminalFaults(examination),
  ];
}

export const sense: Rule = {
  id: 'N09',
  severity: 'W',
  isNote: true,
  texts: {
    en: {
      title: 'Results make sense: growth under 100 %, most value within the forecast, no negative cash',
      messages: {
        growth: '{label} more than doubles within a year.',
        cash: '{label} is below zero.',
        terminal: '{percent} % of the value lies beyond the forecast.',
      },
      remedy: 'Make sure that the assumptions mean this, and be ready to explain it.',
    },
    ru: {
      title:
        'Результаты правдоподобны: рост до 100 %, стоимость в основном в пределах прогноза, деньги не ниже нуля',
      messages: {
        growth: '{label}: за год рост более чем вдвое.',
        cash: '{label}: меньше нуля.',
        terminal: '{percent} % стоимости приходится на время после прогноза.',
      },
      remedy: 'Убедитесь, что предположения означают именно это, и будьте готовы это объяснить.',
    },
  },
  notCheckable: (examination) =>
    examination.layout.sheets.some(({ axis }) => axis !== null)
      ? null
      : { en: 'Nothing stands over time in this workbook.', ru: 'В книге нет ничего по периодам.' },
  faults,
};
