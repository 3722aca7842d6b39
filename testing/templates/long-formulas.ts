// Random formulas as long and as deep as people may write them, each with what it comes to.
import fc from 'fast-check';

export interface LongFormula {
  readonly text: string;
  /** Of the numbers of its variables, worked out step by step from the left. */
  readonly result: (values: readonly number[]) => number;
}

export const longFormulaVariables = 12;

const variable = fc
  .nat(longFormulaVariables - 1)
  .map((index): LongFormula => ({ text: `v${index}`, result: (values) => values[index] ?? 0 }));

const operators: Readonly<Record<string, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => (right === 0 ? 0 : left / right),
};

const inParentheses = ({ text, result }: LongFormula): LongFormula => ({ text: `(${text})`, result });

/** One operation after another with operators of one strength, as nothing then has to be read before something on its left. */
const chain = (
  operand: fc.Arbitrary<LongFormula>,
  signs: readonly string[],
  maxLength: number,
): fc.Arbitrary<LongFormula> =>
  fc
    .tuple(operand, fc.array(fc.tuple(fc.constantFrom(...signs), operand), { minLength: 1, maxLength }))
    .map(([first, rest]) =>
      inParentheses(
        rest.reduce(
          (before, [sign, { text, result }]) => ({
            text: `${before.text} ${sign} ${text}`,
            result: (values) => (operators[sign] ?? Math.max)(before.result(values), result(values)),
          }),
          first,
        ),
      ),
    );

const extreme = (operand: fc.Arbitrary<LongFormula>): fc.Arbitrary<LongFormula> =>
  fc.tuple(fc.boolean(), operand, operand).map(([isLeast, left, right]) => ({
    text: `${isLeast ? 'min' : 'max'}(${left.text}, ${right.text})`,
    result: (values) => (isLeast ? Math.min : Math.max)(left.result(values), right.result(values)),
  }));

const opposite = (operand: fc.Arbitrary<LongFormula>): fc.Arbitrary<LongFormula> =>
  operand.map(({ text, result }) => ({ text: `(-${text})`, result: (values) => -result(values) }));

/** One more level than the operands have. */
const deeper = (operand: fc.Arbitrary<LongFormula>): fc.Arbitrary<LongFormula> =>
  fc.oneof(
    { weight: 4, arbitrary: variable },
    { weight: 1, arbitrary: chain(operand, ['+', '-'], 3) },
    { weight: 1, arbitrary: chain(operand, ['*', '/'], 3) },
    { weight: 2, arbitrary: extreme(operand) },
    { weight: 1, arbitrary: opposite(operand) },
  );

const operand = deeper(deeper(deeper(deeper(deeper(variable)))));

export const longFormula: fc.Arbitrary<LongFormula> = fc.oneof(
  chain(operand, ['+', '-'], 24),
  chain(operand, ['*', '/'], 24),
);
