// N05: shorter periods add up to the years shown elsewhere under the same label.
import { areaAddress } from '../../book/address.ts';
import type { BookCell } from '../../book/book.ts';
import type { Recalculation } from '../../calculate/recalculation.ts';
import type { Examination } from '../../examination/examination.ts';
import type { Rule, RuleFault } from '../../findings/rule.ts';
import type { SheetLayout, SheetLine } from '../../layout/layout.ts';
import { lineAreas } from '../cell-ranges.ts';
import { toleranceFor } from './parts/identity.ts';
import { findStatementLines, periodCells, spacedTitle } from './parts/statement-lines.ts';
import { statementTitles } from './parts/statement-words.ts';
import { faultsOfStates } from './parts/workbook-states.ts';

interface SheetPair {
  readonly yearly: {
    readonly sheet: number;
    readonly label: string;
    readonly cells: ReadonlyMap<string, BookCell>;
  };
  /** Cells of the shorter periods by year. */
  readonly parts: { readonly sheet: number; readonly cells: ReadonlyMap<string, readonly BookCell[]> };
}

const isMoneyLine = ({ role, label, periods }: SheetLine): boolean =>
  label !== '' && periods.length > 0 && role !== 'header' && role !== 'check' && role !== 'heading';

/** Lines by their label, without those whose label occurs twice. */
function uniqueLines({ lines }: SheetLayout): ReadonlyMap<string, SheetLine> {
  const found = new Map<string, SheetLine | null>();
  for (const line of lines.filter(isMoneyLine)) {
    const label = line.label.trim().toLowerCase();
    found.set(label, found.has(label) ? null : line);
  }
  return new Map([...found].flatMap(([label, line]) => (line ? [[label, line] as const] : [])));
}

/** The year that a period starts in, by the month that years end with. */
function yearOf(key: string, yearEnd: number): string | null {
  const [, year, quarter, month] = /^(\d{4})-(?:Q(\d)|(\d\d))/.exec(key) ?? [];
  if (year === undefined) return null;
  const first = quarter === undefined ? Number(month) : Number(quarter) * 3 - 2;
  return String(Number(year) + (first > yearEnd ? 1 : 0));
}

function byYear(
  cells: ReadonlyMap<string, BookCell>,
  yearEnd: number,
): ReadonlyMap<string, readonly BookCell[]> {
  const years = new Map<string, BookCell[]>();
  for (const [key, cell] of cells) {
    const year = yearOf(key, yearEnd);
    if (year !== null) years.set(year, [...(years.get(year) ?? []), cell]);
  }
  return years;
}

function pairsOf({ book, layout }: Examination, yearEnd: number): readonly SheetPair[] {
  const isStatement = ({ sheet }: SheetLayout): boolean => {
    const title = spacedTitle(book.sheets[sheet]?.title ?? '');
    return statementTitles.some(([, words]) => words.test(title));
  };
  const shorter = layout.sheets.filter(
    (sheet) => (sheet.axis?.step === 'month' || sheet.axis?.step === 'quarter') && isStatement(sheet),
  );
  const yearly = layout.sheets.filter(({ axis }) => axis?.step === 'year');
  const lines = shorter.map((sheet) => ({ sheet, lines: uniqueLines(sheet) }));
  return yearly.flatMap((sheet) =>
    [...uniqueLines(sheet)].flatMap(([label, line]): readonly SheetPair[] => {
      const matches = lines.flatMap((one) => {
        const found = one.lines.get(label);
        return found && one.sheet.axis && found.unit === line.unit
          ? [{ sheet: one.sheet, axis: one.sheet.axis, found }]
          : [];
      });
      const [first, ...others] = matches;
      if (!first || others.length > 0 || !sheet.axis) return [];
      const cells = byYear(periodCells(first.found, first.axis, first.sheet.sheet), yearEnd);
      return [
        {
          yearly: {
            sheet: sheet.sheet,
            label: line.label,
            cells: periodCells(line, sheet.axis, sheet.sheet),
          },
          parts: { sheet: first.sheet.sheet, cells },
        },
      ];
    }),
  );
}

const numberAt = (values: Recalculation, sheet: number, { line, column }: BookCell): number | null => {
  const address = { sheet, line, column };
  const value = values.isCalculated(address) ? values.valueAt(address) : null;
  return typeof value === 'number' ? value : null;
};

/** A flow is the sum of the year's periods, a balance its last period, an opening one its first; whichever fits more years is assumed. */
function failingYears(examination: Examination, { yearly, parts }: SheetPair, values: Recalculation) {
  const years = [...yearly.cells].flatMap(([year, cell]) => {
    const shown = numberAt(values, yearly.sheet, cell);
    const within = (parts.cells.get(year) ?? []).map((part) => numberAt(values, parts.sheet, part));
    const known = within.filter((amount) => amount !== null);
    if (shown === null || known.length === 0 || known.length < within.length) return [];
    return [
      {
        cell,
        shown,
        sum: known.reduce((sum, amount) => sum + amount, 0),
        start: known[0] ?? 0,
        end: known.at(-1) ?? 0,
      },
    ];
  });
  const peak = years.reduce((most, { shown, sum }) => Math.max(most, Math.abs(shown), Math.abs(sum)), 0);
  const slack = toleranceFor(peak, findStatementLines(examination), values);
  const differs = (one: number, other: number): boolean => Math.abs(one - other) > slack;
  const ways = (['sum', 'end', 'start'] as const).map((way) =>
    years.filter((year) => differs(year.shown, year[way])),
  );
  const failing = ways.reduce((least, way) => (way.length < least.length ? way : least), years);
  const isEmpty = peak <= slack;
  return { cells: failing.map(({ cell }) => cell), yearCount: isEmpty ? 0 : years.length };
}

/** Where years end with another month than was thought, most lines do not come to their years. */
const leastHeld = 2 / 3;

/** December first, as that is the usual one. */
const yearEnds = [12, 3, 6, 9, 1, 2, 4, 5, 7, 8, 10, 11];

/** Lines that hold in every year show which month years end with; empty where none does. */
function pairsByYear(examination: Examination): readonly SheetPair[] {
  for (const yearEnd of yearEnds) {
    const pairs = pairsOf(examination, yearEnd);
    const outcomes = pairs.map((pair) => failingYears(examination, pair, examination.recalculation));
    const comparable = outcomes.filter(({ yearCount }) => yearCount > 0);
    const agreeing = comparable.filter(({ cells }) => cells.length === 0).length;
    if (agreeing > 0 && agreeing >= leastHeld * comparable.length) return pairs;
  }
  return [];
}

function pairFaults(examination: Examination, pair: SheetPair, values: Recalculation): readonly RuleFault[] {
  const { cells, yearCount } = failingYears(examination, pair, values);
  if (cells.length * 2 >= yearCount) return [];
  return lineAreas(cells).map((area) => ({
    sheet: pair.yearly.sheet,
    cell: areaAddress(area),
    words: { label: pair.yearly.label },
  }));
}

export const periodsAddUpToYears: Rule = {
  id: 'N05',
  severity: 'C',
  texts: {
    en: {
      title: 'Shorter periods add up to years',
      messages: { years: '{label} of the year is not what its months or quarters come to.' },
      remedy: 'Calculate the year from its periods: a flow as their sum, a balance as that of the last one.',
    },
    ru: {
      title: 'Короткие периоды складываются в годы',
      messages: { years: '{label}: значение за год не получается из его месяцев или кварталов.' },
      remedy: 'Считайте год по его периодам: поток как их сумму, остаток как остаток последнего.',
    },
  },
  notCheckable: (examination) =>
    pairsByYear(examination).length > 0
      ? null
      : {
          en: 'No lines of the statements stand by month or quarter and by year too.',
          ru: 'Строки отчётов не показаны и по месяцам или кварталам, и по годам.',
        },
  faults: (examination) => {
    const pairs = pairsByYear(examination);
    return faultsOfStates(examination, (values) =>
      pairs.flatMap((pair) => pairFaults(examination, pair, values)),
    );
  },
};
