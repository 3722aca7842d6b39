// Checks financing against its worked examples.
import { describe, expect, test } from 'vitest';
import { buildTemplate, type TemplateWords } from '#testing/templates/build-template.ts';
import { type CalculatedTemplate, calculate } from '#testing/templates/calculate.ts';
import { spoiltRow } from '#testing/templates/spoilt-row.ts';

const rowsOf = (words: TemplateWords) => calculate(buildTemplate(words)).row;
const near = (values: readonly number[]) => values.map((value) => expect.closeTo(value, 9));

test('[FIN-1] negative plans count as 0', () => {
  const row = rowsOf({ loans: [{ id: 'l', data: { amount: '-100;50;0' }, second: '-5' }] });
  expect(row('financing.drawdown')).toEqual([0, 50, 0]);
  expect(row('financing.repayment')).toEqual([0, 0, 0]);
});

test('[FIN-2] [FIN-3] [FIN-4] a loan drawn to 80 %, paid back as far as it goes, with interest', () => {
  const loan = {
    id: 'l',
    data: { amount: '1000;0' },
    second: '500',
    terms: { commitment: '80', interestmargin: '12' },
  };
  const row = rowsOf({ loans: [loan] });
  expect(row('financing.drawdown')).toEqual([800, 0, 0]);
  expect(row('financing.repayment')).toEqual([500, 300, 0]);
  expect(row('financing.debt')).toEqual([300, 0, 0]);
  expect(row('financing.interest')).toEqual(near([0, 3, 0]));
});

test('[FIN-2] more than all may be committed', () => {
  const row = rowsOf({ loans: [{ id: 'l', data: { amount: '100;0' }, terms: { commitment: '150' } }] });
  expect(row('financing.debt')).toEqual([150, 150, 150]);
});

test('[FIN-3] opening balances roll forward', () => {
  const { values } = calculate(
    buildTemplate({
      loans: [
        { id: 'l', data: { amount: '0' }, second: '30', opening: '100', terms: { interestmargin: '12' } },
      ],
      equity: [{ id: 'e', data: { amount: '5;0' }, second: '0;0;50', opening: '40' }],
    }),
  );
  expect([...values.row('financing.debt')]).toEqual([100, 70, 40, 10]);
  expect([...values.row('financing.interest')]).toEqual([0, ...near([1, 0.7, 0.4])]);
  expect([...values.row('financing.paid_in_capital')]).toEqual([40, 45, 45, 0]);
});

test('[FIN-5] the owners’ shares are added', () => {
  const owner = (id: string, dividend: string) => ({ id, data: { amount: '0' }, terms: { dividend } });
  expect(rowsOf({ equity: [owner('a', '30'), owner('b', '80')] })('financing.payout')).toEqual([
    110, 110, 110,
  ]);
});

test('financing that is off is 0', () => {
  const row = rowsOf({ loans: [{ id: 'l', data: { amount: '100' } }], off: ['section_financing'] });
  expect(row('bs.debt')).toEqual([0, 0, 0]);
  expect(row('bs.cash')).toEqual([0, 0, 0]);
});

test('[FIN-6] debt that does not roll forward shows', () => {
  const model = calculate(buildTemplate({ loans: [{ id: 'l', data: { amount: '300;0' } }] }));
  expect(model.row('financing.difference')).toEqual([0, 0, 0]);
  const target = spoiltRow(model.workbook, 'financing.debt', {
    periods: { kind: 'values', values: [300, 310, 310] },
  });
  expect(Array.from(target.row('financing.difference').subarray(1))).toEqual([0, 10, 0]);
  expect(target.constant('content.master')).toBe(1);
});

describe('loans that are repaid by their terms', () => {
  const loanOf = (
    drawn: string,
    terms: Readonly<Record<string, string>>,
    opening?: string,
  ): TemplateWords => ({
    periods: 9,
    loans: [{ id: 'l', data: { amount: drawn }, second: '7', terms, ...(opening && { opening }) }],
  });
  const repaid = (words: TemplateWords) => rowsOf(words)('financing.repayment');

  test('[FIN-7] months are whole periods, half a period is one more, and there is at least one', () => {
    const quarterly = (term: string, grace: string) =>
      repaid({
        ...loanOf('0', { repayment: 'equal', term, grace }, '120'),
        ...{ periods: 4, periodicity: 'quarter' },
      });
    expect(quarterly('7.5', '0')).toEqual(near([40, 40, 40, 0]));
    expect(quarterly('10', '4')).toEqual(near([0, 60, 60, 0]));
    expect(quarterly('1', '')).toEqual([120, 0, 0, 0]);
    expect(quarterly('', '')).toEqual([120, 0, 0, 0]);
  });

  test('[FIN-8] [FIN-10] equal parts after two months of grace, and what is drawn later within the same term', () => {
    const late = loanOf('0;1200;0', { repayment: 'equal', term: '6', grace: '2' });
    expect(repaid(late)).toEqual(near([0, 0, 0, 0, 300, 300, 300, 300, 0]));
    const again = loanOf('90;0;40;0', { repayment: 'equal', term: '3' });
    expect(repaid({ ...again, periods: 5 })).toEqual(near([0, 30, 30, 70, 0]));
  });

  test('[FIN-8] [FIN-9] all at the end of an opening loan, and later what came after', () => {
    const bullet = loanOf('0;0;50;0;20;0', { repayment: 'bullet', term: '4' }, '100');
    const row = rowsOf({ ...bullet, periods: 6 });
    expect(row('financing.repayment')).toEqual([0, 0, 0, 150, 0, 20]);
    expect(row('financing.debt')).toEqual([100, 100, 150, 0, 20, 0]);
  });

  test('[FIN-11] an annuity of 1,000 at 12 % over 3 months', () => {
    const terms = { repayment: 'annuity', term: '3', interestmargin: '12' };
    const row = rowsOf({ ...loanOf('1000;0', terms), periods: 5 });
    // 1000 * 0.01 / (1.01 ^ 3 - 1) = 10 / 0.030301, and each time 1 % more.
    const first = 10 / 0.030301;
    expect(row('financing.repayment')).toEqual(near([0, first, first * 1.01, first * 1.0201, 0]));
    const interest = row('financing.interest');
    const paid = row('financing.repayment').map((value, t) => value + (interest[t] ?? 0));
    expect(paid).toEqual(near([0, first + 10, first + 10, first + 10, 0]));
    expect(first + 10).toBeCloseTo(340.02, 2);
  });

  test('[FIN-11] an annuity without interest is equal parts', () => {
    const terms = { repayment: 'annuity', term: '2' };
    for (const more of [{}, { interestmargin: '0' }]) {
      const row = rowsOf({ ...loanOf('1000;0', { ...terms, ...more }), periods: 4 });
      expect(row('financing.repayment')).toEqual(near([0, 500, 500, 0]));
    }
  });

  test('[FIN-12] a grace period as long as the term fails a check', () => {
    const graced = (grace: string) =>
      calculate(
        buildTemplate({ ...loanOf('0', { repayment: 'equal', term: '2', grace }, '120'), periods: 5 }),
      );
    expect(graced('3').row('financing.repayment')).toEqual([0, 0, 0, 120, 0]);
    expect(graced('3').values.constant('content.master')).toBe(1);
    expect(graced('2').values.constant('content.master')).toBe(1);
    expect(graced('1').values.constant('content.master')).toBe(0);
  });

  test('planned repayments stand in the file only where they count', () => {
    const rows = ({ workbook }: CalculatedTemplate) =>
      workbook.sheets.flatMap((sheet) => sheet.rows.map(({ id }) => id)).filter((id) => id.includes('@l'));
    const typed = calculate(buildTemplate(loanOf('10', { repayment: 'typed', term: '2' })));
    expect(rows(typed)).toEqual(rows(calculate(buildTemplate(loanOf('10', {})))));
    expect(typed.row('financing.repayment')[0]).toBe(7);
    const equal = calculate(buildTemplate(loanOf('10', { repayment: 'equal', term: '2' })));
    expect(rows(equal).filter((id) => id.includes('expCash'))).toEqual([]);
  });
});

describe('credit lines and dividends from cash', () => {
  const line = (
    id: string,
    limit: string,
    terms: Readonly<Record<string, string>> = {},
    opening?: string,
  ) => ({
    ...{ id, data: { amount: '5000' }, terms: { line: limit, ...terms } },
    ...(opening !== undefined && { opening }),
  });
  const traded = (sales: string, words: TemplateWords): TemplateWords => ({
    periods: sales.split(';').length,
    services: [{ id: 's', data: { amount: sales } }],
    ...words,
  });
  const owner = (id: string, opening: string, terms: Readonly<Record<string, string>> = {}) => ({
    ...{ id, opening, terms, data: { amount: '0' } },
  });

  test('[FIN-14] [CF-9] drawn where the cash lacks it up to the limit, and repaid from what is to spare', () => {
    const words = traded('-150;-200;160;300', { loans: [line('l', '120')], equity: [owner('e', '100')] });
    const { row, workbook } = calculate(buildTemplate(words));
    expect(row('cf.gap')).toEqual([50, 200, -30, -300]);
    expect(row('financing.line_drawdown')).toEqual([50, 70, 0, 0]);
    expect(row('financing.line_repayment')).toEqual([0, 0, 30, 90]);
    expect(row('financing.debt')).toEqual([50, 120, 90, 0]);
    expect(row('cf.closing_cash')).toEqual([0, -130, 0, 210]);
    expect(row('bs.check')).toEqual([0, 0, 0, 0]);
    const names = workbook.names.map(({ name }) => name).filter((name) => name.startsWith('fin_'));
    expect(names).toEqual(['fin_line_drawdown', 'fin_line_repayment']);
  });

  test('[FIN-4] [FIN-14] it keeps the minimum cash and bears interest on what it opens with', () => {
    const overdraft = line('l', '1000', { interestmargin: '12' });
    const row = rowsOf(traded('-100;100;300', { loans: [overdraft], wc: { minCashBalance: '50' } }));
    // 1 of interest, 50 of the 99 stay: 49 repaid of 100; 0.51 of interest on the 51 that are left.
    expect(row('financing.interest')).toEqual(near([0, 1, 0.51]));
    expect(row('financing.line_drawdown')).toEqual([100, 0, 0]);
    expect(row('financing.line_repayment')).toEqual(near([0, 49, 51]));
    expect(row('cf.closing_cash')).toEqual(near([0, 50, 298.49]));
  });

  test('[FIN-14] what is above a limit that falls is repaid whatever the cash', () => {
    const row = rowsOf(traded('-80;0', { loans: [line('l', '80;30', {}, '80')] }));
    expect(row('financing.line_repayment')).toEqual([0, 50]);
    expect(row('cf.closing_cash')).toEqual([0, -50]);
  });

  test('[FIN-15] a second line sees what the first leaves', () => {
    const row = rowsOf(traded('-100;70;-10;50', { loans: [line('l', '60'), line('m', '100')] }));
    expect(row('financing.@l.in')).toEqual([60, 0, 10, 0]);
    expect(row('financing.@m.in')).toEqual([40, 0, 0, 0]);
    expect(row('financing.@l.out')).toEqual([0, 60, 0, 10]);
    expect(row('financing.@m.out')).toEqual([0, 10, 0, 30]);
    expect(row('cf.closing_cash')).toEqual([0, 0, 0, 10]);
  });

  test('[FIN-13] [CF-7] other loans and owners come before the line', () => {
    const loan = { id: 'k', data: { amount: '800;0' }, second: '500;0' };
    const equity = [{ id: 'e', data: { amount: '20;0' }, second: '5' }];
    const row = rowsOf(traded('-400;0', { loans: [loan, line('l', '1000')], equity }));
    expect(row('financing.planned_net')).toEqual([300, 0]);
    // -400 + 300 + 20 - 5, then 5 more that the owner takes back.
    expect(row('cf.before_dividends')).toEqual([-85, -5]);
    expect(row('financing.line_drawdown')).toEqual([85, 5]);
    expect(row('cf.closing_cash')).toEqual([0, 0]);
  });

  test('[FIN-16] [CF-7] [CF-8] a share of what neither the minimum nor a credit line needs', () => {
    const equity = [owner('e', '100', { dividend: '50', dividendBasis: 'cash' })];
    const wc = { minCashBalance: '10' };
    const row = rowsOf(traded('-160;100;200', { loans: [line('l', '1000')], equity, wc }));
    // 100 - 160: 60 drawn. 100 - 10 - 60 leave 30: half paid, and 60 of the other 75 repaid.
    expect(row('cf.before_dividends')).toEqual([-60, 100, 225]);
    expect(row('cf.spare')).toEqual([-120 + 60, 30, 205]);
    expect(row('is.dividends')).toEqual([0, 15, 102.5]);
    expect(row('financing.line_repayment')).toEqual([0, 60, 0]);
    expect(row('cf.closing_cash')).toEqual([0, 25, 122.5]);
    expect(row('bs.check')).toEqual([0, 0, 0]);
  });

  test('[FIN-16] [IS-16] each owner is paid on a basis of its own', () => {
    const owners = (percent: string) => [
      owner('e', '100', { dividend: '50', dividendBasis: 'profit' }),
      owner('f', '300', { dividend: percent, dividendBasis: 'cash' }),
    ];
    const { row, values } = calculate(buildTemplate(traded('100;-50', { equity: owners('10') })));
    // Half of 100 and a tenth of 500; then no profit, and a tenth of 400 - 50.
    expect(row('is.dividends')).toEqual([100, 35]);
    expect(row('financing.payout')).toEqual([50, 50]);
    expect(row('financing.cash_payout')).toEqual([10, 10]);
    expect(values.constant('content.master')).toBe(0);
    const greedy = calculate(buildTemplate(traded('100;-50', { equity: owners('101') })));
    expect(greedy.values.constant('content.master')).toBe(1);
    expect(greedy.values.constant('content.cash_payout')).toBe(1);
  });

  test('nothing of it stands in a file without a limit or a basis', () => {
    const ids = ({ workbook }: CalculatedTemplate) =>
      workbook.sheets.flatMap((one) => one.rows.map(({ id }) => id));
    const plain = {
      loans: [{ id: 'l', data: { amount: '1' } }],
      equity: [owner('e', '1', { dividend: '5' })],
    };
    const found = ids(calculate(buildTemplate(plain)));
    expect(
      found.filter((id) =>
        /^financing\.(line|cash|planned|.*gap)|^cf\.(before|spare|gap|cash)_?(dividends)?$/.test(id),
      ),
    ).toEqual([]);
  });
});
