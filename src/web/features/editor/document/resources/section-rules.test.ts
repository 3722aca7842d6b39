// Tests which sections can be reordered, and which kinds of resources they accept.
import { expect, it } from 'vitest';
import { resourceSections, rulesOf } from './section-rules.ts';

it('[STATE-31] allows reordering everywhere except taxes; a currency is not a section of resources', () => {
  expect(resourceSections.filter(({ canReorder }) => !canReorder).map(({ id }) => id)).toEqual([
    'section_taxes',
  ]);
  expect(rulesOf('section_currency')).toBeUndefined();
});

it('has each kind of resource in only one section', () => {
  const rels = resourceSections.flatMap((rules) => rules.rels);
  expect(new Set(rels).size).toBe(rels.length);
  expect(rulesOf('section_financing')?.rels).toEqual(['equity', 'loan']);
  expect(rulesOf('section_taxes')?.rels).toEqual(['taxincome', 'taxproperty']);
});
