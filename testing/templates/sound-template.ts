// Random templates with every feature, made as careful people would: all sheets on, at least four periods, no formula that works out what nobody reads.
import fc from 'fast-check';
import { readTemplate } from '#template/read-template.ts';
import type { Template } from '#template/template.ts';
import type { TemplateJson } from '#testing/oracle/template-json.ts';
import { lagged, ring } from './random-stepped-formulas.ts';
import { money, percent, plain, type SteppedFormula, steps } from './stepped-formulas.ts';
import { steppedTemplateWith } from './stepped-template.ts';

/** Every function of formulas, and a billing of one's own. */
const written: readonly SteppedFormula[] = [
  {
    ...{ id: 'members', name: 'Members', allowedRels: ['service', 'driver'] },
    expression: 'total = min(members, 90) * (fee + max(k, m))',
    steps: steps({
      members: 'prev(members) * (1 - max(0, min(q, 1))) + x',
      kept: 'members / 2 + ago(members, 3)',
      billed: 'kept * fee / year',
    }),
    variables: [plain('x'), percent('q'), money('fee'), { ...money('k'), isFixed: true }, money('m')],
    billing: 'billed',
  },
  {
    ...{ id: 'smoothed', name: 'Smoothed', allowedRels: ['cos', 'sga', 'fixedasset', 'loan', 'service'] },
    expression: 'total = last(spread, year) / year + ago(total, 2) * max(0, min(q, 0.5))',
    steps: steps({ spread: 'x * m + sum(x) / 12' }),
    variables: [plain('x'), percent('q'), money('m')],
  },
];

const leastPeriods = 4;

const allOn = <Item extends { readonly isEnabled: boolean }>(items: readonly Item[]): readonly Item[] =>
  items.map((item) => ({ ...item, isEnabled: true, ...('isIncluded' in item && { isIncluded: true }) }));

function sound(template: TemplateJson): TemplateJson {
  const { data, layout } = template;
  return {
    ...template,
    layout: { ...layout, cFcstColCount: Math.max(leastPeriods, layout.cFcstColCount) },
    data: { ...data, sections: allOn(data.sections), modules: allOn(data.modules) },
  };
}

export const soundTemplate: fc.Arbitrary<Template> = steppedTemplateWith(
  ['funding', 'opening', 'sales', 'salesTax'],
  fc.constant([...written, ring, lagged]),
)
  .map(sound)
  .map((document) => {
    const { template, faults } = readTemplate(JSON.parse(JSON.stringify(document)));
    if (!template) throw new Error(faults.map(({ path, message }) => `${path}: ${message}`).join(' '));
    return template;
  });
