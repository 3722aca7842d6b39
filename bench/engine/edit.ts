// P2: one number of one input changed, to every number that depends on it.
import { prepare } from '#evaluate/evaluate.ts';
import { columns } from '#workbook/columns.ts';
import type { Row } from '#workbook/row.ts';
import type { Workbook } from '#workbook/workbook.ts';
import { cpuMs } from '../cpu-time.ts';
import { type Measurement, timesLess } from '../figure.ts';
import { medians } from '../medians.ts';
import { defaultModel, peerName, peerOf } from './default-model.ts';

const goalTimes = 10;
const rounds = 7;

interface EditedInput {
  readonly id: string;
  readonly numbers: readonly number[];
  /** Counted from 0. */
  readonly sheet: number;
  readonly line: number;
}

const isPrice = ({ id, periods }: Row): boolean => id.endsWith('.price') && periods?.kind === 'values';

/** The price of the first service: revenue, taxes, cash and value hang on it. */
function firstPrice({ sheets }: Workbook): EditedInput {
  const sheet = sheets.findIndex(({ rows }) => rows.some(isPrice));
  const line = sheets[sheet]?.rows.findIndex(isPrice) ?? -1;
  const row = sheets[sheet]?.rows[line];
  if (row?.periods?.kind !== 'values') throw new Error('the default model has a price to change');
  return { id: row.id, numbers: row.periods.values, sheet, line };
}

export const edit: Measurement = async () => {
  const workbook = defaultModel();
  const { id, numbers, sheet, line } = firstPrice(workbook);
  const peer = peerOf(workbook);
  const calculation = prepare(workbook);
  const first = calculation.values().row(id)[1] ?? 0;
  const measured = await medians(
    {
      peer: () =>
        cpuMs(6, (index) => {
          peer.setCellContents({ sheet, row: line, col: columns.firstPeriod - 1 }, first + (index % 2));
        }),
      ours: () =>
        cpuMs(300, (index) => {
          calculation.change(id, [first + (index % 2), ...numbers.slice(1)]);
        }),
    },
    rounds,
  );
  return timesLess(
    'P2 one price of the full default model changed, 60 months',
    measured.get('ours') ?? Number.NaN,
    'ms of processor',
    { name: `${peerName}, one cell set`, value: measured.get('peer') ?? Number.NaN },
    goalTimes,
  );
};
