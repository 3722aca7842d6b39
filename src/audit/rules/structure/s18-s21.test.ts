// Rules S18 to S21 on workbooks that keep them and on workbooks that break them.
import { describe, expect, it } from 'vitest';
import { faultsIn } from '#testing/audit/faults-in.ts';
import { rowOfFormulas, rowOfValues } from '#testing/audit/row-of-cells.ts';
import type { SheetWords } from '#testing/audit/sheet-of.ts';
import { roomForSources } from './s18-room-for-sources.ts';
import { scenarioSelector } from './s19-scenario-selector.ts';
import { uniqueLabels } from './s20-unique-labels.ts';
import { blankRowInTotals } from './s21-blank-row-in-totals.ts';

type Cells = NonNullable<SheetWords['cells']>;

const years = [2027, 2028, 2029, 2030];
const model = (cells: Cells, title = 'Model') => ({
  sheets: [{ title, cells: { ...rowOfValues('C', 1, years), ...cells } }],
});

describe('[S18] room for sources', () => {
  const inputs = {
    A2: 'Price',
    ...rowOfValues('C', 2, [5, 5, 6, 6]),
    A3: 'Units',
    ...rowOfValues('C', 3, [7, 8, 9, 9]),
    A4: 'Tax rate',
    B4: 0.2,
  };

  it('[S18] finds the three columns in either language, wherever they stand', () => {
    expect(
      faultsIn(roomForSources, model({ ...inputs, G1: 'Source', H1: 'Owner', I1: 'Date' }, 'Inputs')),
    ).toEqual([]);
    const russian = { ...inputs, G1: 'Источник', H1: 'Ответственный', I1: 'Дата' };
    expect(faultsIn(roomForSources, model(russian, 'Допущения'))).toEqual([]);
  });

  it('[S18] names each that is missing; a date of the timeline is none of a source', () => {
    expect(faultsIn(roomForSources, model({ ...inputs, G1: 'Source', A6: 'Start date' }, 'Inputs'))).toEqual([
      'Inputs owner date',
    ]);
    expect(faultsIn(roomForSources, model(inputs, 'Inputs'))).toEqual(['Inputs source owner date']);
  });

  it('[S18] leaves a few inputs and other sheets alone', () => {
    expect(faultsIn(roomForSources, model({ A4: 'Tax rate', B4: 0.2 }, 'Inputs'))).toEqual([]);
    const calculating = { ...inputs, A6: 'Sales', ...rowOfFormulas('C', 6, 4, '{c}2*{c}3') };
    expect(faultsIn(roomForSources, model(calculating, 'Revenue calc'))).toEqual([]);
  });
});

describe('[S19] scenario selector', () => {
  const cases = {
    A4: 'Price: base scenario',
    ...rowOfValues('C', 4, [5, 5, 6, 6], 'input'),
    A5: 'Price: optimistic scenario',
    ...rowOfValues('C', 5, [6, 6, 7, 7], 'input'),
    A6: 'Price',
    ...rowOfFormulas('C', 6, 4, 'INDEX({c}4:{c}5,$B$2)'),
  };
  const list = [{ areas: 'B2', type: 'list', formulas: ['"1,2"'] }];
  const book = (cells: Cells, validations: SheetWords['validations'] = list) => ({
    sheets: [{ title: 'Inputs', validations, cells: { ...rowOfValues('C', 1, years), ...cells } }],
  });

  it('[S19] takes one listed selector over cases side by side, and models without scenarios', () => {
    expect(faultsIn(scenarioSelector, book({ A2: 'Scenario', B2: 1, ...cases }))).toEqual([]);
    expect(
      faultsIn(scenarioSelector, book({ A4: 'Price', ...rowOfValues('C', 4, [5, 5, 6, 6]) }, [])),
    ).toEqual([]);
  });

  it('[S19] names cases without a selector, a selector without a list, and a second one', () => {
    expect(faultsIn(scenarioSelector, book(cases, []))).toEqual(['none']);
    expect(faultsIn(scenarioSelector, book({ A2: 'Scenario', B2: 1, ...cases }, []))).toEqual([
      'Inputs B2 list',
    ]);
    const second = { A8: 'Сценарий', B8: 2, A9: 'Units', ...rowOfFormulas('C', 9, 4, 'CHOOSE($B$8,1,2)') };
    const both = [...list, { areas: 'B8', type: 'list' }];
    expect(faultsIn(scenarioSelector, book({ A2: 'Scenario', B2: 1, ...cases, ...second }, both))).toEqual([
      'Inputs B8 many',
    ]);
  });

  it('[S19] names cases on sheets of their own', () => {
    const cells = {
      A2: 'Scenario',
      B2: 1,
      A3: 'Price',
      ...rowOfFormulas('C', 3, 4, 'CHOOSE($B$2,Base!{c}3,Best!{c}3)'),
    };
    const other = { cells: { A3: 'Price', ...rowOfValues('C', 3, [1, 2, 3, 4]) } };
    const sheets = [...book(cells).sheets, { title: 'Base', ...other }, { title: 'Best', ...other }];
    expect(faultsIn(scenarioSelector, { sheets })).toEqual(['Inputs C3 apart']);
  });
});

describe('[S20] unique labels', () => {
  const rows = (labels: readonly string[], formula: string): Cells =>
    Object.assign(
      {},
      ...labels.map((label, row) => ({
        [`A${row + 3}`]: label,
        ...rowOfFormulas('C', row + 3, 4, `${formula}*${row + 2}`),
      })),
    );

  it('[S20] takes labels that differ, by heading or unit too, and repeated links', () => {
    const cells = {
      ...rows(['Sales', 'Costs'], '{c}20'),
      A8: { value: 'Second shop', style: 'heading' },
      A9: 'Sales',
      ...rowOfFormulas('C', 9, 4, '{c}20*9'),
      A10: 'Costs',
      ...rowOfFormulas('C', 10, 4, '{c}4'),
    };
    expect(faultsIn(uniqueLabels, model(cells))).toEqual([]);
  });

  it('[S20] names a label given twice in a block', () => {
    expect(faultsIn(uniqueLabels, model(rows(['Sales', 'Costs', 'sales'], '{c}20')))).toEqual(['Model A5']);
  });

  it('[S20] leaves lists of records alone', () => {
    const cells = { A1: 'Tea', B1: '=2*3', A2: 'Tea', B2: '=2*4' };
    expect(faultsIn(uniqueLabels, { sheets: [{ title: 'Sales', cells }] })).toEqual([]);
  });
});

describe('[S21] a blank row in totals', () => {
  const parts = Object.assign(
    {},
    ...['Rent', 'Wages', 'Power'].map((label, row) => ({
      [`A${row + 3}`]: label,
      ...rowOfFormulas('C', row + 3, 4, `{c}20*${row + 2}`),
    })),
  );

  it('[S21] takes a sum over its parts and the blank row below them', () => {
    const cells = { ...parts, A7: 'Total', ...rowOfFormulas('C', 7, 4, 'SUM({c}3:{c}6)') };
    expect(faultsIn(blankRowInTotals, model(cells))).toEqual([]);
  });

  it('[S21] names sums that end at their last part, with or without a blank row', () => {
    const tight = { ...parts, A6: 'Total', ...rowOfFormulas('C', 6, 4, 'SUM({c}3:{c}5)') };
    expect(faultsIn(blankRowInTotals, model(tight))).toEqual(['Model C6']);
    const short = { ...parts, A7: 'Total', ...rowOfFormulas('C', 7, 4, 'SUM({c}3:{c}5)') };
    expect(faultsIn(blankRowInTotals, model(short))).toEqual(['Model C7']);
  });
});
