// Tests which pay and rent are offered where prices were said, and that a way out leaves fewer findings than there were.
import { expect, test } from 'vitest';
import type { BusinessFigure } from '#template/fields.ts';
import { betterPay } from './better-pay.ts';
import type { Standing } from './check/price-fix.ts';
import { lookOver } from './look-over.ts';
import type { Terms } from './settle.ts';

const low: Standing = { rule: 'ebitda', value: -10, usual: [6, 28] };
const payroll: Standing = { rule: 'payroll', value: 68, usual: [27, 66] };
const high: Standing = { rule: 'return', value: 129, usual: [0, 100] };
const payOf = (figures: readonly BusinessFigure[]): number =>
  figures.find(({ is }) => is === 'pay-times')?.value ?? 1;

test('pay and rent are lowered no further than leaves least', () => {
  // From 10 % on the payroll is usual, and from 20 % on the margin too.
  const found = betterPay([low, payroll], [], (figures) => {
    const pay = payOf(figures);
    return [...(pay > 0.8 ? [low] : []), ...(pay > 0.9 ? [payroll] : [])];
  });
  expect(found).toEqual({
    ...{ percent: -20, isAllUsual: true },
    figures: [
      { is: 'pay-times', of: '', value: 0.8 },
      { is: 'times', of: 'Rent', value: 0.8 },
    ],
  });
});

test('what earns too much pays more', () => {
  const found = betterPay([high], [], (figures) => (payOf(figures) < 1.15 ? [high] : []));
  expect([found?.percent, found?.isAllUsual]).toEqual([15, true]);
});

test('nothing is offered that leaves as many or makes another, nor where pay was said', () => {
  expect(betterPay([low], [], () => [low])).toBe(null);
  expect(betterPay([low], [], () => [high])).toBe(null);
  expect(betterPay([low], [{ is: 'pay', of: 'cook', value: 9 }], () => [])).toBe(null);
  expect(betterPay([], [], () => [])).toBe(null);
});

test('a fee inside the usual range that pays for too little has a way out', () => {
  const terms: Terms = {
    ...{ language: 'ru', currency: null, dateStart: '2027-01-01' },
    ...{ periodicity: 'month', periodCount: 36 },
  };
  const text = 'частный детский сад в Новосибирске на 25 детей, 28 000 рублей в месяц';
  const { findings, prices, pay } = lookOver({ ...terms, text });
  expect(findings.join(' ')).toContain('убыточен');
  expect(prices).toBe(null);
  expect(pay?.percent).toBeLessThan(0);
  const after = lookOver({ ...terms, text, answers: { figures: pay?.figures ?? [] } });
  expect(after.findings.length).toBeLessThan(findings.length);
  expect(after.findings.length === 0).toBe(pay?.isAllUsual);
});
