// Tests that whatever a caller says beside its texts reaches an AI only as what the catalogue has of it.
import { expect, test } from 'vitest';
import { groundingOf } from '#generate/proposal/grounding.ts';
import { proposalQuestion } from './proposal-question.ts';

const contact = 'ann.lee@example.com';
const music = { like: 'cafe.overheads.licences_and_inspections', numbers: [] };

const dataOf = (countryId: string): unknown => {
  const kindIds = ['cafe', contact];
  const asked = { language: 'en', text: `Cafe, ${contact}`, kindIds, countryId } as const;
  const numbers = [{ line: contact, figure: contact, value: 5 }];
  const lines = [{ ...music, name: `Music licence, ${contact}` }];
  const proposal = { kindIds, countryId, size: null, numbers, lines };
  return JSON.parse(proposalQuestion({ ...asked, proposal }, groundingOf(kindIds, 'en')).data);
};

test('a country is one of the catalogue or none, and so are kinds and lines', () => {
  expect(dataOf('PT')).toMatchObject({ country: 'PT' });
  const data = dataOf(contact);
  expect(data).toMatchObject({
    text: 'Cafe, …',
    soFar: { numbers: [], lines: [{ ...music, name: 'Music licence, …' }] },
  });
  expect(data).not.toHaveProperty('country');
  expect(JSON.stringify(data)).not.toContain('example.com');
});
