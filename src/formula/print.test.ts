// Checks printing against texts written out by hand, and round-trips random trees through the parser.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Expression } from './expression.ts';
import { parse } from './parse.ts';
import { print } from './print.ts';

test.each([
  ['total=a+b*c', 'total = a + b * c'],
  ['total = (a+b)*c', 'total = (a + b) * c'],
  ['total = a-(b-c)', 'total = a - (b - c)'],
  ['total = (a-b)-c', 'total = a - b - c'],
  ['total = a/(b*c)', 'total = a / (b * c)'],
  ['x = -(a+b)', 'x = -(a + b)'],
  ['x = - - a', 'x = --a'],
  ['итог = цена билета * 1.50', 'итог = цена билета * 1.5'],
  ['x = .0000001', 'x = 0.0000001'],
])('%s is written as %s', (text, printed) => {
  const parsed = parse(text);
  expect(parsed.ok && print(parsed.equation)).toBe(printed);
});

const leaf: fc.Arbitrary<Expression> = fc.oneof(
  fc.nat(10_000).map((cents): Expression => ({ kind: 'number', value: cents / 100 })),
  fc.constantFrom('a', 'цена', 'volume 2').map((id): Expression => ({ kind: 'variable', id })),
);

const { tree } = fc.letrec<{ tree: Expression }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 6 },
    leaf,
    tie('tree').map((operand): Expression => ({ kind: 'negate', operand })),
    fc
      .tuple(tie('tree'), fc.constantFrom('+', '-', '*', '/'), tie('tree'))
      .map(([left, operator, right]): Expression => ({ kind: 'binary', left, operator, right })),
  ),
}));

test('what is printed is read back as the same tree', () => {
  fc.assert(
    fc.property(tree, (expression) => {
      expect(parse(print({ name: 'total', expression }))).toEqual({
        ok: true,
        equation: { name: 'total', expression },
      });
    }),
  );
});
