// Tests that the form of a loan stores how it is repaid, with the terms of that way alone.
import { create } from 'mutative';
import { expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import { readToStore } from '#template/read-template.ts';
import type { Template } from '#template/template.ts';
import { setWay } from '../../document/edits/funding-edits.ts';
import { resourcesOf } from '../../document/resources/resource-view.ts';
import { saveEditedResource } from './edited-resource.ts';
import { formOfResource } from './form-of-resource.ts';
import { emptyResourceForm, hasFault, newResourceOf, type ResourceForm, withFlow } from './resource-form.ts';

const template = defaultTemplate({
  uuid: '00000000-0000-4000-8000-000000000001',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});

const [loan] = resourcesOf(template, 'section_financing').filter(({ rel }) => rel === 'loan');

function saved(alter: (form: ResourceForm) => ResourceForm) {
  if (!loan) throw new Error('the example has a loan');
  const before = formOfResource(loan);
  const edit = saveEditedResource({ template, resource: loan, before, after: alter(before), scenario: 0 });
  if (!edit) throw new Error('nothing was saved');
  const after: Template = create(template, edit.recipe);
  const list = after.data.divisions[0]?.sectionResources.section_financing ?? [];
  return list.find(({ id }) => id === loan.id)?.otherAssumptions;
}

it('is a loan that is repaid another way, with the terms of that', () => {
  const equal = saved((form) => ({ ...form, way: 'equal', terms: { ...form.terms, term: '24' } }));
  expect(equal).toMatchObject({ repayment: { value: 'equal' }, term: { value: '24' } });
  const line = saved((form) => ({ ...form, way: 'line', terms: { ...form.terms, line: '' } }));
  // A limit is what makes a credit line.
  expect(line?.line?.value).toBe('0');
  expect(line?.repayment).toBeUndefined();
});

it('is a new loan with the terms of the way in which it is repaid, and nothing planned that would not count', () => {
  const form = { ...emptyResourceForm(template, 'loan'), name: 'New loan' };
  const planned = withFlow(withFlow(form, 0, { formulaId: 'amount', values: { amount: '900;0' } }), 1, {
    formulaId: 'amount',
    values: { amount: '5' },
  });
  const terms = { interestmargin: '8', term: '12', grace: '3', line: '70' };
  const wanted = (way: NonNullable<ResourceForm['way']>) =>
    newResourceOf(template, 'section_financing', { ...planned, way, terms });
  expect(wanted('typed')?.otherAssumptions).toEqual({
    interestmargin: { name: 'interestmargin', value: '8' },
  });
  expect(wanted('annuity')?.otherAssumptions).toEqual({
    repayment: { name: 'repayment', value: 'annuity' },
    interestmargin: { name: 'interestmargin', value: '8' },
    term: { name: 'term', value: '12' },
    grace: { name: 'grace', value: '3' },
  });
  expect(wanted('annuity')?.flows.map(({ values }) => values)).toEqual([
    { amount: '900;0' },
    { amount: '0' },
  ]);
  expect(wanted('line')?.otherAssumptions).toEqual({
    interestmargin: { name: 'interestmargin', value: '8' },
    line: { name: 'line', value: '70' },
  });
  expect(wanted('line')?.flows.map(({ values }) => values)).toEqual([{ amount: '0' }, { amount: '0' }]);
});

it('can be drawn once it is a credit line no more, though its document has no flows', () => {
  if (!loan) throw new Error('the example has a loan');
  const bare = create(template, (draft) => {
    const list = draft.data.divisions[0]?.sectionResources.section_financing ?? [];
    const held = list.find(({ id }) => id === loan.id);
    if (!held) throw new Error('no such loan');
    held.flows = [];
    held.otherAssumptions.line = { name: 'line', value: '500' };
  });
  const loanIn = (one: Template) =>
    resourcesOf(one, 'section_financing').find(({ id }) => id === loan.id) ?? loan;
  const line = loanIn(bare);
  const before = formOfResource(line);
  const after = { ...before, way: 'equal' } as const;
  const inForm = saveEditedResource({ template: bare, resource: line, before, after, scenario: 0 });
  if (!inForm) throw new Error('nothing was saved');
  const nothing = [{ variableId: 'amount', data: '0' }];
  for (const { recipe } of [inForm, setWay(bare, line, 'typed')]) {
    const changed = create(bare, recipe);
    expect(loanIn(changed).flows).toMatchObject([
      { id: 'incCash', inputs: nothing },
      { id: 'expCash', inputs: nothing },
    ]);
    expect(readToStore(changed).faults).toEqual([]);
  }
});

it('has one number for its term, of which the others would count for nothing', () => {
  const form = emptyResourceForm(template, 'loan');
  expect(hasFault({ ...form, terms: { term: '12;6' } })).toBe(true);
  expect(hasFault({ ...form, terms: { grace: '3;0' } })).toBe(true);
  expect(hasFault({ ...form, terms: { term: '12', interestmargin: '8;9' } })).toBe(false);
});
