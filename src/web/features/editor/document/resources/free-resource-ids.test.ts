// Tests that no new resource gets the id of a deleted one while anything still refers to it.

import { describe, expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import { type RelId, type ResourceSectionId, rels } from '#template/sections.ts';
import type { Template } from '#template/template.ts';
import { noDriver } from '../drivers/driver-texts.ts';
import { change, type DocumentChange, noHistory } from '../history/history.ts';
import { setFormula } from './apply-formula.ts';
import { formulasFor } from './formulas-for.ts';
import { addResources, cloneResource } from './new-resource.ts';
import { deleteResource, setDriver, setLookup, setReference } from './resource-edits.ts';
import { formulaOf, type ResourceView, resourcesOf } from './resource-view.ts';

const starter = defaultTemplate({
  uuid: '00000000-0000-4000-8000-000000000001',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});

const changed = (before: Template, wanted: DocumentChange): Template =>
  change({ template: before, history: noHistory }, wanted).template;

function named(of: Template, sectionId: ResourceSectionId, name: string): ResourceView {
  const found = resourcesOf(of, sectionId).find((resource) => resource.name === name);
  if (!found) throw new Error(`no resource is called ${name}`);
  return found;
}

function added(of: Template, rel: RelId, sectionId: ResourceSectionId): readonly [Template, string] {
  const [formula] = formulasFor(of, rel);
  if (!formula) throw new Error(`nothing calculates ${rel}`);
  const flows = rels[rel].flows.map(() => ({ formula, values: {} }));
  const { change: wanted, ids } = addResources(of, [
    { sectionId, rel, name: 'Brand new', flows, otherAssumptions: {} },
  ]);
  return [changed(of, wanted), ids[0] ?? ''];
}

/** Rent is a share of subscription revenue. */
function rentOfSubscriptions(): Template {
  const formula = formulasFor(starter, 'sga').find(({ variables }) =>
    variables.some(({ isReference }) => isReference),
  );
  if (!formula) throw new Error('no overhead is a share of anything');
  const shared = changed(starter, setFormula(starter, named(starter, 'section_sga', 'Rent'), 0, formula));
  const rent = named(shared, 'section_sga', 'Rent');
  const base = rent.flows[0]?.inputs.find(({ isReference }) => isReference);
  if (!base) throw new Error('no reference');
  return changed(shared, setReference(rent, base, named(shared, 'section_sales', 'Subscriptions').id));
}

describe('the id of a deleted resource', () => {
  it('[STATE-27] is not reused while a number follows its season', () => {
    const [before, id] = added(starter, 'seasonality', 'section_seasonality');
    expect(id).toBe('seasonality_1');
    const sales = named(before, 'section_sales', 'Product sales');
    const input = sales.flows[0]?.inputs.find(({ isReference }) => !isReference);
    if (!input) throw new Error('nothing is typed');
    const seasonal = changed(before, setDriver(sales, input, { ...noDriver, season: id }, 'season'));
    const pattern = named(seasonal, 'section_seasonality', 'Brand new');
    const deleted = changed(seasonal, deleteResource(pattern));
    expect(added(deleted, 'seasonality', 'section_seasonality')[1]).toBe('seasonality_2');
  });

  it('[STATE-27] is not reused while a number is taken from it', () => {
    const before = rentOfSubscriptions();
    expect(named(before, 'section_sales', 'Subscriptions').id).toBe('service_2');
    const deleted = changed(before, deleteResource(named(before, 'section_sales', 'Subscriptions')));
    expect(added(deleted, 'service', 'section_sales')[1]).toBe('service_3');
    const copied = changed(deleted, cloneResource(deleted, named(deleted, 'section_sales', 'Product sales')));
    expect(named(copied, 'section_sales', 'Product sales - clone').id).toBe('service_3');
  });

  it.each([
    ['deprgroup', 'section_depreciation'],
    ['taxproperty', 'section_taxes'],
  ] as const)('is not given to a new %s while an asset is under it', (lookup, sectionId) => {
    const [made, id] = added(starter, lookup, sectionId);
    const asset = named(made, 'section_fixedassets', 'Equipment');
    const chosen = changed(made, setLookup(asset, lookup, id));
    const deleted = changed(chosen, deleteResource(named(chosen, sectionId, 'Brand new')));
    const [again, next] = added(deleted, lookup, sectionId);
    expect([id, next]).toEqual([`${lookup}_1`, `${lookup}_2`]);
    const of = named(again, 'section_fixedassets', 'Equipment').lookups.find((one) => one.lookup === lookup);
    expect(of?.choices.some((choice) => choice.id === of.chosenId)).toBe(false);
  });

  it('[STATE-27] is not reused while a formula names it', () => {
    const formula = formulaOf(starter, 'amount');
    if (!formula) throw new Error('no such formula');
    const variable = { id: 'x', name: 'X', isReference: true, reference: 'service_7' };
    const tied: Template = {
      ...starter,
      data: {
        ...starter.data,
        formulas: [...starter.data.formulas, { ...formula, id: 'tied', variables: [variable] }],
      },
    };
    const [first] = formulasFor(tied, 'service');
    if (!first) throw new Error('nothing calculates sales');
    const wanted = Array.from({ length: 5 }, (_, index) => ({
      sectionId: 'section_sales' as const,
      rel: 'service' as const,
      name: `New ${index}`,
      flows: [{ formula: first, values: {} }],
      otherAssumptions: {},
    }));
    expect(addResources(tied, wanted).ids).toEqual([
      'service_3',
      'service_4',
      'service_5',
      'service_6',
      'service_8',
    ]);
  });

  it('is free again once nothing refers to it', () => {
    const deleted = changed(starter, deleteResource(named(starter, 'section_sales', 'Subscriptions')));
    expect(added(deleted, 'service', 'section_sales')[1]).toBe('service_2');
  });
});
