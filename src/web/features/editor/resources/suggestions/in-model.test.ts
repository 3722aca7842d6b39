// Tests the order of suggestions: what the business lacks, what it has, and then what other trades have.
import { expect, it } from 'vitest';
import { offered } from './in-model.ts';

const suggestion = (name: string, trade?: string) => ({
  ...{ id: name, name, rel: 'service', formula: 'amount', values: [], otherAssumptions: {} },
  ...{ bundle: [], description: '', trade },
});

it('[RESOURCE-29] lists what the business itself may have first, those that it lacks before those that it has', () => {
  const suggestions = [
    suggestion('Bread'),
    suggestion('Cakes', 'Pastry shop'),
    suggestion('Buns'),
    suggestion('Coffee', 'Café'),
  ];
  const names = offered(suggestions, new Set(['Bread', 'Cakes'])).map(({ name }) => name);
  expect(names).toEqual(['Buns', 'Bread', 'Coffee', 'Cakes']);
});
