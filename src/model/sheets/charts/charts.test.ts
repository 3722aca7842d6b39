// Checks the charts sheet against its rules.
import { expect, test } from 'vitest';
import { readTemplate } from '#template/read-template.ts';
import type { Template } from '#template/template.ts';
import { buildTemplate } from '#testing/templates/build-template.ts';
import cafe from '#testing/templates/cafe.json' with { type: 'json' };
import { calculate } from '#testing/templates/calculate.ts';

function labelsOf(template: Template, role: 'heading' | 'text'): readonly string[] {
  const { workbook } = calculate(template);
  const sheet = workbook.sheets.find(({ id }) => id === 'charts');
  return sheet?.rows.filter((row) => row.role === role).map(({ label }) => label) ?? [];
}

test('[CHT-1] a line for each chart and the way to its rows', () => {
  const { template } = readTemplate(cafe);
  if (!template) throw new Error('the example is readable');
  expect(labelsOf(template, 'heading')).toEqual(['Charts and their numbers']);
  expect(labelsOf(template, 'text').slice(1)).toEqual([
    'Revenue by service: 3 rows of the chart data',
    'Revenue, EBITDA and net income: 3 rows of the chart data',
    'Cost structure: 6 rows of the chart data',
    'Cash and funding need: 2 rows of the chart data',
    'Assets and their financing: 5 rows of the chart data',
    'Cumulative free cash flow: 1 row of the chart data',
  ]);
});

test('[CHT-2] nothing to draw without chart data', () => {
  const template = buildTemplate({ off: ['module_chartsdata'] });
  expect(labelsOf(template, 'heading')).toEqual([]);
  expect(labelsOf(template, 'text')).toEqual(['There is nothing to draw: the chart data is switched off.']);
});
