// Checks changed sheets against what was written by hand.
import { describe, expect, test } from 'vitest';
import { type CellChange, changesBySheet, type TypedCell } from './change.ts';
import { changedSheet } from './changed-sheet.ts';

const sheet = (rows: string, dimension = 'A1:L3'): string =>
  `<worksheet><dimension ref="${dimension}"/><sheetData>${rows}</sheetData><pageMargins/></worksheet>`;

const shared = [
  '<c r="J2" s="4"><f t="shared" ref="J2:L2" si="0">J1*$F1&amp;"J1"</f><v>1</v></c>',
  '<c r="K2" s="4"><f t="shared" si="0"/><v>2</v></c>',
  '<c r="L2" s="4" t="str"><f t="shared" si="0"/><v>n/a</v></c>',
].join('');

const rows = [
  '<row r="1" ht="28" customHeight="1"><c r="E1" s="1" t="s"><v>0</v></c><c r="J1" s="2"><v>5</v></c></row>',
  `<row r="2">${shared}</row>`,
].join('');

const typed = (line: number, column: number, content: TypedCell['content']): TypedCell => ({
  ...{ sheet: 0, line, column },
  content,
});

const comesTo = (line: number, column: number, value: NonNullable<CellChange['value']>) => ({
  cell: { sheet: 0, line, column },
  value,
});

const change = (cells: readonly TypedCell[], values: readonly ReturnType<typeof comesTo>[] = []): string =>
  changedSheet(sheet(rows), changesBySheet(cells, values).get(0) ?? new Map());

const [columnE, columnJ, columnK] = [5, 10, 11];

describe('a changed sheet', () => {
  test('has the number that was typed, in the look that the cell had', () => {
    const changed = change([typed(1, columnJ, { kind: 'value', value: 7.5 })]);
    expect(changed).toBe(sheet(rows.replace('<v>5</v>', '<v>7.5</v>')));
  });

  test('has what formulas come to now, errors, texts and answers too', () => {
    const changed = change([], [comesTo(2, columnJ, { error: '#DIV/0!' }), comesTo(2, columnK, true)]);
    expect(changed).toContain('<c r="J2" s="4" t="e"><f t="shared" ref="J2:L2" si="0">');
    expect(changed).toContain(
      '</f><v>#DIV/0!</v></c><c r="K2" s="4" t="b"><f t="shared" si="0"/><v>1</v></c>',
    );
    expect(change([], [comesTo(2, columnJ, 'n/a & so')])).toContain('</f><v>n/a &amp; so</v></c>');
  });

  test('leaves what was typed alone where only values were calculated', () => {
    expect(change([], [comesTo(1, columnJ, 99)])).toBe(sheet(rows));
  });

  test('gives each cell its own formula where the one that said it for all is changed', () => {
    const changed = change([typed(2, columnJ, { kind: 'value', value: 3 })]);
    expect(changed).toContain(
      [
        '<row r="2"><c r="J2" s="4"><v>3</v></c>',
        '<c r="K2" s="4"><f>K1*$F1&amp;&quot;J1&quot;</f><v>2</v></c>',
        '<c r="L2" s="4" t="str"><f>L1*$F1&amp;&quot;J1&quot;</f><v>n/a</v></c></row>',
      ].join(''),
    );
  });

  test('leaves the others with the formula they share where one of them is changed', () => {
    const formula = { kind: 'formula', formula: 'IF(J1<2,"a",XLOOKUP(1,A1:A3,B1:B3))' } as const;
    const changed = change([typed(2, columnK, formula)], [comesTo(2, columnK, 8)]);
    expect(changed).toContain(
      '<c r="K2" s="4"><f>IF(J1&lt;2,&quot;a&quot;,_xlfn.XLOOKUP(1,A1:A3,B1:B3))</f><v>8</v></c>',
    );
    expect(changed).toContain('<c r="L2" s="4" t="str"><f t="shared" si="0"/><v>n/a</v></c>');
  });

  test('keeps a cell that was emptied with its look, and writes none where there was none', () => {
    const none = { kind: 'value', value: null } as const;
    expect(change([typed(1, columnJ, none)])).toContain('<c r="J1" s="2"/></row>');
    expect(change([typed(1, 7, none), typed(9, 1, none)])).not.toMatch(/r="G1"|r="9"/);
  });

  test('puts rows and cells that were not there in their order, and reaches to them', () => {
    const changed = change([
      typed(1, 7, { kind: 'value', value: ' a < b\n' }),
      typed(4, 13, { kind: 'value', value: 2 }),
      typed(4, columnE, { kind: 'value', value: false }),
    ]);
    expect(changed).toContain('<dimension ref="A1:M4"/>');
    expect(changed).toContain(
      '<c r="G1" t="inlineStr"><is><t xml:space="preserve"> a &lt; b&#10;</t></is></c><c r="J1"',
    );
    expect(changed).toContain(
      '<row r="4"><c r="E4" t="b"><v>0</v></c><c r="M4"><v>2</v></c></row></sheetData><pageMargins/>',
    );
  });
});
