// Tests that the schedule of a loan is what the model calculates, by numbers worked out by hand.
import { expect, it } from 'vitest';
import { buildTemplate, type TemplateWords } from '#testing/templates/build-template.ts';
import { scheduleOfModel } from './loan-schedule.ts';

const scheduleOf = (loan: NonNullable<TemplateWords['loans']>[number], more: TemplateWords = {}) =>
  scheduleOfModel({ template: buildTemplate({ periods: 8, ...more, loans: [loan] }), scenario: 1 }, loan.id);

it('is equal parts after the grace period, with interest on what is owed at the start', () => {
  const terms = { repayment: 'equal', term: '6', grace: '2', interestmargin: '12' };
  const schedule = scheduleOf({ id: 'l', data: { amount: '1200;0' }, terms });
  expect(schedule?.open).toEqual([0, 1200, 1200, 1200, 900, 600, 300, 0]);
  expect(schedule?.drawdown).toEqual([1200, 0, 0, 0, 0, 0, 0, 0]);
  expect(schedule?.repayment).toEqual([0, 0, 0, 300, 300, 300, 300, 0]);
  expect(schedule?.interest).toEqual([0, 12, 12, 12, 9, 6, 3, 0]);
  expect(schedule?.closing).toEqual([1200, 1200, 1200, 900, 600, 300, 0, 0]);
  expect(schedule?.periods).toHaveLength(8);
});

it('of a credit line follows the cash, and bears no interest without a rate', () => {
  const losing: TemplateWords = {
    periods: 3,
    services: [{ id: 's', data: { amount: '0;0;150' } }],
    expenses: [{ id: 'x', data: { amount: '50' } }],
  };
  const schedule = scheduleOf({ id: 'l', data: { amount: '0' }, terms: { line: '500' } }, losing);
  expect(schedule?.drawdown).toEqual([50, 50, 0]);
  expect(schedule?.repayment).toEqual([0, 0, 100]);
  expect(schedule?.interest).toEqual([0, 0, 0]);
});

it('is not there for a loan that does not count, or is no loan of the model', () => {
  expect(scheduleOf({ id: 'l', data: { amount: '5' } }, { off: ['section_financing'] })).toBeNull();
  expect(scheduleOfModel({ template: buildTemplate({}), scenario: 1 }, 'l')).toBeNull();
});
