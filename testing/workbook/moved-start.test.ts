// Moves the start date in written workbooks: recalculated, they show what a template that starts then shows.
import { expect, test, vi } from 'vitest';
import { evaluate } from '#evaluate/evaluate.ts';
import { readDate } from '#template/date.ts';
import type { Periodicity, Template } from '#template/template.ts';
import { searchTimeoutMs } from '#testing/effort.ts';
import { type RecalculatedWorkbook, recalculateTyped } from '#testing/libreoffice/typed-workbooks.ts';
import { differences } from '#testing/model/differences.ts';
import { compiled } from '#testing/model/named-figures.ts';
import { settingOf } from '#testing/oracle/inputs.ts';
import { oracle } from '#testing/oracle/oracle.ts';
import { movingTemplate } from '#testing/templates/moving-template.ts';
import { toSerial } from '#workbook/serial-date.ts';
import type { Workbook } from '#workbook/workbook.ts';

/** LibreOffice takes some seconds to start and one or two a file, on a busy machine several times that. */
vi.setConfig({ testTimeout: searchTimeoutMs });

interface Timing {
  readonly periodicity: Periodicity;
  readonly periods: number;
  readonly yearEnd: number;
  readonly dateStart: string;
}

function timed({ periodicity, periods, yearEnd, dateStart }: Timing): Template {
  const { data, layout, ...rest } = movingTemplate('en');
  const timing = { ...data.options.timing, periodicity, yearEnd, dateStart };
  return {
    ...rest,
    layout: { ...layout, cFcstColCount: periods },
    data: { ...data, options: { ...data.options, timing } },
  };
}

/** Where the template starts, and where its workbook is moved to. Each begins with three years, for which there are numbers by year. */
const moves: readonly (Omit<Timing, 'dateStart'> & { readonly from: string; readonly to: string })[] = [
  { periodicity: 'month', periods: 36, yearEnd: 12, from: '2027-01-01', to: '2027-07-01' },
  { periodicity: 'month', periods: 30, yearEnd: 3, from: '2027-04-01', to: '2028-02-15' },
  { periodicity: 'quarter', periods: 12, yearEnd: 12, from: '2027-01-01', to: '2028-05-01' },
  { periodicity: 'quarter', periods: 10, yearEnd: 6, from: '2027-07-01', to: '2027-06-30' },
  { periodicity: 'year', periods: 4, yearEnd: 9, from: '2027-01-01', to: '2027-10-01' },
];

const serialOf = (day: string): number => {
  const date = readDate(day);
  if (!date) throw new Error(`${day} is no day`);
  return toSerial(date);
};

/** An empty cell counts as 0, a text is n/a. */
const figure = (shown: unknown): number | null =>
  shown === null ? 0 : typeof shown === 'number' ? shown : null;

const namedIn = ({ names }: Workbook, shown: RecalculatedWorkbook) =>
  Object.fromEntries(
    names.map(({ name, row, at }) => [
      name,
      at === 'constant' ? figure(shown.constant(row)) : shown.row(row).map(figure),
    ]),
  );

/** The sums by year of a line, by the oracle's calendar. */
function byYear(template: Template, line: readonly (number | null)[]): readonly number[] {
  const { years } = settingOf(template, 1);
  const sums = new Map<number, number>();
  for (const [t, year] of years.entries()) if (t > 0) sums.set(year, (sums.get(year) ?? 0) + (line[t] ?? 0));
  return [...sums.values()];
}

/** Of the dashboard, every row as a template that starts on the day shows it. */
function holdYears(template: Template, shown: RecalculatedWorkbook): void {
  const moved = compiled(template);
  const values = evaluate(moved);
  const rows = moved.sheets.find(({ id }) => id === 'dashboard')?.rows ?? [];
  for (const { id, periods } of rows) {
    if (!periods) continue;
    const expected = Array.from(values.row(id).subarray(1));
    expect([id, shown.row(id).slice(1).map(figure)]).toEqual([
      id,
      expected.map((value) => (Number.isNaN(value) ? null : expect.closeTo(value, 4))),
    ]);
  }
}

const near = (values: readonly number[]) => values.map((value) => expect.closeTo(value, 4));

test('[BOOK-4] [TIME-10] [DSH-15] the start date may be moved to any day', async () => {
  const books = moves.map(({ from, to, ...timing }) => ({
    workbook: compiled(timed({ ...timing, dateStart: from })),
    template: timed({ ...timing, dateStart: to }),
    typed: [{ row: 'assumptions.start', at: 'constant', number: serialOf(to) }] as const,
  }));
  const all = await recalculateTyped(books);
  for (const [index, { workbook, template }] of books.entries()) {
    const shown = all[index];
    if (!shown) throw new Error('every workbook comes back');
    expect(shown.constant('content.failed')).toBe(0);
    expect(shown.constant('content.master')).toBe(0);
    const expected = oracle(template, 1);
    // The search for a rate of return starts where it ended when the file was made, which may be far off.
    const { ip_irr: _, ...figures } = expected;
    expect(differences(figures, namedIn(workbook, shown))).toEqual([]);
    const years = byYear(template, expected.is_revenue as readonly number[]);
    const revenue = shown.row('dashboard.headline.revenue').slice(1);
    expect(revenue.slice(0, years.length)).toEqual(near(years));
    expect(revenue.slice(years.length)).toEqual(revenue.slice(years.length).map(() => 0));
    holdYears(template, shown);
  }
});
