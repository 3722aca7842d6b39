// Holds what each edit does to the template, and that the rest of it stays as it was.
import { describe, expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import { readTemplate } from '#template/read-template.ts';
import type { Template } from '#template/template.ts';
import { addItem, freeItemId, salesFormulas } from './add-item.ts';
import { deleteItem, renameItem, setCurrencyName, setValues } from './edits.ts';
import { type Change, change, noHistory, undo } from './history.ts';
import { salesItems } from './sales-items.ts';

const template = defaultTemplate({
  uuid: '00000000-0000-4000-8000-000000000001',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});
const edited = (wanted: Change, before: Template = template) =>
  change({ template: before, history: noHistory }, wanted).template;
const [first, second] = salesItems(template);
if (!first || !second) throw new Error('the default template sells too little');

function withCoffee(): Template {
  const [formula] = salesFormulas(template);
  if (!formula) throw new Error('the default template knows no way to calculate sales');
  const wanted = { name: 'Coffee', formula, values: { price: '3.2' } };
  return edited(addItem(template, freeItemId(template), wanted));
}

describe('the things a template sells', () => {
  it('are offered price x quantity first', () => {
    expect(salesFormulas(template)[0]?.id).toBe('price_quantity');
    expect(salesFormulas(template).every(({ allowedRels }) => allowedRels.includes('service'))).toBe(true);
  });

  it('gain one that can be read back, with the numbers given and the formula’s own for the rest', () => {
    const added = salesItems(withCoffee()).at(-1);
    expect(added).toMatchObject({ name: 'Coffee', expression: 'total = price * quantity' });
    expect(added?.inputs.map(({ name, units, data }) => [name, units, data])).toEqual([
      ['Price', 'USD', '3.2'],
      ['Quantity', 'units', '0'],
    ]);
    expect(readTemplate(withCoffee()).faults).toEqual([]);
  });

  it('get ids that are not taken', () => {
    expect(freeItemId(template)).not.toBe(freeItemId(withCoffee()));
  });

  it('lose one with its name, and undo brings both back', () => {
    const deleted = change({ template, history: noHistory }, deleteItem(first));
    expect(salesItems(deleted.template).map(({ id }) => id)).toEqual([second.id]);
    expect(deleted.template.data.coreResources.some(({ name }) => name === first.name)).toBe(false);
    expect(undo(deleted).template).toEqual(template);
  });

  it('are renamed and given other numbers, each alone', () => {
    const [price] = first.inputs;
    if (!price) throw new Error('no price');
    const changed = salesItems(edited(setValues(first, price, '30;31'), edited(renameItem(first, 'Tea'))));
    expect(changed[0]).toMatchObject({ name: 'Tea', inputs: [{ data: '30;31' }, {}] });
    expect(changed[1]).toEqual(second);
  });

  it('are counted in the currency by its new name', () => {
    const changed = edited(setCurrencyName('EUR'));
    expect(salesItems(changed).flatMap(({ inputs }) => inputs.map(({ units }) => units))).toContain('EUR');
  });
});
