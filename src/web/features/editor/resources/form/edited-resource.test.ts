// Tests that saving a resource form is one step, and changes only what was changed in the form.

import { describe, expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import { readToStore } from '#template/read-template.ts';
import type { ResourceSectionId } from '#template/sections.ts';
import type { Template } from '#template/template.ts';
import { calculate } from '../../calculation/calculate.ts';
import { change, noHistory, undo } from '../../document/history/history.ts';
import { setFormula } from '../../document/resources/apply-formula.ts';
import { addResources } from '../../document/resources/new-resource.ts';
import { deleteResource, setInput } from '../../document/resources/resource-edits.ts';
import { formulaOf, type ResourceView, resourcesOf } from '../../document/resources/resource-view.ts';
import { addScenario, deleteScenario } from '../../scenarios/scenario-edits.ts';
import { withFormula } from './change-form-formula.ts';
import { editedScenario, editedScenarioIndex, editObstacle } from './edit-obstacle.ts';
import { saveEditedResource } from './edited-resource.ts';
import { formOfResource } from './form-of-resource.ts';
import { rebaseResourceForm } from './rebase-resource-form.ts';
import { emptyResourceForm, newResourceOf, type ResourceForm, withFlow } from './resource-form.ts';

const template = defaultTemplate({
  uuid: '00000000-0000-4000-8000-000000000001',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});

function first(of: Template, sectionId: ResourceSectionId, scenario = 0): ResourceView {
  const [resource] = resourcesOf(of, sectionId, scenario);
  if (!resource) throw new Error(`${sectionId} is empty`);
  return resource;
}

/** As the form does: opened on `before`, saved into the current template. */
function saved(
  resource: ResourceView,
  alter: (form: ResourceForm) => ResourceForm,
  now: Template = template,
  scenario = 0,
): Template {
  const before = formOfResource(resource);
  const edit = saveEditedResource({ template: now, resource, before, after: alter(before), scenario });
  if (!edit) throw new Error('nothing was saved');
  const after = change({ template: now, history: noHistory }, edit);
  expect(readToStore(after.template).faults).toEqual([]);
  expect(undo(after).template).toEqual(now);
  return after.template;
}

const seller = { id: 'service_1', rel: 'service', flowIndex: 0 } as const;

const typed = (resource: ResourceView) =>
  Object.fromEntries(
    resource.flows.flatMap(({ inputs }) => inputs.map(({ variableId, data }) => [variableId, data])),
  );

describe('a resource edited in a form', () => {
  it('[STATE-16] is renamed and gets other numbers, in one step', () => {
    const after = saved(first(template, 'section_sales'), (form) => ({
      ...withFlow(form, 0, { formulaId: 'price_quantity', values: { price: '30', quantity: '1;2' } }),
      name: ' Espresso ',
    }));
    expect(first(after, 'section_sales')).toMatchObject({ name: 'Espresso' });
    expect(typed(first(after, 'section_sales'))).toEqual({ price: '30', quantity: '1;2' });
  });

  it('is a driver that begins its sheet, with the units that it is given', () => {
    const filled = { ...emptyResourceForm(template, 'driver'), name: 'Shops', units: ' shops ' };
    const shops = newResourceOf(
      template,
      'section_drivers',
      withFlow(filled, 0, { formulaId: 'count', values: { quantity: '3' } }),
    );
    if (!shops) throw new Error('the form is complete');
    const { change: added } = addResources(template, [shops]);
    const { template: with3 } = change({ template, history: noHistory }, added);
    const unitIn = (of: Template) => {
      const { result } = calculate({ template: of, sheetIds: ['drivers'], scenario: 1, isComparing: false });
      const rows = result?.laidOut.get('drivers')?.sheet.rows ?? [];
      return rows.find(({ label }) => label === 'Shops')?.unit;
    };
    expect(unitIn(template)).toBeUndefined();
    expect(unitIn(with3)).toBe('shops');
    const driver = first(with3, 'section_drivers');
    expect(unitIn(saved(driver, (form) => ({ ...form, units: 'outlets' }), with3))).toBe('outlets');
    // Without units of its own it has those of its number.
    expect(unitIn(saved(driver, (form) => ({ ...form, units: '' }), with3))).toBe('units');
    expect(saved(driver, (form) => form, with3)).toEqual(with3);
  });

  it('changes nothing where nothing was changed', () => {
    for (const section of [
      'section_sales',
      'section_cos',
      'section_fixedassets',
      'section_financing',
    ] as const) {
      for (const resource of resourcesOf(template, section))
        expect(saved(resource, (form) => form)).toEqual(template);
    }
  });

  it('[TABLE-2] [STATE-16] keeps what was changed elsewhere meanwhile', () => {
    const resource = first(template, 'section_sales');
    const price = resource.flows[0]?.inputs.find(({ variableId }) => variableId === 'price');
    if (!price) throw new Error('there is no price');
    const now = change({ template, history: noHistory }, setInput(resource, price, '77')).template;
    const after = saved(resource, (form) => ({ ...form, name: 'Espresso' }), now);
    expect(typed(first(after, 'section_sales')).price).toBe('77');
  });

  it('[TABLE-11] [TABLE-14] keeps the numbers that mean the same in another formula, and no other', () => {
    const resource = first(template, 'section_sales');
    const after = saved(resource, (form) => {
      const [flow] = form.flows;
      return flow ? withFlow(form, 0, withFormula(template, seller, flow, 'customers_check_visits')) : form;
    });
    // Neither variable is in the new formula, so each begins with the formula's own number.
    expect(typed(first(after, 'section_sales'))).toEqual({ customers: '0', check: '0', visits: '1' });
    const shared = saved(resource, (form) => {
      const [flow] = form.flows;
      return flow ? withFlow(form, 0, withFormula(template, seller, flow, 'quantity_price_share')) : form;
    });
    expect(typed(first(shared, 'section_sales'))).toEqual({ ...typed(resource), share: '100' });
  });

  it('gets its own numbers in the active scenario, and keeps those of the first', () => {
    const two = change({ template, history: noHistory }, addScenario(template)).template;
    const resource = first(two, 'section_sales', 1);
    const after = saved(
      resource,
      (form) => withFlow(form, 0, { formulaId: 'price_quantity', values: { price: '9', quantity: '' } }),
      two,
      1,
    );
    expect(typed(first(after, 'section_sales', 1))).toEqual({ price: '9', quantity: '' });
    expect(typed(first(after, 'section_sales', 0))).toEqual(typed(first(template, 'section_sales')));
  });

  it('gets other terms and another group, or none', () => {
    const sold = saved(first(template, 'section_sales'), (form) => ({
      ...form,
      terms: { ...form.terms, accountsReceivablePeriod: '30' },
    }));
    expect(first(sold, 'section_sales').terms[0]).toEqual({ term: 'accountsReceivablePeriod', value: '30' });
    const asset = saved(first(template, 'section_fixedassets'), (form) => ({
      ...form,
      lookups: { ...form.lookups, deprgroup: '' },
    }));
    const stored = asset.data.divisions[0]?.sectionResources.section_fixedassets?.[0]?.otherAssumptions;
    expect(stored?.deprgroup?.lookupId).toBeNull();
  });

  it('[TABLE-12] reads a row other than its formula’s own, and switches back to that', () => {
    const read = (of: Template) => resourcesOf(of, 'section_cos')[0]?.flows[0]?.inputs.at(-1)?.lookupId;
    const reading = (target: string, of: Template) =>
      saved(
        first(of, 'section_cos'),
        (form) => {
          const [flow] = form.flows;
          return flow ? withFlow(form, 0, { ...flow, references: { base: target } }) : form;
        },
        of,
      );
    const other = reading('service_2', template);
    expect(read(other)).toBe('service_2');
    expect(read(reading('section_sales', other))).toBeNull();
  });

  it('[STATE-17] is saved in the scenario it was typed for, and nowhere once that is deleted', () => {
    const two = change({ template, history: noHistory }, addScenario(template)).template;
    const three = change({ template: two, history: noHistory }, addScenario(two)).template;
    const resource = first(three, 'section_sales', 1);
    const second = editedScenario(three, 1);
    const before = formOfResource(resource);
    const after = withFlow(before, 0, { formulaId: 'price_quantity', values: { price: '99', quantity: '' } });
    const edit = (now: Template, typed: ResourceForm) => ({
      template: now,
      resource,
      before,
      after: typed,
      scenario: editedScenarioIndex(now, second),
    });
    const withoutFirst = change({ template: three, history: noHistory }, deleteScenario(three, 0)).template;
    const wanted = saveEditedResource(edit(withoutFirst, after));
    if (!wanted) throw new Error('nothing was saved');
    const moved = change({ template: withoutFirst, history: noHistory }, wanted).template;
    expect([0, 1].map((place) => typed(first(moved, 'section_sales', place)).price)).toEqual(['99', '25']);
    const withoutSecond = change({ template: three, history: noHistory }, deleteScenario(three, 1)).template;
    expect(editObstacle(edit(withoutSecond, after))).toBe('scenario-gone');
    expect(saveEditedResource(edit(withoutSecond, after))).toBeNull();
    // A name applies to all scenarios.
    expect(editObstacle(edit(withoutSecond, { ...before, name: 'Espresso' }))).toBeNull();
  });

  it('[STATE-17] is held after its formula was replaced elsewhere, and can be rebased on the new one', () => {
    const resource = first(template, 'section_sales');
    const before = formOfResource(resource);
    const after = withFlow(before, 0, {
      formulaId: 'price_quantity',
      values: { price: '99', quantity: '1200' },
    });
    const amount = formulaOf(template, 'amount');
    if (!amount) throw new Error('no such formula');
    const now = change({ template, history: noHistory }, setFormula(template, resource, 0, amount)).template;
    const edit = { template: now, resource, before, after, scenario: 0 };
    expect(editObstacle(edit)).toBe('formula-changed');
    expect(saveEditedResource(edit)).toBeNull();
    const taken = rebaseResourceForm(edit);
    // The typed price means nothing in it, and waits for its formula.
    expect(taken.form.flows[0]).toMatchObject({
      formulaId: 'amount',
      values: { amount: '0' },
      cleared: [
        { variable: { id: 'price' }, text: '99' },
        { variable: { id: 'quantity' }, text: '1200' },
      ],
    });
    const amounted = withFlow(taken.form, 0, { formulaId: 'amount', values: { amount: '77' } });
    const again = { ...edit, before: taken.before, after: amounted };
    expect(editObstacle(again)).toBeNull();
    const wanted = saveEditedResource(again);
    if (!wanted) throw new Error('nothing was saved');
    const saved = first(change({ template: now, history: noHistory }, wanted).template, 'section_sales');
    expect(typed(saved)).toEqual({ amount: '77' });
  });

  it('saves its name and terms, whatever formula is used by then', () => {
    const resource = first(template, 'section_sales');
    const amount = formulaOf(template, 'amount');
    if (!amount) throw new Error('no such formula');
    const now = change({ template, history: noHistory }, setFormula(template, resource, 0, amount)).template;
    const after = saved(resource, (form) => ({ ...form, name: 'Espresso' }), now);
    expect(first(after, 'section_sales')).toMatchObject({ name: 'Espresso' });
    expect(typed(first(after, 'section_sales'))).toEqual(typed(first(now, 'section_sales')));
  });

  it('[STATE-17] is held once its resource is deleted', () => {
    const resource = first(template, 'section_sales');
    const before = formOfResource(resource);
    const now = change({ template, history: noHistory }, deleteResource(resource)).template;
    const edit = { template: now, resource, before, after: { ...before, name: 'Espresso' }, scenario: 0 };
    expect(editObstacle(edit)).toBe('item-gone');
    expect(saveEditedResource(edit)).toBeNull();
  });

  it('[VALID-8] is not saved without a name or with unreadable numbers', () => {
    const resource = first(template, 'section_sales');
    const before = formOfResource(resource);
    const save = (after: ResourceForm) =>
      saveEditedResource({ template, resource, before, after, scenario: 0 });
    expect(save({ ...before, name: ' ' })).toBeNull();
    expect(save({ ...before, terms: { ...before.terms, inventoryPeriod: '3,5' } })).toBeNull();
  });

  it('[STATE-36] says what another formula clears, and has it again with the earlier one', () => {
    const flow = { formulaId: 'price_quantity', values: { price: '1', quantity: '1,5' } };
    const amount = withFormula(template, seller, flow, 'amount');
    expect(amount.values).toEqual({});
    expect(amount.cleared).toMatchObject([
      { variable: { id: 'price' }, text: '1' },
      { variable: { id: 'quantity' }, text: '1,5' },
    ]);
    const typedAmount = { ...amount, values: { amount: '5' } };
    const back = withFormula(template, seller, typedAmount, 'price_quantity');
    expect(back.values).toEqual({ price: '1', quantity: '1,5' });
    expect(back.cleared).toMatchObject([{ variable: { id: 'amount' }, text: '5' }]);
  });
});
