// Tests what happens to suggestions: how often each is chosen, what is added to the template, and in how many steps.
import { describe, expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import { readToStore } from '#template/read-template.ts';
import { nameFilter } from '#web/features/editor/resources/dialog/name-filter.ts';
import {
  emptyResourceForm,
  newResourceOf,
  nextResourceForm,
} from '#web/features/editor/resources/form/resource-form.ts';
import {
  clicked,
  isBundleSelected,
  nothingSelected,
  onlyOne,
  selectedCount,
} from '#web/features/editor/resources/suggestions/selection.ts';
import { change, noHistory, undo } from '../history/history.ts';
import { addResources } from './new-resource.ts';
import { deleteResource } from './resource-edits.ts';
import { formulaOf, resourcesOf } from './resource-view.ts';
import { newFromSuggestions, relOf, type SuggestedResource } from './suggested-resource.ts';

const template = defaultTemplate({
  uuid: '00000000-0000-4000-8000-000000000001',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});

const suggested = (id: string, more: Partial<SuggestedResource> = {}): SuggestedResource => ({
  id,
  name: id,
  rel: 'service',
  formula: 'price_quantity',
  values: [{ price: '4', quantity: '100;110' }],
  otherAssumptions: {},
  bundle: [],
  description: '',
  ...more,
});

describe('a selection', () => {
  it('[RESOURCE-2] [STATE-28] counts a resource from one to three, and deselects it at the fourth click', () => {
    const tea = suggested('tea');
    const counts = [1, 2, 3, 4, 5].map(
      (clicks) =>
        Array.from({ length: clicks })
          .reduce<ReturnType<typeof onlyOne>>((selection) => clicked(selection, tea), nothingSelected)
          .get('tea') ?? 0,
    );
    expect(counts).toEqual([1, 2, 3, 0, 1]);
  });

  it('[STATE-28] selects the members of a bundle once each, and deselects all of them again', () => {
    const set = suggested('set', { bundle: ['tea', 'cake'] });
    const twice = clicked(clicked(nothingSelected, suggested('tea')), suggested('tea'));
    expect([...clicked(nothingSelected, set)]).toEqual([
      ['tea', 1],
      ['cake', 1],
    ]);
    const all = clicked(twice, set);
    expect(all.get('tea')).toBe(2);
    expect(isBundleSelected(all, set)).toBe(true);
    expect(selectedCount(all)).toBe(3);
    expect(clicked(all, set).size).toBe(0);
  });

  it('[STATE-28] allows one way of financing at a time', () => {
    expect([...onlyOne(suggested('bank'))]).toEqual([['bank', 1]]);
  });
});

describe('the chosen suggestions', () => {
  it('are added with their numbers and terms, as often as chosen, in one step', () => {
    const tea = suggested('Tea', {
      otherAssumptions: {
        accountsReceivablePeriod: { name: 'Receivable period', units: 'days', value: '15' },
      },
    });
    const wanted = newFromSuggestions(template, 'section_sales', [
      { suggestion: tea, count: 2 },
      { suggestion: suggested('Subscriptions'), count: 1 },
    ]);
    const after = change({ template, history: noHistory }, addResources(template, wanted).change);
    expect(readToStore(after.template).faults).toEqual([]);
    expect(after.history.past).toHaveLength(1);
    expect(undo(after).template).toEqual(template);
    const sales = resourcesOf(after.template, 'section_sales');
    expect(sales.map(({ id, name }) => [id, name])).toEqual([
      ['service_1', 'Product sales'],
      ['service_2', 'Subscriptions'],
      ['service_3', 'Tea'],
      ['service_4', 'Tea 2'],
      ['service_5', 'Subscriptions 2'],
    ]);
    expect(sales[3]?.flows[0]?.inputs.map(({ data }) => data)).toEqual(['4', '100;110']);
    expect(sales[3]?.terms[0]).toEqual({ term: 'accountsReceivablePeriod', value: '15' });
  });

  it('pay in and pay back with separate numbers', () => {
    const bank = suggested('Bank', {
      rel: 'loan',
      formula: 'amount',
      values: [{ amount: '900;0' }, { amount: '0;30' }],
      otherAssumptions: { interestmargin: { name: 'Interest', value: '8' } },
    });
    const wanted = newFromSuggestions(template, 'section_financing', [{ suggestion: bank, count: 1 }]);
    const after = change({ template, history: noHistory }, addResources(template, wanted).change);
    const loan = resourcesOf(after.template, 'section_financing').at(-1);
    expect(loan?.flows.map(({ inputs }) => inputs[0]?.data)).toEqual(['900;0', '0;30']);
    expect(loan?.terms[0]).toEqual({ term: 'interestmargin', value: '8' });
  });

  it('use the template’s depreciation group, and no other', () => {
    const asset = (lookupId: string) =>
      newFromSuggestions(template, 'section_fixedassets', [
        {
          suggestion: suggested('Van', {
            rel: 'fixedasset',
            formula: 'amount',
            otherAssumptions: { deprgroup: { name: 'Group', lookupId } },
          }),
          count: 1,
        },
      ])[0]?.otherAssumptions;
    expect(asset('05')).toEqual({ deprgroup: { name: 'Group', lookupId: '05' } });
    expect(asset('99')).toEqual({});
  });

  it('use an existing depreciation group when the default one was deleted', () => {
    const formula = formulaOf(template, 'straight_line');
    if (!formula) throw new Error('no such formula');
    const group = { rel: 'deprgroup', name: 'Slow', flows: [{ formula, values: {} }] } as const;
    const { change: added, ids } = addResources(template, [
      { ...group, sectionId: 'section_depreciation', otherAssumptions: {} },
    ]);
    const [usual] = resourcesOf(template, 'section_depreciation');
    if (!usual) throw new Error('no group');
    const both = change({ template, history: noHistory }, added);
    const { template: left } = change(both, deleteResource(usual));
    const van = suggested('Van', { rel: 'fixedasset', formula: 'amount' });
    expect(
      newFromSuggestions(left, 'section_fixedassets', [{ suggestion: van, count: 1 }])[0]?.otherAssumptions,
    ).toEqual({ deprgroup: { name: 'deprgroup', lookupId: ids[0] } });
  });

  it('are left out where they belong to another section, and get the usual formula for an unknown one', () => {
    expect(relOf(suggested('Tea', { rel: 'cos, sga' }), 'section_sga')).toBe('sga');
    const wanted = [{ suggestion: suggested('Tea'), count: 1 }];
    expect(newFromSuggestions(template, 'section_sga', wanted)).toEqual([]);
    const odd = [{ suggestion: suggested('Tea', { formula: 'nobody_knows' }), count: 1 }];
    expect(newFromSuggestions(template, 'section_sales', odd)[0]?.flows[0]?.formula.id).toBe(
      'price_quantity',
    );
  });
});

describe('a search', () => {
  const found = (search: string) => ['Green tea', 'Coffee (large)', 'Кофе'].filter(nameFilter(search));

  it('is a case-insensitive regular expression', () => {
    expect(found('^green')).toEqual(['Green tea']);
    expect(found('tea|КОФЕ')).toEqual(['Green tea', 'Кофе']);
    expect(found('  ')).toHaveLength(3);
  });

  it('[RESOURCE-1] is plain text if it is not a valid regular expression', () => {
    expect(found('(LARGE')).toEqual(['Coffee (large)']);
  });
});

describe('a form', () => {
  it('gives nothing while the name is missing or a number cannot be read', () => {
    const form = emptyResourceForm(template, 'service');
    const given = (name: string, price: string) =>
      newResourceOf(template, 'section_sales', {
        ...form,
        name,
        flows: [{ formulaId: 'price_quantity', values: { price } }],
      });
    expect(given('', '3')).toBeNull();
    expect(given('Tea', '3,2')).toBeNull();
    expect(given(' Tea ', '3.2')).toMatchObject({ name: 'Tea', flows: [{ values: { price: '3.2' } }] });
  });

  it('continues with the same formulas and nothing else', () => {
    const draft = { ...emptyResourceForm(template, 'loan'), name: 'Bank', terms: { interestmargin: '8' } };
    expect(nextResourceForm(template, draft)).toEqual(emptyResourceForm(template, 'loan'));
    const shared = { ...emptyResourceForm(template, 'service'), name: 'Tea' };
    const flows = [{ formulaId: 'quantity_price_share', values: { price: '3' } }];
    expect(nextResourceForm(template, { ...shared, flows }).flows).toEqual([
      { formulaId: 'quantity_price_share', values: {} },
    ]);
  });

  it('[RESOURCE-12] stores what equity pays out and what a loan costs', () => {
    const equity = { ...emptyResourceForm(template, 'equity'), name: 'Owners', terms: { dividend: '20' } };
    expect(newResourceOf(template, 'section_financing', equity)?.otherAssumptions).toEqual({
      dividend: { name: 'dividend', value: '20' },
    });
    const loan = { ...emptyResourceForm(template, 'loan'), name: 'Bank', terms: { interestmargin: '8' } };
    expect(newResourceOf(template, 'section_financing', loan)).toMatchObject({
      rel: 'loan',
      flows: [{}, {}],
      otherAssumptions: { interestmargin: { name: 'interestmargin', value: '8' } },
    });
  });
});

describe('payable days', () => {
  const sga = (otherAssumptions: SuggestedResource['otherAssumptions'] = {}) => {
    const rent = suggested('Rent', {
      rel: 'sga',
      formula: 'amount',
      values: [{ amount: '5' }],
      otherAssumptions,
    });
    const chosen = [{ suggestion: rent, count: 1 }];
    const { change: addition } = addResources(template, newFromSuggestions(template, 'section_sga', chosen));
    const { template: after } = change({ template, history: noHistory }, addition);
    return after.data.divisions[0]?.sectionResources.section_sga?.at(-1)?.otherAssumptions;
  };

  it('are 0 in a new overhead, which is paid in its period, unless others are suggested', () => {
    expect(sga()).toEqual({ accountsPayablePeriod: { name: 'accountsPayablePeriod', value: '0' } });
    const terms = { accountsPayablePeriod: { name: 'Payable period', value: '14' } };
    expect(sga(terms)).toEqual(terms);
  });

  it('are 0 in an overhead that is typed in, and those of the company in what is sold', () => {
    const typed = (sectionId: 'section_sga' | 'section_sales', rel: 'sga' | 'service') => {
      const form = { ...emptyResourceForm(template, rel), name: 'New' };
      const wanted = newResourceOf(template, sectionId, form);
      const { change: addition } = addResources(template, wanted ? [wanted] : []);
      const { template: after } = change({ template, history: noHistory }, addition);
      return after.data.divisions[0]?.sectionResources[sectionId]?.at(-1)?.otherAssumptions;
    };
    expect(typed('section_sga', 'sga')?.accountsPayablePeriod?.value).toBe('0');
    expect(typed('section_sales', 'service')).toEqual({});
  });
});
