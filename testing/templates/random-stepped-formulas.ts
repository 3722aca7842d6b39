// Random formulas with steps and memory, whose values stay within what a number can hold over sixty periods.
import fc from 'fast-check';
import { often } from './random-texts.ts';
import { money, percent, plain, reference, type SteppedFormula, steps } from './stepped-formulas.ts';

const flowRels = ['service', 'cos', 'sga', 'driver', 'fixedasset', 'loan'];

const variables = [
  plain('x'),
  money('m'),
  percent('q'),
  { ...money('k'), isFixed: true },
  reference('base', 'period_days'),
];

/** What a row may be multiplied with that comes back to itself. */
const factor = 'max(0, min(q, 1))';

const leaf = fc.constantFrom('x', 'm', 'q', 'k', 'base', '2', '0.5', 'year');
const input = fc.constantFrom('x', 'm', 'q', 'k', 'base');
const count = fc.constantFrom('1', '2', 'year', '3', '7', '60');

const amount = often<string>(
  [3, leaf],
  [2, fc.tuple(leaf, fc.constantFrom(' * ', '/', ' - '), leaf).map(([a, sign, b]) => `(${a}${sign}${b})`)],
  [1, input.map((row) => `prev(${row})`)],
  [1, input.map((row) => `sum(${row})`)],
  [1, fc.tuple(input, count).map(([row, n]) => `last(${row}, ${n})`)],
  [1, fc.tuple(input, count).map(([row, n]) => `ago(${row},${n})`)],
);

const memory = (row: string) =>
  often<string>(
    [3, fc.constantFrom(`prev(${row})`, `prev(${row}) * ${factor}`)],
    [1, count.map((n) => `ago(${row}, ${n}) * ${factor}`)],
  );

const combination = (a: string, b: string): fc.Arbitrary<string> =>
  fc.constantFrom(`${a} + ${b}`, `${a} - (${b})`, `max(0, ${b} - ${a})`, `min(${a}, ${b})`);

/** A step reads inputs, what any step was, and what an earlier one is. */
function stepText(earlier: readonly string[], all: readonly string[]): fc.Arbitrary<string> {
  const past = fc.constantFrom(...all).chain(memory);
  const now = fc
    .tuple(fc.constantFrom('year', ...earlier), count)
    .chain(([row, n]) =>
      row === 'year' ? fc.constant('year') : fc.constantFrom(row, `last(${row}, ${n})`, `sum(${row})`),
    );
  return fc.tuple(amount, often([2, past], [1, now])).chain(([a, b]) => combination(a, b));
}

const totalText = (last: string) =>
  fc.constantFrom(
    ...[last, `${last} * m`, `${last} / year + prev(total) * ${factor}`, `last(${last}, year)/year`],
    ...[
      `sum(${last}) * q`,
      `max(${last}, x) - min(0, ${last})`,
      `${last} / x`,
      `ago(total, 2) * ${factor} + x`,
    ],
  );

const stepIds = ['first_step', 'second', 'шаг_3'];

const used = (texts: readonly string[]) => {
  const words = new Set(texts.flatMap((text) => text.split(/[^\p{L}\d_.]+/u)));
  return variables.filter(({ id }) => words.has(id));
};

const customFormula = (id: string): fc.Arbitrary<SteppedFormula> =>
  fc
    .integer({ min: 1, max: stepIds.length })
    .map((length) => stepIds.slice(0, length))
    .chain((ids) =>
      fc.record({
        texts: fc.tuple(...ids.map((_, index) => stepText(ids.slice(0, index), ids))),
        total: totalText(ids[ids.length - 1] ?? ''),
        isLabelled: fc.boolean(),
        billing: fc.option(fc.constantFrom(...ids), { nil: null, freq: 2 }),
      }),
    )
    .map(({ texts, total, isLabelled, billing }) => {
      const named = texts.map((text, index) => [stepIds[index] ?? '', isLabelled ? `step = ${text}` : text]);
      return {
        ...{ id, name: id, expression: `total = ${total}`, allowedRels: flowRels },
        ...{ variables: used([...texts, total]), steps: steps(Object.fromEntries(named)) },
        ...(billing !== null && { billing }),
      };
    });

/** Reads a row of another one of its kind, or its own, a period before. */
export const ring: SteppedFormula = {
  ...{ id: 'ring', name: 'Ring', allowedRels: ['service', 'cos', 'sga', 'driver'] },
  expression: `total = x + prev(past) * ${factor}`,
  variables: [plain('x'), percent('q'), reference('past', 'period_number')],
};

/** Reads any total of a section a period before. */
export const lagged: SteppedFormula = {
  ...{ id: 'lagged', name: 'Lagged', allowedRels: ['sga', 'driver', 'service'] },
  expression: 'total = share * ago(past, 1) + x',
  variables: [percent('share'), plain('x'), reference('past', 'section_sales')],
};

export const pastVariable = 'past';

export const customSteppedFormulas: fc.Arbitrary<readonly SteppedFormula[]> = fc
  .tuple(customFormula('stepped_1'), customFormula('stepped_2'), customFormula('stepped_3'))
  .map((custom) => [...custom, ring, lagged]);
