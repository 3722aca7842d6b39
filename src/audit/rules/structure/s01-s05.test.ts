// Rules S01 to S05 on workbooks that keep them and on workbooks that break them.
import { describe, expect, it } from 'vitest';
import { faultsIn } from '#testing/audit/faults-in.ts';
import { rowOfFormulas, rowOfValues } from '#testing/audit/row-of-cells.ts';
import { rolesByTab } from './s01-roles-by-tab.ts';
import { inputsInTheirPlace } from './s02-inputs-in-their-place.ts';
import { samePeriodSameColumn } from './s03-same-period-same-column.ts';
import { oneTimeAxis } from './s04-one-time-axis.ts';
import { counterTagAndFlags } from './s05-counter-tag-and-flags.ts';

const years = [2027, 2028, 2029, 2030];
const growth = { A1: 'Growth', B1: 0.1 };

describe('[S01] roles by tab', () => {
  const sheets = (colours: readonly (string | null)[]) => ({
    sheets: ['Cover', 'Inputs', 'Revenue calc', 'Cash flow'].map((title, place) => ({
      title,
      tabColour: colours[place] ?? null,
      cells: growth,
    })),
  });

  it('[S01] takes any four colours that are used alike', () => {
    expect(faultsIn(rolesByTab, sheets(['475569', '2563EB', '94A3B8', '059669']))).toEqual([]);
    expect(faultsIn(rolesByTab, sheets(['111111', 'FFFF00', 'CCCCCC', '00FF00']))).toEqual([]);
  });

  it('[S01] names a workbook without colours once, a plain tab, and a colour of two meanings', () => {
    expect(faultsIn(rolesByTab, sheets([]))).toEqual(['none']);
    expect(faultsIn(rolesByTab, sheets(['111111', 'FFFF00', null, '00FF00']))).toEqual([
      'Revenue calc plain',
    ]);
    expect(faultsIn(rolesByTab, sheets(['111111', 'FFFF00', 'FFFF00', '00FF00']))).toEqual([
      'Inputs mixed',
      'Revenue calc mixed',
    ]);
  });

  it('[S01] takes drivers that are worked out for calculations, and typed ones for inputs', () => {
    const withDrivers = (cells: typeof growth | Readonly<Record<string, string>>) => {
      const [cover, ...others] = sheets(['111111', 'FFFF00', 'CCCCCC', '00FF00']).sheets;
      const drivers = { title: 'Drivers', tabColour: 'CCCCCC', cells };
      return cover ? [cover, drivers, ...others] : [];
    };
    expect(faultsIn(rolesByTab, { sheets: withDrivers({ A1: 'Shops', B1: '=Inputs!B1*2' }) })).toEqual([]);
    expect(faultsIn(rolesByTab, { sheets: withDrivers(growth) })).toEqual([
      'Drivers mixed',
      'Revenue calc mixed',
    ]);
  });

  it('[S01] asks nothing of two sheets and a hidden one', () => {
    const two = sheets([]).sheets.slice(1, 3);
    const hidden = { title: 'Store', state: 'veryHidden' as const, cells: { A1: 5 } };
    expect(faultsIn(rolesByTab, { sheets: [...two, hidden] })).toEqual([]);
    expect(faultsIn(rolesByTab, { sheets: [...two, { ...hidden, state: 'visible' }] })).toEqual(['none']);
  });

  it('[S01] asks nothing of a sheet alone', () => {
    expect(faultsIn(rolesByTab, { sheets: [{ title: 'Budget', cells: growth }] })).toEqual([]);
  });
});

describe('[S02] inputs in their place', () => {
  const book = (style: string) => ({
    sheets: [
      { title: 'Inputs', cells: { A1: 'Price', B1: 5, A2: 'Units', B2: 7 } },
      {
        title: 'Revenue calc',
        cells: {
          A1: 'Discount',
          B1: { value: 0.2, style },
          A2: 'Revenue',
          B2: '=Inputs!B1*Inputs!B2*(1-B1)',
          A4: 'Read by nobody',
          B4: 12,
        },
      },
    ],
  });

  it('[S02] takes inputs on an input sheet and rows marked as inputs', () => {
    expect(faultsIn(inputsInTheirPlace, book('input'))).toEqual([]);
  });

  it('[S02] names typed numbers among calculations that formulas read', () => {
    expect(faultsIn(inputsInTheirPlace, book('plain'))).toEqual(['Revenue calc B1']);
  });

  it('[S02] says so where typed numbers have no name', () => {
    const [inputs, model] = book('plain').sheets;
    const { A1: _, ...cells } = model?.cells ?? {};
    const sheets = [
      { title: 'Inputs', cells: inputs?.cells ?? {} },
      { title: 'Revenue calc', cells },
    ];
    expect(faultsIn(inputsInTheirPlace, { sheets })).toEqual(['Revenue calc B1 unnamed']);
  });
});

describe('[S03] the same period in the same column', () => {
  const book = (first: string) => ({
    sheets: [
      { title: 'Inputs', cells: rowOfValues('C', 1, years) },
      { title: 'Model', cells: rowOfValues('C', 1, years) },
      { title: 'Report', cells: rowOfValues(first, 4, ['2028E', '2029E', '2030E']) },
    ],
  });

  it('[S03] knows a period by its year however it is written', () => {
    expect(faultsIn(samePeriodSameColumn, book('D'))).toEqual([]);
  });

  it('[S03] names the sheet whose periods are shifted', () => {
    expect(faultsIn(samePeriodSameColumn, book('C'))).toEqual(['Report C4:E4']);
  });

  it('[S03] lets months and years differ', () => {
    const months = rowOfValues('B', 1, ['Jan 2027', 'Feb 2027', 'Mar 2027']);
    const sheets = [
      { title: 'Inputs', cells: months },
      { title: 'Report', cells: rowOfValues('C', 1, years) },
    ];
    expect(faultsIn(samePeriodSameColumn, { sheets })).toEqual([]);
  });
});

describe('[S04] one time axis', () => {
  const long = Object.fromEntries(Array.from({ length: 45 }, (_, row) => [`A${row + 2}`, `Row ${row}`]));

  it('[S04] takes a dated header in the frozen panes', () => {
    const view = { frozen: { lines: 1, columns: 1 } };
    const cells = { ...long, ...rowOfValues('B', 1, years) };
    expect(faultsIn(oneTimeAxis, { sheets: [{ title: 'Model', view, cells }] })).toEqual([]);
  });

  it('[S04] names other periods in the same columns, a header that scrolls away and one without dates', () => {
    const second = {
      ...rowOfValues('B', 1, years),
      ...rowOfValues('B', 9, ['2030', '2031', '2032', '2033']),
    };
    expect(faultsIn(oneTimeAxis, { sheets: [{ title: 'Model', cells: second }] })).toEqual([
      'Model B9:E9 second',
    ]);
    const scrolls = { ...long, ...rowOfValues('B', 1, years) };
    expect(faultsIn(oneTimeAxis, { sheets: [{ title: 'Model', cells: scrolls }] })).toEqual([
      'Model B1:E1 scrolls',
    ]);
    const numbered = {
      ...rowOfValues('B', 1, ['Year 1', 'Year 2', 'Year 3']),
      ...rowOfFormulas('B', 2, 3, '2+2'),
    };
    expect(faultsIn(oneTimeAxis, { sheets: [{ title: 'Model', cells: numbered }] })).toEqual([
      'Model B1:D1 undated',
    ]);
  });

  it('[S04] takes rows of dates and years for data', () => {
    const cells = {
      ...rowOfValues('B', 1, ['Jan 2027', 'Feb 2027', 'Mar 2027']),
      A3: 'Paid on',
      ...rowOfValues('B', 3, [46419, 46447, 46478], 'date'),
    };
    expect(faultsIn(oneTimeAxis, { sheets: [{ title: 'Model', cells }] })).toEqual([]);
  });
});

describe('[S05] counter, tag and flags', () => {
  const model = (header: Record<string, string | number>, total: Record<string, string | number>) => ({
    sheets: ['Model', 'Report'].map((title) => ({
      title,
      view: { frozen: { lines: 3, columns: 2 } },
      cells: {
        ...rowOfValues('C', 1, years),
        ...header,
        A5: 'Loan is open (flag)',
        ...rowOfFormulas('C', 5, 4, '1*1', { value: 1 }),
        ...total,
      },
    })),
  });

  it('[S05] takes a header that counts and tags, and flags with totals', () => {
    const header = { A2: 'Period', C2: 1, D2: 2, E2: 3, F2: 4, A3: 'Forecast' };
    expect(faultsIn(counterTagAndFlags, model(header, { B5: '=SUM(C5:F5)' }))).toEqual([]);
  });

  it('[S05] takes no typed number for the total of a row of 0 and 1', () => {
    const header = { A2: 'Period', C2: 1, D2: 2, E2: 3, F2: 4, A3: 'Forecast' };
    expect(faultsIn(counterTagAndFlags, model(header, { B5: 5.4 }))).toEqual([
      'Model B5 typed',
      'Report B5 typed',
    ]);
  });

  it('[S05] names what is missing', () => {
    expect(faultsIn(counterTagAndFlags, model({}, {}))).toEqual([
      'Model C1 counter',
      'Model C1 tag',
      'Model C5:F5 flag',
      'Report C5:F5 flag',
    ]);
  });

  it('[S05] reads the tag in the names of the periods', () => {
    const header = { A2: 'Period', C2: 1, D2: 2, E2: 3, F2: 4, C3: '2027A', D3: '2028E' };
    expect(faultsIn(counterTagAndFlags, model(header, { B5: '=SUM(C5:F5)' }))).toEqual([]);
  });
});
