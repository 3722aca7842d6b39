// Tests what a formula gives while it is being written, with the numbers of its form, against values worked out by hand.
import { expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import type { Formula } from '#template/template.ts';
import { tryFormula } from '../../calculation/try-formula.ts';
import { formulaOf } from '../../document/resources/resource-view.ts';
import type { FlowForm } from '../form/resource-form.ts';
import { draftTemplate } from './draft-template.ts';

const template = defaultTemplate({
  uuid: '00000000-0000-4000-8000-000000000001',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});
const subscription = formulaOf(template, 'subscription');
const values = { new: '20', churn: '5', price: '30' };

function tried(id: string | null, flow: FlowForm, formula: Formula | undefined) {
  if (!formula) throw new Error('there is a formula');
  const reader = { id, rel: 'service' as const, flowIndex: 0 };
  const draft = draftTemplate(template, { reader, flow, formula, renamed: new Map() });
  if (!draft) throw new Error('services have a section');
  const { rows, fault } = tryFormula({ ...draft, flowIndex: 0 });
  return { fault, rows: rows.map((row) => [row.id, row.start, ...row.texts.slice(0, 3)]) };
}

// 20 come each month and 5 % leave: 20, then 19 + 20, then 37.05 + 20.
const expected = [
  ['lost', '', '0.00', '1.00', '1.95'],
  ['customers', '0.00', '20.00', '39.00', '57.05'],
  ['total', '', '600.00', '1,170.00', '1,711.50'],
];

it.each([null, 'service_1'])('works its steps and its total out for the resource %s', (id) => {
  expect(tried(id, { formulaId: 'subscription', values }, subscription)).toEqual({
    fault: null,
    rows: expected,
  });
});

it('takes the formula as it is written, and not as it is stored', () => {
  const written = subscription && { ...subscription, expression: 'total = customers * price * 2' };
  const { rows } = tried('service_1', { formulaId: 'subscription', values }, written);
  expect(rows.at(-1)).toEqual(['total', '', '1,200.00', '2,340.00', '3,423.00']);
});

it('leaves out what is no number, and says what the model refuses', () => {
  const unreadable = tried(
    null,
    { formulaId: 'subscription', values: { ...values, price: '3,x' } },
    subscription,
  );
  expect(unreadable.rows.at(-1)).toEqual(['total', '', '0.00', '0.00', '0.00']);
  const written = subscription && { ...subscription, expression: 'total = nothing' };
  expect(tried(null, { formulaId: 'subscription', values }, written)).toEqual({
    rows: [],
    fault: expect.stringContaining('uses “nothing”'),
  });
});
