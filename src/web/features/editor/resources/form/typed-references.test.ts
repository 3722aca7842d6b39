// Tests that a typed number which reads another row, in the panel or in a form, loses neither the row nor its numbers unasked.
import { expect, it } from 'vitest';
import type { Template } from '#template/template.ts';
import { buildTemplate, formulaOf } from '#testing/templates/build-template.ts';
import { change, noHistory, undo } from '../../document/history/history.ts';
import { clearedFrom, setFormula } from '../../document/resources/apply-formula.ts';
import { addResources } from '../../document/resources/new-resource.ts';
import { setReference } from '../../document/resources/resource-edits.ts';
import { formulaOf as formulaIn, resourcesOf } from '../../document/resources/resource-view.ts';
import { withFormula } from './change-form-formula.ts';
import { saveEditedResource } from './edited-resource.ts';
import { formOfResource } from './form-of-resource.ts';
import { emptyResourceForm, newResourceOf, type ResourceForm, withFlow } from './resource-form.ts';

const template = buildTemplate({
  formulas: [
    formulaOf('visits', 'total = price * quantity', [
      { id: 'price', name: 'Price', isCurrency: true },
      { id: 'quantity', name: 'Share of visits', units: '%' },
    ]),
  ],
  drivers: [{ id: 'people', formula: 'count', data: { quantity: '5' } }],
  services: [
    { id: 'shop', formula: 'price_quantity', data: { price: '2', quantity: '7;8' } },
    { id: 'stall', formula: 'price_quantity', data: { price: '2' }, lookups: { quantity: 'people' } },
  ],
});

const service = (of: Template, index: number) => {
  const found = resourcesOf(of, 'section_sales')[index];
  if (!found) throw new Error('there are two');
  return found;
};

const entryOf = (of: Template, index: number, id = 'quantity') => {
  const flow = of.data.divisions[0]?.sectionResources.section_sales?.[index]?.flows[0];
  const entry = flow?.fcst.find(({ variable }) => variable === id);
  return { row: entry?.lookupId ?? null, data: entry?.scenarios[0]?.data ?? null };
};

function saved(
  index: number,
  alter: (form: ResourceForm) => ResourceForm,
  of: Template = template,
): Template {
  const resource = service(of, index);
  const before = formOfResource(resource);
  const edit = saveEditedResource({ template: of, resource, before, after: alter(before), scenario: 0 });
  if (!edit) throw new Error('nothing was saved');
  return change({ template: of, history: noHistory }, edit).template;
}

const reading = (row: string) => (form: ResourceForm) => {
  const [flow] = form.flows;
  return flow ? withFlow(form, 0, { ...flow, references: { ...flow.references, quantity: row } }) : form;
};

it('keeps the typed numbers while another row is read, and has them again', () => {
  const [resource] = [service(template, 0)];
  const input = resource.flows[0]?.inputs.find(({ variableId }) => variableId === 'quantity');
  if (!input) throw new Error('the shop has a quantity');
  const read = change({ template, history: noHistory }, setReference(resource, input, 'people'));
  expect(entryOf(read.template, 0)).toEqual({ row: 'people', data: '7;8' });
  const now = service(read.template, 0).flows[0]?.inputs.find((one) => one.variableId === 'quantity');
  expect(now).toMatchObject({ isReference: true, isTyped: true, data: '7;8' });
  const typed = change(read, setReference(service(read.template, 0), now ?? input, ''));
  expect(entryOf(typed.template, 0)).toEqual({ row: null, data: '7;8' });
  expect(undo(read).template).toEqual(template);
});

it('saves a row chosen in a form for a typed number, and numbers typed in place of a row', () => {
  expect(entryOf(saved(0, reading('people')), 0)).toEqual({ row: 'people', data: '7;8' });
  const typed = saved(1, (form) => {
    const [flow] = reading('')(form).flows;
    return flow ? withFlow(form, 0, { ...flow, values: { ...flow.values, quantity: '9' } }) : form;
  });
  expect(entryOf(typed, 1)).toEqual({ row: null, data: '9' });
});

it('saves a row chosen in the form of a new resource', () => {
  const form = { ...emptyResourceForm(template, 'service'), name: 'New' };
  const flow = { formulaId: 'price_quantity', values: { price: '3' }, references: { quantity: 'people' } };
  const made = newResourceOf(template, 'section_sales', withFlow(form, 0, flow));
  if (!made) throw new Error('the form is complete');
  const after = change({ template, history: noHistory }, addResources(template, [made]).change).template;
  expect(entryOf(after, 2).row).toBe('people');
  expect(entryOf(after, 2, 'price')).toEqual({ row: null, data: '3' });
});

it('does not take a row along to a number of the same id that means something else, and says so', () => {
  const visits = formulaIn(template, 'visits');
  if (!visits) throw new Error('it is there');
  const changed = setFormula(template, service(template, 1), 0, visits);
  const after = change({ template, history: noHistory }, changed).template;
  expect(entryOf(after, 1).row).toBeNull();
  expect(clearedFrom(template, service(template, 1), 0, visits)).toEqual(['Quantity']);
  const form = formOfResource(service(template, 1));
  const reader = { id: 'stall', rel: 'service', flowIndex: 0 } as const;
  const [flow] = form.flows;
  const other = flow && withFormula(template, reader, flow, 'visits');
  expect(other?.references?.quantity).toBeUndefined();
  expect(other?.cleared?.map(({ variable }) => variable.name)).toEqual(['Quantity']);
  const back = other && withFormula(template, reader, other, 'price_quantity');
  expect(back?.references?.quantity).toBe('people');
});

it('takes it along to one that means the same', () => {
  const net = formulaIn(template, 'price_quantity_net');
  if (!net) throw new Error('it is there');
  const after = change({ template, history: noHistory }, setFormula(template, service(template, 1), 0, net));
  expect(entryOf(after.template, 1).row).toBe('people');
});
