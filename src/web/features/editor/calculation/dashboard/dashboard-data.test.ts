// Tests the key figures, charts and marks of the dashboard against numbers worked out by hand.
import { describe, expect, it } from 'vitest';
import { prepare } from '#evaluate/evaluate.ts';
import { compile } from '#model/compile.ts';
import { buildTemplate, type TemplateWords } from '#testing/templates/build-template.ts';
import { dashboardData, type KeyFigure } from './dashboard-data.ts';
import type { FigureId } from './key-figures.ts';

function dataOf(words: TemplateWords, scenario = 1) {
  const { workbook } = compile(buildTemplate(words));
  if (!workbook) throw new Error('it compiles');
  const { values } = prepare(workbook);
  return dashboardData(workbook, values(scenario), scenario === 1 ? null : values(1));
}

const figureOf = (words: TemplateWords, id: FigureId, scenario = 1): KeyFigure => {
  const found = dataOf(words, scenario).figures.find((figure) => figure.id === id);
  if (!found) throw new Error(`no figure ${id}`);
  return found;
};

const shop = (amount: string | readonly string[]) => [{ id: 'Shop', data: { amount } }];
const rent = (amount: string) => [{ id: 'Rent', data: { amount } }];

/** One month of 2026, then two whole years of 10 and 15 a month, with a rent of 6. */
const plan: TemplateWords = {
  dateStart: '2026-12-01',
  periods: 25,
  services: shop(`${'10;'.repeat(13)}15`),
  expenses: rent('6'),
};

describe('the key figures', () => {
  it('are of the first whole year after a short one', () => {
    // 12 x 10 = 120, of which 120 - 72 = 48 is EBITDA: 40 %.
    const [revenue, margin] = [figureOf(plan, 'revenue'), figureOf(plan, 'margin')];
    expect([revenue.value, revenue.when, revenue.place]).toEqual([
      120,
      '2027',
      { sheetId: 'dashboard', rowId: 'dashboard.headline.revenue', column: 1 },
    ]);
    expect([margin.value, margin.when]).toEqual([expect.closeTo(0.4), '2027']);
  });

  it('compare the second whole year with the first: 180 after 120', () => {
    const growth = figureOf(plan, 'growth');
    expect([growth.value, growth.when, growth.trend]).toEqual([0.5, '2028', [120, 180]]);
  });

  it('are of the first twelve months where no year is whole, and have no growth', () => {
    const short = { ...plan, dateStart: '2027-05-01', periods: 14 };
    const revenue = figureOf(short, 'revenue');
    // Twelve months of 10, though the forecast has two more.
    expect([revenue.value, revenue.when, revenue.place?.rowId]).toEqual([
      120,
      null,
      'dashboard.single.first_revenue',
    ]);
    expect(figureOf(short, 'margin').value).toBeCloseTo(0.4);
    expect([figureOf(short, 'growth').value, figureOf(short, 'growth').place]).toEqual([Number.NaN, null]);
  });

  it('name the first period with EBITDA above 0, with and without the ratios', () => {
    const later = { ...plan, services: shop('0;0;10') };
    expect(figureOf(later, 'profit')).toMatchObject({
      value: 2,
      when: 'Feb 2027',
      place: { rowId: 'dashboard.single.first_ebitda_period' },
    });
    expect(figureOf({ ...later, off: ['module_ratios'] }, 'profit')).toMatchObject({
      value: 2,
      place: { sheetId: 'is', rowId: 'is.ebitda', column: 2 },
    });
  });

  it('say that there is never a profit', () => {
    const never = { ...plan, services: shop('5') };
    expect(figureOf(never, 'profit').value).toBeNaN();
    expect(figureOf({ ...never, off: ['module_ratios'] }, 'profit')).toMatchObject({
      value: Number.NaN,
      place: null,
    });
  });

  it('name the month of the lowest cash: 20 of capital, less 6, less 6, and then 4 more a month', () => {
    const words = {
      ...plan,
      services: shop('0;0;10'),
      equity: [{ id: 'Owner', data: { amount: '20;0' } }],
    };
    expect(figureOf(words, 'cash')).toMatchObject({
      value: 8,
      when: 'Jan 2027',
      place: { rowId: 'dashboard.single.lowest_cash' },
    });
  });

  it('give the value as the workbook has it, and none without the investment sheet', () => {
    expect(figureOf(plan, 'value').place?.rowId).toMatch(/^dashboard\.single\.(?:ev_|npv)/);
    const off = figureOf({ ...plan, off: ['module_ip'] }, 'value');
    expect([off.value, off.place, off.rate]).toEqual([Number.NaN, null, null]);
  });

  it('give the value by the way that the model is sold by, with the rate of return that counts it', () => {
    // A land of 60, then 6 a year for three years; sold at the end for 3 times its last EBITDA, 18.
    const land = [{ id: 'Land', formula: 'amount', data: { amount: '60;0' } }];
    const words = (exit: string): TemplateWords => ({
      ...{ periodicity: 'year', periods: 3, services: shop('6'), assets: land },
      npv: { wacc: '10', tgr: '2', ebitda_multiple: '3', openingInvested: '1', exit },
    });
    const multiple = figureOf(words('multiple'), 'value');
    // At 10 %: -54 / 1.1 + 6 / 1.21 + (6 + 18) / 1.331.
    expect(multiple.value).toBeCloseTo(-54 / 1.1 + 6 / 1.21 + 24 / 1.331, 8);
    expect([multiple.place?.rowId, multiple.isRateOfExit]).toEqual(['dashboard.single.npv_exit', true]);
    // Growing by 2 % for ever: 6 x 1.02 / 0.08 at the end.
    const growth = figureOf(words('gordon'), 'value');
    expect(growth.value).toBeCloseTo(-54 / 1.1 + 6 / 1.21 + (6 + (6 * 1.02) / 0.08) / 1.331, 8);
    const kept = figureOf(words('none'), 'value');
    expect([kept.place?.rowId, kept.isRateOfExit]).toEqual(['dashboard.single.npv', false]);
  });

  it('stand beside those of the first scenario while another one is shown', () => {
    const words = { ...plan, services: shop(['10', '12']) };
    expect(figureOf(words, 'revenue').base).toBeNull();
    const good = figureOf(words, 'revenue', 2);
    expect([good.value, good.base?.value]).toEqual([144, 120]);
  });
});

it('an empty model is said to be empty, and has no numbers that are none', () => {
  const data = dataOf({});
  expect(data.isEmpty).toBe(true);
  expect(dataOf(plan).isEmpty).toBe(false);
});

describe('the charts', () => {
  it('stack the lines of revenue below their total', () => {
    const words = { ...plan, services: [...shop('10'), { id: 'Web', data: { amount: '4' } }] };
    const [revenue] = dataOf(words).charts;
    expect(revenue?.series.map(({ kind, values }) => [kind, values[0]])).toEqual([
      ['stacked', 10],
      ['stacked', 4],
      ['line', 14],
    ]);
  });

  it('have the lines of revenue in the order of the charts sheet, so that their colours are the same', () => {
    const words = { ...plan, services: [{ id: 'Web', data: { amount: '4' } }, ...shop('10')] };
    const [revenue] = dataOf(words).charts;
    expect(revenue?.series.map(({ values }) => values[0])).toEqual([4, 10, 14]);
  });

  it('add up the smallest of many lines, and leave the others in their order', () => {
    const services = [3, 1, 9, 2, 8, 4, 7].map((amount) => ({
      id: `S${amount}`,
      data: { amount: `${amount}` },
    }));
    const [revenue] = dataOf({ ...plan, services }).charts;
    expect(revenue?.series.map(({ values }) => values[0])).toEqual([3, 9, 2, 8, 4, 7, 1, 34]);
  });

  it('lead from revenue to net profit in the first whole year', () => {
    const { year, steps } = dataOf(plan).bridge;
    expect(year).toBe('2027');
    expect(steps.map(({ id, value }) => [id.split('.').at(-1), value])).toEqual([
      ['revenue', 120],
      ['sga', -72],
      ['ebitda', 48],
      ['net_income', 48],
    ]);
  });

  it('mark the lowest cash, the loan that is drawn and the asset that is bought', () => {
    const words = {
      ...plan,
      loans: [{ id: 'Bank', data: { amount: '0;50;0' } }],
      assets: [{ id: 'Van', data: { amount: '0;0;30;0' } }],
    };
    const cash = dataOf(words).charts.find(({ id }) => id === 'cash');
    expect(cash?.marks.map(({ kind, index, value }) => [kind, index, value])).toEqual([
      ['lowest', 0, 4],
      ['loan', 1, 50],
      ['asset', 2, 30],
    ]);
  });

  it('mark the period from which on revenue covers the costs', () => {
    const chart = dataOf({ ...plan, services: shop('0;3;10') }).charts.find(({ id }) => id === 'breakeven');
    expect(chart?.marks).toEqual([{ kind: 'crossing', index: 2, value: 10, name: '' }]);
    expect([...(chart?.series[0]?.values ?? [])].slice(0, 3)).toEqual([6, 6, 6]);
    const always = dataOf(plan).charts.find(({ id }) => id === 'breakeven');
    expect(always?.marks).toEqual([]);
  });
});
