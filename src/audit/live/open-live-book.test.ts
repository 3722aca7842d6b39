// Changes workbooks in every way, and holds what is calculated step by step to what is calculated anew.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { effort } from '#testing/effort.ts';
import { addressOf, readAddress } from '../book/address.ts';
import type { CellValue } from '../book/book.ts';
import type { CellContent, CellEdit, LiveBook, LiveCell, LiveSource } from './live-book.ts';
import { openLiveBook } from './open-live-book.ts';

/** At noon of 27 November 2026, where every random number is a half. */
const noon = { now: () => 46_353.5, random: () => 0.5 };

type Typed = number | string | boolean | null;

/** What begins with an equals sign is a formula. */
const contentOf = (typed: Typed): CellContent =>
  typeof typed === 'string' && typed.startsWith('=')
    ? { kind: 'formula', formula: typed.slice(1) }
    : { kind: 'value', value: typed };

function placeOf(text: string): LiveCell {
  const [address = '', sheet = '1'] = text.split('@').reverse();
  const place = readAddress(address);
  if (!place) throw new Error(`${text} is no place`);
  return { sheet: sheet === '2' ? 1 : 0, ...place };
}

const editOf = (place: string, typed: Typed): CellEdit => ({ ...placeOf(place), content: contentOf(typed) });

/** Nothing is calculated before it is opened. */
function sourceOf(cells: Readonly<Record<string, Typed>>): LiveSource {
  const all = Object.entries(cells).map(([place, typed]) => editOf(place, typed));
  return {
    sheets: ['One', 'Two'].map((title, index) => ({
      title,
      cells: all
        .filter(({ sheet }) => sheet === index)
        .map(({ line, column, content }) => ({
          ...{ line, column },
          ...(content.kind === 'formula'
            ? { value: null, formula: content.formula }
            : { value: content.value, formula: null }),
        })),
    })),
    names: [{ name: 'Rate', formula: 'Two!$A$1' }],
  };
}

const opened = (cells: Readonly<Record<string, Typed>>) => openLiveBook(sourceOf(cells), noon);

const plainly = (value: CellValue): Typed =>
  typeof value === 'object' && value !== null ? value.error : value;
const at = (book: LiveBook, place: string): Typed => plainly(book.valueAt(placeOf(place)));
const change = (book: LiveBook, cells: Readonly<Record<string, Typed>>): string[] =>
  book
    .change(Object.entries(cells).map(([place, typed]) => editOf(place, typed)))
    .map(({ sheet, line, column }) => `${sheet === 1 ? '2@' : ''}${addressOf(line, column)}`)
    .sort();

describe('a workbook that is open for changes', () => {
  test('tells what a cell is calculated from and what is calculated from it, as it is now', () => {
    const book = opened({ A1: 1, A2: 2, B1: '=SUM(A1:A2)*Rate+Two!B3', '2@C1': '=One!A2', C5: '=B1' });
    const traced = (place: string) => {
      const { reads, readers } = book.traceOf(placeOf(place));
      const nameOf = ({ sheet, line, column }: LiveCell) =>
        `${sheet === 1 ? '2@' : ''}${addressOf(line, column)}`;
      return {
        reads: reads.map(({ sheet, firstLine, firstColumn, lastLine, lastColumn }) =>
          [
            nameOf({ sheet, line: firstLine, column: firstColumn }),
            nameOf({ sheet, line: lastLine, column: lastColumn }),
          ].join(':'),
        ),
        readers: readers.map(nameOf),
      };
    };
    expect(traced('B1')).toEqual({ reads: ['A1:A2', '2@A1:2@A1', '2@B3:2@B3'], readers: ['C5'] });
    expect(traced('A2')).toEqual({ reads: [], readers: ['B1', '2@C1'] });
    expect(traced('Z9')).toEqual({ reads: [], readers: [] });
    change(book, { B1: '=A1', D1: '=A2' });
    expect(traced('A2')).toEqual({ reads: [], readers: ['D1', '2@C1'] });
    change(book, { B1: '=SUM(' });
    expect(traced('B1')).toEqual({ reads: [], readers: ['C5'] });
  });

  test('begins with the values that it comes with, whatever its formulas would give', () => {
    const cells = [
      { line: 1, column: 1, value: 2, formula: null },
      { line: 1, column: 2, value: 99, formula: 'A1*2' },
      { line: 1, column: 3, value: 98, formula: '7+1' },
    ];
    const book = openLiveBook({ sheets: [{ title: 'One', cells }], names: [] }, noon);
    expect([at(book, 'B1'), at(book, 'C1')]).toEqual([99, 98]);
    expect(change(book, { A1: 3 })).toEqual(['A1', 'B1']);
    expect([at(book, 'B1'), at(book, 'C1')]).toEqual([6, 98]);
  });

  test('tells of the cells that have another value alone', () => {
    const book = opened({ A1: 2, B1: '=A1>0', C1: '=B1+1', D1: '=A1*10', '2@A1': '=One!D1+1' });
    expect(change(book, { A1: 3 })).toEqual(['2@A1', 'A1', 'D1']);
    expect(change(book, { A1: 3 })).toEqual([]);
    expect(['B1', 'C1', 'D1', '2@A1'].map((place) => at(book, place))).toEqual([true, 2, 30, 31]);
  });

  test('takes formulas in any cell, those that it does not have included', () => {
    const book = opened({ A1: 2, B1: '=SUM(A1:A9)' });
    expect(change(book, { A5: '=A1*3', '2@D7': '=One!B1+Rate' })).toEqual(['2@D7', 'A5', 'B1']);
    expect([at(book, 'A5'), at(book, 'B1'), at(book, '2@D7')]).toEqual([6, 8, 8]);
    expect(change(book, { '2@A1': 100 })).toEqual(['2@A1', '2@D7']);
    expect(change(book, { A5: null, B1: '=A1' })).toEqual(['2@D7', 'A5', 'B1']);
    expect([at(book, 'A5'), at(book, 'B1'), at(book, '2@D7')]).toEqual([null, 2, 102]);
    expect(book.contentAt(placeOf('B1'))).toEqual({ kind: 'formula', formula: 'A1' });
    expect(book.contentAt(placeOf('Z99'))).toEqual({ kind: 'value', value: null });
  });

  test('gives back what stood there before', () => {
    const book = opened({ A1: 2, B1: '=A1*2', C1: '=B1+1' });
    change(book, { B1: 50 });
    expect(at(book, 'C1')).toBe(51);
    change(book, { B1: '=A1*2' });
    expect([at(book, 'B1'), at(book, 'C1')]).toEqual([4, 5]);
    change(book, { A1: 7 });
    expect(at(book, 'C1')).toBe(15);
  });

  test('gives every cell of a circle an error, and mends it when the circle is broken', () => {
    const book = opened({ A1: '=B1+1', B1: '=C1', C1: 5, D1: '=A1+1', E1: '=IFERROR(A1,-1)' });
    expect(change(book, { C1: '=A1' })).toEqual(['A1', 'B1', 'C1', 'D1', 'E1']);
    expect(['A1', 'B1', 'C1', 'D1', 'E1'].map((place) => at(book, place))).toEqual([
      ...['#REF!', '#REF!', '#REF!', '#REF!', -1],
    ]);
    expect(book.faultAt(placeOf('B1'))).toEqual({ kind: 'circle' });
    expect(book.faultAt(placeOf('D1'))).toBeNull();
    change(book, { B1: 1 });
    expect(['A1', 'B1', 'C1', 'D1', 'E1'].map((place) => at(book, place))).toEqual([2, 1, 2, 3, 2]);
    expect(book.faultAt(placeOf('C1'))).toBeNull();
  });

  test('sees no circle where the way through it is not taken', () => {
    const book = opened({ A1: 0, B1: '=IF(A1=1,C1,3)', C1: '=B1+1' });
    expect([at(book, 'B1'), at(book, 'C1')]).toEqual([3, 4]);
    change(book, { A1: 1 });
    expect([at(book, 'B1'), at(book, 'C1')]).toEqual(['#REF!', '#REF!']);
    change(book, { A1: 2 });
    expect([at(book, 'B1'), at(book, 'C1')]).toEqual([3, 4]);
  });

  test.each([
    ['=SUM(A1', '#ERROR!', { kind: 'unreadable', reason: 'Expected ) at character 7' }],
    ['=FROB(A1)', '#NAME?', { kind: 'function', name: 'FROB' }],
    ['=Nobody*2', '#NAME?', null],
    ['=Nowhere!A1', '#REF!', null],
    ['=1/0', '#DIV/0!', null],
    ['=[1]Other!A1', '#ERROR!', { kind: 'beyond', reason: 'another workbook' }],
  ])('%s shows %s and says why', (formula, shown, fault) => {
    const book = opened({ A1: 1, C1: '=IFERROR(B1,"caught")' });
    change(book, { B1: formula });
    expect(at(book, 'B1')).toBe(shown);
    expect(at(book, 'C1')).toBe('caught');
    expect(book.faultAt(placeOf('B1'))).toEqual(fault);
    expect(book.contentAt(placeOf('B1'))).toEqual({ kind: 'formula', formula: formula.slice(1) });
    change(book, { B1: '=A1+1' });
    expect([at(book, 'B1'), at(book, 'C1'), book.faultAt(placeOf('B1'))]).toEqual([2, 2, null]);
  });

  test('knows the day and the time, and throws dice, anew with each change', () => {
    let now = 46_353.5;
    let random = 0.25;
    const cells = {
      A1: '=TODAY()',
      B1: '=NOW()',
      C1: '=RAND()',
      D1: '=RANDBETWEEN(1,6)',
      E1: '=D1+A1',
      F1: 0,
    };
    const book = openLiveBook(sourceOf(cells), { now: () => now, random: () => random });
    const shown = () => ['A1', 'B1', 'C1', 'D1', 'E1'].map((place) => at(book, place));
    // A quarter of the six faces is over the first, in the second.
    expect(shown()).toEqual([46_353, 46_353.5, 0.25, 2, 46_355]);
    [now, random] = [46_354, 0.99];
    expect(change(book, { F1: 1 })).toEqual(['A1', 'B1', 'C1', 'D1', 'E1', 'F1']);
    expect(shown()).toEqual([46_354, 46_354, 0.99, 6, 46_360]);
  });

  test('follows formulas that find their cells by number or by text', () => {
    const book = opened({
      A1: 1,
      A2: 10,
      A3: 20,
      B1: '=OFFSET(A1,A1,0)',
      C1: '=INDIRECT("A"&A1+1)',
      D1: '=B1+C1',
    });
    expect(at(book, 'D1')).toBe(20);
    change(book, { A1: 2 });
    expect(at(book, 'D1')).toBe(40);
    change(book, { A3: 21 });
    expect(at(book, 'D1')).toBe(42);
  });

  test('a sum of cells that meet a criterion reaches as far as the range that is asked', () => {
    const book = opened({ A1: 1, A2: 2, A3: 2, B1: 10, B2: 20, B3: 30, C1: '=SUMIF(A1:A3,2,B1)' });
    expect(at(book, 'C1')).toBe(50);
    change(book, { B3: 31 });
    expect(at(book, 'C1')).toBe(51);
  });

  test('what is too much work ends with an error, and what is beside it is calculated', () => {
    const book = opened({ A1: 1, B1: '=A1+1' });
    const large = '=SUMPRODUCT((One!A1:Z900000=1)*1)';
    change(book, { '2@C1': large, B1: '=A1+2' });
    expect([at(book, '2@C1'), book.faultAt(placeOf('2@C1'))?.kind]).toEqual(['#ERROR!', 'beyond']);
    expect(at(book, 'B1')).toBe(3);
    change(book, { A1: 5 });
    expect(at(book, 'B1')).toBe(7);
  });

  test('ignores places that no sheet has, and keeps no more text than a cell holds', () => {
    const book = opened({ A1: 1 });
    const content = { kind: 'value', value: 1 } as const;
    expect(book.change([{ sheet: 7, line: 1, column: 1, content }])).toEqual([]);
    expect(book.change([{ sheet: 0, line: 0, column: 1, content }])).toEqual([]);
    expect(book.change([{ sheet: 0, line: 1_048_577, column: 1, content }])).toEqual([]);
    change(book, { A1: 'x'.repeat(40_000) });
    expect(String(at(book, 'A1'))).toHaveLength(32_767);
  });
});

const address = fc
  .record({ column: fc.constantFrom(...'ABCD'), line: fc.integer({ min: 1, max: 6 }) })
  .map(({ column, line }) => `${column}${line}`);
const reference = fc
  .record({ sheet: fc.constantFrom('', '', '', 'One!', 'Two!'), to: address })
  .map(({ sheet, to }) => sheet + to);
const range = fc.tuple(address, address).map(([one, other]) => `${one}:${other}`);
const formula = fc.oneof(
  fc
    .tuple(reference, fc.constantFrom('+', '*', '-', '&', '/', '>'), reference)
    .map((parts) => `=${parts.join('')}`),
  range.map((of) => `=SUM(${of})`),
  fc.tuple(reference, reference, reference).map(([one, two, three]) => `=IF(${one}>2,${two},${three})`),
  fc.tuple(reference, reference).map(([one, other]) => `=IFERROR(${one},${other})`),
  fc.tuple(range, reference).map(([of, other]) => `=COUNTIF(${of},${other})+COUNT(${of})`),
  fc.tuple(range, address).map(([of, first]) => `=SUMIF(${of},">1",${first})`),
  fc.tuple(range, reference).map(([of, place]) => `=INDEX(${of},${place})`),
  reference.map((one) => `=${one}*Rate`),
  fc.constantFrom('=SUM(', '=FROB(1)', '=1/0', '=RAND()', '=NA()'),
);
const wandering = fc.oneof(
  fc.tuple(address, reference).map(([from, by]) => `=OFFSET(${from},${by},0)`),
  reference.map((by) => `=INDIRECT("B"&${by})`),
);
const value = fc.oneof(fc.integer({ min: -1, max: 5 }), fc.constantFrom('', 'text', '3', true, null));
const placed = fc
  .record({ sheet: fc.constantFrom('1@', '2@'), at: address })
  .map(({ sheet, at: to }) => sheet + to);

const everyPlace = ['1@', '2@'].flatMap((sheet) =>
  [...'ABCD'].flatMap((column) => [1, 2, 3, 4, 5, 6].map((line) => `${sheet}${column}${line}`)),
);

function held(formulas: fc.Arbitrary<string>): void {
  const cell = fc.oneof(value, formulas, formulas);
  const step = fc.dictionary(placed, cell, { minKeys: 1, maxKeys: 3 });
  const start = fc.dictionary(placed, cell, { maxKeys: 24 });
  fc.assert(
    fc.property(start, fc.array(step, { minLength: 1, maxLength: 8 }), (first, steps) => {
      const live = opened(first);
      let now = first;
      for (const edits of steps) {
        const before = everyPlace.map((place) => at(live, place));
        const told = new Set(change(live, edits));
        now = { ...now, ...edits };
        const anew = opened(now);
        const values = everyPlace.map((place) => at(live, place));
        expect(values).toEqual(everyPlace.map((place) => at(anew, place)));
        expect(everyPlace.map((place) => live.faultAt(placeOf(place)))).toEqual(
          everyPlace.map((place) => anew.faultAt(placeOf(place))),
        );
        const differing = everyPlace.filter((_, index) => values[index] !== before[index]);
        expect([...told].sort()).toEqual(differing.map((place) => place.replace('1@', '')).sort());
      }
    }),
    { numRuns: 200 * effort.timesProperties },
  );
}

test('any changes of any workbook come to what calculating everything comes to', () => held(formula));

test('so do they where formulas find their cells by calculation', () => held(fc.oneof(formula, wandering)));
