// A spreadsheet of two sheets with a price, three volumes and three sales, whose values are easy to work out by hand.
import { openLiveBook } from '#audit/live/open-live-book.ts';
import type { BookView } from '#render/sheet-view/sheet-view.ts';
import { calculatedCells } from '#web/sheet-page/engine/calculated-cells.ts';
import { liveSourceOf } from '#web/sheet-page/engine/live-source.ts';
import type { SheetEngine } from '#web/sheet-page/engine/sheet-engine.ts';

const plain = { isWrapped: false, align: 'start', indent: 0, condition: 'none' } as const;
const sheet = {
  ...{ frozenLines: 0, frozenColumns: 0, columnPixels: [120, 80, 80, 80], charts: [] },
  ...{ blankWhereZero: null, lastPrintedColumn: 4, isLandscape: true },
} as const;

/** Price 10 in B1, volumes 1, 2 and 3 in B2:D2; on the second sheet the sales 10, 20 and 30 in B1:D1. */
export const smallBook: BookView = {
  title: 'Three sales',
  language: 'en',
  currency: 'USD',
  leastShown: 0.005,
  names: [],
  styles: [
    { ...plain, look: 'calculation', format: 'General' },
    { ...plain, look: 'input', format: '#,##0.00' },
  ],
  scenario: { sheet: 0, line: 1, column: 2, names: ['Base'] },
  sheets: [
    {
      ...sheet,
      ...{ id: 'inputs', title: 'Inputs', category: 'input' },
      rows: [
        {
          ...{ height: 20, outline: 0, runs: [] },
          cells: [
            { column: 1, style: 0, value: 'Price' },
            { column: 2, style: 1, value: 10 },
          ],
        },
        {
          ...{ height: 20, outline: 0, cells: [{ column: 1, style: 0, value: 'Volume' }] },
          runs: [{ column: 2, style: 1, values: [1, 2, 3] }],
        },
      ],
    },
    {
      ...sheet,
      ...{ id: 'sales', title: 'Sales', category: 'output' },
      rows: [
        {
          ...{ height: 20, outline: 0, cells: [{ column: 1, style: 0, value: 'Sales' }] },
          runs: [{ column: 2, style: 1, values: [10, 20, 30], formula: 'Inputs!$B$1*Inputs!\u00012' }],
        },
      ],
    },
  ],
};

/** The engine of the page without its worker. */
export function engineHere(): SheetEngine {
  let book: ReturnType<typeof openLiveBook> | null = null;
  return {
    start: async (view) => {
      book = openLiveBook(liveSourceOf(view), { now: () => 0, random: () => 0 });
    },
    change: async (edits) => (book ? calculatedCells(book, edits) : []),
    trace: async (cell) => book?.traceOf(cell) ?? { reads: [], readers: [] },
  };
}
