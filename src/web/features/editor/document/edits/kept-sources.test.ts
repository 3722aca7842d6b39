// Tests that the source of everything that a model can say stays with it: in the document, in a copy, and in the workbook.
import { expect, it } from 'vitest';
import { compile } from '#model/compile.ts';
import { readTemplate } from '#template/read-template.ts';
import type { Template } from '#template/template.ts';
import { buildTemplate } from '#testing/templates/build-template.ts';
import { assumptionsOf } from '../../provenance/assumptions.ts';
import { saveEditedResource } from '../../resources/form/edited-resource.ts';
import { formOfResource } from '../../resources/form/form-of-resource.ts';
import { addScenario, copyScenario, deleteScenario } from '../../scenarios/scenario-edits.ts';
import { noDriver } from '../drivers/driver-texts.ts';
import { change, type DocumentChange, noHistory } from '../history/history.ts';
import { cloneResource } from '../resources/new-resource.ts';
import { renameResource, setDriver, setInput, setReference } from '../resources/resource-edits.ts';
import { allResources, type ResourceView } from '../resources/resource-view.ts';
import { setStart } from '../resources/start-edits.ts';
import { setWay } from './funding-edits.ts';
import { type AssumptionPlace, provenanceOf, setProvenance } from './provenance.ts';

const edited = (template: Template, ...edits: readonly DocumentChange[]): Template =>
  edits.reduce(change, { template, history: noHistory }).template;

const plain = buildTemplate({
  ...{ periods: 24, dateStart: '2027-01-01', seasons: { summer: '1;2;3' }, inflation: '3' },
  drivers: [
    {
      id: 'fleet',
      formula: 'stock_and_flow',
      data: { added: '2', removed: '1' },
      openings: { closing: '5' },
    },
  ],
  services: [
    {
      ...{ id: 'club', formula: 'subscription', names: { salestax: 'vat' }, openings: { customers: '100' } },
      data: { new: ['20', '60'], churn: '10', price: '5' },
      drivers: {
        new: [
          { by: 'year', start: '2027-03-01', growth: { rate: '2' }, season: { lookupId: 'summer' } },
          null,
        ],
      },
    },
  ],
  expenses: [{ id: 'rent', data: { amount: '800' }, terms: { accountsPayablePeriod: '0' } }],
  groups: [{ id: '05', formula: 'straight_line', data: { years: '5' } }],
  taxes: [
    { id: 'profit', formula: 'rate', data: { rate: '20' } },
    { id: 'vat', formula: 'rate', data: { rate: '20' }, rel: 'taxsales' },
  ],
  assets: [{ id: 'van', data: { amount: '90;0' }, opening: '30', second: '0;0;40', terms: { sold: ';;50' } }],
  loans: [
    {
      id: 'bank',
      data: { amount: '9;0' },
      opening: '50',
      terms: { repayment: 'equal', term: '12', grace: '2', interestmargin: '9' },
    },
    { id: 'line', terms: { line: '900', interestmargin: '12' } },
  ],
  equity: [
    {
      id: 'owner',
      data: { amount: '1000;0' },
      second: '0',
      terms: { dividend: '20', dividendBasis: 'cash' },
    },
  ],
  wc: { minCashBalance: '10', salesTaxPeriod: '30' },
  opening: { cash: '40', receivables: '6', lossPool: '3' },
});

/** What each says is its own id, so that none can be mistaken for another. */
const sourced = edited(
  plain,
  ...assumptionsOf(plain).map(({ id, place }) =>
    setProvenance(place, id, { source: id, owner: 'Ann', date: '2026-11-02', note: '' }),
  ),
);

const sourcesIn = (template: Template) => assumptionsOf(template).map(({ provenance }) => provenance.source);
const all = assumptionsOf(plain).map(({ id }) => id);

function resource(template: Template, wanted: string): ResourceView {
  const found = allResources(template).find(({ id }) => id === wanted);
  if (!found) throw new Error(`There is no ${wanted}.`);
  return found;
}

function input(template: Template, name: string) {
  const found = resource(template, 'club').flows[0]?.inputs.find(({ variableId }) => variableId === name);
  if (!found) throw new Error(`The club has no ${name}.`);
  return found;
}

it('[SETUP-11] numbers that move, starts, terms of loans, sales, seasons, taxes and opening amounts may have one', () => {
  const parts = [
    ...['input section_sales club 0 new', 'start section_sales club 0 customers'],
    ...['start section_drivers fleet 0 closing', 'input section_seasonality summer 0 weights'],
    ...['input section_taxes vat 0 rate', 'input section_fixedassets van 1 amount'],
    ...['term', 'grace'].map((term) => `term section_financing bank ${term}`),
    ...['term section_financing line line', 'term section_fixedassets van sold'],
    ...['option wc salesTaxPeriod', 'option opening cash', 'option opening lossPool'],
  ];
  const known = new Set(all.map((id) => id.split(' ').sort().join(' ')));
  expect(parts.filter((part) => !known.has(part.split(' ').sort().join(' ')))).toEqual([]);
  expect(sourcesIn(sourced)).toEqual(all);
});

it('[SETUP-11] a plan that does not count, as repayments follow from terms, asks for none', () => {
  const ofFlow = (template: Template, flow: number) =>
    assumptionsOf(template).some(
      ({ place }) => place.kind === 'input' && place.resourceId === 'bank' && place.flowIndex === flow,
    );
  expect([ofFlow(plain, 0), ofFlow(plain, 1)]).toEqual([true, false]);
  const typed = edited(plain, setWay(plain, resource(plain, 'bank'), 'typed'));
  expect([ofFlow(typed, 0), ofFlow(typed, 1)]).toEqual([true, true]);
});

it('[SETUP-11] is read again as it was saved', () => {
  const { template, repairs } = readTemplate(JSON.parse(JSON.stringify(sourced)));
  expect([template && sourcesIn(template), repairs]).toEqual([all, []]);
});

it('[SETUP-11] stays when a resource is renamed, in the panel or in its form', () => {
  const renamed = edited(
    sourced,
    ...allResources(sourced).map((one) => renameResource(one, `${one.name} 2`)),
  );
  expect(sourcesIn(renamed)).toEqual(all);
  for (const one of allResources(sourced)) {
    const before = formOfResource(one);
    const saved = saveEditedResource({
      ...{ template: sourced, resource: one, before, scenario: 0 },
      after: { ...before, name: `${one.name} again` },
    });
    if (!saved) throw new Error(`The form of ${one.name} is right.`);
    expect(sourcesIn(edited(sourced, saved)), one.name).toEqual(all);
  }
});

it('[SETUP-11] is copied with a resource', () => {
  for (const one of allResources(sourced).filter(({ isDefault }) => !isDefault)) {
    const sources = sourcesIn(edited(sourced, cloneResource(sourced, one)));
    const own = all.filter((id) => id.split(' ').includes(one.id));
    expect(sources.toSorted(), one.name).toEqual([...all, ...own].toSorted());
  }
});

it('[SETUP-11] stays with a number that begins to move, is typed for another scenario, or is read for a while', () => {
  const club = resource(sourced, 'club');
  const price = input(sourced, 'price');
  const moved = edited(sourced, setDriver(club, price, { ...noDriver, per: 'year', rate: '3' }, 'growth'));
  expect(sourcesIn(moved)).toEqual(all);
  const second = { ...price, scenario: 1 };
  expect(sourcesIn(edited(sourced, setInput(club, second, '6')))).toEqual(all);
  const read = edited(sourced, setReference(club, price, 'fleet'));
  const place: AssumptionPlace = {
    ...{ kind: 'input', sectionId: 'section_sales', resourceId: 'club', flowIndex: 0, variableId: 'price' },
  };
  expect(all.length - sourcesIn(read).length).toBe(1);
  const typed = edited(read, setReference(resource(read, 'club'), input(read, 'price'), ''));
  expect(provenanceOf(typed, place)).toEqual(provenanceOf(sourced, place));
  const start = resource(sourced, 'club').flows[0]?.starts[0];
  if (!start) throw new Error('The club remembers its customers.');
  const begun = setStart(club, { flowIndex: 0, start, label: 'At the start', text: '130' });
  expect(sourcesIn(edited(sourced, begun))).toEqual(all);
});

it('[SETUP-11] stays when scenarios come, are copied and go, and when a loan is repaid otherwise for a while', () => {
  const more = edited(sourced, addScenario(sourced));
  const copied = edited(more, copyScenario(more, 0));
  const fewer = edited(copied, deleteScenario(copied, 0));
  expect([more, copied, fewer].map(sourcesIn)).toEqual([all, all, all]);
  const bank = resource(sourced, 'bank');
  const there = edited(sourced, setWay(sourced, bank, 'line'));
  expect(sourcesIn(edited(there, setWay(there, resource(there, 'bank'), 'equal')))).toEqual(all);
});

it('[SETUP-13] stands in the workbook, beside the number that is typed there', () => {
  const rows = compile(sourced).workbook?.sheets.find(({ id }) => id === 'assumptions')?.rows ?? [];
  const inFile = new Set(rows.flatMap(({ provenance }) => (provenance ? [provenance.source] : [])));
  expect(all.filter((id) => !inFile.has(id))).toEqual([]);
  // A number that stands in several rows, as the weights of a season do, has its note at the first.
  const noted = rows.filter(
    ({ provenance, note }) => provenance && note?.includes(`Source: ${provenance.source}`),
  );
  expect(new Set(noted.map(({ provenance }) => provenance?.source))).toEqual(new Set(all));
});
