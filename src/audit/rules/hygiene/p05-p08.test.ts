// Rules P05 to P08 on workbooks that keep them and on workbooks that break them.
import { describe, expect, it } from 'vitest';
import type { BookWords } from '#testing/audit/book-of.ts';
import { faultsIn } from '#testing/audit/faults-in.ts';
import { rowOfValues } from '#testing/audit/row-of-cells.ts';
import type { SheetWords } from '#testing/audit/sheet-of.ts';
import { numberFormats } from './p05-number-formats.ts';
import { noMergedCells } from './p06-no-merged-cells.ts';
import { readyToPrint } from './p07-ready-to-print.ts';
import { opensTidily } from './p08-opens-tidily.ts';

describe('[P05] number formats', () => {
  const sheet = (label: string, values: readonly number[], formatCode: string): BookWords => ({
    styles: { own: { formatCode } },
    sheets: [{ title: 'Inputs', cells: { A1: label, ...rowOfValues('B', 1, values, 'own') } }],
  });

  it('[P05] takes parentheses, a dash and separated thousands', () => {
    expect(faultsIn(numberFormats, sheet('Sales', [-5000, 0, 5000], '#,##0_);(#,##0);"-"_)'))).toEqual([]);
    expect(faultsIn(numberFormats, sheet('Margin', [-0.1, 0, 0.2], '0.0%_);(0.0%);"-"_)'))).toEqual([]);
  });

  it('[P05] names what lacks each of them', () => {
    expect(faultsIn(numberFormats, sheet('Sales', [-5, 10, -6], '#,##0'))).toEqual(['Inputs B1:D1 negative']);
    expect(faultsIn(numberFormats, sheet('Sales', [0, 5000], '#,##0'))).toEqual(['Inputs B1 zero']);
    expect(faultsIn(numberFormats, sheet('Sales', [5000, 7000], '0.00'))).toEqual(['Inputs B1:C1 thousands']);
    expect(faultsIn(numberFormats, sheet('Sales', [5000], 'General'))).toEqual(['Inputs B1 thousands']);
  });

  it('[P05] tells rows that follow one another once, and those further down apart', () => {
    const cells = (lines: readonly number[]) =>
      Object.assign(
        {},
        ...lines.map((line) => ({ [`A${line}`]: 'Sales', ...rowOfValues('B', line, [-5, 10, -6], 'own') })),
        { A4: 'Costs', ...rowOfValues('B', 4, [1, 2, 3], 'own') },
      );
    const of = (lines: readonly number[]) =>
      faultsIn(numberFormats, {
        styles: { own: { formatCode: '#,##0' } },
        sheets: [{ title: 'Inputs', cells: cells(lines) }],
      });
    expect(of([1, 2, 3])).toEqual(['Inputs B1:D3 negative']);
    expect(of([2, 3, 5])).toEqual(['Inputs B2:D3 negative', 'Inputs B5:D5 negative']);
  });

  it('[P05] leaves years, codes, dates and rates alone', () => {
    expect(faultsIn(numberFormats, sheet('First year', [2027], '0'))).toEqual([]);
    expect(faultsIn(numberFormats, sheet('Код счёта', [5000], 'General'))).toEqual([]);
    expect(faultsIn(numberFormats, sheet('Begins', [46388], 'yyyy\\-mm\\-dd'))).toEqual([]);
    expect(faultsIn(numberFormats, sheet('Rate', [0], '0.0'))).toEqual([]);
  });

  it('[P05] leaves formats alone whose conditions decide', () => {
    expect(faultsIn(numberFormats, sheet('Sales', [-5000], '[<1000]0;0'))).toEqual([]);
  });
});

describe('[P06] no merged cells', () => {
  it('[P06] takes a sheet without', () => {
    expect(faultsIn(noMergedCells, { sheets: [{ title: 'Model' }] })).toEqual([]);
  });

  it('[P06] names each range', () => {
    const sheets = [{ title: 'Model', merges: ['A1:D1', 'B3:B9'] }];
    expect(faultsIn(noMergedCells, { sheets })).toEqual(['Model A1:D1', 'Model B3:B9']);
  });
});

describe('[P07] ready to print', () => {
  const book = (sheet: Partial<SheetWords>, names: readonly string[]): BookWords => ({
    sheets: [{ title: 'Model', cells: { A1: 'Sales', Z1: 5 }, ...sheet }],
    names: names.map((name) => ({ name, formula: 'Model!$A$1:$Z$1', sheet: 0 })),
  });
  const fit = { page: { isFitToPage: true, fitToWidth: 1, fitToHeight: 0 } };

  it('[P07] takes a print area, a fitted width and repeated titles, and small sheets as they are', () => {
    expect(faultsIn(readyToPrint, book(fit, ['_xlnm.Print_Area', '_xlnm.Print_Titles']))).toEqual([]);
    expect(faultsIn(readyToPrint, book({ cells: { A1: 'Sales', B1: 5 } }, []))).toEqual([]);
  });

  it('[P07] names what a large sheet lacks', () => {
    expect(faultsIn(readyToPrint, book({}, []))).toEqual(['Model all']);
    expect(faultsIn(readyToPrint, book(fit, ['_xlnm.Print_Area']))).toEqual(['Model titles']);
    expect(faultsIn(readyToPrint, book({}, ['_xlnm.Print_Titles']))).toEqual(['Model area', 'Model fit']);
  });

  // 26 columns of 9.6 digits: 67.2 pixels or 0.7 inches each; A4 across less 0.89 of margins has 10.8 inches
  const wide = (page: SheetWords['page']): BookWords => ({
    sheets: [
      {
        ...{ title: 'Model', cells: { A1: 'Sales', Z1: 5 }, standardWidthChars: 9.6 },
        page: { paper: 9, orientation: 'landscape', sideMargins: 0.89, ...page },
      },
    ],
    names: [
      { name: '_xlnm.Print_Area', formula: 'Model!$A$1:$Z$40', sheet: 0 },
      { name: '_xlnm.Print_Titles', formula: 'Model!$A:$B,Model!$1:$1', sheet: 0 },
    ],
  });

  it('[P07] takes a fixed scale whose breaks leave no page wider than its paper', () => {
    // A to N, 14 columns: 9.8 inches; A, B and O to Z, 14 columns again
    expect(faultsIn(readyToPrint, wide({ columnBreaks: [14] }))).toEqual([]);
    expect(faultsIn(readyToPrint, wide({ columnBreaks: [14], scalePercent: 110 }))).toEqual([]);
    // without any break, 18.2 inches at 59 % are 10.74, at 60 % 10.92
    expect(faultsIn(readyToPrint, wide({ lineBreaks: [20], scalePercent: 59 }))).toEqual([]);
  });

  it('[P07] names a scale at which some page is wider than its paper, repeated columns included', () => {
    expect(faultsIn(readyToPrint, wide({ scalePercent: 60 }))).toEqual(['Model fit']);
    // 9.8 inches at 111 % are 10.88
    expect(faultsIn(readyToPrint, wide({ columnBreaks: [14], scalePercent: 111 }))).toEqual(['Model fit']);
    // A, B and L to Z are 17 columns, 11.9 inches; L to Z alone would be 10.5
    expect(faultsIn(readyToPrint, wide({ columnBreaks: [11] }))).toEqual(['Model fit']);
    // 15 columns are 10.5 inches, and a page of Letter less the same margins has 10.11
    expect(faultsIn(readyToPrint, wide({ columnBreaks: [13] }))).toEqual([]);
    expect(faultsIn(readyToPrint, wide({ columnBreaks: [13], paper: 1 }))).toEqual(['Model fit']);
  });

  it('[P07] takes breaks on paper of a size it does not know', () => {
    expect(faultsIn(readyToPrint, wide({ columnBreaks: [25], paper: 66 }))).toEqual([]);
    expect(faultsIn(readyToPrint, wide({ paper: 66 }))).toEqual(['Model fit']);
  });

  it('[P07] names breaks beside fit to page, of columns as of lines', () => {
    const fitted = { isFitToPage: true, fitToWidth: 1, fitToHeight: 0 };
    expect(faultsIn(readyToPrint, wide(fitted))).toEqual([]);
    expect(faultsIn(readyToPrint, wide({ ...fitted, columnBreaks: [14] }))).toEqual(['Model breaks']);
    expect(faultsIn(readyToPrint, wide({ ...fitted, lineBreaks: [20] }))).toEqual(['Model breaks']);
  });
});

describe('[P08] opens tidily', () => {
  const sheet = (title: string, view: SheetWords['view'] = {}): SheetWords => ({ title, view });
  const frozen = { lines: 7, columns: 9 };

  it('[P08] takes A1, and the first cell of the part that scrolls', () => {
    const sheets = [sheet('Cover'), sheet('Model', { activeCell: 'J8', frozen })];
    expect(faultsIn(opensTidily, { sheets })).toEqual([]);
  });

  it('[P08] takes the first sheet that can be seen for the first', () => {
    const sheets = [{ ...sheet('Lists'), state: 'hidden' as const }, sheet('Model')];
    expect(faultsIn(opensTidily, { sheets, activeSheet: 1 })).toEqual([]);
  });

  it('[P08] names another sheet in front, another zoom and another cell', () => {
    const sheets = [
      sheet('Cover'),
      sheet('Model', { activeCell: 'M40', frozen }),
      sheet('Report', { zoomPercent: 85 }),
    ];
    expect(faultsIn(opensTidily, { sheets, activeSheet: 2 })).toEqual([
      'Report sheet',
      'Model M40 cell',
      'Report zoom',
    ]);
  });
});
