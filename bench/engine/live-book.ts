// The spreadsheet page's engine beside HyperFormula and IronCalc: the same 60-month cells opened, and one price changed in them.
import type { Model } from '@ironcalc/wasm';
import type { HyperFormula } from 'hyperformula';
import type { LiveBook, LiveSource } from '#audit/live/live-book.ts';
import { openLiveBook } from '#audit/live/open-live-book.ts';
import { evaluate, type Values } from '#evaluate/evaluate.ts';
import { bookViewOf } from '#render/sheet-view/book-view.ts';
import { type CellReading, differences } from '#testing/calculators/differences.ts';
import { buildHyperFormula, readerOf, type Sheets, sheetsFor } from '#testing/calculators/hyperformula.ts';
import { ironCalcModel, ironCalcReader } from '#testing/calculators/ironcalc.ts';
import { liveSourceOf } from '#web/sheet-page/engine/live-source.ts';
import { columns } from '#workbook/columns.ts';
import type { Workbook } from '#workbook/workbook.ts';
import { cpuMs } from '../cpu-time.ts';
import { type Measurement, timesLess } from '../figure.ts';
import { medians } from '../medians.ts';
import { often } from '../often.ts';
import { defaultModel, type EditedInput, firstPrice, peerName, pricesTried } from './default-model.ts';

const ironCalcName = 'IronCalc 0.8.4';
const rounds = 5;

/** More is asked of an edit: it is what a visitor waits for. */
const goalTimes = { opening: 1, edit: 3 };

const surroundings = { now: () => 46_353, random: () => 0.5 };

interface Opened {
  readonly workbook: Workbook;
  readonly values: Values;
  readonly source: LiveSource;
  readonly price: EditedInput;
}

function opened(): Opened {
  const workbook = defaultModel();
  const values = evaluate(workbook);
  return {
    workbook,
    values,
    source: liveSourceOf(bookViewOf(workbook, values)),
    price: firstPrice(workbook),
  };
}

/** With its formulas read, so that the first change finds everything ready. */
function ready(source: LiveSource): LiveBook {
  const book = openLiveBook(source, surroundings);
  book.prepare();
  return book;
}

const readerOfLive =
  (book: LiveBook): CellReading =>
  (sheet, row, column) => {
    const value = book.valueAt({ sheet, line: row + 1, column: column + 1 });
    return typeof value === 'number' ? value : String(value);
  };

const setLive = (book: LiveBook, { sheet, line }: EditedInput, value: number): number =>
  book.change([{ sheet, line: line + 1, column: columns.constant, content: { kind: 'value', value } }])
    .length;

const setPeer = (peer: HyperFormula, { sheet, line }: EditedInput, value: number): void => {
  peer.setCellContents({ sheet, row: line, col: columns.constant - 1 }, value);
};

const setIronCalc = (model: Model, { sheet, line }: EditedInput, value: number): void =>
  model.setUserInput(sheet, line + 1, columns.constant, String(value));

/** All three have changed the same cell, and all that depends on it, if they agree again. */
function hold({ workbook, price }: Opened, readings: readonly CellReading[]): void {
  const changed = evaluate(withPrice(workbook, price));
  for (const read of readings) {
    const { found } = differences(workbook, changed, read);
    if (found.length > 0) throw new Error(`not the same change: ${found[0]}`);
  }
}

const withPrice = (workbook: Workbook, { id, number }: EditedInput): Workbook => ({
  ...workbook,
  sheets: workbook.sheets.map((sheet) => ({
    ...sheet,
    rows: sheet.rows.map((row) =>
      row.id === id ? { ...row, constant: { kind: 'value', value: number * 2 } as const } : row,
    ),
  })),
});

const numberIn = ({ number }: EditedInput, index: number): number => number + (index % pricesTried);

export const liveEdit: Measurement = async (isTrial = false) => {
  const times = often(isTrial);
  const model = opened();
  const { price } = model;
  const live = ready(model.source);
  const peer = buildHyperFormula(sheetsFor(model.workbook, model.values));
  setLive(live, price, price.number * 2);
  setPeer(peer, price, price.number * 2);
  hold(model, [readerOfLive(live), readerOf(peer)]);
  const measured = await medians(
    {
      peer: () => cpuMs(times(6), (index) => setPeer(peer, price, numberIn(price, index))),
      ours: () => cpuMs(times(50), (index) => void setLive(live, price, numberIn(price, index))),
    },
    times(rounds),
  );
  return timesLess(
    'spreadsheet page: one price of the full default model changed, 60 months',
    measured.get('ours') ?? Number.NaN,
    'ms of processor',
    { name: `${peerName}, one cell set`, value: measured.get('peer') ?? Number.NaN },
    goalTimes.edit,
  );
};

export const liveEditBesideIronCalc: Measurement = async (isTrial = false) => {
  const times = often(isTrial);
  const model = opened();
  const { price } = model;
  const live = ready(model.source);
  const peer = ironCalcModel(model.workbook, model.values);
  setLive(live, price, price.number * 2);
  setIronCalc(peer, price, price.number * 2);
  hold(model, [readerOfLive(live), ironCalcReader(peer)]);
  const measured = await medians(
    {
      peer: () => cpuMs(times(3), (index) => setIronCalc(peer, price, numberIn(price, index))),
      ours: () => cpuMs(times(50), (index) => void setLive(live, price, numberIn(price, index))),
    },
    times(rounds),
  );
  return timesLess(
    'spreadsheet page: one price changed, beside IronCalc',
    measured.get('ours') ?? Number.NaN,
    'ms of processor',
    { name: `${ironCalcName}, one cell set`, value: measured.get('peer') ?? Number.NaN },
    goalTimes.edit,
  );
};

export const liveOpening: Measurement = async (isTrial = false) => {
  const times = often(isTrial);
  const { workbook, values, source } = opened();
  const sheets: Sheets = sheetsFor(workbook, values);
  const measured = await medians(
    {
      peer: () => cpuMs(times(1), () => buildHyperFormula(sheets).destroy()),
      ours: () => cpuMs(times(5), () => void ready(source)),
    },
    times(rounds),
  );
  return timesLess(
    'spreadsheet page: the full default model opened for changes, 60 months',
    measured.get('ours') ?? Number.NaN,
    'ms of processor',
    { name: `${peerName}, built from its cells`, value: measured.get('peer') ?? Number.NaN },
    goalTimes.opening,
  );
};

/** Its own bytes would open faster than cells do; the page has the cells, whoever calculates. */
export const liveOpeningBesideIronCalc: Measurement = async (isTrial = false) => {
  const times = often(isTrial);
  const { workbook, values, source } = opened();
  const measured = await medians(
    {
      peer: () => cpuMs(times(1), () => ironCalcModel(workbook, values).free()),
      ours: () => cpuMs(times(5), () => void ready(source)),
    },
    times(3),
  );
  return timesLess(
    'spreadsheet page: opened for changes, beside IronCalc',
    measured.get('ours') ?? Number.NaN,
    'ms of processor',
    { name: `${ironCalcName}, built from its cells`, value: measured.get('peer') ?? Number.NaN },
    goalTimes.opening,
  );
};
