// P2: one number of one input changed, to every number that depends on it.
import type { HyperFormula } from 'hyperformula';
import { prepare, type WorkbookCalculation } from '#evaluate/evaluate.ts';
import { differences } from '#testing/calculators/differences.ts';
import { readerOf } from '#testing/calculators/hyperformula.ts';
import { columns } from '#workbook/columns.ts';
import type { Workbook } from '#workbook/workbook.ts';
import { cpuMs } from '../cpu-time.ts';
import { type Measurement, timesLess } from '../figure.ts';
import { medians } from '../medians.ts';
import { often } from '../often.ts';
import {
  defaultModel,
  type EditedInput,
  firstPrice,
  peerName,
  peerOf,
  pricesTried,
} from './default-model.ts';

const goalTimes = 10;
const rounds = 7;

const setIn = (peer: HyperFormula, { sheet, line }: EditedInput, number: number): void => {
  peer.setCellContents({ sheet, row: line, col: columns.constant - 1 }, number);
};

/** Both have changed the same cell, and all that depends on it, if they agree again. */
function agreeing(workbook: Workbook, price: EditedInput): readonly [HyperFormula, WorkbookCalculation] {
  const peer = peerOf(workbook);
  const calculation = prepare(workbook);
  calculation.values();
  const number = price.number * 2;
  setIn(peer, price, number);
  const { size } = calculation.change(price.id, number);
  if (size < 100) throw new Error(`only ${size} rows depend on the price`);
  const { found } = differences(workbook, calculation.values(), readerOf(peer));
  if (found.length > 0) throw new Error(`not the same change: ${found[0]}`);
  return [peer, calculation];
}

export const edit: Measurement = async (isTrial = false) => {
  const times = often(isTrial);
  const workbook = defaultModel();
  const price = firstPrice(workbook);
  const [peer, calculation] = agreeing(workbook, price);
  const numberIn = (index: number): number => price.number + (index % pricesTried);
  const measured = await medians(
    {
      peer: () => cpuMs(times(6), (index) => setIn(peer, price, numberIn(index))),
      ours: () => cpuMs(times(1000), (index) => void calculation.change(price.id, numberIn(index))),
    },
    times(rounds),
  );
  return timesLess(
    'P2 one price of the full default model changed, 60 months',
    measured.get('ours') ?? Number.NaN,
    'ms of processor',
    { name: `${peerName}, one cell set`, value: measured.get('peer') ?? Number.NaN },
    goalTimes,
  );
};
