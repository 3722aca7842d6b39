// Tests which numbers of a form stay with another formula: those that mean the same, and no others.
import { expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import { formulaOf } from '../../document/resources/resource-view.ts';
import { valuesForFormula, withFormula } from './change-form-formula.ts';

const template = defaultTemplate({
  uuid: '00000000-0000-4000-8000-000000000001',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});
const reader = { id: null, rel: 'sga' as const, flowIndex: 0 };

it('takes no salary a month for one a year', () => {
  const flow = { formulaId: 'headcount_salary', values: { people: '6', salary: '3000' } };
  const yearly = withFormula(template, reader, flow, 'staff');
  expect(yearly.values).toEqual({ people: '6' });
  expect(yearly.cleared).toMatchObject([{ variable: { id: 'salary' }, text: '3000' }]);
  const back = withFormula(template, reader, yearly, 'headcount_salary');
  expect(back.values).toEqual({ people: '6', salary: '3000' });
});

it('gives a new variable of a formula that is written no number that was cleared before', () => {
  const flow = { formulaId: 'price_quantity', values: { price: '25', quantity: '1200' } };
  const seller = { ...reader, rel: 'service' as const };
  const subscribed = withFormula(template, seller, flow, 'subscription');
  const subscription = formulaOf(template, 'subscription');
  if (!subscription) throw new Error('there is a formula for subscriptions');
  const formula = {
    ...subscription,
    expression: 'total = customers * price * seats',
    variables: [...subscription.variables, { id: 'seats', name: 'Seats', value: '0', units: 'seats' }],
  };
  const written = valuesForFormula(template, seller, subscribed, { formula, before: subscription });
  expect(written.values).toEqual({ price: '25' });
  expect(written.cleared).toMatchObject([{ variable: { id: 'quantity' }, text: '1200' }]);
});
