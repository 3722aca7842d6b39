// Tests that what moves, is read, is remembered or has a source is compared by the names that a person knows.
import { expect, it } from 'vitest';
import type { Template } from '#template/template.ts';
import { buildTemplate, type ResourceWords } from '#testing/templates/build-template.ts';
import type { Difference } from './difference.ts';
import { differences } from './differences.ts';

const club: ResourceWords = {
  id: 'club',
  formula: 'subscription',
  data: { new: '20', churn: '10', price: '5' },
  openings: { customers: '100' },
};
const boxes = (lookups: Readonly<Record<string, string>>, data = {}): ResourceWords => ({
  ...{ id: 'boxes', formula: 'per_unit_of', lookups },
  data: { cost: '2', ...data },
});

const withClub = (one: ResourceWords, rest: Parameters<typeof buildTemplate>[0] = {}): Template =>
  buildTemplate({ services: [one, { id: 'shop', data: { amount: '9' } }], ...rest });

const before = withClub(club, { costs: [boxes({ base: 'club.customers' })] });
const found = (other: Template): readonly Difference[] => differences(before, other);

const of = { sectionId: 'section_sales', resource: 'club' };
const ofBoxes = { sectionId: 'section_cos', resource: 'boxes', kind: 'reference', input: 'Base', flow: null };
const customers = { id: 'club.customers', row: { name: 'club: Customers' } };

it('[KEEP-8] a row that is read instead of another is known by its name', () => {
  const other = withClub(club, { costs: [boxes({ base: 'section_sales' })] });
  const sales = { id: 'section_sales', row: { target: 'section_sales' } };
  expect(found(other)).toEqual([{ ...ofBoxes, one: customers, other: sales }]);
  const gone = withClub(club, { costs: [boxes({ base: 'ferry' })] });
  expect(found(gone)).toEqual([{ ...ofBoxes, one: customers, other: { id: 'ferry', row: 'gone' } }]);
});

it('[KEEP-8] a row that was renamed is not another row, wherever it is read', () => {
  const { data } = before;
  const coreResources = data.coreResources.map((core) =>
    core.id === 'core_club' ? { ...core, name: 'Gym' } : core,
  );
  expect(found({ ...before, data: { ...data, coreResources } })).toEqual([
    { ...of, kind: 'name', resource: 'Gym', one: 'club', other: 'Gym' },
  ]);
});

it('[KEEP-8] what there was at the start is no opening balance of the books', () => {
  const other = withClub(
    { ...club, openings: { customers: '120' } },
    { costs: [boxes({ base: 'club.customers' })] },
  );
  const start = { kind: 'start', ...of, row: 'Customers', flow: null, units: 'people' };
  expect(found(other)).toEqual([{ ...start, one: '100', other: '120' }]);
});

it('[KEEP-8] another formula is known by its name, a changed one by all that is written in it', () => {
  const amount = withClub(
    { id: 'club', data: { amount: '9' } },
    { costs: [boxes({ base: 'section_sales' })] },
  );
  const [formula] = differences(amount, withClub(club, { costs: [boxes({ base: 'section_sales' })] }));
  expect(formula).toMatchObject({ kind: 'formula', one: 'Amount', other: 'Subscription' });
  const formulas = before.data.formulas.map((one) =>
    one.id === 'subscription'
      ? {
          ...one,
          steps:
            one.steps?.map((step) => ({
              ...step,
              expression: step.expression.replace('+ new', '+ 2*new'),
            })) ?? [],
        }
      : one,
  );
  const [changed] = found({ ...before, data: { ...before.data, formulas } });
  expect(changed).toMatchObject({
    kind: 'formula',
    one: 'lost = prev(customers) * churn; customers = prev(customers) + new - lost; total = customers * price',
    other:
      'lost = prev(customers) * churn; customers = prev(customers) + 2*new - lost; total = customers * price',
  });
});

it('[KEEP-8] where a number comes from is named, of a resource and of the company', () => {
  const { data } = before;
  const sourced = structuredClone({ ...before, data });
  const told = { source: 'Price list', date: '2026-11-02' };
  const [service] = sourced.data.divisions[0]?.sectionResources.section_sales ?? [];
  const flow = service?.flows[0];
  const entries = [flow?.fcst.find(({ variable }) => variable === 'price'), flow?.hist.at(-1)];
  for (const entry of entries) if (entry) Object.assign(entry, { provenance: told });
  Object.assign(sourced.data.options, { provenance: { 'npv.wacc': { note: 'As agreed' } } });
  const said = { one: '', other: 'Price list · 2026-11-02' };
  expect(found(sourced)).toEqual([
    { kind: 'setting-source', setting: 'wacc', one: '', other: 'As agreed' },
    { kind: 'source', ...of, source: { kind: 'input', input: 'Price per period', flow: null }, ...said },
    { kind: 'source', ...of, source: { kind: 'start', row: 'Customers', flow: null }, ...said },
  ]);
});

it('[KEEP-8] a sale is there in one version alone, with its proceeds', () => {
  const van = (second?: string) =>
    buildTemplate({
      assets: [{ id: 'van', data: { amount: '100;0' }, ...(second !== undefined && { second }) }],
    });
  const proceeds = { input: 'Amount', flow: 'sale', units: 'units', scenario: null };
  const ofVan = { sectionId: 'section_fixedassets', resource: 'van' };
  expect(differences(van(), van('0;0;40'))).toEqual([
    { kind: 'numbers', ...ofVan, ...proceeds, one: '', other: '0; 0; 40' },
  ]);
  expect(differences(van('0;0;40'), van())).toEqual([
    { kind: 'numbers', ...ofVan, ...proceeds, one: '0; 0; 40', other: '' },
  ]);
});

it('[KEEP-8] what a shared driver counts is its unit', () => {
  const [one, other] = ['shops', 'stalls'].map((units) =>
    buildTemplate({ drivers: [{ id: 'places', formula: 'count', data: { quantity: '2' }, units }] }),
  );
  if (!one || !other) throw new Error('There are two.');
  expect(differences(one, other)).toEqual([
    { kind: 'units', sectionId: 'section_drivers', resource: 'places', one: 'shops', other: 'stalls' },
  ]);
});

it('[KEEP-8] what moves differs once, though a scenario without numbers of its own follows the first', () => {
  const growing = (rate: string) =>
    buildTemplate({
      services: [
        { id: 'shop', data: { amount: '9' }, drivers: { amount: { growth: { rate } } } },
        { id: 'stall', data: { amount: ['9', '8'] } },
      ],
    });
  const differing = differences(growing('2'), growing('3'));
  expect(differing.map((one) => [one.kind, 'scenario' in one && one.scenario])).toEqual([['driver', 'Base']]);
});
