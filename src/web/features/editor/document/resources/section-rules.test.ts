// Tests which sections can be reordered, and which kinds of resources they accept.
import { expect, it } from 'vitest';
import { resourceSectionIds, sections } from '#template/sections.ts';
import { isOrderFree } from './section-rules.ts';

it('[STATE-31] allows reordering everywhere except taxes; a currency is not a section of resources', () => {
  expect(resourceSectionIds.filter((id) => !isOrderFree(id))).toEqual(['section_taxes']);
  expect(resourceSectionIds).not.toContain('section_currency');
});

it('has each kind of resource in only one section', () => {
  const rels = resourceSectionIds.flatMap((id) => sections[id].rels);
  expect(new Set(rels).size).toBe(rels.length);
  expect(sections.section_financing.rels).toEqual(['equity', 'loan']);
  expect(sections.section_taxes.rels).toEqual(['taxincome', 'taxproperty', 'taxsales']);
});
