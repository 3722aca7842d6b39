// Tests which numbers of a template have a slider, and where a slider writes.
import { afterEach, describe, expect, it } from 'vitest';
import { buildTemplate, type TemplateWords } from '#testing/templates/build-template.ts';
import { createDocument, type TemplateDocument } from '../document/document.ts';
import { resourcesOf } from '../document/resources/resource-view.ts';
import { leversOf } from './model-levers.ts';

const shopRow = 'assumptions.@Shop.incBook.amount';

const opened: TemplateDocument[] = [];

function documentOf(words: TemplateWords): TemplateDocument {
  const open = createDocument({ template: buildTemplate(words), revision: 1, isUnsaved: false });
  opened.push(open);
  return open;
}

// What was changed would be saved during the next test.
afterEach(() => {
  for (const { saver } of opened.splice(0)) saver.dispose();
});

describe('the sliders of a template', () => {
  it('are its numbers other than 0, and the growth of those that grow', () => {
    const { store } = documentOf({
      services: [
        { id: 'Shop', data: { amount: '10' }, drivers: { amount: { growth: { rate: '5', per: 'period' } } } },
        { id: 'Idle', data: { amount: '0' } },
      ],
    });
    const levers = leversOf(store.getState().template, 0).filter(({ kind }) => kind !== 'option');
    expect(levers.map(({ row, text }) => [row, text])).toEqual([
      [`${shopRow}.base`, '10'],
      [`${shopRow}.growth`, '5'],
    ]);
  });

  it('leave out the money that is put in or borrowed', () => {
    const { store } = documentOf({
      services: [{ id: 'Shop', data: { amount: '10' } }],
      equity: [{ id: 'Founders', data: { amount: '1000' } }],
      loans: [{ id: 'Bank', data: { amount: '500' } }],
    });
    const levers = leversOf(store.getState().template, 0).filter(({ kind }) => kind !== 'option');
    expect(levers.map(({ row }) => row)).toEqual([shopRow]);
  });

  it('give a scenario that uses the first one numbers of its own, and take them back', () => {
    const open = documentOf({ services: [{ id: 'Shop', data: { amount: ['10', null] } }] });
    const lever = () => {
      const found = leversOf(open.store.getState().template, 1).find(({ row }) => row === shopRow);
      if (!found) throw new Error('it has a slider');
      return found;
    };
    const stored = () =>
      [0, 1].map(
        (scenario) =>
          resourcesOf(open.store.getState().template, 'section_sales', scenario)[0]?.flows[0]?.inputs[0]
            ?.data,
      );
    const { text, own } = lever();
    expect([text, own]).toEqual(['10', '']);
    open.edit(lever().change('11'));
    expect(stored()).toEqual(['10', '11']);
    open.edit(lever().change(own));
    expect(stored()).toEqual(['10', '']);
    expect(lever().text).toBe('10');
  });
});
