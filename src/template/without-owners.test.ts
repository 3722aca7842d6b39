// Holds what is given to others to its silence about people, wherever a template may name one.
import { expect, it } from 'vitest';
import { defaultTemplate } from './default-template.ts';
import { readTemplate } from './read-template.ts';
import type { SectionResources } from './template.ts';
import { withoutOwners } from './without-owners.ts';

const template = defaultTemplate({
  uuid: '00000000-0000-4000-8000-000000000001',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});
const { data } = template;

const told = { source: 'Price list', owner: 'Maria Vega', date: '2027-01-02', note: 'Twice checked' };
const { owner: _owner, ...nameless } = told;

/** Every place that can name somebody does, and says what else there is to say. */
function naming(provenance: object): unknown {
  const everywhere = (sections: SectionResources) =>
    Object.fromEntries(
      Object.entries(sections).map(([id, resources]) => [
        id,
        resources.map((resource) => ({
          ...resource,
          flows: resource.flows.map((flow) => ({
            ...flow,
            fcst: flow.fcst.map((entry) => ({ ...entry, provenance })),
            hist: [{ id: 'hist', variable: 'amount', lookupId: null, scenarios: [], provenance }],
          })),
          otherAssumptions: Object.fromEntries(
            Object.entries(resource.otherAssumptions).map(([term, one]) => [term, { ...one, provenance }]),
          ),
        })),
      ]),
    );
  return {
    ...template,
    data: {
      ...data,
      divisions: data.divisions.map((one) => ({
        ...one,
        sectionResources: everywhere(one.sectionResources),
      })),
      env: { ...data.env, sectionResources: everywhere(data.env.sectionResources) },
      options: { ...data.options, provenance: { 'wc.minCashBalance': provenance, 'npv.wacc': provenance } },
    },
  };
}

it('[SETUP-10] leaves out who answers for a number, and nothing else', () => {
  const { template: named, faults } = readTemplate(naming(told));
  expect(faults).toEqual([]);
  if (!named) throw new Error('There is no template.');
  expect(JSON.stringify(named).split('Maria Vega').length).toBeGreaterThan(30);
  expect(withoutOwners(named)).toEqual(readTemplate(naming(nameless)).template);
});

it('leaves a template that names nobody as it is', () => {
  expect(withoutOwners(template)).toEqual(template);
});
