// Checks loans by their terms, credit lines and dividends from cash in the oracle on small cases worked out by hand.
import { expect, test } from 'vitest';
import { numbersOf } from './line.ts';
import { oracle } from './oracle.ts';
import { amounts, flow, resource, type SmallTemplateOptions, smallTemplate } from './small-template.ts';
import type { ResourceJson } from './template-json.ts';

function forecast(words: SmallTemplateOptions, name: string): number[] {
  const figure = oracle(smallTemplate(words), 1)[name];
  if (!Array.isArray(figure)) throw new Error(`${name} is not a line.`);
  return numbersOf(figure.slice(1)).map((value) => Math.round(value * 1e9) / 1e9 + 0);
}

const single = (words: SmallTemplateOptions, name: string) => oracle(smallTemplate(words), 1)[name];

const opening = (words: SmallTemplateOptions, name: string) => {
  const figure = single(words, name);
  return Array.isArray(figure) ? figure[0] : undefined;
};

type Terms = Readonly<Record<string, string>>;

const loanOf = (drawn: string, terms: Terms, owed = '0'): ResourceJson =>
  resource('l', [flow('amount', { amount: drawn }, owed), flow('amount', { amount: '7' })], terms);

const lent = (n: number, loan: ResourceJson, more: SmallTemplateOptions = {}): SmallTemplateOptions => ({
  ...{ n, npv: { wacc: '10' } },
  ...more,
  sections: { section_financing: [loan], ...more.sections },
});

const repaid = (words: SmallTemplateOptions) => forecast(words, 'financing_repayment');

test('equal parts after a grace of two months', () => {
  const loan = loanOf('0;1200;0', { repayment: 'equal', term: '6', grace: '2' });
  // Drawn in month 2, so month 3 is its first: nothing in months 3 and 4, then a quarter each in months 5 to 8.
  expect(repaid(lent(9, loan))).toEqual([0, 0, 0, 0, 300, 300, 300, 300, 0]);
  expect(single(lent(9, loan), 'content_master')).toBe(0);
});

test('an annuity: the same interest and repayment together until the end', () => {
  // 1000 at 10 % a year over two years: 1000 * 0.1 / (1.21 - 1) in the first of them, the rest in the second.
  const first = 100 / 0.21;
  const terms = { repayment: 'annuity', term: '24', grace: '0' };
  const yearly = { periodicity: 'year' };
  const words = lent(4, loanOf('1000;0', { ...terms, interestmargin: '10' }), yearly);
  expect(repaid(words)).toEqual([0, first, 1000 - first, 0].map((value) => Math.round(value * 1e9) / 1e9));
  const interest = forecast(words, 'financing_interest');
  const paid = repaid(words).map((value, t) => value + (interest[t] ?? 0));
  expect(paid[1]).toBeCloseTo(paid[2] ?? 0, 8);
  // Without interest: equal parts.
  expect(repaid(lent(4, loanOf('1000;0', terms), yearly))).toEqual([0, 500, 500, 0]);
});

test('an opening loan runs from the first period; a bullet comes at the end and takes later drawdowns along', () => {
  const bullet = loanOf('0;0;50;0;20;0', { repayment: 'bullet', term: '4' }, '100');
  // The fourth period repays what it opens with; of what is drawn in the fifth the term is over: the sixth repays it.
  expect(repaid(lent(6, bullet))).toEqual([0, 0, 0, 150, 0, 20]);
  expect(forecast(lent(6, bullet), 'financing_debt')).toEqual([100, 100, 150, 0, 20, 0]);
});

test('a later drawdown is repaid within the same term', () => {
  const loan = loanOf('90;0;40;0', { repayment: 'equal', term: '3' });
  // 90 / 3, 60 / 2, then 30 + 40 at once.
  expect(repaid(lent(5, loan))).toEqual([0, 30, 30, 70, 0]);
});

test('months are rounded to periods, half a period up, and there is at least one', () => {
  const quarterly = (term: string, grace: string) =>
    repaid(lent(4, loanOf('0', { repayment: 'equal', term, grace }, '120'), { periodicity: 'quarter' }));
  // 7.5 months are 2.5 quarters: three; 4 months are one.
  expect(quarterly('7.5', '0')).toEqual([40, 40, 40, 0]);
  expect(quarterly('10', '4')).toEqual([0, 60, 60, 0]);
  expect(quarterly('1', '')).toEqual([120, 0, 0, 0]);
  expect(quarterly('', '')).toEqual([120, 0, 0, 0]);
});

test('a grace beyond the term repays all after it, and fails the check', () => {
  const loan = loanOf('0', { repayment: 'equal', term: '2', grace: '3' }, '120');
  expect(repaid(lent(5, loan))).toEqual([0, 0, 0, 120, 0]);
  expect(single(lent(5, loan), 'content_master')).toBe(1);
});

test('typed repayments count where the terms say so, or nothing', () => {
  for (const repayment of ['typed', '']) {
    expect(repaid(lent(3, loanOf('0', { repayment, term: '2' }, '20')))).toEqual([7, 7, 6]);
  }
});

const line = (id: string, limit: string, terms: Terms = {}, owed = '0'): ResourceJson =>
  resource(id, [flow('amount', { amount: '5000' }, owed)], { line: limit, ...terms });

const owner = (id: string, owned: string, terms: Terms = {}): ResourceJson =>
  resource(id, [flow('amount', { amount: '0' }, owned)], terms);

const traded = (sales: string, funding: readonly ResourceJson[]): SmallTemplateOptions => ({
  n: sales.split(';').length,
  npv: { wacc: '10' },
  rels: { e: 'equity', f: 'equity' },
  sections: { section_sales: [amounts('s', sales)], section_financing: funding },
});

test('a credit line draws what is lacking up to its limit, and is repaid from what is left', () => {
  // Opening cash 100. -150: 50 lacking. -200: 200 lacking, 70 of them drawn; cash -130.
  // 160: 30 to spare. 300: the other 90 repaid.
  const words = traded('-150;-200;160;300', [owner('e', '100'), line('l', '120')]);
  expect(forecast(words, 'fin_line_drawdown')).toEqual([50, 70, 0, 0]);
  expect(forecast(words, 'fin_line_repayment')).toEqual([0, 0, 30, 90]);
  expect(forecast(words, 'financing_debt')).toEqual([50, 120, 90, 0]);
  expect(forecast(words, 'cf_closing_cash')).toEqual([0, -130, 0, 210]);
  expect(forecast(words, 'cf_funding_need')).toEqual([0, 130, 0, 0]);
  expect(forecast(words, 'bs_check')).toEqual([0, 0, 0, 0]);
  expect(Object.keys(oracle(smallTemplate(traded('1', [owner('e', '1')])), 1))).not.toContain(
    'fin_line_drawdown',
  );
});

test('a credit line keeps the minimum cash, costs interest on what it opens with, and need not have flows', () => {
  const overdraft = { ...line('l', '1000', { interestmargin: '12' }), flows: [] };
  const words = { ...traded('-100;100;300', [overdraft]), wc: { minCashBalance: '50' } };
  // -100 without minimum cash, then 100 less 1 of interest, 50 of which stay: 49 repaid of 100; 51 left.
  expect(forecast(words, 'financing_interest')).toEqual([0, 1, 0.51]);
  expect(forecast(words, 'fin_line_drawdown')).toEqual([100, 0, 0]);
  // Cash 50, then 300 less 0.51 more, of which 150 stay.
  expect(forecast(words, 'fin_line_repayment')).toEqual([0, 49, 51]);
  expect(forecast(words, 'cf_closing_cash')).toEqual([0, 50, 298.49]);
});

test('a second line sees the gap that the first left, and repays what the first does not need', () => {
  const funding = [line('l', '60'), line('m', '100')];
  const words = traded('-100;70;-10;50', funding);
  // 60 and 40; 60 and 10 repaid; 10 on the first again; 10 and 30 repaid.
  expect(forecast(words, 'fin_line_drawdown')).toEqual([100, 0, 10, 0]);
  expect(forecast(words, 'fin_line_repayment')).toEqual([0, 70, 0, 40]);
  expect(forecast(words, 'cf_closing_cash')).toEqual([0, 0, 0, 10]);
});

test('a limit that falls is kept: what is above it is repaid, and another line takes it over', () => {
  const funding = [line('l', '80;30', {}, '80'), line('m', '20')];
  const words = traded('0;0', funding);
  // Cash opens with 80, all of which repays in the first period. Nothing is above the limit then.
  expect(opening(words, 'bs_debt')).toBe(80);
  expect(forecast(words, 'fin_line_repayment')).toEqual([80, 0]);
  // 80 spent at once: 50 above the limit in the second period, of which the other line lends 20.
  const spent = traded('-80;0', funding);
  expect(forecast(spent, 'fin_line_repayment')).toEqual([0, 50]);
  expect(forecast(spent, 'fin_line_drawdown')).toEqual([0, 20]);
  expect(forecast(spent, 'cf_closing_cash')).toEqual([0, -30]);
});

test('a reference to a credit line reads nothing', () => {
  const share = {
    ...{ id: 'share', expression: 'total = base' },
    variables: [{ id: 'base', isReference: true, reference: 'l' }],
  };
  const sections = {
    section_financing: [line('l', '10')],
    section_cos: [resource('c', [flow('share', {})])],
  };
  expect(forecast({ formulas: [share], sections }, 'is_cos')).toEqual([0, 0, 0]);
});

test('dividends from cash: a share of what neither the minimum nor a credit line needs', () => {
  const funding = [owner('e', '100', { dividend: '50', dividendBasis: 'cash' }), line('l', '1000', {}, '0')];
  const words = { ...traded('-160;100;200', funding), wc: { minCashBalance: '10' } };
  // 100 - 160: 60 drawn. 100 - 10 - 60 leave 30: half paid; 15 and 60 lacking nothing, 60 of the 75 repaid.
  expect(forecast(words, 'is_dividends')).toEqual([0, 15, 102.5]);
  expect(forecast(words, 'fin_line_repayment')).toEqual([0, 60, 0]);
  // 100 - 15 - 60 = 25; 25 + 200 - 20 = 205, half of it paid.
  expect(forecast(words, 'cf_closing_cash')).toEqual([0, 25, 122.5]);
  expect(forecast(words, 'bs_check')).toEqual([0, 0, 0]);
});

test('each owner is paid on a basis of its own, and neither sees what the other takes', () => {
  const funding = [
    owner('e', '100', { dividend: '50', dividendBasis: 'profit' }),
    owner('f', '300', { dividend: '10', dividendBasis: 'cash' }),
  ];
  const words = traded('100;-50', funding);
  // Half of 100 and a tenth of 500; then no profit, and a tenth of 400 - 50.
  expect(forecast(words, 'is_dividends')).toEqual([100, 35]);
  expect(forecast(words, 'financing_payout')).toEqual([50, 50]);
  expect(single(words, 'content_master')).toBe(0);
  const greedy = [owner('f', '300', { dividend: '101', dividendBasis: 'cash' })];
  expect(single(traded('100', greedy), 'content_master')).toBe(1);
});
