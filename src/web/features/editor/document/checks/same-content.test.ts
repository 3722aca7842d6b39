// Tests when two templates have the same content.
import { describe, expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import { isSameContent } from './same-content.ts';

const template = defaultTemplate({
  uuid: '00000000-0000-4000-8000-000000000001',
  timestamp: 1,
  language: 'en',
  dateStart: '2027-01-01',
});

describe('two templates', () => {
  it('have the same content whenever they were saved and in whatever order their fields appear', () => {
    const reversed = Object.fromEntries(Object.entries(template).reverse());
    expect(isSameContent(template, { ...template, ...reversed, timestamp: 2 })).toBe(true);
  });

  it('have different content when anything differs', () => {
    expect(isSameContent(template, { ...template, name: 'Other' })).toBe(false);
  });
});
