// Rules S10 to S13 on workbooks that keep them and on workbooks that break them.
import { describe, expect, it } from 'vitest';
import { faultsIn } from '#testing/audit/faults-in.ts';
import { orderOfSheets } from './s10-order-of-sheets.ts';
import { contentsAndLinks } from './s11-contents-and-links.ts';
import { coverSaysWhatItIs } from './s12-cover.ts';
import { changeLog } from './s13-change-log.ts';

const sheetsCalled = (titles: readonly string[]) => ({
  sheets: titles.map((title) => ({ title, cells: { A1: 'Growth', B1: 0.1 } })),
});

describe('[S10] order of sheets', () => {
  it('[S10] takes the order from inputs to charts, with sheets of no known kind anywhere', () => {
    const titles = [
      'Cover',
      'Contents',
      'Dashboard',
      'Inputs',
      'Notes',
      'Debt schedule',
      'P&L',
      'Ratios',
      'Charts',
    ];
    expect(faultsIn(orderOfSheets, sheetsCalled(titles))).toEqual([]);
    expect(faultsIn(orderOfSheets, sheetsCalled(['Обложка', 'Допущения', 'Баланс', 'Графики']))).toEqual([]);
  });

  it('[S10] names the fewest sheets that must move', () => {
    const titles = ['Inputs', 'Income statement', 'Balance sheet', 'Cover', 'Charts'];
    expect(faultsIn(orderOfSheets, sheetsCalled(titles))).toEqual(['Cover']);
  });

  it('[S10] says nothing of hidden sheets, and of those whose kind could only be guessed', () => {
    const titles = ['Income statement', 'Balance sheet', 'Inputs'];
    const { sheets } = sheetsCalled(titles);
    expect(faultsIn(orderOfSheets, { sheets })).toEqual(['Inputs']);
    const hidden = sheets.map((sheet, at) => (at === 2 ? { ...sheet, state: 'hidden' as const } : sheet));
    expect(faultsIn(orderOfSheets, { sheets: hidden })).toEqual([]);
    expect(faultsIn(orderOfSheets, sheetsCalled(['Income statement', 'Balance sheet', 'Tabelle3']))).toEqual(
      [],
    );
  });
});

describe('[S11] contents and links', () => {
  const titles = ['Cover', 'Contents', 'Inputs', "Owner's equity", 'Cash flow'];
  const book = (locations: readonly string[], at = 'Contents') => ({
    sheets: sheetsCalled(titles).sheets.map((sheet) => ({
      ...sheet,
      links: sheet.title === at ? locations.map((location, row) => ({ area: `A${row + 2}`, location })) : [],
    })),
    names: [{ name: 'tax_rate', formula: 'Inputs!$B$1' }],
  });
  const all = ['Cover!A1', 'Inputs!A1', "'Owner''s equity'!A1", "'Cash flow'!A1", 'tax_rate'];

  it('[S11] takes links to every sheet, by quoted titles and by names', () => {
    expect(faultsIn(contentsAndLinks, book(all))).toEqual([]);
  });

  it('[S11] takes links by formula', () => {
    const formula = 'HYPERLINK("#\'Cash flow\'!A1","Cash flow")';
    const { sheets, names } = book(all.slice(0, 3));
    const linked = sheets.map((sheet) =>
      sheet.title === 'Contents' ? { ...sheet, cells: { A9: { formula, value: 'Cash flow' } } } : sheet,
    );
    expect(faultsIn(contentsAndLinks, { sheets: linked, names })).toEqual([]);
  });

  it('[S11] names sheets that the contents leave out, and links that lead nowhere', () => {
    expect(faultsIn(contentsAndLinks, book(all.slice(0, 3)))).toEqual(['Contents missing']);
    expect(faultsIn(contentsAndLinks, book([...all, 'Old sheet!A1', '#REF!A1', 'no_name_here.']))).toEqual([
      'Contents A7 broken',
      'Contents A8 broken',
      'Contents A9 broken',
    ]);
  });

  it('[S11] names a large workbook without contents, and leaves a small one alone', () => {
    const large = ['Cover', 'Inputs', 'Model', 'Report', 'Ratios'];
    expect(faultsIn(contentsAndLinks, sheetsCalled(large))).toEqual(['none']);
    expect(faultsIn(contentsAndLinks, sheetsCalled(large.slice(1, 4)))).toEqual([]);
  });
});

describe('[S12] cover', () => {
  const texts = [
    'Purpose: to see whether the cafe pays for itself',
    'Scope: sales, costs, loans',
    'Left out: value added tax',
    'Colours: blue is typed',
    'How to use: type in the blue cells',
    'Version 1.0',
    'Dated 2027-01-01',
    'All money is in USD',
  ];
  const book = (lines: readonly string[]) => ({
    sheets: [
      { title: 'Cover', cells: Object.fromEntries(lines.map((line, row) => [`A${row + 1}`, line])) },
      ...sheetsCalled(['Inputs', 'Model']).sheets,
    ],
  });

  it('[S12] takes a cover that says all eight', () => {
    expect(faultsIn(coverSaysWhatItIs, book(texts))).toEqual([]);
  });

  it('[S12] takes a Russian cover', () => {
    const russian = [
      'Назначение: окупаемость кофейни',
      'Охват: продажи, расходы, кредиты',
      'Не учтено: НДС',
      'Цвета: синим — ввод',
      'Как пользоваться: меняйте синие ячейки',
      'Версия 1.0',
      'Дата: 01.01.2027',
      'Основная валюта: рубли',
    ];
    expect(faultsIn(coverSaysWhatItIs, book(russian))).toEqual([]);
  });

  it('[S12] names each thing that is not said', () => {
    expect(faultsIn(coverSaysWhatItIs, book(texts.slice(0, 2)))).toEqual([
      'Cover leftOut',
      'Cover colours',
      'Cover use',
      'Cover version',
      'Cover date',
      'Cover currency',
    ]);
  });

  it('[S12] names a workbook without a cover, and leaves a small one alone', () => {
    expect(faultsIn(coverSaysWhatItIs, sheetsCalled(['Inputs', 'Model', 'Report']))).toEqual(['none']);
    expect(faultsIn(coverSaysWhatItIs, sheetsCalled(['Inputs', 'Model']))).toEqual([]);
  });
});

describe('[S13] change log', () => {
  it('[S13] finds a log by its heading or by its sheet, in either language', () => {
    const cover = { title: 'Cover', cells: { A9: 'Change log', A10: '1.0: first issue' } };
    expect(faultsIn(changeLog, { sheets: [cover, ...sheetsCalled(['Inputs', 'Model']).sheets] })).toEqual([]);
    expect(faultsIn(changeLog, sheetsCalled(['Inputs', 'Model', 'Version_history']))).toEqual([]);
    expect(faultsIn(changeLog, sheetsCalled(['Ввод', 'Расчёт', 'История изменений']))).toEqual([]);
  });

  it('[S13] names a workbook without one', () => {
    expect(faultsIn(changeLog, sheetsCalled(['Inputs', 'Model', 'Report']))).toEqual(['']);
  });
});
