// Tests what comes of a proposal that is made after another one.
import { expect, test } from 'vitest';
import { generate } from '../generate.ts';
import { joinedProposal } from './joined-proposal.ts';
import type { Proposal } from './proposal.ts';

const nothing: Proposal = { kindIds: [], countryId: null, size: null, numbers: [], lines: [] };
const rent = (value: number) => ({ line: 'cafe.overheads.rent', figure: 'amount', value });
const price = (value: number) => ({ line: 'cafe.sales.coffee_and_drinks', figure: 'price', value });
const line = (name: string, value: number) => ({
  ...{ like: 'cafe.sales.coffee_and_drinks', name },
  numbers: [{ figure: 'price', value }],
});
const before: Proposal = {
  ...{ kindIds: ['cafe'], countryId: 'PT', size: 40 },
  numbers: [rent(100), price(6)],
  lines: [line('Oat milk drinks', 6), line('Cakes', 5)],
};

test('[AI-8] where nothing was proposed before, it is the whole', () => {
  expect(joinedProposal(undefined, before)).toBe(before);
});

test('[AI-8] one that says nothing changes nothing', () => {
  expect(joinedProposal(before, nothing)).toEqual(before);
});

test('[AI-8] numbers of the same line and figure and lines of the same name are replaced, others are added', () => {
  const now: Proposal = {
    ...{ kindIds: ['bakery'], countryId: null, size: 60 },
    numbers: [price(7), { ...price(90), figure: 'part' }],
    lines: [line('OAT milk drinks', 7), line('Juices', 4)],
  };
  expect(joinedProposal(before, now)).toEqual({
    ...{ kindIds: ['bakery'], countryId: 'PT', size: 60 },
    numbers: [rent(100), price(7), { ...price(90), figure: 'part' }],
    lines: [line('OAT milk drinks', 7), line('Cakes', 5), line('Juices', 4)],
  });
});

test('[AI-8] eight lines are the most, and the oldest go', () => {
  const lines = Array.from({ length: 7 }, (_, index) => line(`Tea ${index}`, 4));
  expect(joinedProposal(before, { ...nothing, lines }).lines.map(({ name }) => name)).toEqual([
    ...['Cakes', 'Tea 0', 'Tea 1', 'Tea 2', 'Tea 3', 'Tea 4', 'Tea 5', 'Tea 6'],
  ]);
});

test('[AI-8] a number that is taken back to what the catalogue has stays in the proposal', () => {
  const proposal = joinedProposal({ ...nothing, numbers: [rent(150)] }, { ...nothing, numbers: [rent(90)] });
  const made = generate({
    ...{ text: 'x', language: 'en', currency: null, dateStart: '2027-01-01', periodicity: 'month' },
    ...{ periodCount: 36, uuid: '3f1a3f0e-8f55-4c52-9c0e-6a5c1b2d7e10', timestamp: 0 },
    ...{ answers: { kindIds: ['cafe'], countryId: 'US' }, proposal },
  });
  // 90 dollars a seat are what the catalogue has.
  expect(made.proposal?.numbers).toEqual([rent(90)]);
});
