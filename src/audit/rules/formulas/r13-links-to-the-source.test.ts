// Rule R13 on workbooks that keep it and on workbooks that break it.
import { describe, expect, it } from 'vitest';
import { faultsIn } from '#testing/audit/faults-in.ts';
import { rowOfFormulas, rowOfValues } from '#testing/audit/row-of-cells.ts';
import type { CellWords, SheetWords } from '#testing/audit/sheet-of.ts';
import { linksToTheSource } from './r13-links-to-the-source.ts';

type Cells = Readonly<Record<string, CellWords>>;

/** Inputs, calculations and results as their tabs say; periods stand in C to H. */
const model = (calculations: Cells, inputs: Cells = {}, results: Cells = {}) => {
  const years = rowOfValues('C', 1, [2027, 2028, 2029, 2030, 2031, 2032]);
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

describe('[R13] links to the source', () => {
  const source = { A3: 'Price', ...rowOfValues('C', 3, [1, 2, 3, 4, 5, 6], 'input') };

  it('[R13] takes links to inputs, to calculations and to rows of statements', () => {
    const links = {
      A3: 'Price',
      ...rowOfFormulas('C', 3, 6, 'Inputs!{c}3'),
      ...rowOfFormulas('C', 4, 6, 'Results!{c}3'),
    };
    const results = { A3: 'Price', ...rowOfFormulas('C', 3, 6, 'Inputs!{c}3') };
    expect(faultsIn(linksToTheSource, model(links, source, results))).toEqual([]);
  });

  it('[R13] takes a value that is carried from period to period', () => {
    const row = { A4: 'Rate', C4: '=$B$9', ...rowOfFormulas('D', 4, 5, '{p}4') };
    expect(faultsIn(linksToTheSource, model(row))).toEqual([]);
  });

  it('[R13] takes links to periods that repeat the number before them on a sheet of inputs', () => {
    const links = { A3: 'Price', ...rowOfFormulas('C', 3, 6, 'Inputs!{c}3') };
    const once = { A3: 'Price', B3: { value: 5, style: 'input' }, ...rowOfFormulas('C', 3, 6, '$B3') };
    expect(faultsIn(linksToTheSource, model(links, once))).toEqual([]);
    const other = { A3: 'Price', A4: 'Cost', B4: { value: 5, style: 'input' } };
    const elsewhere = { ...other, ...rowOfFormulas('C', 3, 6, '$B4') };
    expect(faultsIn(linksToTheSource, model(links, elsewhere))).toEqual(['Calc C3:H3']);
    const results = { A3: 'Price', ...rowOfFormulas('C', 3, 6, 'Calc!{c}3') };
    const calculated = { A3: 'Price', B3: 5, ...rowOfFormulas('C', 3, 6, '$B3') };
    expect(faultsIn(linksToTheSource, model(calculated, {}, results))).toEqual(['Results C3:H3']);
  });

  it('[R13] names a row of links to links as one', () => {
    const links = { A3: 'Price', ...rowOfFormulas('C', 3, 6, 'Inputs!{c}3') };
    const results = { A3: 'Price', ...rowOfFormulas('C', 3, 6, '+Calc!{c}3') };
    expect(faultsIn(linksToTheSource, model(links, source, results))).toEqual(['Results C3:H3']);
  });
});
