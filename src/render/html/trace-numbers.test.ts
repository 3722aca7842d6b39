// Works out the line of numbers under a figure, as a reader with a calculator would, and holds it to the figure.
import { expect, test } from 'vitest';
import { evaluate, type Values } from '#evaluate/evaluate.ts';
import { compile } from '#model/compile.ts';
import { cafeTemplate, cafeWithExit } from '#testing/templates/cafe-template.ts';
import { prepareTrace, type TraceColumn, trace } from './trace.ts';

/** A shown number stands for all that are rounded to it, so what is worked out of some lies between two ends. */
type Range = readonly [least: number, most: number];

const around = (ends: readonly number[]): Range => [Math.min(...ends), Math.max(...ends)];

const pairs = ([a, b]: Range, [c, d]: Range, apply: (one: number, other: number) => number): Range =>
  around([apply(a, c), apply(a, d), apply(b, c), apply(b, d)]);

const operators: Readonly<Record<string, (one: number, other: number) => number>> = {
  '+': (one, other) => one + other,
  '−': (one, other) => one - other,
  '×': (one, other) => one * other,
  '÷': (one, other) => one / other,
};

function shownRange(text: string): Range {
  const digits = text.replace(/[,%]/g, '');
  const [, decimals = ''] = digits.split('.');
  const half = decimals === '' ? 0 : 0.5 * 10 ** -decimals.length;
  const parts = text.endsWith('%') ? 100 : 1;
  return [(Number(digits) - half) / parts, (Number(digits) + half) / parts];
}

/** Multiplies before it adds, from left to right, brackets first. */
function workedOut(line: string): Range {
  const tokens = line.match(/[\d.,]+%?|[+−×÷()]/g) ?? [];
  let next = 0;
  const take = (): string => {
    next += 1;
    return tokens[next - 1] ?? '';
  };
  const operand = (): Range => {
    const token = take();
    if (token === '−') return pairs([0, 0], operand(), (zero, other) => zero - other);
    if (token !== '(') return shownRange(token);
    const inner = chain('+−', () => chain('×÷', operand));
    take();
    return inner;
  };
  const chain = (signs: string, part: () => Range): Range => {
    let left = part();
    while (next < tokens.length && signs.includes(tokens[next] ?? ' ')) {
      const apply = operators[take()];
      if (apply) left = pairs(left, part(), apply);
    }
    return left;
  };
  return chain('+−', () => chain('×÷', operand));
}

function valueAt(values: Values, rowId: string, column: TraceColumn): number {
  if (column === 'constant') return values.constant(rowId);
  if (column === 'total') return values.total(rowId);
  return values.row(rowId)[column === 'zero' ? 0 : column + 1] ?? Number.NaN;
}

/** Where nothing is divided by 0, the remark on that does not matter. */
const withoutGuard = (line: string): string => line.replace(/ \(n\/a if [^()]+\)$/, '');

const isArithmetic = (line: string): boolean => /^[\d.,%+−×÷() ]+$/.test(line) && / [+−×÷] /.test(line);

test.each([
  ['50 ÷ 100 × 39,106.00', 19_553],
  ['2 − (−3 − 4) × 2', 16],
  ['10.0% × 30 + 12 ÷ 4 ÷ 3', 4],
])('a reader works out %s', (line, value) => {
  const [least, most] = workedOut(line);
  expect(least).toBeLessThanOrEqual(value);
  expect(most).toBeGreaterThanOrEqual(value);
  expect(most - least).toBeLessThanOrEqual(0.05);
});

/** Whether a line that is plain arithmetic comes to the value; null for any other line. */
function comesTo(line: string, value: number): { readonly isSo: boolean } | null {
  if (!isArithmetic(line) || !Number.isFinite(value)) return null;
  const [least, most] = workedOut(line);
  return { isSo: value >= least - 1e-6 && value <= most + 1e-6 };
}

test.each([
  ['of the example', cafeTemplate()],
  ['with an exit', cafeWithExit('gordon')],
])(
  '[GRID-9] what the numbers of a formula come to is the number they stand under, on every sheet %s',
  (_, template) => {
    const model = compile(template).workbook;
    if (!model) throw new Error('the example can be built');
    const values = evaluate(model);
    const book = prepareTrace(model, values);
    const columns: readonly TraceColumn[] = ['constant', 'total', 'zero', 0, 1, 17, model.periodCount - 1];
    const wrong: string[] = [];
    const held: string[] = [];
    for (const { id: rowId } of model.sheets.flatMap(({ rows }) => rows)) {
      for (const column of columns) {
        const line = withoutGuard(trace(book, { rowId, column })?.formula?.numbers ?? '');
        const value = valueAt(values, rowId, column);
        const found = comesTo(line, value);
        if (found) (found.isSo ? held : wrong).push(`${rowId} ${column}: ${line} = ${value}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(held.length).toBeGreaterThan(400);
    expect(held.filter((line) => line.includes('%')).length).toBeGreaterThan(5);
    expect(held.join('\n')).toContain(': 9.0% ÷ 12 × 25,000.00 = 187.5');
  },
);
