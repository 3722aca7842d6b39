// Tests what each change to a resource does to the template, that everything else stays as it was, and that undo reverts it.

import { describe, expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import { readTemplate, readToStore } from '#template/read-template.ts';
import { businessSectionIds, type RelId, type ResourceSectionId, rels } from '#template/sections.ts';
import type { Template } from '#template/template.ts';
import { buildTemplate, formulaOf as formulaNamed } from '#testing/templates/build-template.ts';
import { withValueAt } from '#testing/templates/damaged-template.ts';
import { change, type DocumentChange, noHistory, undo } from '../history/history.ts';
import { setFormula } from './apply-formula.ts';
import { formulasFor } from './formulas-for.ts';
import { addResources, cloneResource } from './new-resource.ts';
import { deleteResource, renameResource, setInput, setLookup, setTerm } from './resource-edits.ts';
import { destinationOf, moveResource, reorderResource } from './resource-order.ts';
import { formulaOf, type ResourceView, resourcesOf, sectionOfResource } from './resource-view.ts';

const template = defaultTemplate({
  uuid: '00000000-0000-4000-8000-000000000001',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});

/** Every change leaves a readable template and can be undone. */
function edited(wanted: DocumentChange, before: Template = template): Template {
  const after = change({ template: before, history: noHistory }, wanted);
  expect(readToStore(after.template).faults).toEqual([]);
  expect(undo(after).template).toEqual(before);
  return after.template;
}

function named(name: string, of: Template = template): ResourceView {
  const found = businessSectionIds
    .flatMap((sectionId) => resourcesOf(of, sectionId))
    .find((resource) => resource.name === name);
  if (!found) throw new Error(`no resource is called ${name}`);
  return found;
}

const names = (of: Template, sectionId: ResourceSectionId) =>
  resourcesOf(of, sectionId).map(({ name }) => name);

function added(
  rel: RelId,
  sectionId: ResourceSectionId,
  values: readonly Readonly<Record<string, string>>[],
): Template {
  const [formula] = formulasFor(template, rel);
  if (!formula) throw new Error(`nothing calculates ${rel}`);
  const flows = rels[rel].flows.map((_, index) => ({ formula, values: values[index] ?? {} }));
  const wanted = { sectionId, rel, name: 'Added', flows, otherAssumptions: {} };
  return edited(addResources(template, [wanted]).change);
}

describe('the units of an input', () => {
  it.each([
    ['missing', undefined],
    ['null', null],
    ['""', ''],
  ])('are those of the formula where they are %s', (_case, units) => {
    const steps = ['data', 'divisions', 0, 'sectionResources', 'section_sales', 0, 'flows', 0, 'fcst', 1];
    const stored = withValueAt(template, [...steps, 'scenarios', 0, 'units'], units);
    const { template: read, repairs } = readTemplate(stored);
    if (!read) throw new Error('It is not readable.');
    expect(resourcesOf(read, 'section_sales')[0]?.flows[0]?.inputs[1]).toMatchObject({ units: 'units' });
    expect(repairs).toEqual([]);
  });
});

describe('a new resource', () => {
  it('is offered price x quantity first when it is sold', () => {
    expect(formulasFor(template, 'service')[0]?.id).toBe('price_quantity');
    expect(formulasFor(template, 'service').every(({ allowedRels }) => allowedRels.includes('service'))).toBe(
      true,
    );
  });

  it('has the given numbers and the formula’s defaults for the rest', () => {
    const resource = resourcesOf(added('service', 'section_sales', [{ price: '3.2' }]), 'section_sales').at(
      -1,
    );
    expect(resource).toMatchObject({ name: 'Added', id: 'service_3', rel: 'service' });
    expect(resource?.flows[0]?.inputs.map(({ name, units, data }) => [name, units, data])).toEqual([
      ['Price', 'USD', '3.2'],
      ['Quantity', 'units', '0'],
    ]);
  });

  it('is paid in and paid back when it is financing', () => {
    const loan = resourcesOf(added('loan', 'section_financing', [{ amount: '900' }]), 'section_financing').at(
      -1,
    );
    expect(loan?.flows.map(({ id, inputs }) => [id, inputs[0]?.data])).toEqual([
      ['incCash', '900'],
      ['expCash', '0'],
    ]);
    expect(loan?.terms.map(({ term }) => term)).toEqual(['interestmargin', 'commitment']);
  });

  it('belongs to the environment when it is a depreciation group', () => {
    const after = added('deprgroup', 'section_depreciation', [{ years: '3' }]);
    expect(after.data.env.sectionResources.section_depreciation).toHaveLength(2);
    expect(named('Equipment', after).lookups[0]).toMatchObject({
      chosenId: '05',
      choices: [
        { id: '05', name: 'Equipment, 5 years' },
        { id: 'deprgroup_1', name: 'Added' },
      ],
    });
  });
});

describe('a resource', () => {
  it('is renamed and given other numbers, and nothing else changes', () => {
    const sales = named('Product sales');
    const price = sales.flows[0]?.inputs[0];
    if (!price) throw new Error('no price');
    const after = resourcesOf(
      edited(setInput(sales, price, '30;31'), edited(renameResource(sales, 'Tea'))),
      'section_sales',
    );
    expect(after[0]).toMatchObject({ name: 'Tea', flows: [{ inputs: [{ data: '30;31' }, {}] }] });
    expect(after[1]).toEqual(named('Subscriptions'));
  });

  it('keeps its repayment apart from its drawdown', () => {
    const loan = named('Bank loan');
    const repayment = loan.flows[1]?.inputs[0];
    if (!repayment) throw new Error('no repayment');
    const after = named('Bank loan', edited(setInput(loan, repayment, '500')));
    expect(after.flows.map(({ inputs }) => inputs[0]?.data)).toEqual(['40000;0', '500']);
  });

  it('accepts terms and a depreciation group', () => {
    const rent = named('Rent', edited(setTerm(named('Rent'), 'accountsPayablePeriod', '14')));
    expect(rent.terms.find(({ term }) => term === 'accountsPayablePeriod')?.value).toBe('14');
    const asset = named('Equipment', edited(setLookup(named('Equipment'), 'deprgroup', null)));
    expect(asset.lookups[0]?.chosenId).toBe('05');
  });

  it('[TABLE-14] [STATE-19] keeps typed numbers when its formula changes, and makes room for new ones', () => {
    const formula = formulaOf(template, 'quantity_price_share');
    if (!formula) throw new Error('no such formula');
    const [flow] = named(
      'Product sales',
      edited(setFormula(template, named('Product sales'), 0, formula)),
    ).flows;
    expect(flow?.inputs.map(({ variableId, units, data }) => [variableId, units, data])).toEqual([
      ['quantity', 'units', '1200;1260;1320;1390;1460;1530;1600'],
      ['price', 'USD', '25'],
      // As in the form: new variables start with the formula's own number, here the whole.
      ['share', '%', '100'],
    ]);
  });

  it('[STATE-26] says how it is calculated, by the formula’s name if that only passes on one number', () => {
    const calculations = (['section_sales', 'section_depreciation', 'section_taxes'] as const).map(
      (section) => resourcesOf(template, section)[0]?.flows[0]?.calculation,
    );
    expect(calculations).toEqual(['total = price * quantity', 'Straight line', 'Rate']);
  });

  it('[STATE-23] [STATE-24] is cloned right after itself, with the same numbers under a new name', () => {
    const after = edited(cloneResource(template, named('Product sales')));
    expect(names(after, 'section_sales')).toEqual([
      'Product sales',
      'Product sales - clone',
      'Subscriptions',
    ]);
    const clone = named('Product sales - clone', after);
    expect(clone.flows).toEqual(named('Product sales').flows);
    expect(names(edited(renameResource(clone, 'Other'), after), 'section_sales')[0]).toBe('Product sales');
    const twice = edited(cloneResource(after, named('Product sales', after)), after);
    expect(names(twice, 'section_sales')).toEqual([
      'Product sales',
      'Product sales - clone 2',
      'Product sales - clone',
      'Subscriptions',
    ]);
  });

  it('[STATE-24] is cloned with a memory of its own: what read its earlier periods reads those of the clone', () => {
    const own = buildTemplate({
      formulas: [
        formulaNamed('grown', 'total = amount + prev(before) + prev(input) + other', [
          { id: 'amount', name: 'Amount', isCurrency: true },
          { id: 'before', name: 'Before', isReference: true },
          { id: 'input', name: 'Input', isReference: true },
          { id: 'other', name: 'Other', isReference: true },
        ]),
      ],
      services: [
        { id: 'a', data: { amount: '1' } },
        {
          id: 'b',
          formula: 'grown',
          data: { amount: '1' },
          lookups: { before: 'b', input: 'b.amount', other: 'a' },
        },
      ],
    });
    const [, before] = resourcesOf(own, 'section_sales');
    if (!before) throw new Error('no such service');
    const [, , clone] = resourcesOf(edited(cloneResource(own, before), own), 'section_sales');
    const read = clone?.flows[0]?.inputs.map(({ lookupId }) => lookupId);
    expect(read).toEqual([null, clone?.id, `${clone?.id}.amount`, 'a']);
  });

  it('is moved before its neighbor, and stays where there is no room', () => {
    const after = edited(reorderResource(named('Subscriptions'), 0));
    expect(names(after, 'section_sales')).toEqual(['Subscriptions', 'Product sales']);
    expect(edited(reorderResource(named('Subscriptions'), 2))).toEqual(template);
  });

  it('[STATE-22] moves from sales to cost of sales, where its formula becomes allowed', () => {
    const sales = named('Product sales');
    const to = destinationOf(sales);
    if (!to) throw new Error('nowhere to move');
    const after = edited(moveResource(sales, to));
    expect(names(after, 'section_sales')).toEqual(['Subscriptions']);
    expect(named('Product sales', after)).toMatchObject({
      sectionId: 'section_cos',
      rel: 'cos',
      flows: [{ id: 'expBook' }],
    });
    expect(sectionOfResource(after, sales.id)).toBe('section_cos');
  });

  it('[STATE-22] moves from cost of sales to overheads and back, and nothing else moves', () => {
    expect(destinationOf(named('Materials'))?.rel).toBe('sga');
    expect(destinationOf(named('Rent'))?.rel).toBe('cos');
    expect(destinationOf(named('Bank loan'))).toBeNull();
  });

  it('[STATE-23] is deleted together with its name', () => {
    const after = edited(deleteResource(named('Product sales')));
    expect(names(after, 'section_sales')).toEqual(['Subscriptions']);
    expect(after.data.coreResources.some(({ name }) => name === 'Product sales')).toBe(false);
  });
});
