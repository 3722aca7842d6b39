// Tests that what came with a foreign file and nobody touched does not keep a form from being saved.
import { describe, expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import type { Template } from '#template/template.ts';
import { noDriver } from '../../document/drivers/driver-texts.ts';
import { change, noHistory } from '../../document/history/history.ts';
import { mutableCore, mutableResource } from '../../document/resources/mutable-resource.ts';
import { type ResourceView, resourcesOf } from '../../document/resources/resource-view.ts';
import { withFormula } from './change-form-formula.ts';
import { saveEditedResource } from './edited-resource.ts';
import { formOfResource } from './form-of-resource.ts';
import {
  emptyResourceForm,
  hasFault,
  nameFault,
  numberFault,
  type ResourceForm,
  withFlow,
} from './resource-form.ts';

const example = defaultTemplate({
  uuid: '00000000-0000-4000-8000-000000000001',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});

function seller(of: Template): ResourceView {
  const [sold] = resourcesOf(of, 'section_sales');
  if (!sold) throw new Error('the example sells something');
  return sold;
}

/** Credit notes in its price, which shrinks by more than it is, a term with a minus, and no name. */
const foreign = ((): Template => {
  const resource = seller(example);
  return change(
    { template: example, history: noHistory },
    {
      label: { message: { id: 'step.edit-item' } },
      recipe: (draft) => {
        const [core, sold] = [mutableCore(draft, resource), mutableResource(draft, resource)];
        const price = sold?.flows[0]?.fcst.find(({ variable }) => variable === 'price')?.scenarios[0];
        if (!core || !sold || !price) throw new Error('the example has a price');
        core.name = ' ';
        sold.otherAssumptions.accountsReceivablePeriod = { name: 'accountsReceivablePeriod', value: '-30' };
        price.data = '-5;7';
        price.driver = { growth: { rate: '-200', per: 'period' } };
      },
    },
  ).template;
})();

function saved(alter: (form: ResourceForm) => ResourceForm): Template | null {
  const resource = seller(foreign);
  const before = formOfResource(resource);
  const edit = saveEditedResource({
    ...{ template: foreign, resource, before },
    ...{ after: alter(before), scenario: 0 },
  });
  return edit && change({ template: foreign, history: noHistory }, edit).template;
}

const typing = (values: Readonly<Record<string, string>>) => (form: ResourceForm) => {
  const [flow] = form.flows;
  if (!flow) throw new Error('there is a flow');
  return withFlow(form, 0, { ...flow, values: { ...flow.values, ...values } });
};

const inputsOf = (template: Template | null) =>
  template &&
  Object.fromEntries(
    seller(template).flows[0]?.inputs.map(({ variableId, data }) => [variableId, data]) ?? [],
  );

describe('what came with a foreign file', () => {
  it('[VALID-8] stays beside what is changed', () => {
    const after = saved(typing({ quantity: '900' }));
    expect(inputsOf(after)).toEqual({ price: '-5;7', quantity: '900' });
    expect(after && seller(after).flows[0]?.inputs[0]?.driver.rate).toBe('-200');
    expect(after && seller(after).terms[0]).toEqual({ term: 'accountsReceivablePeriod', value: '-30' });
  });

  it('is no longer accepted once it is typed, and is again when it is as it was', () => {
    expect(saved(typing({ price: '-5;8' }))).toBeNull();
    expect(saved(typing({ quantity: '-5;7' }))).toBeNull();
    expect(
      saved((form) => typing({ price: '-5;7', quantity: '9' })(typing({ price: 'x' })(form))),
    ).not.toBeNull();
    expect(saved((form) => ({ ...form, name: '  ' }))).toBeNull();
    expect(saved((form) => ({ ...form, terms: { ...form.terms, inventoryPeriod: '-30' } }))).toBeNull();
    const rated = (rate: string) => (form: ResourceForm) => {
      const [flow] = form.flows;
      const drivers = { price: { ...noDriver, rate } };
      return flow ? withFlow(form, 0, { ...flow, drivers }) : form;
    };
    expect(saved(rated('-201'))).toBeNull();
    expect(saved(rated('-50'))).not.toBeNull();
  });

  it('stays with another formula too', () => {
    const form = formOfResource(seller(foreign));
    const [flow] = form.flows;
    if (!flow) throw new Error('there is a flow');
    const reader = { id: 'service_1', rel: 'service' as const, flowIndex: 0 };
    const other = withFormula(foreign, reader, flow, 'quantity_price_share');
    expect(other.values.price).toBe('-5;7');
    expect([numberFault(other, 'price', '-5;7'), numberFault(other, 'price', '-6')]).toEqual([
      null,
      { id: 'check.below-zero' },
    ]);
  });

  it('is nothing that a new item may have', () => {
    const form = { ...emptyResourceForm(example, 'service'), name: 'Refunds' };
    expect(hasFault(typing({ price: '-5;7' })(form))).toBe(true);
    expect(nameFault({ ...form, name: ' ' })).toEqual({ id: 'check.required' });
  });
});
