// Checks the rules of agreeing statements on a small company whose numbers were worked out by hand.
import { describe, expect, test } from 'vitest';
import { readAddress } from '#audit/book/address.ts';
import { examine } from '#audit/examination/examine.ts';
import { bookOf } from '#testing/audit/book-of.ts';
import { faultsOrReason } from '#testing/audit/faults-or-reason.ts';
import { threeStatements } from '#testing/audit/three-statements.ts';
import { balanceSheetBalances } from './n01-balance-sheet-balances.ts';
import { cashAgrees } from './n02-cash-agrees.ts';
import { balancesRollForward } from './n03-balances-roll-forward.ts';
import { statementsAgree } from './n04-statements-agree.ts';
import { periodsAddUpToYears } from './n05-periods-add-up-to-years.ts';

const withoutStatements = bookOf({ sheets: [{ title: 'List', cells: { A1: 'Cash', B1: 5, C1: '=B1*2' } }] });

test('the company itself is what its numbers say', () => {
  const { recalculation } = examine(threeStatements());
  const value = (sheet: number, address: string) =>
    recalculation.valueAt({ sheet, ...(readAddress(address) ?? { line: 0, column: 0 }) });
  // 2027: sales 100, costs 50, depreciation 40/4 = 10, net income 40, dividends 4; cash 60 + 40 + 10 - 20 - 4 = 86.
  expect([value(2, 'D8'), value(3, 'D14'), value(1, 'D8'), value(4, 'D7'), value(4, 'D10')]).toEqual([
    ...[40, 86, 50, 136, 136],
  ]);
});

for (const rule of [balanceSheetBalances, cashAgrees, balancesRollForward, statementsAgree]) {
  test(`[${rule.id}] statements that agree pass, and without statements nothing is said`, () => {
    expect(faultsOrReason(rule, threeStatements())).toEqual([]);
    expect(typeof faultsOrReason(rule, withoutStatements)).toBe('string');
  });
}

describe('[N01] the balance sheet balances', () => {
  test('[N01] a pasted total does not', () => {
    const book = threeStatements({ 'Balance sheet': { F7: 200 } });
    expect(faultsOrReason(balanceSheetBalances, book)).toEqual(['Balance sheet F7 balance']);
  });

  test('[N01] a line that one side misses shows in every period from then on', () => {
    const book = threeStatements({ 'Balance sheet': { E8: '=D8+7' } });
    expect(faultsOrReason(balanceSheetBalances, book)).toEqual(['Balance sheet E7:H7 balance']);
  });

  test('[N01] a scenario in which it fails is found from another', () => {
    const scenarios = {
      Inputs: { A10: 'Scenario', C10: 1 },
      'Balance sheet': { D8: '=C8+IF(Inputs!$C$10=2,1,0)' },
    };
    const book = threeStatements(scenarios);
    const [inputs, ...rest] = book.sheets;
    if (!inputs) throw new Error('there are inputs');
    const area = { firstLine: 10, lastLine: 10, firstColumn: 3, lastColumn: 3 };
    const list = { areas: [area], type: 'list', formulas: ['"1,2"'], hasMessage: true };
    const listed = { ...book, sheets: [{ ...inputs, validations: [list] }, ...rest] };
    expect(faultsOrReason(balanceSheetBalances, book)).toEqual([]);
    expect(faultsOrReason(balanceSheetBalances, listed)).toEqual(['Balance sheet D7:H7 balance']);
  });

  test('[N01] typed totals of a stranger may differ by their rounding', () => {
    const sheet = (difference: number) =>
      bookOf({
        sheets: [
          {
            title: 'Баланс',
            cells: {
              ...{ A2: 'Год', B2: 2027, C2: 2028, D2: 2029 },
              ...{ A3: 'Итого активы', B3: 1000, C3: 1100, D3: 1200 },
              ...{ A4: 'Итого пассивы', B4: 1000, C4: 1100 + difference, D4: 1200 },
            },
          },
        ],
      });
    expect(faultsOrReason(balanceSheetBalances, sheet(1))).toEqual([]);
    expect(faultsOrReason(balanceSheetBalances, sheet(5))).toEqual(['Баланс C3 balance']);
  });
});

test('[N02] cash that is not the closing cash of the cash flow statement', () => {
  const book = threeStatements({ 'Balance sheet': { G5: "='Cash flow'!G14+3" } });
  expect(faultsOrReason(cashAgrees, book)).toEqual(['Cash flow G14 cash']);
});

describe('[N03] balances roll forward', () => {
  test('[N03] an opening that is not the last closing', () => {
    const book = threeStatements({ Assets: { F5: 1 } });
    expect(faultsOrReason(balancesRollForward, book)).toEqual(['Assets F5 blockOpening']);
  });

  test('[N03] a closing that its movements do not lead to', () => {
    const book = threeStatements({ Assets: { F8: 99 } });
    expect(faultsOrReason(balancesRollForward, book)).toEqual(['Assets F8 blockClosing']);
  });

  test('[N03] retained earnings that miss the dividends of a year', () => {
    const book = threeStatements({ 'Balance sheet': { E9: "=D9+'Income statement'!E8" } });
    expect(faultsOrReason(balancesRollForward, book)).toEqual(['Balance sheet E9 retained']);
  });

  test('[N03] opening cash of another period', () => {
    const book = threeStatements({ 'Cash flow': { F13: '=D14' } });
    expect(faultsOrReason(balancesRollForward, book)).toContain('Cash flow F13 opening');
  });

  test('[N03] movements that stand elsewhere are no fault', () => {
    const book = threeStatements({ Assets: { F8: '=F5+F6-F7+Inputs!F7' } });
    expect(faultsOrReason(balancesRollForward, book)).toEqual([]);
  });
});

describe('[N04] the statements agree', () => {
  test('[N04] a part that the change of cash misses', () => {
    const book = threeStatements({ 'Cash flow': { E12: '=E7+E9' } });
    expect(faultsOrReason(statementsAgree, book)).toEqual(['Cash flow E12 parts']);
  });

  test('[N04] depreciation that differs between statements', () => {
    const book = threeStatements({ 'Cash flow': { E6: 1 } });
    expect(faultsOrReason(statementsAgree, book)).toEqual(['Cash flow E6 differs']);
  });
});

const quarters = (yearly: Readonly<Record<string, number | string>>, last = 'Share') => {
  const names = ['Q1 2027', 'Q2 2027', 'Q3 2027', 'Q4 2027', 'Q1 2028', 'Q2 2028', 'Q3 2028', 'Q4 2028'];
  const letters = [...'BCDEFGHI'];
  const across = (line: number, values: readonly (number | string)[]) =>
    Object.fromEntries(values.map((value, index) => [`${letters[index]}${line}`, value]));
  return bookOf({
    sheets: [
      {
        title: 'Income statement',
        cells: {
          ...across(2, names),
          A4: 'Revenue',
          ...across(4, [1, 2, 3, 4, 5, 6, 7, 8]),
          A5: 'Customers',
          ...across(5, [10, 11, 12, 13, 14, 15, 16, 17]),
          A6: last,
          ...across(6, [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8]),
        },
      },
      {
        title: 'By year',
        cells: {
          ...{ B2: 2027, C2: 2028, D2: 2029, A4: 'Revenue', A5: 'Customers', A6: last },
          ...{ B4: 10, C4: 26, B5: 13, C5: 17, B6: 0.25, C6: 0.65 },
          ...yearly,
        },
      },
    ],
  });
};

describe('[N05] periods add up to years', () => {
  test('[N05] sums of flows and last balances pass, and what is neither is left alone', () => {
    expect(faultsOrReason(periodsAddUpToYears, quarters({}))).toEqual([]);
  });

  test('[N05] a balance at the start of each year, which in most years is that at the end too', () => {
    const periods = [2027, 2028, 2029].flatMap((year) =>
      ['Q1', 'Q2', 'Q3', 'Q4'].map((one) => `${one} ${year}`),
    );
    const across = (line: number, values: readonly (number | string)[]) =>
      Object.fromEntries(values.map((value, index) => [`${'BCDEFGHIJKLM'[index]}${line}`, value]));
    /** Cash of 5 until the last year begins with 5 and ends with 9. */
    const withOpening = (ofLast: number) =>
      bookOf({
        sheets: [
          {
            title: 'Cash flow statement',
            cells: {
              ...across(2, periods),
              ...{ A4: 'Receipts', A5: 'Cash at the beginning', A6: 'Payments' },
              ...across(4, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
              ...across(5, [5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 7, 9]),
              ...across(6, [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]),
            },
          },
          {
            title: 'By year',
            cells: {
              ...{ B2: 2027, C2: 2028, D2: 2029, A4: 'Receipts', B4: 10, C4: 26, D4: 42 },
              ...{ A5: 'Cash at the beginning', B5: 5, C5: 5, D5: ofLast },
              ...{ A6: 'Payments', B6: 4, C6: 8, D6: 12 },
            },
          },
        ],
      });
    expect(faultsOrReason(periodsAddUpToYears, withOpening(5))).toEqual([]);
    expect(faultsOrReason(periodsAddUpToYears, withOpening(6))).toEqual(['By year D5']);
  });

  test('[N05] nothing is reported where no line is both by period and by year', () => {
    expect(typeof faultsOrReason(periodsAddUpToYears, threeStatements())).toBe('string');
  });

  test('[N05] a year that its quarters do not come to', () => {
    const names = ['Q1 2029', 'Q2 2029', 'Q3 2029', 'Q4 2029'];
    const book = quarters({ D4: 4, B6: 1, C6: 2.6 }, 'Fees');
    const [statement, years] = book.sheets;
    if (!statement || !years) throw new Error('there are two sheets');
    const more = [...'JKLM'].flatMap((letter, index) => {
      const place = readAddress(`${letter}2`);
      const like = statement.cells[0];
      if (!place || !like) throw new Error('the first cell is there');
      const cell = (line: number, value: number | string) => ({
        ...like,
        ...place,
        line,
        value,
        formula: null,
      });
      return [cell(2, names[index] ?? ''), cell(4, index)];
    });
    const cells = [...statement.cells, ...more].sort(
      (one, other) => one.line - other.line || one.column - other.column,
    );
    // 0 + 1 + 2 + 3 is 6, not 4.
    const changed = { ...book, sheets: [{ ...statement, cells }, years] };
    expect(faultsOrReason(periodsAddUpToYears, changed)).toEqual(['By year D4']);
  });

  /** Months from November 2027 to October 2029, and years that end with March. */
  const fiscal = (yearly: Readonly<Record<string, number | string>>) => {
    const letters = [...'BCDEFGHIJKLMNOPQRSTUVWXY'];
    const start = (index: number) => Math.round(Date.UTC(2027, 10 + index, 1) / 86_400_000) + 25_569;
    const across = (line: number, value: (index: number) => number) =>
      Object.fromEntries(letters.map((letter, index) => [`${letter}${line}`, value(index)]));
    return bookOf({
      sheets: [
        {
          title: 'Income statement',
          cells: {
            ...Object.fromEntries(
              letters.map((letter, index) => [`${letter}2`, { value: start(index), style: 'date' as const }]),
            ),
            A4: 'Revenue',
            ...across(4, (index) => index + 1),
            A5: 'Customers',
            ...across(5, (index) => 100 + index),
            A6: 'Costs',
            ...across(6, (index) => 2 * index + 2),
          },
        },
        {
          title: 'By year',
          cells: {
            ...{ B2: 2028, C2: 2029, D2: 2030, A4: 'Revenue', A5: 'Customers' },
            // 1 to 5, 6 to 17, 18 to 24; customers at the end of March, of March and of October.
            ...{ B4: 15, C4: 138, D4: 147, B5: 104, C5: 116, D5: 123 },
            ...yearly,
          },
        },
      ],
    });
  };

  test('[N05] years that end with another month', () => {
    expect(faultsOrReason(periodsAddUpToYears, fiscal({}))).toEqual([]);
  });

  test('[N05] such a year that its months do not come to', () => {
    // 2 to 10, 12 to 34 and 36 to 48, of which the second is not 277.
    const costs = { A6: 'Costs', B6: 30, C6: 277, D6: 294 };
    expect(faultsOrReason(periodsAddUpToYears, fiscal(costs))).toEqual(['By year C6']);
  });
});
