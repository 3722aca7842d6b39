// Checks the rules that recalculate a workbook on workbooks whose results were worked out by hand.
import { describe, expect, test } from 'vitest';
import { readAddress } from '#audit/book/address.ts';
import type { Book } from '#audit/book/book.ts';
import { examine } from '#audit/examination/examine.ts';
import { findingsOf } from '#audit/findings/findings-of.ts';
import { bookOf } from '#testing/audit/book-of.ts';
import { faultsOrReason } from '#testing/audit/faults-or-reason.ts';
import { threeStatements } from '#testing/audit/three-statements.ts';
import { cachedValues } from './n06-cached-values.ts';
import { withstandsChanges } from './n07-withstands-changes.ts';
import { checkTurnsRed } from './n08-check-turns-red.ts';
import { sense } from './n09-sense.ts';
import { scenariosSwitch } from './n10-scenarios.ts';
import { scenariosTried } from './n12-scenarios-tried.ts';

const kept = (formula: string, value: number | string | boolean | { error: string }) => ({ formula, value });

describe('[N06] kept values', () => {
  const cells = { A1: 3, A2: 0.1, A3: 'word' };
  const sheet = (more: Readonly<Record<string, ReturnType<typeof kept> | string>>) =>
    bookOf({ sheets: [{ title: 'Sheet', cells: { ...cells, ...more } }] });

  test('[N06] what the formulas give passes, within rounding', () => {
    const book = sheet({
      B1: kept('A1*2', 6.000000000000001),
      B2: kept('A1&A3', '3word'),
      B3: kept('A1>2', true),
      B4: kept('1/0', { error: '#DIV/0!' }),
      B5: kept('A2*3-0.3', 5.5e-17),
      B6: kept('""', ''),
    });
    expect(faultsOrReason(cachedValues, book)).toEqual([]);
  });

  test('[N06] others do not, and adjoining ones are reported once', () => {
    const book = sheet({
      B1: kept('$A1*2', 7),
      C1: kept('$A1*2', 8),
      B3: kept('A2', 0.10001),
      D4: '=A1+1',
    });
    expect(faultsOrReason(cachedValues, book)).toEqual([
      'Sheet B1:C1 stale',
      'Sheet B3 stale',
      'Sheet D4 missing',
    ]);
  });

  test('[N06] stale values are reported where they begin, not all the way down', () => {
    // A1 was 4 when the file was calculated: its readers are stale, and what follows from those agrees with them.
    const book = sheet({
      B1: kept('A1*2', 8),
      B2: kept('B1+1', 9),
      B3: kept('B2*B2', 81),
      B4: kept('A2', 0.1),
    });
    expect(faultsOrReason(cachedValues, book)).toEqual(['Sheet B1 stale']);
    const twice = sheet({ B1: kept('A1*2', 8), B2: kept('B1+1', 9), B3: kept('B2*2', 19) });
    expect(faultsOrReason(cachedValues, twice)).toEqual(['Sheet B1 stale', 'Sheet B3 stale']);
  });

  test('[N06] many formulas that one stray number left behind are reported once, with their places', () => {
    // A1 was 4 when the file was calculated, and all of these read it.
    const readers = { B1: kept('A1*2', 8), B3: kept('A1+1', 5), D3: kept('A1-1', 3), B5: kept('A1', 4) };
    expect(faultsOrReason(cachedValues, sheet({ ...readers, F7: '=A1' }))).toEqual([
      'Sheet B1 several',
      'Sheet F7 missing',
    ]);
    const [finding] = findingsOf(cachedValues, examine(sheet(readers)), 'en').findings;
    expect(finding?.message).toBe(
      'The file shows 8; its formula gives 6. So it is in 3 more places of this sheet: B3, D3, B5.',
    );
  });

  test('[N06] errors that cells show are left to R03', () => {
    const book = sheet({ B1: kept('A1', { error: '#REF!' }), B2: '=A1/0', B3: kept('A1/0', 5) });
    expect(faultsOrReason(cachedValues, book)).toEqual(['Sheet B3 stale']);
  });

  test('[N06] a file without any results is reported once', () => {
    expect(faultsOrReason(cachedValues, sheet({ B1: '=A1', B2: '=A2' }))).toEqual(['Workbook none']);
  });

  test('[N06] what cannot be calculated is not judged', () => {
    expect(
      faultsOrReason(cachedValues, sheet({ B1: kept('NOW()', 5), B2: kept('B1+1', 9), B3: kept('A1', 3) })),
    ).toEqual([]);
    expect(typeof faultsOrReason(cachedValues, sheet({ B1: kept('NOW()', 5) }))).toBe('string');
  });
});

describe('[N07] the model withstands its drivers', () => {
  test('[N07] at nothing, half and three times as much', () => {
    expect(faultsOrReason(withstandsChanges, threeStatements())).toEqual([]);
  });

  test('[N07] not where a division is not guarded', () => {
    const book = threeStatements({ 'Income statement': { D11: '=D8/Inputs!D5' } });
    expect(faultsOrReason(withstandsChanges, book)).toEqual(['Inputs D5:H5 errors']);
    const guarded = threeStatements({ 'Income statement': { D11: '=IF(Inputs!D5=0,0,D8/Inputs!D5)' } });
    expect(faultsOrReason(withstandsChanges, guarded)).toEqual([]);
  });

  test('[N07] not where the statements agree by chance', () => {
    // Purchases of 20 typed into the cash flow as well: any other amount no longer balances.
    const book = threeStatements({ 'Cash flow': { D8: -20 } });
    expect(faultsOrReason(withstandsChanges, book)).toEqual(['Inputs D7:H7 broken']);
  });

  test('[N07] errors that were there before are not the fault of a driver', () => {
    const book = threeStatements({ 'Income statement': { D11: '=1/0', D12: '=D11*Inputs!D5' } });
    expect(faultsOrReason(withstandsChanges, book)).toEqual([]);
  });

  test('[N07] nothing is said without drivers', () => {
    const book = bookOf({ sheets: [{ title: 'Sheet', cells: { A1: 3, B1: '=A1' } }] });
    expect(typeof faultsOrReason(withstandsChanges, book)).toBe('string');
  });
});

describe('[N08] the master check', () => {
  test('[N08] turns red at a number pasted into the balance sheet', () => {
    expect(faultsOrReason(checkTurnsRed, threeStatements())).toEqual([]);
  });

  test('[N08] is blind where it looks at one year alone', () => {
    const book = threeStatements({ 'Balance sheet': { C14: '=MIN(1,SUM(D12:D12))' } });
    // Each line is tried in a year of its own: cash and the last total in 2027, which the check does see.
    expect(faultsOrReason(checkTurnsRed, book)).toEqual(
      ['F6', 'H7', 'E8', 'G9'].map((cell) => `Balance sheet ${cell}`),
    );
  });

  test('[N08] pastes into no line of dates, counters or memos, however the panes stand', () => {
    const years = ['D', 'E', 'F', 'G', 'H'];
    const rows = {
      A4: 'Exchange rate',
      ...Object.fromEntries(years.map((year) => [`${year}4`, `=${year}3/1000`])),
    };
    expect(faultsOrReason(checkTurnsRed, threeStatements({ 'Balance sheet': rows }))).toEqual([]);
  });

  test('[N08] nothing is said where there is none, or it is red already', () => {
    expect(typeof faultsOrReason(checkTurnsRed, threeStatements({ 'Balance sheet': { A14: 'Total' } }))).toBe(
      'string',
    );
    expect(typeof faultsOrReason(checkTurnsRed, threeStatements({ 'Balance sheet': { F7: 1 } }))).toBe(
      'string',
    );
  });
});

describe('[N09] sense', () => {
  test('[N09] steady growth and cash in hand raise no question', () => {
    expect(faultsOrReason(sense, threeStatements())).toEqual([]);
  });

  test('[N09] revenue that more than doubles, and cash below zero', () => {
    const book = threeStatements({ Inputs: { F5: 300, F6: 2 } });
    // Of 300 sales against costs of 600 the cash does not recover.
    expect(faultsOrReason(sense, book)).toEqual(['Income statement F5 growth', 'Balance sheet F5:H5 cash']);
  });

  test('[N09] no year is compared with one of which the forecast has only some months', () => {
    const grown = (label: string, monthsBefore: number) => {
      const months = { A20: label, D20: 12, E20: monthsBefore, F20: 12, G20: 12, H20: 12 };
      return threeStatements({ Inputs: { F5: 300, F6: 0.5 }, 'Income statement': months });
    };
    expect(faultsOrReason(sense, grown('Months of the year in the forecast', 12))).toEqual([
      'Income statement F5 growth',
    ]);
    for (const label of ['Months of the year in the forecast', 'Months in year', 'Месяцев года в прогнозе']) {
      expect(faultsOrReason(sense, grown(label, 1)), label).toEqual([]);
    }
  });

  test('[N09] value that mostly lies beyond the forecast', () => {
    const english = [
      'Present value of the forecast',
      'Present value of terminal value',
      'Enterprise value',
    ] as const;
    const russian = [
      'Приведённая стоимость прогноза',
      'Приведённая терминальная стоимость',
      'Стоимость бизнеса',
    ] as const;
    const valued = (terminal: number, [forecast, beyond, whole]: typeof english | typeof russian) =>
      threeStatements(
        {},
        {
          sheets: [
            {
              title: 'Valuation',
              cells: {
                ...{ A1: forecast, B1: 20 },
                ...{ A2: beyond, B2: terminal },
                ...{ A3: whole, B3: '=B1+B2' },
              },
            },
          ],
        },
      );
    for (const words of [english, russian]) {
      expect(faultsOrReason(sense, valued(60, words))).toEqual([]);
      expect(faultsOrReason(sense, valued(70, words))).toEqual(['Valuation B2 terminal']);
    }
  });

  test('[N09] is a note, which costs nothing', () => {
    expect(sense.isNote).toBe(true);
  });
});

describe('[N10] scenarios', () => {
  const place = readAddress('C10') ?? { line: 0, column: 0 };
  const area = {
    firstLine: place.line,
    lastLine: place.line,
    firstColumn: place.column,
    lastColumn: place.column,
  };
  const list = { areas: [area], type: 'list', hasMessage: true };
  const withList = (book: Book, choices = '1,2'): Book => ({
    ...book,
    sheets: book.sheets.map((sheet) =>
      sheet.title === 'Inputs' ? { ...sheet, validations: [{ ...list, formulas: [`"${choices}"`] }] } : sheet,
    ),
  });
  const cases = {
    ...{ A10: 'Scenario', C10: 1, A11: 'Price base', D11: 100, A12: 'Price best', D12: 150 },
    ...{ A13: 'Price', D13: '=INDEX(D11:D12,$C$10)' },
  };

  test('[N10] a case that reaches the results passes', () => {
    const book = withList(threeStatements({ Inputs: { ...cases, D5: '=D13' } }));
    expect(faultsOrReason(scenariosSwitch, book)).toEqual([]);
  });

  test('[N10] a case that is picked and then forgotten', () => {
    const book = withList(threeStatements({ Inputs: cases }));
    expect(faultsOrReason(scenariosSwitch, book)).toEqual(['Inputs C10 unseen']);
  });

  test('[N10] cases that are equal change nothing, and nothing is said', () => {
    const book = withList(threeStatements({ Inputs: { ...cases, D12: 100 } }));
    expect(faultsOrReason(scenariosSwitch, book)).toEqual([]);
  });

  test('[N10] of a long list the first ten are tried, which N12 notes', () => {
    const many = Array.from({ length: 12 }, (_, place) => place + 1).join(',');
    const book = withList(threeStatements({ Inputs: cases }), many);
    expect(faultsOrReason(scenariosSwitch, book)).toContain('Inputs C10 unseen');
    expect(faultsOrReason(scenariosTried, book)).toEqual(['Inputs C10']);
    const last = withList(threeStatements({ Inputs: { ...cases, C10: 12 } }), many);
    expect(faultsOrReason(scenariosTried, last)).toEqual(['Inputs C10']);
    expect(faultsOrReason(scenariosTried, withList(threeStatements({ Inputs: cases })))).toEqual([]);
    expect(scenariosTried.isNote).toBe(true);
  });

  test('[N10] nothing is said without scenarios', () => {
    expect(typeof faultsOrReason(scenariosSwitch, threeStatements())).toBe('string');
    expect(examine(threeStatements()).recalculation.notCalculated).toEqual([]);
  });
});
