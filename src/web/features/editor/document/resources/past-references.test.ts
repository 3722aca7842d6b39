// Tests that rows which are read of the past alone make no cycle, for the picker as for the compiler.
import { expect, it } from 'vitest';
import { compile } from '#model/compile.ts';
import type { Template } from '#template/template.ts';
import { buildTemplate, formulaOf } from '#testing/templates/build-template.ts';
import { rowsReading } from './reference-cycles.ts';

const base = { id: 'base', name: 'Base', isReference: true };
const amount = { id: 'amount', name: 'Amount', isCurrency: true };

const of = (first: string, second: string): Template =>
  buildTemplate({
    formulas: [
      formulaOf('before', 'total = prev(base) + ago(base, 2) + amount', [base, amount]),
      formulaOf('now', 'total = base + prev(base) + amount', [base, amount]),
      {
        ...formulaOf('stepped', 'total = kept + amount', [base, amount]),
        steps: [{ id: 'kept', name: 'Kept', expression: 'last(base, 3)' }],
      },
    ],
    services: [
      { id: 'a', formula: first, data: { amount: '1' }, lookups: { base: 'b' } },
      { id: 'b', formula: second, data: { amount: '2' }, lookups: { base: 'a' } },
    ],
  });

const isRefused = (template: Template, id: string, row: string) =>
  rowsReading(template, { id, rel: 'service', flowIndex: 0 }, 'base').has(row);

const cycles = (template: Template) =>
  compile(template).diagnostics.filter(({ message }) => message.includes('Circular reference')).length;

it.each([
  ['before', 'now', 0],
  ['now', 'before', 0],
  ['before', 'before', 0],
  ['before', 'stepped', 0],
  ['now', 'now', 1],
  ['stepped', 'now', 1],
])('%s and %s', (first, second, count) => {
  const template = of(first, second);
  expect(Math.min(1, cycles(template))).toBe(count);
  expect([isRefused(template, 'a', 'b'), isRefused(template, 'b', 'a')]).toEqual([count > 0, count > 0]);
});

it('a total may be read of the past by its own formula', () => {
  const template = buildTemplate({
    formulas: [formulaOf('before', 'total = prev(base) + amount', [base, amount])],
    services: [{ id: 'a', formula: 'before', data: { amount: '1' }, lookups: { base: 'a' } }],
  });
  expect([cycles(template), isRefused(template, 'a', 'a')]).toEqual([0, false]);
  expect(isRefused(template, 'a', 'section_sales')).toBe(false);
});
