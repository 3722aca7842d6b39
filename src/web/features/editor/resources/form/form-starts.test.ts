// Tests what remembered rows were before the first period, as a form has it: stored, kept with another formula, and calculated.
import { expect, it } from 'vitest';
import { evaluate } from '#evaluate/evaluate.ts';
import { compile } from '#model/compile.ts';
import { ownedRowId } from '#model/ids/row-id.ts';
import { defaultTemplate } from '#template/default-template.ts';
import { readToStore } from '#template/read-template.ts';
import type { Formula, Template } from '#template/template.ts';
import { change, type DocumentChange, noHistory, undo } from '../../document/history/history.ts';
import { addResources } from '../../document/resources/new-resource.ts';
import { formulaOf, type ResourceView, resourcesOf } from '../../document/resources/resource-view.ts';
import { setStart } from '../../document/resources/start-edits.ts';
import { valuesForFormula, withFormula } from './change-form-formula.ts';
import { saveEditedResource } from './edited-resource.ts';
import { formOfResource } from './form-of-resource.ts';
import { rebaseResourceForm } from './rebase-resource-form.ts';
import {
  emptyResourceForm,
  type FlowForm,
  hasFault,
  hasTyped,
  newResourceOf,
  type ResourceForm,
  withFlow,
} from './resource-form.ts';

const template = defaultTemplate({
  uuid: '00000000-0000-4000-8000-000000000001',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});
const seller = { id: null, rel: 'service', flowIndex: 0 } as const;
const values = { new: '20', churn: '5', price: '30' };

function edited(before: Template, wanted: DocumentChange): Template {
  const after = change({ template: before, history: noHistory }, wanted);
  expect(readToStore(after.template).faults).toEqual([]);
  expect(undo(after).template).toEqual(before);
  return after.template;
}

const last = (of: Template, sectionId: ResourceView['sectionId']): ResourceView => {
  const resource = resourcesOf(of, sectionId).at(-1);
  if (!resource) throw new Error('the section has a resource');
  return resource;
};

const formWith = (flow: Partial<FlowForm>): ResourceForm =>
  withFlow({ ...emptyResourceForm(template, 'service'), name: 'Club' }, 0, {
    formulaId: 'subscription',
    values,
    ...flow,
  });

function added(form: ResourceForm, sectionId: ResourceView['sectionId'] = 'section_sales'): Template {
  const wanted = newResourceOf(template, sectionId, form);
  if (!wanted) throw new Error('the form is complete');
  return edited(template, addResources(template, [wanted]).change);
}

function saved(of: Template, alter: (flow: FlowForm) => FlowForm, now = of): Template {
  const resource = last(of, 'section_sales');
  const before = formOfResource(resource);
  const [flow] = before.flows;
  if (!flow) throw new Error('a service has a flow');
  const after = withFlow(before, 0, alter(flow));
  const wanted = saveEditedResource({ template: now, resource, before, after, scenario: 0 });
  if (!wanted) throw new Error('nothing was saved');
  return edited(now, wanted);
}

function firstRevenue(of: Template): number | undefined {
  const { workbook } = compile(of);
  if (!workbook) throw new Error('the model can be built');
  const { id, flows } = last(of, 'section_sales');
  return evaluate(workbook).row(ownedRowId('revenue', id, flows[0]?.id ?? 'incCash'))[1];
}

const startsOf = (of: Template) =>
  last(of, 'section_sales').flows[0]?.starts.map(({ row, text }) => [row, text]);

it('[TABLE-20] of a new resource is what the model begins with', () => {
  const after = added(formWith({ starts: { customers: '100' } }));
  expect(startsOf(after)).toEqual([['customers', '100']]);
  // Of 100 customers 5 leave and 20 come: 115 pay 30.
  expect(firstRevenue(after)).toBe(3450);
  expect(firstRevenue(added(formWith({})))).toBe(600);
});

it('[TABLE-20] of an existing resource is written only where it was changed', () => {
  const opened = added(formWith({ starts: { customers: '100' } }));
  expect(saved(opened, (flow) => flow)).toEqual(opened);
  expect(startsOf(saved(opened, (flow) => ({ ...flow, starts: { customers: '200' } })))).toEqual([
    ['customers', '200'],
  ]);
  const resource = last(opened, 'section_sales');
  const [start] = resource.flows[0]?.starts ?? [];
  if (!start) throw new Error('the formula remembers a row');
  const now = edited(opened, setStart(resource, { flowIndex: 0, start, label: '', text: '300' }));
  const renamed = saved(opened, (flow) => ({ ...flow, values: { ...flow.values, price: '40' } }), now);
  expect(startsOf(renamed)).toEqual([['customers', '300']]);
});

it('stays in the form with another formula that remembers nothing, and is empty where the form shows nothing', () => {
  const flow = { formulaId: 'subscription', values, starts: { customers: '100' } };
  const sold = withFormula(template, seller, flow, 'price_quantity');
  expect(withFormula(template, seller, sold, 'subscription').starts).toEqual({ customers: '100' });
  const opened = added(formWith({ starts: { customers: '100' } }));
  const once = saved(opened, (one) => withFormula(opened, seller, one, 'price_quantity'));
  const again = saved(once, (one) => withFormula(once, seller, one, 'subscription'));
  expect(startsOf(again)).toEqual([['customers', '']]);
});

it('follows a step that is called otherwise, and what was changed elsewhere', () => {
  const subscription = formulaOf(template, 'subscription');
  if (!subscription) throw new Error('there is a formula for subscriptions');
  const formula: Formula = {
    ...subscription,
    steps: [
      { id: 'lost', name: 'Lost', units: '', expression: 'prev(clients) * churn' },
      { id: 'clients', name: 'Clients', units: '', expression: 'prev(clients) + new - lost' },
    ],
    expression: 'total = clients * price',
  };
  const flow = { formulaId: 'subscription', values, starts: { customers: '100' } };
  const renamed = new Map([['customers', 'clients']]);
  const written = valuesForFormula(template, seller, flow, { formula, before: subscription, renamed });
  expect(written.starts).toEqual({ clients: '100' });

  const opened = added(formWith({ starts: { customers: '100' } }));
  const resource = last(opened, 'section_sales');
  const before = formOfResource(resource);
  const after = { ...before, name: 'Club 2' };
  const rebased = rebaseResourceForm({ template: opened, resource, before, after, scenario: 0 });
  expect(rebased.form.flows[0]?.starts).toEqual({ customers: '100' });
});

it('is one number, and counts as typed', () => {
  expect(hasFault(formWith({ starts: { customers: '100;200' } }))).toBe(true);
  expect(hasFault(formWith({ starts: { customers: '' } }))).toBe(false);
  const untouched = { ...formWith({ values: {} }), name: '' };
  expect(hasTyped(untouched)).toBe(false);
  expect(
    hasTyped(withFlow(untouched, 0, { formulaId: 'subscription', values: {}, starts: { customers: '1' } })),
  ).toBe(true);
  // What nobody sees does not stop the form from being saved.
  const flow = { formulaId: 'subscription', values, starts: { customers: 'many' } };
  const sold = withFormula(template, seller, flow, 'price_quantity');
  expect(hasFault(formWith(sold))).toBe(false);
});

it('of a shared driver counts what the driver counts', () => {
  const form = withFlow({ ...emptyResourceForm(template, 'driver'), name: 'Shops', units: 'shops' }, 0, {
    formulaId: 'stock_and_flow',
    values: { added: '2', removed: '1' },
    starts: { closing: '10' },
  });
  const after = added(form, 'section_drivers');
  const { id, flows } = last(after, 'section_drivers');
  expect(flows[0]?.starts).toMatchObject([{ row: 'closing', text: '10' }]);
  const { workbook } = compile(after);
  if (!workbook) throw new Error('the model can be built');
  expect(evaluate(workbook).row(ownedRowId('drivers', id, 'incBook'))[1]).toBe(11);
});
