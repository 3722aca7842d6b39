// Holds the sections to what may be put in order, and to the kinds of resources they take.
import { expect, it } from 'vitest';
import { resourceSections, rulesOf } from './section-rules.ts';

it('[STATE-31] lets resources be put in order everywhere but among taxes; a currency is no section of resources', () => {
  expect(resourceSections.filter(({ canReorder }) => !canReorder).map(({ id }) => id)).toEqual([
    'section_taxes',
  ]);
  expect(rulesOf('section_currency')).toBeUndefined();
});

it('takes each kind of resource in one section alone', () => {
  const rels = resourceSections.flatMap((rules) => rules.rels);
  expect(new Set(rels).size).toBe(rels.length);
  expect(rulesOf('section_financing')?.rels).toEqual(['equity', 'loan']);
  expect(rulesOf('section_taxes')?.rels).toEqual(['taxincome', 'taxproperty']);
});
