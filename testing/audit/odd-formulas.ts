// Formulas as nobody writes them: known ones with parts cut out, doubled, swapped and replaced by hostile ones.
import { functions } from '#audit/calculate/functions/functions.ts';
import { type Random, wholeNumber } from '#testing/seeded-random.ts';

const values: readonly string[] = [
  ...[
    '1E+300',
    '-1E+300',
    '1E-300',
    '1E+15',
    '99999999',
    '-1',
    '0',
    '0.5',
    '46388',
    '2958465',
    '9'.repeat(400),
  ],
  ...[
    'A1',
    '$A$1',
    'A1:A6',
    'A:A',
    '1:1',
    'A1:XFD1048576',
    'XFD1048576',
    'Other!A1',
    "'Other'!A1:C9",
    'A1:G8',
  ],
  ...[
    'Inputs:Other!A1',
    '[1]Sheet!A1',
    'Rates',
    'Odd',
    'Nothing',
    '#REF!',
    '#N/A',
    'TRUE',
    'Table1[Price]',
    'B1#',
  ],
  ...[
    '""',
    '"text"',
    '"*?*?*?~"',
    '"2027-01-31"',
    '">5"',
    '"\u{10FFFF}"',
    '"0.00;[Red]-0"',
    '"yyyy"',
    '"A1:A6"',
  ],
  ...[
    '{1,2;3,4}',
    '{1,2;3}',
    'SEQUENCE(1000)',

    'REPT("x",32767)',
    'ROW(A1:A6)',
    'A1:G1000',
  ],
  ...[
    'LET(x,1,x)',
    'LAMBDA(x,x)(1)',
    'INDIRECT("A"&ROW())',
    'OFFSET(A1,1,1,3,3)',
    'OFFSET(A1,0,0,9999,99)',
    'RAND()',
  ],
];

/** They take as much as one formula may, and so they come seldom. */
const large: readonly string[] = [
  ...[
    'SEQUENCE(1000,1000)',
    'SEQUENCE(1000,999)',
    'REPT("x",SEQUENCE(99999))',
    'A1:XFD1048576',
    'SEQUENCE(1E+300)',
  ],
];

const signs: readonly string[] = ['+', '-', '*', '/', '^', '&', '=', '<>', '>=', '<', ':', ' '];

const hostile: readonly string[] = [
  ...values,
  ...signs,
  ...[',', '%', '(', ')', '{', '}', '!', '"', "'", '#', '@', ';', '\n', '\u0000', 'é', '(('],
];

const names = [...functions.keys()];

const token = /"(?:[^"]|"")*"|[\p{L}_.$\d]+|[^\p{L}\d\s]|\s+/gu;

function oneOf<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[wholeNumber(random, 0, items.length - 1)];
  if (item === undefined) throw new Error('there is nothing to choose from');
  return item;
}

const oddValue = (random: Random): string => oneOf(random, random() < 0.03 ? large : values);

/** A call of any function with whatever arguments. */
function oddCall(random: Random): string {
  const args = Array.from({ length: wholeNumber(random, 0, 6) }, () => oddValue(random));
  return `${oneOf(random, names)}(${args.join(',')})`;
}

function changed(tokens: readonly string[], random: Random, others: readonly string[]): readonly string[] {
  const at = wholeNumber(random, 0, Math.max(0, tokens.length - 1));
  const end = at + wholeNumber(random, 1, 4);
  const put = [
    () => [],
    () => [oneOf(random, hostile)],
    () => [oneOf(random, names)],
    () => [oddCall(random)],
    () => [`(${oneOf(random, others)})`],
    () => [...tokens.slice(at, end), ...tokens.slice(at, end)],
    () => Array.from({ length: wholeNumber(random, 1, 300) }, () => tokens.slice(at, end).join('')),
    () => [...tokens.slice(at, end)].reverse(),
  ];
  return [...tokens.slice(0, at), ...oneOf(random, put)(), ...tokens.slice(end)];
}

/** Another one of its kind: a function, a value or an operator; the formula can still be parsed. */
function replaced(tokens: readonly string[], random: Random, others: readonly string[]): readonly string[] {
  const at = wholeNumber(random, 0, Math.max(0, tokens.length - 1));
  const one = tokens[at] ?? '';
  const isWord = /^["\p{L}\d]/u.test(one);
  const isCall = isWord && tokens[at + 1] === '(';
  const isAlone =
    isWord && ![':', '!', '[', '.'].some((sign) => sign === tokens[at + 1] || sign === tokens[at - 1]);
  const value = [() => oddValue(random), () => oddCall(random), () => `(${oneOf(random, others)})`];
  if (isCall) return tokens.with(at, oneOf(random, names));
  if (isAlone) return tokens.with(at, oneOf(random, value)());
  return signs.includes(one) ? tokens.with(at, oneOf(random, signs)) : tokens;
}

/** `others` are the formulas that its parts are taken from. */
export function oddFormula(random: Random, others: readonly string[]): string {
  const change = random() < 0.7 ? replaced : changed;
  let tokens: readonly string[] = oneOf(random, others).match(token) ?? [];
  for (let round = wholeNumber(random, 1, 6); round > 0; round -= 1) tokens = change(tokens, random, others);
  return tokens.join('');
}
