// Rules P01 to P04 on workbooks that keep them and on workbooks that break them.
import { describe, expect, it } from 'vitest';
import type { BookWords } from '#testing/audit/book-of.ts';
import { faultsIn } from '#testing/audit/faults-in.ts';
import { rowOfFormulas, rowOfValues } from '#testing/audit/row-of-cells.ts';
import type { SheetWords } from '#testing/audit/sheet-of.ts';
import { nothingHidden } from './p01-nothing-hidden.ts';
import { nothingForeign } from './p02-nothing-foreign.ts';
import { inputsMarked } from './p03-inputs-marked.ts';
import { oneColourProfile } from './p04-one-colour-profile.ts';

describe('[P01] nothing hidden', () => {
  const cells = { A1: 'Sales', B1: 5, C1: 6, A2: 'Costs', B2: 3 };
  const styles = {
    white: { fontColour: 'FFFFFF' },
    whiteOnBlue: { fontColour: 'FFFFFF', fillColour: '1F4FD8' },
    blueOnBlue: { fontColour: '1F4FD8', fillColour: '1F4FD8' },
    nothing: { formatCode: ';;;' },
  };

  it('[P01] takes groups that are closed, what is hidden beyond the content, and white on a dark ground', () => {
    const sheet: SheetWords = {
      title: 'Model',
      cells: { ...cells, A3: { value: 'Head', style: 'whiteOnBlue' } },
      lines: { 2: { isHidden: true, outlineLevel: 1 }, 90: { isHidden: true } },
      columns: [
        { first: 3, last: 3, isHidden: true, outlineLevel: 1 },
        { first: 9, last: 16384, isHidden: true },
      ],
    };
    expect(faultsIn(nothingHidden, { styles, sheets: [sheet] })).toEqual([]);
  });

  it('[P01] leaves white alone where a condition may give it a ground', () => {
    const sheet: SheetWords = {
      title: 'Model',
      cells: { ...cells, B4: { value: 1, style: 'white' } },
      conditions: [{ areas: 'B4' }],
    };
    expect(faultsIn(nothingHidden, { styles, sheets: [sheet] })).toEqual([]);
  });

  it('[P01] names hidden sheets, rows and columns, and what cannot be seen', () => {
    const sheet: SheetWords = {
      title: 'Model',
      cells: {
        ...cells,
        B4: { value: 1, style: 'white' },
        C4: { value: 2, style: 'white' },
        B6: { value: 3, style: 'blueOnBlue' },
        B8: { value: 4, style: 'nothing' },
      },
      lines: { 2: { isHidden: true } },
      columns: [{ first: 3, last: 3, isHidden: true }],
    };
    const secret: SheetWords = { title: 'Secret', state: 'veryHidden', cells };
    const empty: SheetWords = { title: 'Empty', state: 'hidden' };
    expect(faultsIn(nothingHidden, { styles, sheets: [sheet, secret, empty] })).toEqual([
      'Model A2 lines',
      'Model C1 columns',
      'Model B4:C4 invisible',
      'Model B6 invisible',
      'Model B8 invisible',
      'Secret sheet',
    ]);
  });
});

describe('[P02] nothing foreign', () => {
  const cover = (text: string): BookWords => ({
    sheets: [
      { title: 'Cover', cells: { A1: text } },
      { title: 'Model', isProtected: true, cells: { A1: 'Sales', B1: 5 } },
    ],
  });

  it('[P02] takes a protection that the cover speaks of', () => {
    expect(faultsIn(nothingForeign, cover('Sheets are protected without a password'))).toEqual([]);
    expect(faultsIn(nothingForeign, cover('Листы защищены от случайных правок'))).toEqual([]);
  });

  it('[P02] names links to other files, macros and a protection that is not mentioned', () => {
    const book = { ...cover('Sales of 2027'), externalLinks: ['prices.xlsx'], hasMacros: true };
    expect(faultsIn(nothingForeign, book)).toEqual(['external', 'macros', 'protection']);
  });

  it('[P02] names the cells and names that read another file, whatever the file lists', () => {
    const cells = {
      ...rowOfFormulas('B', 2, 3, '[1]Other!{c}1'),
      B4: "='C:\\x\\[b.xlsx]S'!A1*2",
      B6: '=[2]!Rate',
      B8: '=B2+B4',
    };
    const names = [
      { name: 'Price', formula: '[1]Prices!$A$1' },
      { name: 'Own', formula: 'Model!$B$8' },
    ];
    expect(faultsIn(nothingForeign, { names, sheets: [{ title: 'Model', cells }] })).toEqual([
      'Model B2:D2 reads',
      'Model B4 reads',
      'Model B6 reads',
      'name',
    ]);
  });
});

describe('[P03] inputs marked', () => {
  const sheet = (style: string, areas: string): BookWords => ({
    sheets: [
      {
        title: 'Inputs',
        validations: [{ areas }],
        cells: {
          A1: 'Price',
          ...rowOfValues('B', 1, [5, 6, 7], style),
          A2: 'Units',
          ...rowOfValues('B', 2, [1, 2, 3], style),
          A3: 'Sales',
          ...rowOfFormulas('B', 3, 3, '{c}1*{c}2'),
        },
      },
    ],
  });

  it('[P03] takes inputs with a validation and a look of their own', () => {
    expect(faultsIn(inputsMarked, sheet('input', 'B1:D2'))).toEqual([]);
    expect(faultsIn(inputsMarked, sheet('input', 'A1:XFD1048576'))).toEqual([]);
  });

  it('[P03] names inputs without either, as one block', () => {
    expect(faultsIn(inputsMarked, sheet('plain', 'F9'))).toEqual([
      'Inputs B1:D2 validation',
      'Inputs B1:D2 look',
    ]);
    expect(faultsIn(inputsMarked, sheet('input', 'B1:D1 B2:C2'))).toEqual(['Inputs D2 validation']);
  });

  it('[P03] asks nothing of what was left on a hidden sheet', () => {
    const [inputs] = sheet('plain', 'F9').sheets;
    const hidden = { ...inputs, title: 'Inputs', state: 'hidden' as const };
    expect(faultsIn(inputsMarked, { sheets: [hidden] })).toEqual([]);
  });

  it('[P03] takes no validation that allows everything for one', () => {
    const [inputs] = sheet('input', 'B1:D2').sheets;
    const free = [{ areas: 'B1:D2', type: 'none' }];
    expect(faultsIn(inputsMarked, { sheets: inputs ? [{ ...inputs, validations: free }] : [] })).toEqual([
      'Inputs B1:D2 validation',
    ]);
  });

  it('[P03] takes black inputs by the FAST profile', () => {
    expect(faultsIn(inputsMarked, sheet('calculation', 'B1:D2'), 'bank')).toEqual(['Inputs B1:D2 look']);
    expect(faultsIn(inputsMarked, sheet('calculation', 'B1:D2'), 'fast')).toEqual([]);
  });
});

describe('[P04] one colour profile', () => {
  const years = [2027, 2028, 2029];
  const book = (formula: string, link: string): BookWords => ({
    sheets: [
      {
        title: 'Inputs',
        cells: { ...rowOfValues('B', 1, years), A2: 'Price', ...rowOfValues('B', 2, [5, 6, 7], 'input') },
      },
      {
        title: 'Model',
        cells: {
          ...rowOfValues('B', 1, years),
          A2: 'Price',
          ...rowOfFormulas('B', 2, 3, 'Inputs!{c}2', { style: 'link' }),
          A3: 'Price again',
          ...rowOfFormulas('B', 3, 3, 'Inputs!{c}2', { style: 'link' }),
          A4: 'Another',
          B4: { formula: 'Inputs!B2', value: 5, style: link },
          A5: 'Sales',
          ...rowOfFormulas('B', 5, 3, '{c}2*{c}3', { style: formula }),
        },
      },
    ],
  });

  it('[P04] takes blue inputs, black calculations and green links', () => {
    expect(faultsIn(oneColourProfile, book('calculation', 'link'))).toEqual([]);
    expect(faultsIn(oneColourProfile, book('plain', 'link'))).toEqual([]);
  });

  it('[P04] names formulas in the colour of inputs, calculations in that of links, and a link without it', () => {
    expect(faultsIn(oneColourProfile, book('input', 'link'))).toEqual(['Model B5:D5 formula']);
    expect(faultsIn(oneColourProfile, book('link', 'link'))).toEqual(['Model B5:D5 calculation']);
    expect(faultsIn(oneColourProfile, book('calculation', 'calculation'))).toEqual(['Model B4 link']);
  });

  it('[P04] names typed numbers in the colour of links', () => {
    const cells = { A1: 'Price', ...rowOfValues('B', 1, [5, 6], 'link') };
    expect(faultsIn(oneColourProfile, { sheets: [{ title: 'Inputs', cells }] })).toEqual([
      'Inputs B1:C1 typed',
    ]);
  });
});
