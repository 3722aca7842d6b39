// Changes the flows of written workbooks strongly: recalculated, they find the rates of return that the new flows have.
import { expect, test, vi } from 'vitest';
import { searchTimeoutMs } from '#testing/effort.ts';
import type { TypedCell } from '#testing/libreoffice/type-into-cells.ts';
import { recalculateTyped } from '#testing/libreoffice/typed-workbooks.ts';
import { compiled } from '#testing/model/named-figures.ts';
import { oracle } from '#testing/oracle/oracle.ts';
import { buildTemplate, type TemplateWords } from '#testing/templates/build-template.ts';
import type { Cell } from '#workbook/row.ts';
import { locateRows } from '#workbook/row-locations.ts';
import type { Workbook } from '#workbook/workbook.ts';

/** LibreOffice takes some seconds to start and one or two a file, on a busy machine several times that. */
vi.setConfig({ testTimeout: searchTimeoutMs });

const typedNumber = (cell: Cell | null | undefined): number | null =>
  cell?.kind === 'value' ? cell.value : null;

/** What a person types into one workbook for it to have the inputs of the other. */
function typedInputs(from: Workbook, to: Workbook): readonly TypedCell[] {
  const others = locateRows(to);
  return from.sheets.flatMap(({ rows }) =>
    rows.flatMap(({ id, constant, periods }): readonly TypedCell[] => {
      const other = others.get(id)?.row;
      const number = typedNumber(other?.constant);
      if (number !== null && number !== typedNumber(constant)) return [{ row: id, at: 'constant', number }];
      if (periods?.kind !== 'values' || other?.periods?.kind !== 'values') return [];
      return other.periods.values.map((value, index) => ({ row: id, at: index + 1, number: value }));
    }),
  );
}

async function changed(pairs: readonly (readonly [TemplateWords, TemplateWords])[]) {
  const books = pairs.map(([from, to]) => {
    const workbook = compiled(buildTemplate(from));
    return { workbook, typed: typedInputs(workbook, compiled(buildTemplate(to))) };
  });
  for (const { typed } of books) expect(typed.length).toBeGreaterThan(0);
  return recalculateTyped(books);
}

const project = (income: string, expense: string, more: TemplateWords = {}): TemplateWords => ({
  periods: income.split(';').length,
  periodicity: 'year',
  services: [{ id: 'income', data: { amount: income } }],
  expenses: [{ id: 'expense', data: { amount: expense } }],
  ...more,
});

const monthly = { periodicity: 'month' } as const;

/** What was typed when the file was made earns some percent; what is typed then earns this. */
const projects: readonly (readonly [string, TemplateWords, number | null])[] = [
  ['20 % a year', project('1;60;72', '101;0;0'), 0.2],
  ['20 % a month, twelve times a year', project('1;60;72', '101;0;0', monthly), 1.2 ** 12 - 1],
  ['of 100 half is lost', project('1;50;0', '101;0;0'), -0.5],
  ['of 100 a thousandth is left', project('1;0;0.1', '101;0;0'), 0.001 ** 0.5 - 1],
  ['100,000 %', project('1;0;1001000', '2;0;999'), 1_000_001 ** 0.5 - 1],
  ['everything comes back, and no more', project('1;40;60', '101;0;0'), 0],
  ['borrowed: 100 first, 150 back', project('101;0;0', '1;150;0'), 0.5],
  ['only income', project('1;2;3', '0;1;2'), null],
  ['no rate does it: 1, -1, 1', project('2;1;2', '1;2;1'), null],
  ['two rates, 10 % and 20 %', project('1;230;1', '101;0;133'), 0.1],
  ['two rates, 10 % and -15 %', project('1;195;1', '101;0;94.5'), 0.1],
  ['two rates a month: 214 % and -86 % a year', project('1;195;1', '101;0;94.5', monthly), 0.85 ** 12 - 1],
  ['two rates, 25 % and 400 %', project('1;10000;1', '1601;0;10001'), 0.25],
  ['three rates, 10 %, 50 % and 200 %', project('1;561;1;497', '101;1;946;2'), 0.1],
];

/** The workbook was made for other flows, which have a rate of some percent. */
const madeFor = ({ periods = 3, periodicity = 'year' }: TemplateWords): TemplateWords => {
  const income = ['2', '55', '66', '5'].slice(0, periods).join(';');
  return project(income, ['103', '2', '1', '4'].slice(0, periods).join(';'), { periodicity });
};

test('[IP-10] [IP-30] whatever flows are typed, their rate of return is found', async () => {
  const all = await changed(projects.map(([, words]) => [madeFor(words), words]));
  for (const [index, [name, , rate]] of projects.entries()) {
    const shown = all[index]?.constant('ip.irr');
    expect([name, shown]).toEqual([name, rate === null ? 'n/a' : expect.closeTo(rate, 8)]);
    expect([name, all[index]?.constant('ip.irr_found')]).toEqual([name, rate === null ? 0 : 1]);
  }
});

interface Business {
  readonly price: readonly number[];
  readonly rent: readonly number[];
  readonly machines: readonly number[];
  readonly dateStart: string;
}

const usual: Business = {
  price: [10, 11, 12],
  rent: [900, 1000, 1100],
  machines: [9000, 1000, 500],
  dateStart: '2027-01-01',
};

const list = (numbers: readonly number[], factor: number) =>
  numbers.map((number) => number * factor).join(';');

const business = ({ price, rent, machines, dateStart }: Business, exit: string): TemplateWords => ({
  periods: 24,
  dateStart,
  periodicity: 'month',
  services: [
    {
      id: 'sales',
      formula: 'price_quantity',
      data: { price: list(price, 1), quantity: '200;210;220' },
    },
  ],
  expenses: [{ id: 'rent', data: { amount: list(rent, 1) } }],
  assets: [{ id: 'machines', data: { amount: list(machines, 1) }, names: { deprgroup: 'none' } }],
  equity: [{ id: 'owners', data: { amount: '12000;100;50' } }],
  npv: { wacc: '10', tgr: '2', ebitda_multiple: '3', exit },
});

const times = (numbers: readonly number[], factor: number): readonly number[] =>
  numbers.map((number) => number * factor);

const changes: readonly Partial<Business>[] = [
  { price: times(usual.price, 3) },
  { price: times(usual.price, 0.55) },
  { rent: times(usual.rent, 2) },
  { machines: times(usual.machines, 8) },
  { price: times(usual.price, 3), machines: times(usual.machines, 40), dateStart: '2028-05-15' },
];

const rateNames = ['irr', 'irr_exit', 'equity_irr'] as const;

test('[IP-21] [IP-22] [IP-30] prices, costs, purchases and the start change, and all three rates follow', async () => {
  const exits = ['multiple', 'multiple', 'gordon', 'liquidation', 'multiple'];
  const pairs = changes.map((change, index) => {
    const exit = exits[index] ?? 'none';
    return [business(usual, exit), business({ ...usual, ...change }, exit)] as const;
  });
  const all = await changed(pairs);
  for (const [index, [, words]] of pairs.entries()) {
    const expected = oracle(buildTemplate(words), 1);
    const rates = rateNames.map((name) => expected[`ip_${name}`]);
    const near = rates.map((rate) => (typeof rate === 'number' ? expect.closeTo(rate, 7) : 'n/a'));
    expect([index, ...rateNames.map((name) => all[index]?.constant(`ip.${name}`))]).toEqual([index, ...near]);
  }
});
