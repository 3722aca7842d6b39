// Checks the formula parser against trees written out by hand, and that it never throws on any text.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { effort } from '#testing/effort.ts';
import { highestTree } from './formula-limits.ts';
import type { FormulaTree } from './formula-tree.ts';
import { parseFormula, type UnreadableFormula } from './parse-formula.ts';

/** The tree with every operation in parentheses and every reference as its corners. */
function spelled(tree: FormulaTree | UnreadableFormula | null): string {
  if (tree === null) return '';
  if ('fault' in tree) return `fault: ${tree.fault}`;
  switch (tree.kind) {
    case 'number':
    case 'boolean':
      return String(tree.value);
    case 'text':
      return JSON.stringify(tree.value);
    case 'error':
      return tree.error;
    case 'reference': {
      const { area, anchors, file, sheet, lastSheet } = tree;
      const corner = (line: number, column: number, isLine: boolean, isColumn: boolean): string =>
        `${isLine ? '$' : ''}${line}.${isColumn ? '$' : ''}${column}`;
      const first = corner(area.firstLine, area.firstColumn, anchors.firstLine, anchors.firstColumn);
      const last = corner(area.lastLine, area.lastColumn, anchors.lastLine, anchors.lastColumn);
      const place = [file, sheet, lastSheet].filter((part) => part !== null).join('|');
      return `${place === '' ? '' : `<${place}>`}${first === last ? first : `${first}..${last}`}`;
    }
    case 'name':
      return [tree.file, tree.sheet].map((part) => (part === null ? '' : `<${part}>`)).join('') + tree.name;
    case 'structured':
      return tree.text;
    case 'unary':
      return tree.operator === '%' || tree.operator === '#'
        ? `(${spelled(tree.operand)}${tree.operator})`
        : `(${tree.operator}${spelled(tree.operand)})`;
    case 'binary':
    case 'join':
      return `(${spelled(tree.left)}${tree.operator}${spelled(tree.right)})`;
    case 'call':
      return `${tree.name}(${tree.args.map(spelled).join(',')})`;
    case 'array':
      return `{${tree.lines.map((line) => line.map(spelled).join(',')).join(';')}}`;
  }
}

test.each([
  ['1+2*3', '(1+(2*3))'],
  ['1-2-3', '((1-2)-3)'],
  ['2^3^2', '((2^3)^2)'],
  ['-2^2', '((-2)^2)'],
  ['2^-1', '(2^(-1))'],
  ['-5%', '((-5)%)'],
  ['2^3%', '(2^(3%))'],
  ['1%%', '((1%)%)'],
  ['1+2&3+4', '((1+2)&(3+4))'],
  ['1&2=3&4', '((1&2)=(3&4))'],
  ['1<2=TRUE', '((1<2)=true)'],
  ['1<>2', '(1<>2)'],
  ['1>=2', '(1>=2)'],
  ['--A1', '(-(-1.1))'],
  ['+A1', '(+1.1)'],
  ['A1--B1', '(1.1-(-1.2))'],
  ['1e3+1.5E-2+.5', '((1000+0.015)+0.5)'],
])('operators bind as in a spreadsheet: %s', (text, expected) => {
  expect(spelled(parseFormula(text))).toBe(expected);
});

test.each([
  ['$B$7', '$7.$2'],
  ['b7', '7.2'],
  ['XFD1048576', '1048576.16384'],
  ['XFE1', 'XFE1'],
  ['A1048577', 'A1048577'],
  ['A1:B2', '1.1..2.2'],
  ['$B2:A$1', '$1.1..2.$2'],
  ['A : A', '(A:A)'],
  ['$A:C', '$1.$1..$1048576.3'],
  ['2:$5', '2.$1..$5.$16384'],
  ['$2:$2', '$2.$1..$2.$16384'],
  ['Sheet1!A1', '<Sheet1>1.1'],
  ["'It''s a sheet'!A1:B2", "<It's a sheet>1.1..2.2"],
  ['Выручка!A1', '<Выручка>1.1'],
  ['2024!A1', '<2024>1.1'],
  ['Sheet1!A:A', '<Sheet1>$1.1..$1048576.1'],
  ['Sheet1!A1:Sheet1!B2', '<Sheet1>1.1..2.2'],
  ['Sheet1!A1:Sheet2!B2', '(<Sheet1>1.1:<Sheet2>2.2)'],
  ['Jan:Dec!A1', '<Jan|Dec>1.1'],
  ["'Jan 1:Dec 1'!A1", '<Jan 1|Dec 1>1.1'],
  ['[1]Sheet1!A1', '<[1]|Sheet1>1.1'],
  ["'[2]My sheet'!$A$1", '<[2]|My sheet>$1.$1'],
  ["'C:\\books\\[plan.xlsx]Sheet1'!A1", '<C:\\books\\plan.xlsx|Sheet1>1.1'],
  ['[1]!Rate', '<[1]>Rate'],
  ['A1:B2:C3', '(1.1..2.2:3.3)'],
  ['INDEX(A1:A9,2):INDEX(A1:A9,3)', '(INDEX(1.1..9.1,2):INDEX(1.1..9.1,3))'],
  ['A1:INDEX(A1:A9,3)', '(1.1:INDEX(1.1..9.1,3))'],
  ['A1:C3 B2:D4', '(1.1..3.3 2.2..4.4)'],
  ['SUM((A1,B2))', 'SUM((1.1,2.2))'],
  ['A1#', '(1.1#)'],
  ['@A1:A9', '(@1.1..9.1)'],
])('references: %s', (text, expected) => {
  expect(spelled(parseFormula(text))).toBe(expected);
});

test.each([
  ['Tax_rate', 'Tax_rate'],
  ['Sheet1!Tax', '<Sheet1>Tax'],
  ['налог.2027', 'налог.2027'],
  ['\\x', '\\x'],
  ['Sales[[#This Row],[Unit price]]', 'Sales[[#This Row],[Unit price]]'],
  ['[@Amount]', '[@Amount]'],
  ["Sales[it'[s]", "Sales[it'[s]"],
  ['{1,-2;"a",#N/A}', '{1,-2;"a",#N/A}'],
  ['"say ""no"""', '"say \\"no\\""'],
  ['#REF!', '#REF!'],
  ['#REF!A1+1', '(#REF!+1)'],
  ['Sheet1!#REF!', '#REF!'],
  ['#DIV/0!', '#DIV/0!'],
  ['#N/A', '#N/A'],
  ['true', 'true'],
  ['TRUE()', 'TRUE()'],
  ['IF(A1,,2)', 'IF(1.1,,2)'],
  ['IF(A1,)', 'IF(1.1,)'],
  ['LOG10(5)', 'LOG10(5)'],
  ['_xlfn.XLOOKUP(1,A1,B1)', 'XLOOKUP(1,1.1,1.2)'],
  ['_xlfn._xlws.SORT(A1:A3)', 'SORT(1.1..3.1)'],
  ['_xlfn.LET(_xlpm.x,2,_xlpm.x+1)', 'LET(x,2,(x+1))'],
  ['LAMBDA(x,x+1)(2)', '(LAMBDA(x,(x+1)),2)'],
  [' SUM( A1 ,\n B1 ) ', 'SUM(1.1,1.2)'],
  ['=A1', '1.1'],
])('values, names and calls: %s', (text, expected) => {
  expect(spelled(parseFormula(text))).toBe(expected);
});

test.each([
  ['', 'Expected a value at character 1'],
  ['1+', 'Expected a value at character 3'],
  ['(1', 'Expected ) at character 3'],
  ['SUM(1', 'Expected ) at character 6'],
  ['"open', 'A quote is not closed at character 1'],
  ['1 2', 'Expected an operator or the end at character 3'],
  ['2A', 'A number runs into letters at character 2'],
  ['$x', 'Expected a cell at character 1'],
  ['{1,A1}', 'Expected a constant at character 6'],
])('what cannot be read is refused with the place: %s', (text, fault) => {
  expect(parseFormula(text)).toEqual({ fault });
});

test('no nesting and no chain exhausts the stack', () => {
  expect(parseFormula('('.repeat(8192))).toHaveProperty('fault');
  expect(parseFormula(`${'('.repeat(4096)}1${')'.repeat(4096)}`)).toHaveProperty('fault');
  expect(parseFormula('-'.repeat(8191))).toHaveProperty('fault');
  expect(parseFormula(`${'SUM('.repeat(2000)}1`)).toHaveProperty('fault');
  expect(parseFormula(`1${'%'.repeat(8191)}`)).toHaveProperty('fault');
  expect(parseFormula(`1${'+1'.repeat(highestTree)}`)).toHaveProperty('fault');
  expect(parseFormula(`1${'+1'.repeat(highestTree - 1)}`)).toHaveProperty('kind', 'binary');
  expect(parseFormula('1'.repeat(20_000))).toHaveProperty('fault');
});

test('any text gives a tree or a reason', () => {
  const pieces = fc.constantFrom(
    ...[
      'A1',
      '$B$2',
      ':',
      ',',
      ' ',
      '(',
      ')',
      '{',
      '}',
      '[',
      ']',
      "'",
      '"',
      '!',
      '#',
      '#REF!',
      '@',
      '%',
      '+',
    ],
    ...[
      '-',
      '*',
      '/',
      '^',
      '&',
      '<',
      '>',
      '=',
      '1',
      '.5',
      'SUM(',
      'IF(',
      'x',
      'Sheet1!',
      '[1]',
      ';',
      '\n',
      'TRUE',
    ],
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string({ maxLength: 3 })), { maxLength: 40 }), (parts) => {
      const found = parseFormula(parts.join(''));
      expect('fault' in found ? found.fault : found.kind).toEqual(expect.any(String));
    }),
    { numRuns: 1_000 * effort.timesProperties },
  );
});
