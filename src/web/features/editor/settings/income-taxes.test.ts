// Tests the names and rates of income taxes, and their effect on the income statement.
import { describe, expect, it } from 'vitest';
import { evaluate } from '#evaluate/evaluate.ts';
import { compile } from '#model/compile.ts';
import { defaultTemplate } from '#template/default-template.ts';
import type { Template } from '#template/template.ts';
import { change, noHistory, undo } from '../document/history/history.ts';
import { deleteResource } from '../document/resources/resource-edits.ts';
import { resourcesOf } from '../document/resources/resource-view.ts';
import { areTaxesOn, incomeTaxes, setIncomeTaxes, type TaxText } from './income-taxes.ts';

const fresh = defaultTemplate({
  uuid: '7d9f1c1e-3b5a-4d55-9a37-2f6a0c7f4f01',
  timestamp: 1_798_761_600_000,
  language: 'en',
  dateStart: '2027-01-01',
});

const put = (template: Template, ...texts: readonly TaxText[]) =>
  change({ template, history: noHistory }, setIncomeTaxes(template, incomeTaxes(template, 0), texts));

const shown = (template: Template) => incomeTaxes(template, 0).map(({ name, rate }) => [name, rate]);

function taxShare(template: Template): number {
  const { workbook } = compile(template);
  if (!workbook) throw new Error('The template has no workbook.');
  const values = evaluate(workbook, 1);
  const last = template.layout.cFcstColCount;
  return (values.row('is.tax')[last] ?? 0) / (values.row('is.pbt')[last] ?? 1);
}

describe('income tax', () => {
  it('[SETUP-4] has a name and a rate, and the income statement follows', () => {
    expect(shown(fresh)).toEqual([['Income tax', '20']]);
    const edited = put(fresh, { name: ' Profit tax ', rate: '25' });
    expect(shown(edited.template)).toEqual([['Profit tax', '25']]);
    expect(taxShare(edited.template)).toBeCloseTo(0.25, 10);
    expect(undo(edited).template).toEqual(fresh);
  });

  it('[SETUP-16] is assessed as picked, in one step with names and rates', () => {
    const taxes = incomeTaxes(fresh, 0);
    const start = { template: fresh, history: noHistory };
    const texts = [{ name: 'Profit tax', rate: '25' }];
    const edited = change(start, setIncomeTaxes(fresh, taxes, texts, 'period'));
    expect(edited.template.data.options.tax).toEqual({ assessed: 'period' });
    expect(edited.history.past).toHaveLength(1);
    expect(undo(edited).template).toEqual(fresh);
  });

  it('changes nothing where nothing was typed', () => {
    expect(put(fresh, { name: 'Income tax', rate: '20' }).template).toBe(fresh);
  });

  it('[SETUP-4] is created where there is none, and enabled with it', () => {
    const [tax] = resourcesOf(fresh, 'section_taxes');
    if (!tax) throw new Error('The template has changed.');
    const without = change({ template: fresh, history: noHistory }, deleteResource(tax)).template;
    const sections = without.data.sections.map((section) =>
      section.id === 'section_taxes' ? { ...section, isEnabled: false } : section,
    );
    const off = { ...without, data: { ...without.data, sections } };
    expect([areTaxesOn(off), taxShare(off), shown(off)]).toEqual([false, 0, [['Income tax', '']]]);
    const made = put(off, { name: 'Income tax', rate: '15' }).template;
    expect(areTaxesOn(made)).toBe(true);
    expect(shown(made)).toEqual([['Income tax', '15']]);
    expect(taxShare(made)).toBeCloseTo(0.15, 10);
  });
});
