// Tests that how numbers move survives forms, copies and another formula, and that a form changes only what was changed in it.
import { describe, expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import { readToStore } from '#template/read-template.ts';
import type { Template } from '#template/template.ts';
import { type DriverTexts, noDriver } from '../../document/drivers/driver-texts.ts';
import { change, type DocumentChange, noHistory, undo } from '../../document/history/history.ts';
import { addResources, cloneResource } from '../../document/resources/new-resource.ts';
import { setDriver } from '../../document/resources/resource-edits.ts';
import { type ResourceView, resourcesOf } from '../../document/resources/resource-view.ts';
import { addScenario } from '../../scenarios/scenario-edits.ts';
import { differences } from '../../sync/differences/differences.ts';
import { saveEditedResource } from './edited-resource.ts';
import { formOfResource } from './form-of-resource.ts';
import { rebaseResourceForm } from './rebase-resource-form.ts';
import { emptyResourceForm, hasFault, newResourceOf, type ResourceForm, withFlow } from './resource-form.ts';

const template = defaultTemplate({
  uuid: '00000000-0000-4000-8000-000000000001',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});

function edited(of: Template, step: DocumentChange): Template {
  const after = change({ template: of, history: noHistory }, step);
  expect(readToStore(after.template)).toMatchObject({ faults: [], repairs: [] });
  expect(undo(after).template).toEqual(of);
  return after.template;
}

function first(of: Template, scenario = 0): ResourceView {
  const [resource] = resourcesOf(of, 'section_sales', scenario);
  if (!resource) throw new Error('nothing is sold');
  return resource;
}

const priceOf = (resource: ResourceView | undefined) => {
  const price = resource?.flows[0]?.inputs.find(({ variableId }) => variableId === 'price');
  if (!price) throw new Error('there is no price');
  return price;
};

const driven = (of: Template, texts: Partial<DriverTexts>, scenario = 0): Template => {
  const resource = first(of, scenario);
  const price = priceOf(resource);
  return edited(of, setDriver(resource, price, { ...price.driver, ...texts }, 'growth'));
};

const growing = driven(template, { rate: '3', per: 'year', start: '2027-03-01' });

const withDriver = (form: ResourceForm, texts: DriverTexts): ResourceForm => {
  const [flow] = form.flows;
  return flow ? withFlow(form, 0, { ...flow, drivers: { ...flow.drivers, price: texts } }) : form;
};

describe('how a number moves', () => {
  it('is part of a form, which changes nothing where nothing was changed', () => {
    const resource = first(growing);
    const before = formOfResource(resource);
    expect(before.flows[0]?.drivers).toEqual({
      price: { ...noDriver, rate: '3', per: 'year', start: '2027-03-01' },
    });
    const edit = { template: growing, resource, before, scenario: 0 };
    const same = saveEditedResource({ ...edit, after: before });
    expect(same && edited(growing, same)).toEqual(growing);
    const after = withDriver(before, { ...noDriver, rate: '-5', per: 'year', start: '2027-03-01' });
    const saved = saveEditedResource({ ...edit, after });
    expect(saved && priceOf(first(edited(growing, saved))).driver.rate).toBe('-5');
  });

  it('keeps a form with a wrong part from being saved, and the part in it', () => {
    const resource = first(growing);
    const before = formOfResource(resource);
    const after = withDriver(before, { ...noDriver, rate: '-101' });
    expect(hasFault(after)).toBe(true);
    expect(saveEditedResource({ template: growing, resource, before, after, scenario: 0 })).toBeNull();
  });

  it('belongs to one scenario in its numbers', () => {
    const two = edited(growing, addScenario(growing));
    expect(priceOf(first(two, 1)).driver.rate).toBe('3');
    const faster = driven(two, { rate: '7' }, 1);
    expect([0, 1].map((scenario) => priceOf(first(faster, scenario)).driver.rate)).toEqual(['3', '7']);
  });

  it('[TYPING-34] keeps what was changed elsewhere meanwhile, part by part', () => {
    const resource = first(growing);
    const before = formOfResource(resource);
    const form = withDriver(before, { ...noDriver, rate: '9', per: 'year', start: '2027-03-01' });
    const now = driven(growing, { start: '2028-01-01' });
    const saved = saveEditedResource({ template: now, resource, before, after: form, scenario: 0 });
    const texts = { ...noDriver, rate: '9', per: 'year', start: '2028-01-01' };
    expect(saved && priceOf(first(edited(now, saved))).driver).toEqual(texts);
    const rebased = rebaseResourceForm({ template: now, resource, before, after: form, scenario: 0 });
    expect(rebased.form.flows[0]?.drivers).toEqual({ price: texts });
  });

  it('[TYPING-34] goes along into a copy of its resource, and into a new one', () => {
    const copied = edited(growing, cloneResource(growing, first(growing)));
    expect(priceOf(resourcesOf(copied, 'section_sales')[1]).driver).toEqual(priceOf(first(growing)).driver);
    const form = withDriver(
      { ...emptyResourceForm(template, 'service'), name: 'Tea' },
      { ...noDriver, every: '3' },
    );
    const wanted = newResourceOf(template, 'section_sales', form);
    const added = edited(template, addResources(template, wanted ? [wanted] : []).change);
    expect(priceOf(resourcesOf(added, 'section_sales').at(-1)).driver).toEqual({ ...noDriver, every: '3' });
  });

  it('is told among the differences of two versions', () => {
    const told = differences(template, growing);
    expect(told).toMatchObject([{ kind: 'driver', input: 'Price', scenario: null }]);
    expect(differences(growing, growing)).toEqual([]);
  });
});
