// Tests what rows were before the first period: which ones are asked for, where the number is stored, and that the model reads it.
import { expect, it } from 'vitest';
import { evaluate } from '#evaluate/evaluate.ts';
import { compile } from '#model/compile.ts';
import { ownedRowId } from '#model/ids/row-id.ts';
import { defaultTemplate } from '#template/default-template.ts';
import { readToStore } from '#template/read-template.ts';
import type { Template } from '#template/template.ts';
import { change, type DocumentChange, noHistory, undo } from '../history/history.ts';
import { setFormula } from './apply-formula.ts';
import { setInput } from './resource-edits.ts';
import { formulaOf, type ResourceView, resourcesOf } from './resource-view.ts';
import { setStart } from './start-edits.ts';

const template = defaultTemplate({
  uuid: '00000000-0000-4000-8000-000000000001',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});

function edited(before: Template, wanted: DocumentChange): Template {
  const after = change({ template: before, history: noHistory }, wanted);
  expect(readToStore(after.template).faults).toEqual([]);
  expect(undo(after).template).toEqual(before);
  return after.template;
}

const first = (of: Template, sectionId: ResourceView['sectionId']): ResourceView => {
  const [resource] = resourcesOf(of, sectionId);
  if (!resource) throw new Error('the section has a resource');
  return resource;
};

function subscribed(): Template {
  const formula = formulaOf(template, 'subscription');
  if (!formula) throw new Error('there is a formula for subscriptions');
  let next = edited(template, setFormula(template, first(template, 'section_sales'), 0, formula));
  for (const [variableId, text] of Object.entries({ new: '20', churn: '5', price: '30' })) {
    const resource = first(next, 'section_sales');
    const input = resource.flows[0]?.inputs.find((one) => one.variableId === variableId);
    if (input) next = edited(next, setInput(resource, input, text));
  }
  return next;
}

const typed = (of: Template, text: string) => {
  const resource = first(of, 'section_sales');
  const [start] = resource.flows[0]?.starts ?? [];
  if (!start) throw new Error('the formula remembers a row');
  return edited(of, setStart(resource, { flowIndex: 0, start, label: 'At the start', text }));
};

function firstRevenue(of: Template): number | undefined {
  const { workbook } = compile(of);
  if (!workbook) throw new Error('the model can be built');
  const { id, flows } = first(of, 'section_sales');
  return evaluate(workbook).row(ownedRowId('revenue', id, flows[0]?.id ?? 'incCash'))[1];
}

it('asks for each row that is remembered, in its unit', () => {
  expect(first(template, 'section_sales').flows[0]?.starts).toEqual([]);
  const starts = first(subscribed(), 'section_sales').flows[0]?.starts;
  expect(starts).toEqual([
    { row: 'customers', name: 'Customers', units: 'people', text: '', isStored: false },
  ]);
});

it('is read by the model: of 100 customers 5 leave and 20 come, 115 pay 30', () => {
  const before = subscribed();
  expect(firstRevenue(before)).toBe(600);
  const after = typed(before, '100');
  expect(firstRevenue(after)).toBe(3450);
  const again = typed(after, '200');
  // Of 200 customers 10 leave and 20 come.
  expect(firstRevenue(again)).toBe(6300);
  const { hist } = again.data.divisions[0]?.sectionResources.section_sales?.[0]?.flows[0] ?? { hist: [] };
  expect(hist).toMatchObject([{ variable: 'customers', scenarios: [{ data: '200', units: 'people' }] }]);
  expect(hist).toHaveLength(1);
});

it('leaves the balance of a loan what it is', () => {
  const formula = {
    ...{ id: 'growing', name: 'Growing', allowedRels: ['loan' as const] },
    expression: 'total = prev(total) + amount',
    variables: [{ id: 'amount', name: 'Amount', isCurrency: true }],
  };
  const known = { ...template, data: { ...template.data, formulas: [...template.data.formulas, formula] } };
  const loan = resourcesOf(known, 'section_financing').find(({ rel }) => rel === 'loan');
  if (!loan) throw new Error('there is a loan');
  const growing = edited(known, setFormula(known, loan, 0, formula));
  const held = resourcesOf(growing, 'section_financing').find(({ id }) => id === loan.id);
  const [start] = held?.flows[0]?.starts ?? [];
  if (!held || !start) throw new Error('the loan remembers its total');
  expect(start).toMatchObject({ name: null, units: null });
  const after = edited(growing, setStart(held, { flowIndex: 0, start, label: 'At the start', text: '50' }));
  const stored = after.data.divisions[0]?.sectionResources.section_financing?.find(
    ({ id }) => id === loan.id,
  );
  const hist = stored?.flows[0]?.hist ?? [];
  expect(hist[0]).toMatchObject({ variable: 'total', scenarios: [{ data: '50' }] });
  expect(hist.at(-1)?.variable).not.toBe('total');
});
