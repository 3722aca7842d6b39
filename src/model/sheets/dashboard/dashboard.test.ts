// Checks the dashboard against the worked examples of its rules.
import { describe, expect, it } from 'vitest';
import { formatValue } from '#render/html/format-value.ts';
import { buildTemplate } from '#testing/templates/build-template.ts';
import { type CalculatedTemplate, calculate } from '#testing/templates/calculate.ts';
import { spoiltRow } from '#testing/templates/spoilt-row.ts';
import { toSerial } from '#workbook/serial-date.ts';

const sheetOf = ({ workbook }: CalculatedTemplate) => {
  const sheet = workbook.sheets.find(({ id }) => id === 'dashboard');
  if (!sheet) throw new Error('the dashboard is on');
  return sheet;
};

const idsOf = (calculated: CalculatedTemplate): readonly string[] =>
  sheetOf(calculated).rows.map(({ id }) => id);

/** Three months from November 2027: 10, 20 and 30 of sales, half of it spent on goods. */
const turn = calculate(
  buildTemplate({
    dateStart: '2027-11-01',
    services: [{ id: 'Shop', data: { amount: '10;20;30' } }],
    costs: [{ id: 'Goods', data: { amount: '5;10;15' } }],
  }),
);

describe('three months over the turn of the year', () => {
  it('[DSH-1] has a column for each calendar year', () => {
    expect(sheetOf(turn).axis).toBe('years');
    expect(turn.row('dashboard.year')).toEqual([2027, 2028]);
    expect(turn.row('dashboard.number')).toEqual([1, 2]);
  });

  it('[DSH-2] sums up the flows of the periods that start in a year', () => {
    expect(turn.row('dashboard.headline.revenue')).toEqual([30, 30]);
    expect(turn.row('dashboard.income.cos')).toEqual([15, 15]);
    expect(turn.row('dashboard.part')).toEqual([expect.closeTo(2 / 12), expect.closeTo(1 / 12)]);
    expect(turn.values.total('dashboard.headline.revenue')).toBe(60);
  });

  it('[DSH-3] reads balances at the end of the year', () => {
    expect(turn.row('dashboard.headline.cash')).toEqual([15, 30]);
    expect(turn.row('dashboard.cash_flow.opening_cash')).toEqual([0, 15]);
    expect(turn.row('dashboard.cash_flow.net_change')).toEqual([15, 15]);
    const ends = [toSerial({ year: 2027, month: 12, day: 31 }), toSerial({ year: 2028, month: 1, day: 31 })];
    expect(turn.row('dashboard.end')).toEqual(ends);
  });

  it('[DSH-4] takes margins of the year', () => {
    expect(turn.row('dashboard.headline.gross_margin')).toEqual([0.5, 0.5]);
    const idle = calculate(buildTemplate({}));
    expect(idle.row('dashboard.headline.gross_margin')).toEqual([Number.NaN, Number.NaN]);
  });
});

/** The names of the columns. */
function labelsOf(words: Parameters<typeof buildTemplate>[0]): readonly string[] {
  const calculated = calculate(buildTemplate(words));
  const format = sheetOf(calculated).rows.find(({ id }) => id === 'dashboard.label')?.format ?? 'number';
  return calculated
    .row('dashboard.label')
    .filter((value) => value !== 0)
    .map((value) => formatValue(value, format, words.language ?? 'en'));
}

describe('[DSH-11] a year that the forecast has only a part of', () => {
  it('says so in its label', () => {
    expect(turn.row('dashboard.label')).toEqual([22027, 12028]);
    expect(turn.row('dashboard.months')).toEqual([2, 1]);
    expect(labelsOf({ dateStart: '2027-11-01' })).toEqual(['2M 2027', '1M 2028']);
    expect(labelsOf({ dateStart: '2027-04-01', periods: 33 })).toEqual(['9M 2027', '2028', '2029']);
    expect(labelsOf({ dateStart: '2027-04-01', language: 'ru' })).toEqual(['3 мес. 2027']);
  });

  it('counts quarters as three months, and a yearly period as a whole year', () => {
    const quarters = { dateStart: '2027-07-01', periods: 6, periodicity: 'quarter' } as const;
    expect(labelsOf(quarters)).toEqual(['6M 2027', '2028']);
    expect(labelsOf({ dateStart: '2027-07-01', periodicity: 'year' })).toEqual(['2027', '2028', '2029']);
  });

  it('counts fiscal years', () => {
    const words = { dateStart: '2027-01-01', periods: 15, yearEnd: 3 };
    expect(labelsOf(words)).toEqual(['3M FY 2027', 'FY 2028']);
    expect(labelsOf({ ...words, language: 'ru' })).toEqual(['3 мес. ФГ 2027', 'ФГ 2028']);
  });
});

it('[DSH-1] [DSH-2] [DSH-3] adds up fiscal years', () => {
  const services = [{ id: 'Shop', data: { amount: '10;20;30' } }];
  const { row, values } = calculate(buildTemplate({ dateStart: '2027-11-01', yearEnd: 11, services }));
  expect(row('dashboard.year')).toEqual([2027, 2028]);
  expect(row('dashboard.headline.revenue')).toEqual([10, 50]);
  expect(row('dashboard.headline.cash')).toEqual([10, 60]);
  expect(row('dashboard.end')).toEqual([
    toSerial({ year: 2027, month: 11, day: 30 }),
    toSerial({ year: 2028, month: 1, day: 31 }),
  ]);
  expect(values.constant('content.master')).toBe(0);
});

it('[DSH-3] cash without costs is what was sold, and the opening balance is in the zero column', () => {
  const words = { dateStart: '2027-11-01', services: [{ id: 'Shop', data: { amount: '10;20;30' } }] };
  expect(calculate(buildTemplate(words)).row('dashboard.headline.cash')).toEqual([30, 60]);
  const owner = { id: 'Owner', opening: '100', data: { amount: '0' } };
  const { values } = calculate(buildTemplate({ ...words, equity: [owner] }));
  expect(Array.from(values.row('dashboard.balance.paid_in_capital'))).toEqual([100, 100, 100]);
  expect(Array.from(values.row('dashboard.balance.cash'))).toEqual([100, 130, 160]);
});

it('[DSH-5] leaves out what no sheet has and links what is above', () => {
  const ids = idsOf(calculate(buildTemplate({ off: ['section_npv'] })));
  expect(ids).not.toContain('dashboard.headline.fcff');
  expect(ids).not.toContain('dashboard.single.npv');
  expect(ids).toContain('dashboard.single.peak_funding_need');
  const again = sheetOf(turn).rows.find(({ id }) => id === 'dashboard.income.revenue');
  expect(again?.periods).toEqual({
    kind: 'formula',
    expression: { kind: 'cell', row: 'dashboard.headline.revenue', at: 'period' },
  });
});

it('[DSH-6] shows the single figures in the constant column', () => {
  const { values } = turn;
  for (const part of ['npv', 'ev_gordon', 'ev_multiple', 'equity_gordon', 'equity_multiple']) {
    expect(values.constant(`dashboard.single.${part}`)).toBe(values.constant(`ip.${part}`));
  }
  const need = calculate(buildTemplate({ costs: [{ id: 'Rent', data: { amount: '10' } }] }));
  expect(need.values.constant('dashboard.single.peak_funding_need')).toBe(30);
});

it('[DSH-7] shows every check of the contents', () => {
  const calculated = calculate(buildTemplate({ assets: [{ id: 'Van', opening: '100' }] }));
  const { values } = calculated;
  const checks = sheetOf(calculated).rows.filter(({ id }) => id.startsWith('dashboard.check.'));
  const failing = checks.filter(({ id }) => values.constant(id) > 0);
  expect(failing.map(({ label, link }) => [label, link])).toContainEqual([
    'Opening cash is not below 0',
    'cf',
  ]);
  const content = calculated.workbook.sheets.find(({ id }) => id === 'content');
  const listed = content?.rows.filter(({ format, link }) => format === 'verdict' && link !== null) ?? [];
  expect(checks.map(({ label }) => label)).toEqual(
    listed.filter(({ id }) => id !== 'content.model_check').map(({ label }) => label),
  );
  expect(idsOf(calculate(buildTemplate({ off: ['module_content'] })))).not.toContain(
    'dashboard.heading.checks',
  );
});

it('adds the years up to the forecast', () => {
  const template = buildTemplate({
    periods: 30,
    dateStart: '2027-05-15',
    services: [{ id: 'Shop', data: { amount: '100;90;80;120' } }],
    expenses: [{ id: 'Rent', data: { amount: '60' } }],
  });
  const { row, values } = calculate(template);
  for (const line of ['revenue', 'sga', 'ebitda', 'net_income', 'retained']) {
    const years = row(`dashboard.income.${line}`).reduce((sum, value) => sum + value, 0);
    expect(years).toBeCloseTo(values.total(`is.${line}`), 6);
  }
  const ends = row('dashboard.balance.total_assets').filter((_, index) => row('dashboard.phase')[index]);
  expect(ends.at(-1)).toBe(row('bs.total_assets').at(-1));
});

it('[DSH-8] a year that was overwritten no longer adds up', () => {
  expect(turn.values.constant('dashboard.difference')).toBe(0);
  const target = spoiltRow(turn.workbook, 'dashboard.headline.revenue', {
    periods: { kind: 'values', values: [30, 31] },
  });
  expect(target.constant('dashboard.difference_income')).toBe(1);
  expect(target.constant('dashboard.difference')).toBe(1);
  expect(target.constant('content.master')).toBe(1);
});

it('[DSH-9] small charts of the same years below the headline figures', () => {
  const charts = (off: readonly string[] = []) =>
    calculate(buildTemplate({ off })).workbook.charts.filter(({ sheetId }) => sheetId === 'dashboard');
  expect(charts().map(({ id }) => id)).toEqual(['dashboard_profit', 'dashboard_cash', 'dashboard_margins']);
  for (const { labels, standsAt, series } of charts()) {
    expect([labels, standsAt]).toEqual(['dashboard.label', 'dashboard.blank.headline']);
    expect(series.map(({ row }) => row.split('.')[1])).toEqual(series.map(() => 'headline'));
  }
  expect(charts(['module_charts'])).toEqual([]);
  expect(charts(['module_dashboard'])).toEqual([]);
});

describe('[DSH-12] turning points and the exit', () => {
  const start = {
    dateStart: '2027-11-01',
    services: [{ id: 'Shop', data: { amount: '0;10;40' } }],
    expenses: [{ id: 'Rent', data: { amount: '30;0' } }],
    equity: [{ id: 'Owner', opening: '100', data: { amount: '0' } }],
  };
  const single = (part: string) => `dashboard.single.${part}`;
  const periods = ['lowest_cash_period', 'first_ebitda_period', 'first_profit_period'].map(single);

  it('names the periods after their start, in months', () => {
    const { values, workbook } = calculate(buildTemplate(start));
    const starts = [11, 12, 13].map((month) =>
      toSerial({ year: month > 12 ? 2028 : 2027, month: month > 12 ? 1 : month, day: 1 }),
    );
    expect(periods.map((id) => values.constant(id))).toEqual(starts);
    expect(values.constant(single('lowest_cash'))).toBe(70);
    const rows = workbook.sheets.flatMap((sheet) => sheet.rows);
    expect(periods.map((id) => rows.find((row) => row.id === id)?.format)).toEqual(Array(3).fill('month'));
  });

  it('names them by quarter and by year too, and shows n/a for what is never reached', () => {
    const by = (periodicity: 'quarter' | 'year') =>
      calculate(buildTemplate({ ...start, periodicity, dateStart: '2027-10-01' })).values;
    const quarters = by('quarter');
    expect(periods.map((id) => quarters.constant(id))).toEqual([427, 128, 228]);
    const years = by('year');
    expect(periods.map((id) => years.constant(id))).toEqual([2027, 2028, 2029]);
    const idle = calculate(buildTemplate({ ...start, services: [] })).values;
    expect(idle.constant(single('first_ebitda_period'))).toBeNaN();
  });

  it('has no lines of sheets that are off', () => {
    const ids = idsOf(calculate(buildTemplate({ ...start, off: ['module_ratios'] })));
    expect(ids.filter((id) => periods.includes(id))).toEqual([]);
  });

  const figures = ['npv_exit', 'irr_exit', 'ev_liquidation', 'equity_irr', 'money_multiple'];

  it('shows the exit and the owners where the model has them', () => {
    const calculated = calculate(
      buildTemplate({ ...start, npv: { exit: 'multiple', openingInvested: '1' } }),
    );
    for (const part of figures) {
      expect(calculated.values.constant(single(part))).toBe(calculated.values.constant(`ip.${part}`));
    }
    const npv = sheetOf(calculated).rows.find(({ id }) => id === single('npv'));
    expect(npv?.label).toBe('Net present value with the opening investment');
    const without = idsOf(calculate(buildTemplate(start)));
    expect(figures.filter((part) => without.includes(single(part)))).toEqual([]);
  });
});

describe('[DSH-10] whether a rate of return is too high to say much', () => {
  /** An outlay in the first of two years and what is sold in the second. */
  const caution = (spent: string, earned: string) =>
    calculate(
      buildTemplate({
        periods: 2,
        periodicity: 'year',
        services: [{ id: 'Shop', data: { amount: `0;${earned}` } }],
        assets: [{ id: 'Land', data: { amount: `${spent};0` }, names: { deprgroup: 'none' } }],
      }),
    ).values.constant('dashboard.caution');

  it('is a yes above 100 %, a no up to it, and n/a without a rate', () => {
    expect(caution('20', '200')).toBe(1);
    expect(caution('100', '201')).toBe(1);
    expect(caution('100', '200')).toBe(0);
    expect(caution('100', '110')).toBe(0);
    expect(caution('0', '110')).toBe(Number.NaN);
  });

  it('has no line where there is no rate to look at', () => {
    expect(idsOf(calculate(buildTemplate({ off: ['module_ip'] })))).not.toContain('dashboard.caution');
  });
});

describe('[DSH-13] unit economics', () => {
  const club = { id: 'club', formula: 'subscription', data: { new: '100', churn: '10', price: '5' } };
  const words = { dateStart: '2027-11-01', services: [club] };
  const line = (part: string) => `dashboard.economics.${part}`;

  it('sums up who comes and leaves, and shows the last period of the year', () => {
    const { row } = calculate(buildTemplate(words));
    expect(row(line('customers'))).toEqual([190, expect.closeTo(271, 9)]);
    expect(row(line('new_customers'))).toEqual([200, 100]);
    expect(row(line('lost_customers'))).toEqual([10, expect.closeTo(19, 9)]);
    expect(row(line('mrr'))).toEqual([950, expect.closeTo(1355, 9)]);
    expect(row(line('churn'))).toEqual([expect.closeTo(0.1, 9), expect.closeTo(0.1, 9)]);
  });

  it('shows n/a as n/a', () => {
    const { row } = calculate(buildTemplate({ ...words, dateStart: '2027-12-01' }));
    expect(row(line('churn'))).toEqual([Number.NaN, expect.closeTo(0.1, 9)]);
  });

  it('shows what winning a customer costs only where something is spent on it', () => {
    expect(idsOf(calculate(buildTemplate(words)))).not.toContain(line('acquisition_cost'));
    const expenses = [{ id: 'ads', data: { amount: '200' }, terms: { acquisition: '1' } }];
    const { row } = calculate(buildTemplate({ ...words, expenses }));
    expect(row(line('acquisition_cost'))).toEqual([2, 2]);
  });

  it('has no such lines without a subscription or the ratios', () => {
    for (const off of [{ services: [] }, { off: ['module_ratios'] }]) {
      expect(idsOf(calculate(buildTemplate({ ...words, ...off })))).not.toContain(line('customers'));
    }
  });
});
