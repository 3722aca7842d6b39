// Changes a small workbook step by step beside IronCalc, which knows nothing of us: both show the same after each step.
import { Model } from '@ironcalc/wasm';
import { expect, test } from 'vitest';
import { readAddress } from '#audit/book/address.ts';
import { openLiveBook } from '#audit/live/open-live-book.ts';
import { loadIronCalc } from './ironcalc.ts';

type Typed = string | number | null;

/** A loan, a price list and a few sums, and then changes of every kind: values, formulas, removals, new cells. */
const first: Readonly<Record<string, Typed>> = {
  ...{ A1: 'Price', B1: 12.5, A2: 'Pieces', B2: 40, A3: 'Revenue', B3: '=B1*B2' },
  ...{ C1: 1, D1: 2, E1: 3, F1: 4, C2: '=B2*1.1', D2: '=C2*1.1', E2: '=D2*1.1', F2: '=E2*1.1' },
  ...{ C3: '=$B$1*C2', D3: '=$B$1*D2', E3: '=$B$1*E2', F3: '=$B$1*F2', G3: '=SUM(B3:F3)' },
  ...{ B5: 10_000, B6: 0.08, B7: 24, B8: '=-PMT(B6/12,B7,B5)', B9: '=B8*B7-B5' },
  ...{
    A11: 'small',
    B11: 5,
    A12: 'large',
    B12: 50,
    A13: 'small',
    B13: 7,
    B14: '=SUMIF(A11:A13,"small",B11:B13)',
  },
  ...{ B15: '=VLOOKUP("large",A11:B13,2,FALSE)', B16: '=IF(G3>3000,"good","poor")', B17: '=ROUND(G3/7,2)' },
  ...{
    B18: '=NPV(B6,C3:F3)',
    B19: '=INDEX(C3:F3,1,3)',
    B20: '=IFERROR(1/(B11-5),-1)',
    B21: '=MAX(C3:F3)-MIN(C3:F3)',
  },
};

const steps: readonly Readonly<Record<string, Typed>>[] = [
  { B1: 14 },
  { B2: 0 },
  { B2: 55, B6: 0.1 },
  { A13: 'large' },
  { D2: '=C2+5' },
  { E2: 99 },
  { E2: '=D2*2' },
  { H1: '=SUM(B1:G1)', H2: '=H1*2' },
  { C1: 10 },
  { B11: 6 },
  { H1: null },
  { B15: '=MATCH(50,B11:B13,0)' },
  { B12: '=B13*3' },
  { A12: '=IF(B1>10,"small","large")' },
  { J30: '=COUNTA(A1:H21)', J31: '=AVERAGE(B3:F3)/B1' },
];

const places = [...'ABCDEFGHIJ'].flatMap((letter) =>
  Array.from({ length: 32 }, (_, line) => `${letter}${line + 1}`),
);

const placeOf = (address: string) => {
  const place = readAddress(address);
  if (!place) throw new Error(`${address} is an address`);
  return { sheet: 0, ...place };
};

function opened() {
  loadIronCalc();
  const theirs = new Model('workbook', 'en', 'UTC', 'en');
  const area = { sheet: 0, row: 1, column: 1, width: 10, height: 32 };
  const ours = openLiveBook(
    { sheets: [{ title: 'Sheet1', cells: [] }], names: [] },
    { now: () => 0, random: () => 0 },
  );
  const type = (typed: Readonly<Record<string, Typed>>): void => {
    ours.change(
      Object.entries(typed).map(([address, content]) => ({
        ...placeOf(address),
        content:
          typeof content === 'string' && content.startsWith('=')
            ? { kind: 'formula', formula: content.slice(1) }
            : { kind: 'value', value: content },
      })),
    );
    for (const [address, content] of Object.entries(typed)) {
      const { sheet, line, column } = placeOf(address);
      theirs.setUserInput(sheet, line, column, content === null ? '' : String(content));
    }
    // It gives what is typed a format of its own; numbers can be read as they are shown alone.
    theirs.updateRangeStyle(area, 'num_fmt', '0.000000000000000E+00');
  };
  const shown = (address: string) => {
    const place = placeOf(address);
    const value = ours.valueAt(place);
    const own = typeof value === 'object' && value !== null ? value.error : value;
    const text = theirs.getFormattedCellValue(0, place.line, place.column);
    const other = text === '' ? null : Number.isNaN(Number(text)) ? text : Number(text);
    return { own, other };
  };
  return { type, shown };
}

test('both show the same after every step', () => {
  const { type, shown } = opened();
  let compared = 0;
  for (const [index, step] of [first, ...steps].entries()) {
    type(step);
    for (const address of places) {
      const { own, other } = shown(address);
      const where = `${address} after step ${index}`;
      if (typeof own === 'number' && typeof other === 'number') {
        expect(Math.abs(own - other), where).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(own)));
      } else expect(own, where).toEqual(other);
      if (own !== null) compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(600);
});
