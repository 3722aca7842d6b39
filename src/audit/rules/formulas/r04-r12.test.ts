// Rules R04 to R12 and R21 on formulas that keep them and on formulas that break them.
import { describe, expect, it } from 'vitest';
import { faultsIn } from '#testing/audit/faults-in.ts';
import { rowOfValues } from '#testing/audit/row-of-cells.ts';
import type { Rule } from '../../findings/rule.ts';
import { noTypedNumbers } from './r04-no-typed-numbers.ts';
import { noIfInIf } from './r05-no-if-in-if.ts';
import { shortFormulas } from './r06-short-formulas.ts';
import { noVolatile } from './r07-no-volatile.ts';
import { noNpv } from './r08-no-npv.ts';
import { noWholeColumns } from './r09-no-whole-columns.ts';
import { exactLookups } from './r10-exact-lookups.ts';
import { noDoubledOperators } from './r11-no-doubled-operators.ts';
import { errorsNotHidden } from './r12-errors-not-hidden.ts';
import { noRounding } from './r21-no-rounding.ts';

/** The messages that the rule has for a formula that stands in C5 of a sheet of calculations. */
function messages(rule: Rule, formula: string, label = 'Value'): readonly string[] {
  const cells = { A5: label, C5: { formula, value: 1 }, A6: 'Other', C6: { formula: 'C5', value: 1 } };
  const found = faultsIn(rule, { sheets: [{ title: 'Calc', tabColour: '94A3B8', cells }] });
  return found.map((fault) => fault.replace(/^Calc C5 ?/, ''));
}

const none: readonly string[] = [];

describe('[R04] no typed numbers', () => {
  it.each([
    ...[
      'B5*12/365',
      '1-B5',
      '-B5',
      'B5*100%',
      'B5^0.5',
      'ROUND(B5,2)',
      'INDEX(D1:D9,3)',
      '"1.5"&B5',
      'IF(B5>0,1,0)',
    ],
    ...['MATCH(B5,D1:D9,0)', 'DATE(2027,6,30)', 'EDATE(B5,6)', 'YEAR(B5)+2', 'MONTH(B5)/3', 'LEFT(B5,7)'],
    ...['CHOOSE(2,B5,B6)', 'SUBTOTAL(9,B1:B4)', 'VLOOKUP(B5,D1:F9,3,FALSE)', 'LOG(B5,2)', 'B5/1000000'],
  ])('[R04] takes %s', (formula) => expect(messages(noTypedNumbers, formula)).toEqual(none));

  it.each(['B5*1.2', 'B5*20%', 'IF(B5>5000,1,0)', 'ROUND(B5*0.2,0)', 'SUM(B1:B4,17)', '2.5', 'MAX(B5,-3)'])(
    '[R04] names %s',
    (formula) => expect(messages(noTypedNumbers, formula)).toEqual(['']),
  );

  it('[R04] takes the tolerance of a check', () => {
    expect(messages(noTypedNumbers, 'IF(ABS(B5)<0.01,0,1)', 'Balance check')).toEqual(none);
    expect(messages(noTypedNumbers, 'IF(ABS(B5)<0.01,0,1)')).toEqual(['']);
  });
});

describe('[R05] no IF in IF', () => {
  it('[R05] takes conditions side by side', () => {
    expect(messages(noIfInIf, 'IF(A1>0,1,0)+IF(B1>0,1,0)')).toEqual(none);
  });

  it.each(['IF(A1>0,IF(B1>0,1,0),0)', 'IF(A1>0,1+SUM(IF(B1>0,1,0)),0)'])('[R05] names %s', (formula) =>
    expect(messages(noIfInIf, formula)).toEqual(['']),
  );
});

describe('[R06] short formulas', () => {
  const sum = (length: number) => `A1${'+A1'.repeat((length - 2) / 3)}`;

  it('[R06] takes three functions in one another and 159 characters, marks of newer functions aside', () => {
    expect(messages(shortFormulas, 'MAX(MIN(ABS(A1),2),3)')).toEqual(none);
    expect(messages(shortFormulas, sum(158))).toEqual(none);
    expect(messages(shortFormulas, `_xlfn.XOR(${sum(149)})`)).toEqual(none);
  });

  it('[R06] names what is deeper, longer, or on several lines', () => {
    expect(messages(shortFormulas, 'MAX(MIN(ABS(INT(A1)),2),3)')).toEqual(['deep']);
    expect(messages(shortFormulas, sum(161))).toEqual(['long']);
    expect(messages(shortFormulas, 'A1+\nA2')).toEqual(['broken']);
  });

  it('[R06] measures what cannot be taken apart as well', () => {
    const deep = 300;
    const nested = `${'ABS('.repeat(deep)}A1${')'.repeat(deep)}`;
    expect(messages(shortFormulas, nested)).toEqual(['deep', 'long']);
    expect(messages(shortFormulas, 'MAX(MIN(ABS(INT(A1)),"((("),#')).toEqual(['deep']);
    expect(messages(shortFormulas, 'MAX(MIN((((A1))),"a(b(c(d("),#')).toEqual(none);
  });
});

describe('[R07] nothing volatile', () => {
  it('[R07] takes INDEX', () => expect(messages(noVolatile, 'INDEX(D1:D9,B5)')).toEqual(none));

  it.each(['OFFSET(A1,1,1)', 'SUM(INDIRECT("A1"))', 'TODAY()', 'RAND()*B5'])('[R07] names %s', (formula) =>
    expect(messages(noVolatile, formula)).toEqual(['']),
  );
});

describe('[R08] no NPV()', () => {
  it('[R08] takes factors times flows', () =>
    expect(messages(noNpv, 'SUMPRODUCT(D1:H1,D2:H2)')).toEqual(none));
  it('[R08] names NPV()', () => expect(messages(noNpv, 'B5+NPV(B1,D1:H1)')).toEqual(['']));
});

describe('[R09] no whole columns', () => {
  it('[R09] takes ranges', () => expect(messages(noWholeColumns, 'SUM(D1:D900)')).toEqual(none));

  it('[R09] names whole columns and rows', () => {
    expect(messages(noWholeColumns, 'SUM(D:D)')).toEqual(['column']);
    expect(messages(noWholeColumns, "SUM('Calc'!$2:$3)")).toEqual(['row']);
  });
});

describe('[R10] exact lookups', () => {
  it.each([
    ...['MATCH(B5,D1:D9,0)', 'MATCH(B5,D1:D9,)', 'MATCH(B5,D1:D9,B6)', 'VLOOKUP(B5,D1:E9,2,FALSE)'],
    ...['HLOOKUP(B5,D1:E9,2,0)', 'XLOOKUP(B5,D1:D9,E1:E9)', 'XMATCH(B5,D1:D9)', 'XMATCH(B5,D1:D9,2)'],
  ])('[R10] takes %s', (formula) => expect(messages(exactLookups, formula)).toEqual(none));

  it.each([
    ...['MATCH(B5,D1:D9)', 'MATCH(B5,D1:D9,1)', 'MATCH(B5,D1:D9,-1)', 'VLOOKUP(B5,D1:E9,2)'],
    ...['VLOOKUP(B5,D1:E9,2,TRUE)', 'HLOOKUP(B5,D1:E9,2,1)', 'LOOKUP(B5,D1:D9,E1:E9)', 'XMATCH(B5,D1:D9,-1)'],
  ])('[R10] names %s', (formula) => expect(messages(exactLookups, formula)).toEqual(['']));
});

describe('[R11] no doubled operators', () => {
  it.each([
    ...['B5-B6', '-B5', 'B5*(-B6)', 'B5*-1', 'B5+(-B6)', 'B5^-1', '1E+5+B5', '"--"&B5', "'A--B'!B5+B6"],
    ...['SUMPRODUCT(--(A1:A9>0))', 'SUM(--ISNUMBER(A1:A9),1)'],
  ])('[R11] takes %s', (formula) => expect(messages(noDoubledOperators, formula)).toEqual(none));

  it.each([
    ['+B5', 'plus'],
    ['B5--B6', 'doubled'],
    ['B5+-B6', 'doubled'],
    ['B5 - + B6', 'doubled'],
    ['--B5', 'doubled'],
    ['SUM(--B5)', 'doubled'],
  ])('[R11] names %s', (formula, message) =>
    expect(messages(noDoubledOperators, formula)).toEqual([message]),
  );
});

describe('[R12] errors are not hidden', () => {
  it.each([
    'IFERROR(B5/B6,0)',
    'IFERROR(B5/B6-1,"n/a")',
    'IFERROR(IRR(D1:H1),"n/a")',
    'IF(ISERROR(B5/B6),0,B5/B6)',
  ])('[R12] takes %s', (formula) => expect(messages(errorsNotHidden, formula)).toEqual(none));

  it.each(['IFERROR(B5*B6,0)', 'IFERROR(B5/12,0)', 'SUM(IFERROR(D1:D9,0))', 'IF(ISERROR(B5),0,B5)'])(
    '[R12] names %s',
    (formula) => expect(messages(errorsNotHidden, formula)).toEqual(['']),
  );
});

describe('[R21] no rounding', () => {
  it('[R21] takes quarters of a calendar, and rounding in a check', () => {
    expect(messages(noRounding, 'ROUNDUP(MONTH(B5)/3,0)')).toEqual(none);
    expect(messages(noRounding, 'ROUND(B5-B6,2)', 'Balance check')).toEqual(none);
  });

  it('[R21] takes rounding on a sheet of results', () => {
    const cells = {
      ...rowOfValues('C', 1, [2027, 2028, 2029]),
      A5: 'Sales',
      C5: { formula: 'ROUND(D9,0)', value: 1 },
    };
    expect(faultsIn(noRounding, { sheets: [{ title: 'Income statement', cells }] })).toEqual([]);
  });

  it('[R21] takes rounding to so many digits that only what binary fractions leave is taken away', () => {
    expect(messages(noRounding, 'ROUND(B5*100,10)+ROUND(B6*100,9)')).toEqual(none);
    expect(messages(noRounding, 'ROUND(B5*100,8)')).toEqual(['']);
    expect(messages(noRounding, 'ROUND(B5*100,B6)')).toEqual(['']);
  });

  it.each(['ROUND(B5*B6,2)', 'B5+ROUNDUP(B6,0)', 'MROUND(B5,B6)'])('[R21] names %s', (formula) =>
    expect(messages(noRounding, formula)).toEqual(['']),
  );
});
