// Checks what must hold of the oracle's figures for any template in which inputs move and formulas have steps.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { effort, searchTimeoutMs, seed } from '#testing/effort.ts';
import { drivenTemplate } from '#testing/templates/driven-template.ts';
import { steppedTemplate } from '#testing/templates/stepped-template.ts';
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
  for (const value of lineOf(figures, 'bs_check')) expect(Math.abs(value)).toBeLessThanOrEqual(1e-9 * peak);
  expect(lineOf(figures, 'bs_cash')).toEqual(lineOf(figures, 'cf_closing_cash'));
}

test.each([
  ['whose inputs move', drivenTemplate],
  ['of steps and memory', steppedTemplate],
])(`random templates %s, seed ${seed}`, { timeout: searchTimeoutMs }, (_, templates) => {
  fc.assert(fc.property(templates, fc.integer({ min: 1, max: 3 }), holds), { numRuns: effort.templates });
});
