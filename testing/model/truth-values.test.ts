// Checks that no formula uses a truth value as a number: in Excel TRUE equals no number, and sums of cells skip it.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import type { Template } from '#template/template.ts';
import { effort, searchTimeoutMs } from '#testing/effort.ts';
import { anyTemplate } from '#testing/templates/any-template.ts';
import { cafeTemplate } from '#testing/templates/cafe-template.ts';
import type { BinaryOperator, CellExpression } from '#workbook/cell-expression.ts';
import { compiled } from './named-figures.ts';

const comparisons: ReadonlySet<BinaryOperator> = new Set(['=', '<>', '<', '>', '<=', '>=']);

const isTruth = (expression: CellExpression): boolean =>
  (expression.kind === 'binary' && comparisons.has(expression.operator)) ||
  (expression.kind === 'call' && expression.name === 'ISNUMBER');

/** Arithmetic turns a truth value into 1 or 0, and IF asks for one; anything else would read it as something it is not. */
function misreadIn(expression: CellExpression): readonly CellExpression[] {
  switch (expression.kind) {
    case 'negate':
      return misreadIn(expression.operand);
    case 'binary': {
      const parts = [expression.left, expression.right];
      const misread = comparisons.has(expression.operator) ? parts.filter(isTruth) : [];
      return [...misread, ...parts.flatMap(misreadIn)];
    }
    case 'call': {
      const read = expression.name === 'IF' ? expression.args.slice(1) : expression.args;
      return [...read.filter(isTruth), ...expression.args.flatMap(misreadIn)];
    }
    default:
      return [];
  }
}

const misreadAsCell = (expression: CellExpression): readonly CellExpression[] => [
  ...(isTruth(expression) ? [expression] : []),
  ...misreadIn(expression),
];

const faultsOf = (template: Template): readonly string[] =>
  compiled(template).sheets.flatMap(({ rows }) =>
    rows.flatMap(({ id, constant, total, zero, periods }) => {
      const formulas = [constant, total, zero, periods].flatMap((cell) =>
        cell?.kind === 'formula' ? [cell.expression] : [],
      );
      return formulas.flatMap(misreadAsCell).map((found) => `${id}: ${JSON.stringify(found)}`);
    }),
  );

test.each([
  [
    'the default template',
    () => defaultTemplate({ uuid: '', timestamp: 0, language: 'en', dateStart: '2027-01-01' }),
  ],
  ['the café', cafeTemplate],
])('%s compares numbers with numbers', (_, template) => {
  expect(faultsOf(template())).toEqual([]);
});

test(
  'so does any template',
  () => {
    fc.assert(
      fc.property(anyTemplate, (template) => {
        expect(faultsOf(template)).toEqual([]);
      }),
      { numRuns: effort.templatesComparedTwice },
    );
  },
  searchTimeoutMs,
);
