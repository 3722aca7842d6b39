// Bodies of requests that are almost right: cut and spoiled as text, or with a value replaced by one that fits nowhere.
import fc from 'fast-check';
import { damagedTemplate } from '#testing/templates/damaged-template.ts';

/** A position in a JSON text, and what to put there instead of a few characters. */
const mutation = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.nat(20),
  text: fc.oneof(
    fc.constantFrom('', '"', '{', '}', '[', ']', ',', ':', '\\', '\0', '\ud800', '\ufeff', '\u202e'),
    fc.constantFrom('null', 'true', '-1', '1e999', '9007199254740993', '"\\u0000"', '"\\ud800"', '{}', '[]'),
    fc.constantFrom('"__proto__":{"a":1},', '"constructor":{"prototype":{}},', '"toString":1,', '=1+1'),
    fc.string({ unit: 'binary', maxLength: 30 }),
  ),
});

type Mutation = typeof mutation extends fc.Arbitrary<infer One> ? One : never;

const mutate = (text: string, mutations: readonly Mutation[]): string =>
  mutations.reduce((whole, { at, length, text: inserted }) => {
    const start = Math.floor(at * whole.length);
    return whole.slice(0, start) + inserted + whole.slice(start + length);
  }, text);

/** A text of JSON with up to four places spoiled; most are no JSON any more. */
export const mutatedText = (text: string): fc.Arbitrary<string> =>
  fc.array(mutation, { minLength: 1, maxLength: 4 }).map((mutations) => mutate(text, mutations));

const deep = (depth: number): unknown =>
  Array.from({ length: depth }).reduce<unknown>(
    (inner, _, index) => (index % 2 === 0 ? [inner] : { a: inner }),
    0,
  );

/** What takes long to read, to compare or to normalise, and what no text, number or list should be. */
const hostileValue = fc.constantFrom<unknown>(
  '\ufdfa'.repeat(20_000),
  'a\u0301'.repeat(20_000),
  'x'.repeat(100_000),
  '9'.repeat(400),
  '%00%ff/../',
  '\u0000',
  '\ud800',
  '\u202e=1+1',
  '-'.repeat(5000),
  '((((('.repeat(1000),
  `${'a'.repeat(50)}@${'b.'.repeat(5000)}com`,
  -0,
  1e308,
  5e-324,
  Number.MAX_SAFE_INTEGER,
  Array.from({ length: 20_000 }, () => 0),
  Array.from({ length: 2000 }, () => ({})),
  Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`key ${index}`, index])),
  deep(500),
);

/** A sound body with up to four values replaced, left out or added. */
export const damagedBody = (body: unknown): fc.Arbitrary<string> =>
  damagedTemplate(body, [['more'], ['uuid'], ['template'], ['email']], hostileValue).map(
    (damaged) => JSON.stringify(damaged) ?? '',
  );
