// Holds formulas to bounds: no number, text, name or nesting in a sheet decides how long or how large a calculation grows.
import { describe, expect, test } from 'vitest';
import type { CellValue } from '#audit/book/book.ts';
import { columnOf, recalculated } from '#testing/audit/recalculated.ts';

const error = (name: string): CellValue => ({ error: name });

const near = (expected: number) => expect.closeTo(expected, 6);

describe('a number says how much, never how long', () => {
  // Interest alone is left where the rate is 0.1 and nothing is ever paid off: 10 % of 1000 a period.
  test.each<[string, unknown]>([
    ['CUMIPMT(0.1,1000,1000,1,1000,0)', near(-99_000)],
    ['CUMPRINC(0.1,1000,1000,1,1000,0)', near(-1_000)],
    ['CUMIPMT(0.000000001,1000000000,1000,1,1000000000,0)', expect.any(Number)],
    ['CUMPRINC(0.1,1E+15,1000,1,1E+15,1)', error('#NUM!')],
    ['DB(1000,100,1E+15,1E+15)', 0],
    ['DB(1000,1,1E+9,2)', 0],
    ['VDB(1000,100,1E+15,0,1E+15)', 'not calculated: an asset of more than 100,000 periods'],
    ['VDB(1000,100,100000,0,100000)', near(900)],
    ['DDB(1000,100,1E+15,1E+14)', near(0)],
    ['COMBIN(1E+15,5E+14)', error('#NUM!')],
    ['COMBIN(20000,19999)', 20_000],
    ['FACT(1E+15)', error('#NUM!')],
    ['NETWORKDAYS(61,2958465)', 2_113_147],
    ['WORKDAY(61,2000000)', 2_800_061],
    ['WORKDAY(61,1E+300)', error('#NUM!')],
    ['WORKDAY(46388,-1E+300)', error('#NUM!')],
    ['EDATE(46388,1E+300)', error('#NUM!')],
    ['EOMONTH(46388,-1E+300)', error('#NUM!')],
    ['DATE(1E+300,1,1)', error('#NUM!')],
    ['RATE(1E+300,-1,1E+300)', error('#NUM!')],
    ['NPER(1E-300,-1,1E+300)', error('#NUM!')],
    ['REPT("x",1E+300)', error('#VALUE!')],
    ['REPT("",1E+300)', ''],
    ['REPT("x",32767)=REPT("x",32766)&"x"', true],
    ['SUM(SEQUENCE(1E+300))', error('#VALUE!')],
    ['LARGE(A1:A3,1E+300)', error('#NUM!')],
    ['INDEX(A1:A3,1E+300)', error('#REF!')],
    ['OFFSET(A1,1E+300,0)', error('#REF!')],
    ['ADDRESS(1,1E+300)', error('#VALUE!')],
    ['ADDRESS(1E+300,1)', error('#VALUE!')],
    ['CHAR(1E+300)', error('#VALUE!')],
    ['UNICHAR(-1)', error('#VALUE!')],
    ['UNICHAR(1E+300)', error('#VALUE!')],
    ['UNICHAR(55296)', error('#N/A')],
    ['FIXED(1,1E+300)', error('#VALUE!')],
    ['FIXED(0.5,120)', `0.5${'0'.repeat(119)}`],
    ['FIXED(1,-1E+300)', '0'],
    ['ROUND(1,1E+300)', 1],
    ['ROUND(1,-1E+300)', 0],
    ['MROUND(1E+300,1E-300)', expect.anything()],
    ['MOD(1E+300,1E-300)', expect.anything()],
    ['MID("abc",1E+300,1E+300)', ''],
    ['FIND("a","abc",1E+300)', error('#VALUE!')],
    ['TEXT(1,REPT("0",256))', error('#VALUE!')],
    ['TEXT(1,"0."&REPT("0",200))', 'not calculated: a text in an unusual number format'],
    ['TEXT(1E+300,"#,##0.00")', expect.any(String)],
    ['CHOOSE(1E+300,1,2)', error('#VALUE!')],
    ['SUBSTITUTE("aaa","a","b",1E+300)', 'aaa'],
    ['PERCENTILE(A1:A3,1E+300)', error('#NUM!')],
    ['EFFECT(0.1,1E+300)', expect.anything()],
    ['YEARFRAC(1E+300,1)', error('#NUM!')],
    ['INDIRECT("A"&REPT("9",30000))', error('#REF!')],
  ])('%s', (formula, expected) => {
    const { at, result } = recalculated({ A1: 1, A2: 2, A3: 3, H1: `=${formula}` });
    expect(at('H1')).toEqual(expected);
    expect(result.effort).toBeLessThan(100_000);
  });
});

describe('a text is as long as a cell may hold, or an error', () => {
  const long = 'x'.repeat(32_000);

  test.each<[string, CellValue]>([
    ['A1&A1', error('#VALUE!')],
    ['LEN(A1&REPT("y",767))', 32_767],
    ['A1&REPT("y",768)', error('#VALUE!')],
    ['CONCATENATE(A1,A1)', error('#VALUE!')],
    ['CONCAT(A1:A2,A1)', error('#VALUE!')],
    ['LEN(CONCAT(A1:A2))', 32_001],
    ['TEXTJOIN(REPT("-",32767),FALSE,"a","b","c")', error('#VALUE!')],
    ['TEXTJOIN("-",TRUE,A1,A1)', error('#VALUE!')],
    ['SUBSTITUTE(A1,"x",A1)', error('#VALUE!')],
    ['LEN(SUBSTITUTE(A1,"x","y"))', 32_000],
    ['LEN(SUBSTITUTE(A1,"x",""))', 0],
    ['SUBSTITUTE(A1,"x",A1,1)', error('#VALUE!')],
    ['REPLACE(A1,1,0,A1)', error('#VALUE!')],
    ['UPPER(REPT("ß",20000))', error('#VALUE!')],
    ['SUM(LEN(SEQUENCE(10)&A1))', 320_011],
    ['SUBSTITUTE("a.b",".","$&")', 'a$&b'],
  ])('%s', (formula, expected) => {
    const { at } = recalculated({ A1: long, A2: 'z', H1: { formula, isArray: formula.startsWith('SUM') } });
    expect(at('H1')).toEqual(expected);
  });

  test('texts that double down a column end there', () => {
    const { at } = recalculated({
      A1: 'xy',
      ...Object.fromEntries(
        [...Array(99).keys()].map((index) => [`A${index + 2}`, `=A${index + 1}&A${index + 1}`]),
      ),
    });
    // 2, 4, 8 … 16,384 is line 14; the next is one character too long.
    expect([String(at('A14')).length, at('A15'), at('A100')]).toEqual([
      16_384,
      error('#VALUE!'),
      error('#VALUE!'),
    ]);
  });

  test('a text in the file that no cell could hold is not calculated with', () => {
    const { at } = recalculated({ A1: 'x'.repeat(32_768), B1: '=LEN(A1)', C1: '=1+1' });
    expect([at('B1'), at('C1')]).toEqual(['not calculated: a text longer than a cell holds', 2]);
  });
});

describe('a formula that goes wrong is one cell', () => {
  const others = { B1: 1, B2: '=B1+1' };

  test.each([
    ['nested 256 deep', `${'ABS('.repeat(250)}1${')'.repeat(250)}`],
    ['nested 300 deep', `${'ABS('.repeat(300)}1${')'.repeat(300)}`],
    ['parentheses by the thousand', `${'('.repeat(8_000)}1${')'.repeat(8_000)}`],
    ['signs by the thousand', `${'-'.repeat(16_000)}1`],
    ['a sum of thousands', Array(8_000).fill('1').join('+')],
    ['a sum of as many as are read', Array(1_400).fill('B1').join('+')],
    ['percent by the thousand', `1${'%'.repeat(16_000)}`],
    ['calls of calls', `ABS(1)${'(1)'.repeat(5_000)}`],
    ['an array of thousands', `SUM({${Array(5_000).fill('1').join(',')}})`],
    [
      'names in LET by the thousand',
      `LET(${Array.from({ length: 2_000 }, (_, at) => `n${at}x,1`).join(',')},1)`,
    ],
  ])('%s', (_, formula) => {
    const { at } = recalculated({ ...others, A1: `=${formula}`, A2: '=A1+B1' });
    expect(at('B2')).toBe(2);
  });

  test('names that stand for names that stand for names', () => {
    const names = Array.from({ length: 40 }, (_, at) => ({
      name: `many${at}`,
      formula: Array(20)
        .fill(`many${at + 1}`)
        .join('+'),
    }));
    const { at, work } = recalculated(
      { ...others, A1: '=many0', A2: '=many30', A3: '=own', A4: '=INDIRECT("own")', A5: '=SUM(deep)' },
      {
        names: [
          ...names,
          { name: 'own', formula: 'own+1' },
          { name: 'deep', formula: `${Array(1_400).fill('deeper').join('+')}` },
          { name: 'deeper', formula: `${Array(1_400).fill('Sheet!$B$1').join('+')}` },
        ],
      },
      { formulaSteps: 1_000_000 },
    );
    expect([at('A1'), at('A3'), at('A4'), at('B2')]).toEqual([
      'not calculated: names that stand for one another',
      'not calculated: names that stand for one another',
      error('#REF!'),
      2,
    ]);
    expect(at('A5')).toBe(1_400 * 1_400);
    expect(work.spent).toBeLessThan(10_000_000);
  });
});

describe('a share of the work for each formula, and one for all', () => {
  const busy = {
    ...columnOf('A', 1_000, (line) => line),
    ...columnOf('B', 100, (line) => `=SUMPRODUCT((A1:A1000>${line})*A1:A1000)`),
  };

  test('a formula that takes too much is not calculated, the others are', () => {
    const { at } = recalculated(
      { ...columnOf('A', 100, () => 1), B1: '=SUM(SEQUENCE(100000))', B2: '=SUM(A1:A100)' },
      {},
      { formulaSteps: 10_000 },
    );
    expect([at('B1'), at('B2')]).toEqual(['not calculated: more work than an audit takes on', 100]);
  });

  test('when nothing is left, what is calculated stays and nothing more is', () => {
    const whole = recalculated(busy);
    expect(whole.result.notCalculated).toEqual([]);
    const { result, work } = recalculated(
      busy,
      {},
      { calculationSteps: Math.floor(whole.result.effort / 2) },
    );
    expect(result.notCalculated.length).toBeGreaterThan(30);
    expect(result.notCalculated.length).toBeLessThan(70);
    expect(work.spent).toBeLessThan(whole.work.spent);
  });

  test('tables and texts on the way take memory, and end', () => {
    const { at } = recalculated({
      A1: { formula: `SUM(${Array(6).fill('SEQUENCE(1000000)').join('+')})`, isArray: true },
      A2: { formula: 'SUM(LEN(REPT("x",30000)&SEQUENCE(100000)))', isArray: true },
      A3: '=SUM(SEQUENCE(1000))',
    });
    expect([at('A1'), at('A2'), at('A3')]).toEqual([
      'not calculated: a table of more than a million cells',
      'not calculated: more text than an audit keeps',
      500_500,
    ]);
  });

  test('texts of all formulas together take memory too', () => {
    const { at } = recalculated(
      columnOf('A', 10, () => '=REPT("x",1000)'),
      {},
      { textCharacters: 5_000 },
    );
    expect([at('A5'), at('A6')]).toEqual([
      'x'.repeat(1_000),
      'not calculated: more text than an audit keeps',
    ]);
  });
});

test('a search for a rate of return counts what it goes through', () => {
  const { at, result } = recalculated({
    ...columnOf('A', 2_000, (line) => (line % 2 === 0 ? 1 : -1)),
    B1: '=IRR(A1:A2000,5)',
    B2: '=IRR({-100,60,60})',
  });
  // 100 = 60/(1+r) + 60/(1+r)^2: 1+r = (60 + sqrt(3600 + 24000)) / 200.
  expect(at('B2')).toEqual(near((60 + Math.sqrt(27_600)) / 200 - 1));
  expect(result.effort).toBeGreaterThan(2_000);
  expect(result.effort).toBeLessThan(100_000_000);
});
