// Checks rule N11 on workbooks whose checks were worked out by hand.
import { describe, expect, test } from 'vitest';
import { bookOf } from '#testing/audit/book-of.ts';
import { faultsOrReason } from '#testing/audit/faults-or-reason.ts';
import { rowOfFormulas } from '#testing/audit/row-of-cells.ts';
import type { CellWords } from '#testing/audit/sheet-of.ts';
import { threeStatements } from '#testing/audit/three-statements.ts';
import { checksHold } from './n11-checks-hold.ts';

const sheet = (cells: Readonly<Record<string, CellWords>>) =>
  bookOf({
    sheets: [
      {
        title: 'Sheet',
        cells: { A1: 'Assets', B1: 100, A2: 'Sources', B2: 90, A3: 'Same', B3: 100, ...cells },
      },
    ],
  });

describe('[N11] checks hold', () => {
  test('[N11] statements that agree', () => {
    expect(faultsOrReason(checksHold, threeStatements())).toEqual([]);
  });

  test('[N11] a check of some periods is reported there, and not again where it is summed up', () => {
    const book = threeStatements({
      'Balance sheet': { F7: 200, ...rowOfFormulas('D', 12, 5, 'IF(ABS({c}7-{c}10)>0.000001,1,0)') },
    });
    expect(faultsOrReason(checksHold, book)).toEqual(['Balance sheet F12']);
  });

  test.each<readonly [string, string, string]>([
    ['=IF(ABS(B1-B2)>0.01,1,0)', '=IF(ABS(B1-B3)>0.01,1,0)', 'Balance check'],
    ['=IF(ABS(B1-B2)<=0.01,1,0)', '=IF(ABS(B1-B3)<=0.01,1,0)', 'Check'],
    ['=IF(B1=B2,1,0)', '=IF(B1=B3,1,0)', 'Check'],
    ['=IF(B1<>B2,1,0)', '=IF(B1<>B3,1,0)', 'Check'],
    ['=B1=B2', '=B1=B3', 'Check'],
    ['=AND(B1=B3,B1=B2)', '=AND(B1=B3,B3=B1)', 'Check'],
    ['=IF(B1=B2,"OK","Error")', '=IF(B1=B3,"OK","Error")', 'Check'],
    ['=B1-B2', '=B1-B3', 'Balance check'],
    ['=ROUND(B1-B2,2)', '=ROUND(B1-B3,2)', 'Balance check'],
    ['=IF(B1-B2=0,1,0)', '=IF(B1-B3=0,1,0)', 'Check'],
    ['=IF(B2<B1,1,0)', '=IF(B3<B1,1,0)', 'Check (1 where it fails)'],
    ['=IF(B2>B1,1,0)', '=IF(B3<=B1,1,0)', 'Проверка: 1 — верно'],
  ])('[N11] %s fails and %s holds', (failing, holding, label) => {
    expect(faultsOrReason(checksHold, sheet({ A5: label, B5: failing }))).toEqual(['Sheet B5']);
    expect(faultsOrReason(checksHold, sheet({ A5: label, B5: holding }))).toEqual([]);
  });

  test.each([
    ['a difference that may be meant', { A5: 'Check of sales, change', B5: '=B1-B2' }],
    ['the average check of a cafe', { A5: 'Average check', B5: '=ROUND(B1/B2,2)' }],
    ['an answer turned round', { A5: 'Check', B5: '=IF(ISNUMBER(B1)=0,1,0)' }],
    ['a formula that says otherwise than its words', { A5: 'Check: 1 = OK', B5: '=IF(B1<>B2,1,0)' }],
    ['a condition that does not say what is wanted', { A5: 'Check', B5: '=IF(B1>B2,1,0)' }],
    ['rounding', { A5: 'Balance check', B5: '=B1*0.1*3-B1*0.3' }],
    ['a word that says neither', { A5: 'Check', B5: '=IF(B1=B2,"same","see note")' }],
  ])('[N11] nothing is said of %s', (_, cells) => {
    expect(faultsOrReason(checksHold, sheet(cells))).toEqual([]);
  });

  test('[N11] a master check is reported where what it sums up cannot be distinguished', () => {
    const checks = { A5: 'First check', B5: '=IF(B1=B2,0,1)', A6: 'Second check', B6: '=IF(B1=B3,0,1)' };
    const book = sheet({
      ...checks,
      A8: 'Model check',
      B8: '=MIN(1,SUM(B5:B6))',
      A9: 'Check, again',
      B9: '=B8',
    });
    expect(faultsOrReason(checksHold, book)).toEqual(['Sheet B5']);
  });

  test('[N11] what is in a sum of checks means the same as the others there', () => {
    const checks = { A5: 'First check', B5: '=IF(B1=B3,0,1)', A6: 'Second check', B6: '=IF(B2<B1,1,0)' };
    expect(faultsOrReason(checksHold, sheet(checks))).toEqual([]);
    expect(
      faultsOrReason(checksHold, sheet({ ...checks, A7: 'Checks that fail', B7: '=SUM(B5:B6)' })),
    ).toEqual(['Sheet B6']);
    // Where 1 is the good one, a sum of them says nothing of what another 1 means.
    const good = { ...checks, B5: '=IF(B1=B3,1,0)', A7: 'Checks that hold', B7: '=SUM(B5:B6)' };
    expect(faultsOrReason(checksHold, sheet(good))).toEqual([]);
  });

  test('[N11] what the file keeps does not hide what its formulas come to now', () => {
    expect(
      faultsOrReason(checksHold, sheet({ A5: 'Check', B5: { formula: 'IF(B1=B2,0,1)', value: 0 } })),
    ).toEqual(['Sheet B5']);
  });
});
