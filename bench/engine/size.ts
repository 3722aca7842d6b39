// P5: what a template costs, from its JSON to its numbers, as it grows.
import { evaluate } from '#evaluate/evaluate.ts';
import { compile } from '#model/compile.ts';
import type { Template } from '#template/template.ts';
import { buildTemplate, type ResourceWords } from '#testing/templates/build-template.ts';
import type { Workbook } from '#workbook/workbook.ts';
import { cpuMs } from '../cpu-time.ts';
import { atMost, type Measurement } from '../figure.ts';
import { medians } from '../medians.ts';
import { often } from '../often.ts';

const goalTimes = 2.2;
const rounds = 9;

interface MeasuredSize {
  readonly periods: number;
  readonly resources: number;
}

const many = (count: number, word: string, more: Omit<ResourceWords, 'id'>): readonly ResourceWords[] =>
  Array.from({ length: count }, (_, index) => ({ ...more, id: `${word}_${index}` }));

/** Two fifths services, and as many costs and expenses. */
const templateOf = ({ periods, resources }: MeasuredSize): Template =>
  buildTemplate({
    periods,
    services: many(Math.round(resources * 0.4), 'service', {
      formula: 'price_quantity',
      data: { price: '10;11;12', quantity: '100' },
    }),
    costs: many(Math.round(resources * 0.3), 'cost', { data: { amount: '300' } }),
    expenses: many(Math.round(resources * 0.3), 'expense', { data: { amount: '200' } }),
  });

function calculated(template: Template): Workbook {
  const { workbook } = compile(template);
  if (!workbook) throw new Error('the template compiles');
  evaluate(workbook);
  return workbook;
}

/** Cells with a number in them. */
const cellCount = ({ sheets, periodCount }: Workbook): number =>
  sheets
    .flatMap(({ rows }) => rows)
    .reduce((sum, { constant, total, zero, periods }) => {
      const single = [constant, total, zero].filter((cell) => cell !== null).length;
      return sum + single + (periods === null ? 0 : periodCount);
    }, 0);

/** So many runs that the smaller sizes are measured as long as the largest. */
const cellsMeasured = 300_000;

/** How many times the time twice the cells take, at the worst of the steps from one size to the next. */
async function worstDoubling(sizes: readonly MeasuredSize[], isTrial: boolean): Promise<number> {
  const times = often(isTrial);
  const contenders = sizes.map((size) => {
    const template = templateOf(size);
    const cells = cellCount(calculated(template));
    const runCount = Math.max(2, Math.round(cellsMeasured / cells));
    return { cells, measure: () => cpuMs(times(runCount), () => void calculated(template)) };
  });
  const measured = await medians(
    Object.fromEntries(contenders.map(({ cells, measure }) => [`${cells} cells`, measure])),
    times(rounds),
  );
  const spent = contenders.map(({ cells }) => ({ cells, ms: measured.get(`${cells} cells`) ?? Number.NaN }));
  return Math.max(
    ...spent.slice(1).map(({ cells, ms }, index) => {
      const before = spent[index] ?? { cells, ms };
      return (ms / before.ms) ** (1 / Math.log2(cells / before.cells));
    }),
  );
}

export const periodGrowth: Measurement = async (isTrial = false) => {
  const sizes = [12, 27, 60].map((periods) => ({ periods, resources: 60 }));
  return atMost(
    'P5 time for twice the periods, 12 to 60',
    await worstDoubling(sizes, isTrial),
    'times',
    goalTimes,
  );
};

export const resourceGrowth: Measurement = async (isTrial = false) => {
  const sizes = [10, 37, 136, 500].map((resources) => ({ periods: 24, resources }));
  return atMost(
    'P5 time for twice the resources, 10 to 500',
    await worstDoubling(sizes, isTrial),
    'times',
    goalTimes,
  );
};
