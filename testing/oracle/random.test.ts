// Checks what must hold of the oracle's figures for any template in which inputs move and formulas have steps.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { effort, searchTimeoutMs, seed } from '#testing/effort.ts';
import { drivenTemplate } from '#testing/templates/driven-template.ts';
import { steppedTemplate, steppedTemplateWith } from '#testing/templates/stepped-template.ts';
import { numbersOf } from './line.ts';
import { type OracleFigures, oracle } from './oracle.ts';
import type { TemplateJson } from './template-json.ts';

const lineOf = (figures: OracleFigures, name: string): readonly number[] => {
  const figure = figures[name];
  return Array.isArray(figure) ? numbersOf(figure) : [];
};

/** The largest balance or flow, or 1. */
const peakOf = (figures: OracleFigures): number =>
  Object.values(figures).reduce<number>(
    (most, figure) =>
      Array.isArray(figure) ? Math.max(most, ...figure.map((value) => Math.abs(value ?? 0))) : most,
    1,
  );

/** Numbers in every row, a balance sheet that balances, cash that ties. */
function holds(template: TemplateJson, scenario: number): void {
  const figures = oracle(template, scenario);
  const peak = peakOf(figures);
  expect(peak).toBeLessThan(Number.POSITIVE_INFINITY);
  const line = (name: string) => lineOf(figures, name);
  const isSmall = (value: number) => expect(Math.abs(value)).toBeLessThanOrEqual(1e-9 * peak);
  /** Each balance is the one before and what came in, less what went out. */
  const ties = (balance: string, came: readonly string[], went: readonly string[]): void => {
    for (const [t, value] of line(balance).entries()) {
      if (t === 0) continue;
      const sum = (names: readonly string[]) => names.reduce((all, name) => all + (line(name)[t] ?? 0), 0);
      isSmall(value - (line(balance)[t - 1] ?? 0) - sum(came) + sum(went));
    }
  };
  line('bs_check').forEach(isSmall);
  expect(line('bs_cash')).toEqual(line('cf_closing_cash'));
  ties('bs_cash', ['cf_operating', 'cf_investing', 'cf_financing'], []);
  ties('bs_debt', ['financing_drawdown'], ['financing_repayment']);
  ties('bs_paid_in_capital', ['financing_contribution'], ['financing_equity_repayment']);
  ties('bs_fixed_assets', ['fixedassets_capex', 'is_gain'], ['fixedassets_depreciation', 'cf_proceeds']);
  ties('bs_retained_earnings', ['is_net_income'], ['is_dividends']);
}

test.each([
  ['whose inputs move', drivenTemplate],
  ['of steps and memory', steppedTemplateWith([])],
  ['of everything mixed', steppedTemplate],
])(`random templates %s, seed ${seed}`, { timeout: searchTimeoutMs }, (_, templates) => {
  fc.assert(fc.property(templates, fc.integer({ min: 1, max: 3 }), holds), { numRuns: effort.templates });
});
