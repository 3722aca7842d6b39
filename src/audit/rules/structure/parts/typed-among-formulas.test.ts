// Rule S02 on typed numbers beside and among formulas: those a reviewer would report, and legitimate ones.
import { describe, expect, it } from 'vitest';
import { faultsIn } from '#testing/audit/faults-in.ts';
import { rowOfFormulas, rowOfValues } from '#testing/audit/row-of-cells.ts';
import type { SheetWords } from '#testing/audit/sheet-of.ts';
import { inputsInTheirPlace } from '../s02-inputs-in-their-place.ts';

type Cells = NonNullable<SheetWords['cells']>;

const years = [2027, 2028, 2029, 2030, 2031];
const header = { A1: 'USD thousand', ...rowOfValues('D', 1, years) };

/** Periods stand in D to H, what comes before them in C, totals in I. */
const row = (line: number, label: string, formula: string): Cells => ({
  [`A${line}`]: label,
  ...rowOfFormulas('D', line, 5, formula),
});

const totalled = (line: number, label: string, formula: string): Cells => ({
  ...row(line, label, formula),
  [`I${line}`]: { formula: `SUM(D${line}:H${line})`, value: 5, style: 'calculation' },
});

/** Two hundred inputs, all in blue: a few more that are not blue do not say that inputs are left unmarked. */
const marked: SheetWords = {
  title: 'Inputs',
  cells: {
    ...header,
    ...Object.fromEntries(
      Array.from({ length: 40 }, (_, place) => place + 2).flatMap((line) => [
        [`A${line}`, `Driver ${line}`],
        ...Object.entries(rowOfValues('D', line, [1, 2, 3, 4, 5], 'input')),
      ]),
    ),
  },
};

/** The same workbook with inputs that nothing marks. */
const plain: SheetWords = {
  title: 'Inputs',
  cells: Object.fromEntries(
    Object.entries(marked.cells ?? {}).map(([address, cell]) => [
      address,
      typeof cell === 'object' && cell !== null && 'style' in cell ? { ...cell, style: 'plain' } : cell,
    ]),
  ),
};

const found = (cells: Cells, inputs = plain, title = 'Model') =>
  faultsIn(inputsInTheirPlace, { sheets: [inputs, { title, cells: { ...header, ...cells } }] });

const results = {
  ...totalled(2, 'Revenue', 'Inputs!{c}2'),
  ...totalled(3, 'Costs', 'Inputs!{c}3'),
  ...totalled(4, 'Rent', 'Inputs!{c}4'),
  ...totalled(5, 'Profit', '{c}2-{c}3-{c}4'),
};

describe('[S02] totals of rows', () => {
  it('[S02] takes totals that are formulas, and one marked as an input', () => {
    expect(found(results)).toEqual([]);
    expect(found({ ...results, I3: { value: 7, style: 'input' } })).toEqual([]);
  });

  it('[S02] names a typed total among totals that add up, whether or not inputs are marked', () => {
    for (const inputs of [plain, marked]) {
      expect(found({ ...results, I3: { value: 7, style: 'calculation' } }, inputs)).toEqual([
        'Model I3 pasted',
      ]);
    }
  });

  it('[S02] names a typed total of typed numbers that nothing else reads, once', () => {
    const budget = { ...results, A6: 'Tax', ...rowOfValues('D', 6, [1, 1, 1, 1, 1]), I6: 6 };
    expect(found(budget)).toEqual(['Model I6 pasted']);
    expect(found({ ...budget, A8: 'Tax by law', I8: '=I6*2' })).toEqual(['Model I6']);
  });

  it('[S02] takes a column of which many cells are typed', () => {
    const mixed = { ...results, I2: 9, I3: 9, ...totalled(6, 'Tax', 'Inputs!{c}5') };
    expect(found(mixed)).toEqual([]);
  });
});

/** Rows with something before the first period. */
const opened = {
  ...row(2, 'Stock', 'Inputs!{c}2'),
  C2: '=Inputs!D2',
  ...row(3, 'Receivables', 'Inputs!{c}3'),
  C3: '=Inputs!D3',
  ...row(4, 'Payables', 'Inputs!{c}4'),
  C4: '=Inputs!D4',
  ...row(5, 'Net', '{c}2+{c}3-{c}4'),
  C5: '=C2+C3-C4',
};

const debt = {
  ...row(7, 'Opening debt', '{p}9'),
  ...row(8, 'Drawn', 'Inputs!{c}5'),
  ...row(9, 'Closing debt', '{c}7+{c}8'),
};

describe('[S02] what stands before the first period', () => {
  it('[S02] names a number where the column has formulas', () => {
    expect(found({ ...opened, C3: 12 })).toEqual(['Model C3 pasted']);
  });

  it('[S02] takes an opening balance, marked as an input or where inputs are not marked at all', () => {
    expect(found({ ...opened, ...debt, C9: { value: 40, style: 'input' } }, marked)).toEqual([]);
    expect(found({ ...opened, ...debt, C9: 40 }, plain)).toEqual([]);
  });

  it('[S02] names an opening balance that alone of all inputs is not marked, nothing at all aside', () => {
    expect(found({ ...opened, ...debt, C9: 40 }, marked)).toEqual(['Model C9 pasted']);
    expect(found({ ...opened, ...debt, C9: 0 }, marked)).toEqual([]);
  });

  it('[S02] takes opening balances that are typed throughout, and a column of actual figures', () => {
    const typed = { C2: 1, C3: 2, C4: 3, C9: 40 };
    expect(found({ ...opened, ...debt, ...typed }, marked)).toEqual([]);
    expect(found({ ...opened, C1: 'Actual', C3: 12 })).toEqual([]);
  });

  it('[S02] takes references to notes', () => {
    const noted = { ...row(2, 'Stock', 'Inputs!{c}2'), ...row(3, 'Net', '{c}2*2'), C2: 7 };
    expect(found(noted, marked)).toEqual([]);
  });
});

const forecast = {
  ...row(2, 'Revenue', 'Inputs!{c}2*2'),
  ...row(3, 'Costs', '{c}2*Inputs!{c}3'),
  ...row(4, 'Profit', '{c}2-{c}3'),
  ...row(5, 'Tax', '{c}4*Inputs!{c}5'),
  ...row(6, 'Net', '{c}4-{c}5'),
};

describe('[S02] periods', () => {
  it('[S02] takes typed actuals before forecast formulas', () => {
    const actuals = {
      ...rowOfValues('D', 2, [90, 95]),
      ...rowOfValues('D', 3, [50, 55]),
      ...rowOfValues('D', 5, [5, 6]),
    };
    for (const inputs of [plain, marked]) {
      expect(found({ ...forecast, ...actuals }, inputs)).toEqual([]);
      expect(found({ ...forecast, ...rowOfValues('D', 2, [90, 95]) }, inputs)).toEqual([]);
      expect(found({ ...forecast, ...rowOfValues('D', 1, ['2027A']), D2: 90 }, inputs)).toEqual([]);
    }
  });

  it('[S02] names one first period that is typed while nothing goes on from it', () => {
    expect(found({ ...forecast, D5: 9 })).toEqual(['Model D5 pasted']);
  });

  it('[S02] takes a number from which the row goes on, unless every other input is marked', () => {
    const grown = { ...forecast, ...row(2, 'Revenue', '{p}2*Inputs!{c}2'), D2: 90 };
    expect(found(grown, plain)).toEqual([]);
    expect(found(grown, marked)).toEqual(['Model D2 pasted']);
    const index = { ...forecast, ...row(8, 'Price index', '{p}8*Inputs!{c}2'), D8: 1 };
    expect(found(index, marked)).toEqual([]);
  });

  it('[S02] names a number in any of three years, and leaves longer rows to R02', () => {
    const cells = Object.fromEntries(
      [2, 3, 4, 5].flatMap((line) => [
        [`A${line}`, `Result ${line}`],
        ...Object.entries(rowOfFormulas('D', line, 3, `Inputs!{c}${line}`)),
      ]),
    );
    const short = { ...rowOfValues('D', 1, [2027, 2028, 2029]), ...cells };
    const of = (typed: Cells) =>
      faultsIn(inputsInTheirPlace, {
        sheets: [plain, { title: 'Dashboard', cells: { ...short, ...typed } }],
      });
    expect(of({})).toEqual([]);
    expect(of({ D3: 7 })).toEqual(['Dashboard D3 pasted']);
    expect(of({ F3: 7 })).toEqual(['Dashboard F3 pasted']);
    expect(found({ ...forecast, F4: 7 })).toEqual([]);
  });
});

describe('[S02] single figures', () => {
  const cover = {
    A1: 'Coffee house',
    A3: 'First year',
    C3: '=Inputs!D1',
    A4: 'Sold',
    C4: '=SUM(Inputs!D2:H2)',
    A5: 'Spent',
    C5: '=SUM(Inputs!D3:H3)',
  };
  const of = (cells: Cells, inputs: SheetWords) =>
    faultsIn(inputsInTheirPlace, {
      sheets: [{ title: 'Cover', cells: { ...cover, ...cells } }, inputs],
    });

  it('[S02] names one among formulas where inputs are marked', () => {
    expect(of({ C5: 70 }, marked)).toEqual(['Cover C5 pasted']);
    expect(of({ C5: 70 }, plain)).toEqual([]);
  });

  it('[S02] takes what says when and what the workbook is', () => {
    expect(of({ A6: 'Version', C6: 3 }, marked)).toEqual([]);
    expect(of({ A6: 'Дата выпуска', C6: 46_500 }, marked)).toEqual([]);
  });
});

describe('[S02] headers', () => {
  const view = { frozen: { lines: 3, columns: 2 } };
  const calculation = (title: string, cells: Cells = {}): SheetWords => ({
    title,
    view,
    cells: {
      ...header,
      ...row(2, 'Year number', 'Timeline!{c}2'),
      ...row(5, 'Value', 'Inputs!{c}2'),
      ...cells,
    },
  });
  const timeline: SheetWords = {
    title: 'Timeline',
    view,
    cells: { ...header, A2: 'Year number', D2: 1, ...rowOfFormulas('E', 2, 4, '{p}2+1') },
  };
  const of = (...sheets: readonly SheetWords[]) =>
    faultsIn(inputsInTheirPlace, { sheets: [plain, timeline, ...sheets] });

  it('[S02] names a number beside periods that are worked out, where inputs are marked and nothing reads it', () => {
    const beside = (inputs: SheetWords, cells: Cells) =>
      faultsIn(inputsInTheirPlace, { sheets: [inputs, timeline, calculation('Costs', cells)] });
    expect(beside(marked, { C2: 51_027.8 })).toEqual(['Costs C2 pasted']);
    expect(beside(marked, { C2: 2026 })).toEqual([]);
    expect(beside(marked, { C2: { value: 51_027.8, style: 'input' } })).toEqual([]);
    expect(beside(marked, { C2: 7, ...row(6, 'Growth', '$C$2*2') })).toEqual([]);
    expect(beside(plain, { C2: 51_027.8 })).toEqual([]);
  });

  it('[S02] names a number where other sheets have a formula, and takes the one that they read', () => {
    const others = ['Revenue calc', 'Cost calc', 'Debt calc'].map((title) => calculation(title));
    expect(of(...others, calculation('Tax calc'))).toEqual([]);
    expect(of(...others, calculation('Tax calc', { F2: 8 }))).toEqual(['Tax calc F2 pasted']);
  });

  it('[S02] names a number within three years of a header, and takes one that they begin with', () => {
    const lines = [4, 5, 6].flatMap((line) =>
      Object.entries({ [`A${line}`]: `Result ${line}`, ...rowOfFormulas('D', line, 3, 'Inputs!{c}2') }),
    );
    const cells = {
      ...rowOfValues('D', 1, [2027, 2028, 2029]),
      A2: 'Years gone',
      D2: 1,
      ...rowOfFormulas('E', 2, 2, '{p}2+1'),
      A3: 'Part of the year',
      ...rowOfFormulas('D', 3, 3, 'Inputs!{c}3/12'),
      ...Object.fromEntries(lines),
    };
    expect(of({ title: 'Dashboard', view, cells })).toEqual([]);
    expect(of({ title: 'Dashboard', view, cells: { ...cells, E3: 0.5 } })).toEqual(['Dashboard E3 pasted']);
  });

  it('[S02] takes a header that is typed throughout', () => {
    const others = ['Revenue calc', 'Cost calc', 'Debt calc'].map((title) => calculation(title));
    expect(of(...others, calculation('History', rowOfValues('D', 2, [-4, -3, -2, -1, 0])))).toEqual([]);
  });
});
