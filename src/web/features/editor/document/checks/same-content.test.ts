// Holds when two templates count as the same work.
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
  it('hold the same work whenever they were saved and in whatever order their fields stand', () => {
    const reversed = Object.fromEntries(Object.entries(template).reverse());
    expect(isSameContent(template, { ...template, ...reversed, timestamp: 2 })).toBe(true);
  });

  it('hold other work when anything differs', () => {
    expect(isSameContent(template, { ...template, name: 'Other' })).toBe(false);
  });
});
