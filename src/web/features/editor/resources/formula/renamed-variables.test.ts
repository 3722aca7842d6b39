// Tests that those who read a variable still read it when its formula calls it otherwise.
import { expect, it } from 'vitest';
import { compile } from '#model/compile.ts';
import { buildTemplate, formulaOf } from '#testing/templates/build-template.ts';
import { change, noHistory } from '../../document/history/history.ts';
import { readersOfChanged } from '../../document/resources/row-readers.ts';
import { saveFormula } from './formula-edits.ts';

const template = buildTemplate({
  formulas: [
    formulaOf('per', 'total = cost * base', [
      { id: 'cost', name: 'Cost', isCurrency: true },
      { id: 'base', name: 'Base', isReference: true, reference: 'section_sales' },
    ]),
  ],
  services: [{ id: 'club', formula: 'subscription', data: { new: '5', price: '2' }, openings: { new: '3' } }],
  costs: [{ id: 'cards', formula: 'per', data: { cost: '1' }, lookups: { base: 'club.customers' } }],
  expenses: [{ id: 'welcome', formula: 'per', data: { cost: '1' }, lookups: { base: 'club.new' } }],
});

it('lets readers follow a variable that is called otherwise', () => {
  const subscription = template.data.formulas.find(({ id }) => id === 'subscription');
  if (!subscription) throw new Error('it is there');
  const called = {
    ...subscription,
    variables: subscription.variables.map((one) => (one.id === 'new' ? { ...one, id: 'won' } : one)),
    steps: (subscription.steps ?? []).map((step) => ({
      ...step,
      expression: step.expression.replace('new', 'won'),
    })),
  };
  expect(readersOfChanged(template, called)).toEqual([]);
  const after = change({ template, history: noHistory }, saveFormula(template, called)).template;
  const reads = (section: 'section_cos' | 'section_sga') =>
    after.data.divisions[0]?.sectionResources[section]?.[0]?.flows[0]?.fcst.find(
      ({ variable }) => variable === 'base',
    )?.lookupId;
  expect([reads('section_cos'), reads('section_sga')]).toEqual(['club.customers', 'club.won']);
  expect(compile(after).diagnostics).toEqual([]);
  const service = after.data.divisions[0]?.sectionResources.section_sales?.[0]?.flows[0];
  expect(service?.hist.map(({ variable }) => variable)).toEqual(['won']);
});
