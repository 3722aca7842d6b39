// Compares the years of the dashboard with sums over periods by the oracle's calendar.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evaluate } from '#evaluate/evaluate.ts';
import type { Template } from '#template/template.ts';
import { effort, searchTimeoutMs, seed } from '#testing/effort.ts';
import { settingOf } from '#testing/oracle/inputs.ts';
import { randomTemplate } from '#testing/templates/random-template.ts';
import { peakOf, tolerance } from './differences.ts';
import { compiled, figuresOf, line, namedFigures } from './named-figures.ts';

/** Lines of the dashboard, and the named lines that they gather by year. */
const flows = [
  ['headline.revenue', 'is_revenue'],
  ['income.tax', 'is_tax'],
  ['headline.net_income', 'is_net_income'],
  ['cash_flow.net_change', 'cf_net_change'],
] as const;
const balances = [
  ['headline.cash', 'bs_cash'],
  ['balance.retained_earnings', 'bs_retained_earnings'],
] as const;

interface Year {
  readonly year: number;
  readonly periods: readonly number[];
}

function yearsOf(template: Template): readonly Year[] {
  const { years } = settingOf(template, 1);
  const found = new Map<number, number[]>();
  for (const [t, year] of years.entries()) if (t > 0) found.set(year, [...(found.get(year) ?? []), t]);
  return [...found].map(([year, periods]) => ({ year, periods }));
}

function faults(template: Template): readonly string[] {
  const workbook = compiled(template);
  if (!workbook.sheets.some(({ id }) => id === 'dashboard')) return [];
  const figures = namedFigures(workbook, 1);
  const values = evaluate(workbook, 1);
  const { p } = settingOf(template, 1);
  const allowed = tolerance * peakOf(figures);
  const found: string[] = [];
  const row = (id: string) => Array.from(values.row(`dashboard.${id}`)).slice(1);
  const hold = (what: string, shown: number | undefined, expected: number, slack = 0) => {
    if (!(Math.abs((shown ?? Number.NaN) - expected) <= slack))
      found.push(`${what}: ${shown}, not ${expected}`);
  };
  const years = yearsOf(template);
  hold('years', row('phase').indexOf(0) < 0 ? row('phase').length : row('phase').indexOf(0), years.length);
  for (const id of ['label', 'headline.revenue', 'cash_flow.opening_cash', 'balance.cash'])
    for (const beyond of row(id).slice(years.length)) hold(`${id} beyond the forecast`, beyond, 0);
  for (const [index, { year, periods }] of years.entries()) {
    const months = periods.length < p ? (periods.length * 12) / p : 0;
    hold(`year ${index}`, row('year')[index], year);
    hold(`label ${index}`, row('label')[index], months * 10_000 + year);
    for (const [id, name] of flows) {
      const sum = periods.reduce((all, t) => all + (line(figures, name)[t] ?? 0), 0);
      hold(`${id} of ${year}`, row(id)[index], sum, allowed);
    }
    for (const [id, name] of balances) {
      const last = line(figures, name)[periods.at(-1) ?? 0] ?? 0;
      hold(`${id} of ${year}`, row(id)[index], last, allowed);
    }
  }
  return found;
}

test(`random templates, seed ${seed}`, { timeout: searchTimeoutMs }, () => {
  fc.assert(
    fc.property(randomTemplate, (template) => {
      expect(faults(template)).toEqual([]);
    }),
    { numRuns: effort.templates },
  );
});

function withOptions(template: Template, timing: object, rest: object): Template {
  const { options, ...data } = template.data;
  const { dateStart, periodicity } = options.timing;
  const { wc, modules } = options;
  const changed = { timing: { dateStart, periodicity, ...timing }, wc, modules, ...rest };
  return { ...template, data: { ...data, options: changed } };
}

test(
  `a year that ends in December and tax by period are what nothing said means, seed ${seed}`,
  () => {
    fc.assert(
      fc.property(randomTemplate, (template) => {
        const silent = withOptions(template, {}, {});
        const spoken = withOptions(template, { yearEnd: 12 }, { tax: { assessed: 'period' } });
        expect(compiled(spoken).sheets).toEqual(compiled(silent).sheets);
        expect(figuresOf(spoken)).toEqual(figuresOf(silent));
      }),
      { numRuns: effort.templatesComparedTwice },
    );
  },
  searchTimeoutMs,
);
