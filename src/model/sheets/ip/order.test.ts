// Checks in what order the sheet stands: results, what they are worked out of, and what only the engine needs.
import { expect, test } from 'vitest';
import { buildTemplate } from '#testing/templates/build-template.ts';
import { calculate } from '#testing/templates/calculate.ts';

test('[IP-31] what it is worth and what it returns stands first, how a rate is found in a group at the end', () => {
  const { workbook, values } = calculate(buildTemplate({ npv: { wacc: '10' } }));
  const rows = workbook.sheets.find(({ id }) => id === 'ip')?.rows ?? [];
  const at = (part: string) => rows.findIndex(({ id }) => id === `ip.${part}`);
  const results = rows.filter(({ id }) => id.startsWith('ip.result_'));
  expect(results.map(({ id }) => id.slice('ip.result_'.length))).toEqual([
    ...['npv', 'ev_gordon', 'ev_multiple', 'equity_gordon', 'equity_multiple'],
    ...['irr', 'payback', 'discounted_payback', 'profitability_index'],
  ]);
  expect(results.map(({ id }) => values.constant(id))).toEqual(
    results.map(({ id }) => values.constant(id.replace('result_', ''))),
  );
  expect(at('result_profitability_index')).toBeLessThan(at('fcff'));
  expect(at('irr')).toBeLessThan(at('heading.technical'));
  const technical = rows.slice(at('heading.technical') + 1);
  expect(technical.map(({ id }) => id)).toContain('ip.irr_start');
  expect(technical.every(({ outline }) => outline === 1)).toBe(true);
  expect(rows.slice(0, at('heading.technical') + 1).every(({ outline }) => outline === 0)).toBe(true);
});
