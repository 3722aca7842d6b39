// Checks financing against its worked examples.
import { expect, test } from 'vitest';
import { buildTemplate, type TemplateWords } from '#testing/templates/build-template.ts';
import { calculate } from '#testing/templates/calculate.ts';
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
