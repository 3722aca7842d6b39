// Checks the oracle's returns, break-even points and turning points on small cases worked out by hand.
import { expect, test } from 'vitest';
import { oracle } from './oracle.ts';
import { amounts, flow, resource, type SmallTemplateOptions, smallTemplate } from './small-template.ts';

const figures = (words: SmallTemplateOptions) => oracle(smallTemplate({ periodicity: 'year', ...words }), 1);

const terms = { wacc: '10', tgr: '2', ebitda_multiple: '4' };

const land = resource('m', [flow('amount', { amount: '0' }, '100')]);

test('land of 100 invested at the opening, then 60 and 72', () => {
  const words = (npv: Readonly<Record<string, string>>) => ({
    n: 2,
    sections: { section_sales: [amounts('s', '60;72')], section_fixedassets: [land] },
    npv: { ...terms, ...npv },
  });
  const found = figures(words({ openingInvested: '1', exit: 'liquidation' }));
  const forecast = 60 / 1.1 + 72 / 1.21;
  expect(found.ip_fcff).toEqual([-100, 60, 72]);
  expect(found.ip_npv).toBeCloseTo(forecast - 100, 10);
  expect(found.ip_irr).toBeCloseTo(0.2, 12);
  expect(found.ip_payback).toBeCloseTo(1 + 40 / 72, 12);
  expect(found.ip_profitability_index).toBeCloseTo(1 + (forecast - 100) / 100, 12);
  expect(found.ip_tv_liquidation).toBe(100);
  expect(found.ip_ev_liquidation).toBeCloseTo(forecast + 100 / 1.21, 10);
  expect(found.ip_npv_exit).toBeCloseTo(forecast - 100 + 100 / 1.21, 10);
  expect(found.ip_ev_multiple).toBeCloseTo(forecast + 288 / 1.21, 10);
  const without = figures(words({}));
  expect(without.ip_fcff).toEqual([0, 60, 72]);
  expect(Object.keys(without).filter((name) => /exit|liquidation|equity_(flow|irr)/.test(name))).toEqual([]);
});

test('what the terminal values imply: 72 * 1.02 / 0.08 = 918 by growth, 288 by multiple', () => {
  const words = { n: 1, sections: { section_sales: [amounts('s', '72')] }, npv: terms };
  const found = figures(words);
  expect(found.ip_implied_multiple).toBeCloseTo(12.75, 12);
  expect(found.ip_implied_growth).toBeCloseTo((28.8 - 72) / 360, 12);
  expect(found.ip_tv_share_gordon).toBeCloseTo(918 / 990, 12);
  expect(found.ip_tv_share_multiple).toBeCloseTo(0.8, 12);
  expect(figures({ ...words, npv: { wacc: '2', tgr: '2' } }).ip_implied_multiple).toBeNull();
});

test('the owners pay in 100 and get 10 and 132; without a value by growth nobody knows', () => {
  const owner = resource('e', [flow('amount', { amount: '100;0' })], { dividend: '50' });
  const words = (exit: string) => ({
    rels: { e: 'equity' },
    sections: { section_sales: [amounts('s', '0;20;22')], section_financing: [owner] },
    npv: { wacc: '2', tgr: '2', ebitda_multiple: '4', exit },
  });
  const found = figures(words('liquidation'));
  expect(found.ip_equity_flow).toEqual([0, -100, 10, 132]);
  expect(found.ip_equity_irr).toBeCloseTo(0.2, 12);
  expect(found.ip_money_multiple).toBeCloseTo(1.42, 12);
  const unknown = figures(words('gordon'));
  expect(unknown.ip_equity_flow).toEqual([0, -100, 10, null]);
  const singles = ['ip_npv_exit', 'ip_irr_exit', 'ip_equity_irr', 'ip_money_multiple'];
  expect(singles.map((name) => unknown[name])).toEqual([null, null, null, null]);
});

test('turning points of -30, 10 and 40', () => {
  const sections = { section_sales: [amounts('s', '0;10;40')], section_sga: [amounts('g', '30;0')] };
  const found = figures({ sections });
  expect(found.ratios_first_ebitda_period).toBe(2);
  expect(found.ratios_first_profit_period).toBe(3);
  expect([found.ratios_lowest_cash, found.ratios_lowest_cash_period]).toEqual([-30, 1]);
  expect(figures({}).ratios_first_ebitda_period).toBeNull();
});
