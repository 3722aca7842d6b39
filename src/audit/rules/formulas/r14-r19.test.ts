// Rules R14 to R19 and R23 on workbooks that keep them and on workbooks that break them.
import { describe, expect, it } from 'vitest';
import { bookOf } from '#testing/audit/book-of.ts';
import { faultsIn } from '#testing/audit/faults-in.ts';
import { rowOfFormulas, rowOfValues } from '#testing/audit/row-of-cells.ts';
import type { CellWords, SheetWords } from '#testing/audit/sheet-of.ts';
import { examine } from '../../examination/examine.ts';
import { noLaterPeriods } from './r14-no-later-periods.ts';
import { noCycles } from './r15-no-cycles.ts';
import { onceOnly } from './r16-once-only.ts';
import { everythingIsRead } from './r17-everything-is-read.ts';
import { sumsLeaveNothingOut } from './r18-sums-leave-nothing-out.ts';
import { oneAnchoringStyle } from './r19-one-anchoring-style.ts';

type Cells = Readonly<Record<string, CellWords>>;

const years = rowOfValues('C', 1, [2027, 2028, 2029, 2030, 2031, 2032]);

/** Inputs, calculations and results as their tabs say; periods stand in C to H. */
const model = (calculations: Cells, inputs: Cells = {}, results: Cells = {}) => {
  const sheet = (title: string, tabColour: string, cells: Cells): SheetWords => ({
    title,
    tabColour,
    cells: { ...years, ...cells },
  });
  return {
    sheets: [
      sheet('Inputs', '2563EB', inputs),
      sheet('Calc', '94A3B8', calculations),
      sheet('Results', '059669', results),
    ],
  };
};

describe('[R14] no later periods', () => {
  it.each([
    ['the same and the period before', '{c}2+{p}2'],
    ['the whole forecast at once', '{c}2/SUM($C2:$H2)'],
    ['the start of the period after, which is a date of the header', 'D1-{c}2'.replace('D1', '{c}$1')],
    ['the same period of another sheet', 'Inputs!{c}2*2'],
    ['constants beside the periods', '{c}2*$B$2'],
  ])('[R14] takes formulas that read %s', (_, formula) => {
    expect(faultsIn(noLaterPeriods, model({ A3: 'Value', ...rowOfFormulas('C', 3, 6, formula) }))).toEqual(
      [],
    );
  });

  it('[R14] names single periods that look ahead, and ranges', () => {
    expect(
      faultsIn(noLaterPeriods, model({ A3: 'Value', C3: '=D2', ...rowOfFormulas('D', 3, 5, '{c}2') })),
    ).toEqual(['Calc C3']);
    const fixed = { A3: 'Value', ...rowOfFormulas('C', 3, 6, '{c}2*$E$2') };
    expect(faultsIn(noLaterPeriods, model(fixed))).toEqual(['Calc C3:D3']);
    const range = { A3: 'Value', ...rowOfFormulas('C', 3, 6, 'SUM({c}2:$G2)') };
    expect(faultsIn(noLaterPeriods, model(range))).toEqual(['Calc C3:F3']);
  });

  it('[R14] compares periods by what they are called, not by where they stand', () => {
    const shifted = rowOfValues('D', 1, [2027, 2028, 2029, 2030, 2031, 2032]);
    const sheets = (formula: string) => ({
      sheets: [
        { title: 'Calc', cells: { ...years, A3: 'Value', ...rowOfFormulas('C', 3, 5, formula) } },
        { title: 'Other', cells: { ...shifted, A2: 'Price', ...rowOfValues('D', 2, [1, 2, 3, 4, 5, 6]) } },
      ],
    });
    expect(faultsIn(noLaterPeriods, sheets('Other!{c}2'))).toEqual([]);
    const ahead = { A3: 'Value', C3: '=Other!E2' };
    const { sheets: pair } = sheets('1');
    const [, other] = pair;
    const cells = { ...years, ...ahead };
    expect(
      faultsIn(noLaterPeriods, { sheets: [{ title: 'Calc', cells }, ...(other ? [other] : [])] }),
    ).toEqual(['Calc C3']);
  });
});

describe('[R15] no cycles', () => {
  it('[R15] takes a chain', () => {
    expect(faultsIn(noCycles, model({ B3: '=B4+1', B4: '=B5+1', B5: 2 }))).toEqual([]);
  });

  it('[R15] names a cycle over two sheets once, and iteration', () => {
    const book = model({ B3: '=Results!B4+1' }, {}, { B4: '=Calc!B3*2' });
    expect(faultsIn(noCycles, book)).toHaveLength(1);
    expect(faultsIn(noCycles, book)[0]).toMatch(/cycle$/);
    expect(faultsIn(noCycles, { ...model({ B3: '=1+1' }), isIterating: true })).toEqual(['iteration']);
  });

  it('[R15] names a row whose every period goes round by itself once, and other cycles apart', () => {
    const rows = { ...rowOfFormulas('C', 3, 6, '{c}4+1'), ...rowOfFormulas('C', 4, 6, '{c}3*2') };
    expect(faultsIn(noCycles, model(rows))).toEqual(['Calc C3:H3 cycles']);
    const other = { ...rows, F4: '=F5', F5: '=F3' };
    expect(faultsIn(noCycles, model(other))).toEqual([
      'Calc C3:E3 cycles',
      'Calc G3:H3 cycles',
      'Calc F3 cycle',
    ]);
  });
});

describe('[R16] once only', () => {
  it('[R16] takes links, totals, changes of sign, and one calculation over many periods', () => {
    const cells = {
      ...rowOfFormulas('C', 3, 6, '$A$9/$B$9'),
      ...rowOfFormulas('C', 4, 6, '-{c}2'),
      ...rowOfFormulas('C', 5, 6, '-{c}2'),
      ...rowOfFormulas('C', 6, 6, 'SUM({c}2:{c}3)'),
      ...rowOfFormulas('C', 7, 6, 'SUM({c}2:{c}3)'),
    };
    expect(faultsIn(onceOnly, model(cells))).toEqual([]);
  });

  it('[R16] names the second of two rows alike, on another sheet as well', () => {
    const cells = { ...rowOfFormulas('C', 4, 6, '{c}2*{c}3'), ...rowOfFormulas('C', 9, 6, '{c}$2 * {c}3') };
    expect(faultsIn(onceOnly, model(cells))).toEqual(['Calc C9:H9']);
    const named = rowOfFormulas('C', 4, 6, 'Inputs!{c}2*Inputs!{c}3');
    expect(faultsIn(onceOnly, model(named, {}, named))).toEqual(['Results C4:H4']);
  });
});

describe('[R17] everything is read', () => {
  const inputs = {
    A2: 'Price',
    ...rowOfValues('C', 2, [1, 2, 3, 4, 5, 6], 'input'),
    A3: 'Rate',
    B3: { value: 5, style: 'input' },
  };
  const used = { A2: 'Sales', ...rowOfFormulas('C', 2, 6, 'Inputs!{c}2*Inputs!$B$3') };
  const results = { A2: 'Sales', ...rowOfFormulas('C', 2, 6, 'Calc!{c}2') };

  it('[R17] takes inputs and calculations that lead to results', () => {
    expect(faultsIn(everythingIsRead, model(used, inputs, results))).toEqual([]);
  });

  it('[R17] names an input and a calculation that nobody reads', () => {
    const idle = { ...used, A4: 'Margin', ...rowOfFormulas('C', 4, 6, '{c}2*2') };
    const more = { ...inputs, A5: 'Old price', ...rowOfValues('C', 5, [1, 2, 3, 4, 5, 6], 'input') };
    expect(faultsIn(everythingIsRead, model(idle, more, results))).toEqual([
      'Inputs C5:H5 input',
      'Calc C4:H4 calculation',
    ]);
  });

  it('[R17] takes what drop-down lists read, and says nothing where reads cannot be known', () => {
    const list = { ...inputs, A5: 'Cases', ...rowOfValues('C', 5, [1, 2, 3, 4, 5, 6], 'input') };
    const book = model(used, list, results);
    const [first, ...rest] = book.sheets;
    const validations = [{ areas: 'B3:B3', type: 'list', formulas: ['$C$5:$H$5'] }];
    expect(
      faultsIn(everythingIsRead, { sheets: [{ ...first, title: 'Inputs', validations }, ...rest] }),
    ).toEqual([]);
    const unknown = examine(bookOf(model({ ...used, B9: '=INDIRECT(A9)' }, list, results)));
    expect(everythingIsRead.notCheckable?.(unknown)?.en).toMatch(/OFFSET/);
  });

  it.each([
    ['OFFSET(Calc!$B$3,1,0)', 'Inputs C5:H5 input'],
    ['OFFSET(Inputs!$B$3,1,0)', ''],
    ['INDIRECT("B"&ROW())', 'Inputs C5:H5 input'],
    ['INDIRECT("\'Inputs\'!B"&ROW())', ''],
    ['SUM(OFFSET(start,1,0))', ''],
    ['SUM(moving)', ''],
  ])('[R17] leaves out the sheet that %s may read, and judges the others', (formula, found) => {
    const idle = { ...inputs, A5: 'Old price', ...rowOfValues('C', 5, [1, 2, 3, 4, 5, 6], 'input') };
    const names = [
      { name: 'start', formula: 'Inputs!$B$3' },
      { name: 'moving', formula: 'OFFSET(Inputs!$B$3,1,0)' },
    ];
    const book = { ...model(used, idle, { ...results, B9: `=${formula}` }), names };
    expect(everythingIsRead.notCheckable?.(examine(bookOf(book)))).toBe(null);
    expect(faultsIn(everythingIsRead, book)).toEqual(found === '' ? [] : [found]);
  });

  it('[R17] names a table that nothing reads once', () => {
    const table = { A5: 'Old price', A6: 'Old rate', A7: 'Old cost' };
    const numbers = [5, 6, 7].map((line) => rowOfValues('C', line, [1, 2, 3, 4, 5, 6], 'input'));
    const more = { ...inputs, ...table, ...Object.assign({}, ...numbers) };
    expect(faultsIn(everythingIsRead, model(used, more, results))).toEqual(['Inputs C5:H7 input']);
  });

  it('[R17] cannot tell of a workbook without a formula', () => {
    const list = examine(bookOf({ sheets: [{ title: 'Inputs', cells: inputs }] }));
    expect(everythingIsRead.notCheckable?.(list)?.en).toMatch(/no formulas/);
  });

  it('[R17] asks nothing of calculations where no tab says what is a result', () => {
    const cells = {
      ...years,
      A2: 'Price',
      ...rowOfValues('C', 2, [1, 2, 3, 4, 5, 6]),
      ...rowOfFormulas('C', 3, 6, '{c}2*2'),
    };
    expect(faultsIn(everythingIsRead, { sheets: [{ title: 'Plan', cells }] })).toEqual([]);
  });
});

describe('[R18] sums leave nothing out', () => {
  const rows = (first: number, count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        [`A${first + index}`, `Cost ${index + 1}`] as const,
        ...Object.entries(rowOfValues('C', first + index, [1, 2, 3, 4, 5, 6])),
      ]).flat(),
    );
  const total = (range: string) => ({
    A9: 'Total costs',
    ...rowOfFormulas('C', 9, 6, range, { style: 'plain' }),
  });

  it('[R18] takes a sum of all rows above, and one from the heading of its block on', () => {
    expect(faultsIn(sumsLeaveNothingOut, model({ ...rows(3, 5), ...total('SUM({c}3:{c}8)') }))).toEqual([]);
    const block = { ...rows(3, 2), A5: { value: 'Costs', style: 'heading' }, ...rows(6, 2) };
    expect(faultsIn(sumsLeaveNothingOut, model({ ...block, ...total('SUM({c}6:{c}8)') }))).toEqual([]);
  });

  it('[R18] names a sum that misses its first row, its last row, or one between', () => {
    for (const range of ['SUM({c}4:{c}8)', 'SUM({c}3:{c}6)', 'SUM({c}3:{c}4,{c}6:{c}7)']) {
      expect(faultsIn(sumsLeaveNothingOut, model({ ...rows(3, 5), ...total(range) }))).toEqual([
        'Calc C9:H9 missed',
      ]);
    }
  });

  it('[R18] takes rows that something else reads, and rows of another kind', () => {
    const read = {
      ...rows(3, 5),
      ...total('SUM({c}4:{c}8)'),
      A12: 'Per unit',
      ...rowOfFormulas('C', 12, 6, '{c}3/2'),
    };
    expect(faultsIn(sumsLeaveNothingOut, model(read))).toEqual([]);
    const growth = { ...rows(4, 4), A3: 'Growth', ...rowOfValues('C', 3, [1, 2, 3, 4, 5, 6], 'percent') };
    expect(faultsIn(sumsLeaveNothingOut, model({ ...growth, ...total('SUM({c}4:{c}8)') }))).toEqual([]);
  });
});

describe('[R19] one anchoring style', () => {
  it('[R19] takes rows that are anchored alike', () => {
    const cells = { ...rowOfFormulas('C', 3, 6, '{c}2*$B$2'), ...rowOfFormulas('C', 4, 6, '{c}2/$B$2') };
    expect(faultsIn(oneAnchoringStyle, model(cells))).toEqual([]);
  });

  it('[R19] takes a row that reads its own constant, which its neighbour anchors', () => {
    const cells = { B3: 2, ...rowOfFormulas('C', 3, 6, '$B3'), ...rowOfFormulas('C', 4, 6, '{c}2*$B$3') };
    expect(faultsIn(oneAnchoringStyle, model(cells))).toEqual([]);
  });

  it('[R19] names a period that reads the same cells with other dollar signs', () => {
    const cells = { ...rowOfFormulas('C', 3, 6, '{c}2*$B$2'), F3: '=F2*B2' };
    expect(faultsIn(oneAnchoringStyle, model(cells))).toEqual(['Calc F3 row']);
  });

  it('[R19] names a row that anchors a cell in another way than its neighbour', () => {
    const cells = { ...rowOfFormulas('C', 3, 6, '{c}2*$B$2'), ...rowOfFormulas('C', 4, 6, '{c}2/$B2') };
    expect(faultsIn(oneAnchoringStyle, model(cells))).toEqual(['Calc C4:H4 block']);
  });
});
