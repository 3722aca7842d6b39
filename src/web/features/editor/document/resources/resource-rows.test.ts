// Tests the rows of a resource against numbers worked out by hand.

import { describe, expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import type { ResourceSectionId } from '#template/sections.ts';
import type { Template } from '#template/template.ts';
import { saveFormula } from '../../resources/formula/formula-edits.ts';
import { change, type DocumentChange, noHistory } from '../history/history.ts';
import { addResources } from './new-resource.ts';
import { setInput, setLookup, setTerm } from './resource-edits.ts';
import { type ResourceRow, resourceRows } from './resource-rows.ts';
import { formulaOf, type ResourceView, resourcesOf } from './resource-view.ts';

const whole = defaultTemplate({
  uuid: '00000000-0000-4000-8000-000000000001',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});
const template: Template = { ...whole, layout: { ...whole.layout, cFcstColCount: 3 } };

const edited = (wanted: DocumentChange, before: Template = template): Template =>
  change({ template: before, history: noHistory }, wanted).template;

function added(formulaId: string, values: Readonly<Record<string, string>>, of = template) {
  const formula = formulaOf(of, formulaId);
  if (!formula) throw new Error(`there is no ${formulaId}`);
  const flows = [{ formula, values }];
  const wanted = {
    sectionId: 'section_sales',
    rel: 'service',
    name: 'Added',
    flows,
    otherAssumptions: {},
  } as const;
  const after = edited(addResources(of, [wanted]).change, of);
  return { after, resource: last(after, 'section_sales') };
}

function last(of: Template, sectionId: ResourceSectionId): ResourceView {
  const resource = resourcesOf(of, sectionId).at(-1);
  if (!resource) throw new Error(`${sectionId} is empty`);
  return resource;
}

const rowsOf = ({ after, resource }: { after: Template; resource: ResourceView }) =>
  resourceRows(after, resource);
const total = (rows: readonly ResourceRow[]) => rows.find(({ kind }) => kind === 'total');

describe('the rows of a resource', () => {
  it('[TABLE-1] are its variables per period, the last value repeating, and their product', () => {
    const rows = rowsOf(added('price_quantity', { price: '2.5', quantity: '10;20' }));
    // 2.5 x 10, 2.5 x 20 and 20 again; 125 in total.
    expect(rows).toEqual([
      { kind: 'variable', key: '0.price', name: 'Price', units: 'USD', sum: null, values: [2.5, 2.5, 2.5] },
      {
        kind: 'variable',
        key: '0.quantity',
        name: 'Quantity',
        units: 'units',
        sum: null,
        values: [10, 20, 20],
      },
      { kind: 'total', key: '0.total', name: '', units: 'USD', sum: 125, values: [25, 50, 50] },
    ]);
  });

  it('[TABLE-1] show n/a for a formula that reads another row, and name that row', () => {
    const rows = rowsOf(added('share_of', { share: '10' }));
    expect(rows.find(({ kind }) => kind === 'reference')).toMatchObject({
      name: 'Base',
      target: 'section_sales',
    });
    expect(total(rows)).toMatchObject({ sum: 'n/a', values: ['n/a', 'n/a', 'n/a'] });
  });

  it('[TABLE-1] show #NULL! for a formula that cannot be evaluated', () => {
    const amount = formulaOf(template, 'amount');
    if (!amount) throw new Error('there is no amount');
    const broken = edited(saveFormula(template, { ...amount, expression: 'total = amount * ' }));
    expect(total(rowsOf(added('amount', { amount: '5' }, broken)))).toMatchObject({
      sum: '#NULL!',
      values: ['#NULL!', '#NULL!', '#NULL!'],
    });
  });

  it('[TABLE-1] cover at most fifteen periods, summed over all', () => {
    const rows = rowsOf(added('amount', { amount: '1' }, whole));
    // 36 periods of 1.
    expect(total(rows)).toMatchObject({ sum: 36 });
    expect(rows.map((row) => ('values' in row ? row.values.length : null))).toEqual([15, 15]);
  });

  it('label the two flows of financing, and end with its terms', () => {
    const [loan] = resourcesOf(template, 'section_financing').filter(({ rel }) => rel === 'loan');
    if (!loan) throw new Error('there is no loan');
    const after = edited(setTerm(loan, 'interestmargin', '8;9'));
    const found = resourcesOf(after, 'section_financing').find(({ id }) => id === loan.id) ?? loan;
    const rows = resourceRows(after, found);
    expect(rows.filter(({ kind }) => kind === 'flow').map(({ key }) => key)).toEqual(['0', '1']);
    expect(rows.find(({ key }) => key === 'interestmargin')).toMatchObject({ values: [8, 9, 9] });
  });

  it('have no sum for a rate, and no group that was deleted', () => {
    const [group] = resourcesOf(template, 'section_depreciation');
    const [asset] = resourcesOf(template, 'section_fixedassets');
    if (!group || !asset) throw new Error('the template has neither');
    expect(total(resourceRows(template, group))).toMatchObject({ sum: null, units: 'years' });
    const lost = edited(setLookup(asset, 'deprgroup', 'nobody'));
    const [after] = resourcesOf(lost, 'section_fixedassets');
    expect(after && resourceRows(lost, after).find(({ kind }) => kind === 'lookup')).toMatchObject({
      chosen: null,
      isGone: true,
    });
  });

  it('[TYPING-16] distinguish a deleted group from none', () => {
    const [asset] = resourcesOf(template, 'section_fixedassets');
    if (!asset) throw new Error('there is no asset');
    const lookup = (of: Template) => {
      const [read] = resourcesOf(of, 'section_fixedassets');
      return read && resourceRows(of, read).find(({ key }) => key === 'taxproperty');
    };
    expect(lookup(edited(setLookup(asset, 'taxproperty', null)))).toBeUndefined();
    expect(lookup(edited(setLookup(asset, 'taxproperty', 'nobody')))).toMatchObject({
      chosen: null,
      isGone: true,
    });
  });

  it('fall back to the first scenario where nothing is typed for another', () => {
    const { after, resource } = added('amount', { amount: '4' });
    const [input] = resource.flows[0]?.inputs ?? [];
    if (!input) throw new Error('there is no input');
    const two = edited(setInput(resource, { ...input, scenario: 1 }, ''), after);
    const second = resourcesOf(two, 'section_sales', 1).at(-1);
    expect(second && total(resourceRows(two, second))).toMatchObject({ values: [4, 4, 4] });
  });
});
