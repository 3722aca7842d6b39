// Tests that comparing two versions names each change, and nothing that is equal.

import { expect, it, test } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import type { ResourceSectionId } from '#template/sections.ts';
import type { Template } from '#template/template.ts';
import {
  setDepreciationStart,
  setInvestment,
  setReturnChoices,
  setWorkingCapital,
} from '../../document/edits/option-edits.ts';
import {
  renameTemplate,
  setCurrencyName,
  setForecastLength,
  setPrompt,
  setYearEnd,
} from '../../document/edits/template-edits.ts';
import { change, type DocumentChange, noHistory } from '../../document/history/history.ts';
import { switchModule } from '../../document/modules/module-edits.ts';
import {
  deleteResource,
  renameResource,
  setInput,
  setTerm,
} from '../../document/resources/resource-edits.ts';
import { destinationOf, moveResource, reorderResource } from '../../document/resources/resource-order.ts';
import { resourcesOf } from '../../document/resources/resource-view.ts';
import { shortNumbers } from '../../fields/numbers/short-numbers.ts';
import { addScenario, renameScenario } from '../../scenarios/scenario-edits.ts';
import { differences } from './differences.ts';

const before = defaultTemplate({
  uuid: '0b5e8a43-6a53-4c2a-b6a0-2a4d7c7b8f10',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});

const after = (...changes: readonly DocumentChange[]): Template =>
  changes.reduce((edited, wanted) => change(edited, wanted), { template: before, history: noHistory })
    .template;

const by = (recipe: DocumentChange['recipe']) => after({ label: { message: { id: 'step.rename' } }, recipe });

function resource(sectionId: ResourceSectionId, place = 0) {
  const found = resourcesOf(before, sectionId)[place];
  if (!found) throw new Error(`The default template has no resource ${place} in ${sectionId}.`);
  return found;
}

function firstInput(sectionId: ResourceSectionId) {
  const input = resource(sectionId).flows[0]?.inputs[0];
  if (!input) throw new Error(`The first resource of ${sectionId} asks for nothing.`);
  return input;
}

const sales = 'section_sales';
const product = resource(sales);
const of = { sectionId: sales, resource: 'Product sales' };
const price = { kind: 'numbers', ...of, input: 'Price', flow: null, units: 'USD', scenario: null };

it('ignore a later date, and what is merely open', () => {
  const opened = by((draft) => {
    draft.timestamp = 5;
    draft.isGenerating = 'progress';
    const [first] = draft.data.divisions[0]?.sectionResources[sales] ?? [];
    if (first) first.isEdited = true;
  });
  expect(differences(before, before)).toEqual([]);
  expect(differences(before, opened)).toEqual([]);
});

const assessed = (way: 'period' | 'year'): DocumentChange => ({
  label: { message: { id: 'step.income-tax' } },
  recipe: (draft) => {
    draft.data.options.tax = { assessed: way };
  },
});

it('ignore a year end and an assessment that are said where they were meant before', () => {
  const silent = by((draft) => {
    delete draft.data.options.tax;
  });
  const spoken = change(
    change({ template: silent, history: noHistory }, setYearEnd(12)),
    assessed('period'),
  ).template;
  expect(differences(silent, spoken)).toEqual([]);
});

test.each([
  [renameTemplate('Café'), { setting: 'name', one: 'New template', other: 'Café' }],
  [setForecastLength(12), { setting: 'length', one: '36', other: '12' }],
  [setYearEnd(3), { setting: 'yearEnd', one: '12', other: '3' }],
  [assessed('period'), { setting: 'taxAssessed', one: 'year', other: 'period' }],
  [setDepreciationStart('same'), { setting: 'depreciationStart', one: 'next', other: 'same' }],
  [setCurrencyName('EUR'), { setting: 'currency', one: 'USD', other: 'EUR' }],
  [setPrompt('Tea'), { setting: 'prompt', one: '', other: 'Tea' }],
  [setWorkingCapital('inventoryPeriod', '7'), { setting: 'inventoryPeriod', one: '20', other: '7' }],
  [setInvestment('wacc', '9.5'), { setting: 'wacc', one: '12', other: '9.5' }],
  [setReturnChoices({ exit: 'gordon' }), { setting: 'exit', one: 'none', other: 'gordon' }],
  [
    setReturnChoices({ isOpeningInvested: true }),
    { setting: 'openingInvested', one: 'not-counted', other: 'counted' },
  ],
])('names a setting with both values (%#)', (edit, difference) => {
  expect(differences(before, after(edit))).toEqual([{ kind: 'setting', ...difference }]);
});

it('include a sheet and a section that are enabled in only one version', () => {
  const off = after(switchModule('module_ratios', 'Ratios', false));
  expect(differences(before, off)).toEqual([
    { kind: 'sheet', moduleId: 'module_ratios', one: true, other: false },
  ]);
  const skipped = by((draft) => {
    for (const section of draft.data.sections) if (section.id === 'section_sga') section.isEnabled = false;
  });
  expect(differences(skipped, before)).toEqual([
    { kind: 'section', sectionId: 'section_sga', one: false, other: true },
  ]);
});

it('[KEEP-8] include resources that only one version has, by name, from either side', () => {
  const without = after(deleteResource(product));
  expect(differences(before, without)).toEqual([{ kind: 'resource', ...of, isInOne: true }]);
  expect(differences(without, before)).toEqual([{ kind: 'resource', ...of, isInOne: false }]);
});

it('include a resource that was renamed, reordered or moved to another section', () => {
  expect(differences(before, after(renameResource(product, 'Tea')))).toEqual([
    { kind: 'name', sectionId: sales, resource: 'Tea', one: 'Product sales', other: 'Tea' },
  ]);
  const swapped = differences(before, after(reorderResource(product, 1)));
  expect(swapped).toEqual([
    ...[{ kind: 'order', sectionId: sales }].map((order) => ({
      ...order,
      one: 'Product sales, Subscriptions',
      other: 'Subscriptions, Product sales',
    })),
  ]);
  const to = destinationOf(product);
  if (!to) throw new Error('What is sold can be moved.');
  const moved = differences(before, after(moveResource(product, to)));
  expect(moved).toContainEqual({ kind: 'moved', ...of, one: sales, other: 'section_cos' });
});

it('[KEEP-8] give both values of a number, from the first period that differs', () => {
  const input = firstInput(sales);
  expect(differences(before, after(setInput(product, input, '30')))).toEqual([
    { ...price, one: '25', other: '30' },
  ]);
  const many = (last: number) => [1, 2, 3, 4, 5, 6, last, 8, 9, 10, 11, 12].join(';');
  expect(
    differences(after(setInput(product, input, many(7))), after(setInput(product, input, many(70)))),
  ).toEqual([{ ...price, one: '…; 6; 7; 8; 9; …', other: '…; 6; 70; 8; 9; …' }]);
});

it('include scenarios, and the scenario of a number', () => {
  const two = after(addScenario(before));
  expect(differences(before, two)).toEqual([{ kind: 'scenario', place: 2, one: null, other: 'Scenario 2' }]);
  const named = change({ template: two, history: noHistory }, renameScenario(two, 1, 'Hopes')).template;
  const second = { ...firstInput(sales), scenario: 1 };
  const typed = change({ template: named, history: noHistory }, setInput(product, second, '40')).template;
  expect(differences(two, typed)).toEqual([
    { kind: 'scenario', place: 2, one: 'Scenario 2', other: 'Hopes' },
    { ...price, scenario: 'Hopes', one: '', other: '40' },
  ]);
});

it('include how a loan is repaid, what dividends are a share of, and what an expense is spent on', () => {
  const said = by((draft) => {
    const { section_financing: financing, section_sga: overheads } = draft.data.divisions[0]
      ?.sectionResources ?? { section_financing: [], section_sga: [] };
    for (const { otherAssumptions } of financing ?? []) {
      otherAssumptions.repayment = { value: 'annuity' };
      otherAssumptions.dividendBasis = { value: 'profit' };
    }
    for (const { otherAssumptions } of overheads ?? []) otherAssumptions.acquisition = { value: '1' };
  });
  const found = differences(before, said);
  expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(['word']));
  const [repaid] = found.filter((one) => one.kind === 'word' && one.term === 'repayment');
  expect(repaid).toMatchObject({ term: 'repayment', one: 'typed', other: 'annuity' });
  const [spent] = found.filter((one) => one.kind === 'word' && one.term === 'acquisition');
  expect(spent).toMatchObject({ term: 'acquisition', one: '0', other: '1' });
});

it('include terms, lookups and formulas', () => {
  expect(differences(before, after(setTerm(product, 'inventoryPeriod', '3')))).toEqual([
    { kind: 'term', ...of, term: 'inventoryPeriod', one: '', other: '3' },
  ]);
  const tied = by((draft) => {
    const [asset] = draft.data.divisions[0]?.sectionResources.section_fixedassets ?? [];
    if (asset) asset.otherAssumptions.deprgroup = { name: 'deprgroup', lookupId: 'gone' };
  });
  expect(differences(before, tied)).toMatchObject([
    { kind: 'lookup', sectionId: 'section_fixedassets', lookup: 'deprgroup', other: 'gone' },
  ]);
  const rewritten = by((draft) => {
    for (const formula of draft.data.formulas) {
      if (formula.id === product.flows[0]?.formulaId) formula.expression = 'total = price * 2';
    }
  });
  expect(differences(before, rewritten)).toContainEqual(
    expect.objectContaining({ kind: 'formula', ...of, other: 'total = price * 2' }),
  );
});

it('include a resource’s opening balance', () => {
  const opened = by((draft) => {
    const [asset] = draft.data.divisions[0]?.sectionResources.section_fixedassets ?? [];
    const [flow] = asset?.flows ?? [];
    flow?.hist.push({
      ...{ id: 'opening', variable: 'total', lookupId: null },
      scenarios: [{ id: 'base', name: '', data: '700', units: '' }],
    });
  });
  expect(differences(before, opened)).toMatchObject([{ kind: 'opening', one: '', other: '700' }]);
});

it('[KEEP-8] mention what has no name on the page, for a resource and for the whole template', () => {
  const unknown = by((draft) => {
    const [first] = draft.data.divisions[0]?.sectionResources[sales] ?? [];
    if (first) first.otherAssumptions.weather = { value: '3' };
  });
  expect(differences(before, unknown)).toEqual([{ kind: 'details', ...of }]);
  const described = by((draft) => {
    draft.description = 'For the bank';
  });
  expect(differences(before, described)).toEqual([{ kind: 'other' }]);
});

test.each([
  ['25', '30', '25', '30'],
  ['', '5', '', '5'],
  ['1;2;3;4', '1;2;3;5', '1; 2; 3; 4', '1; 2; 3; 5'],
  ['1;2;3', '1;2;3;4;5', '…; 3', '…; 3; 4; 5'],
  ['31', '31;32;33;34;35', '31', '31; 32; 33; 34; …'],
  ['9;2;3;4;5;6', '1;2;3;4;5;6', '9; 2; 3; 4; …', '1; 2; 3; 4; …'],
])('shortens %s against %s', (one, other, ...shown) => {
  expect(shortNumbers(one, other)).toEqual(shown);
});
