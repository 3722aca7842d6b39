// Tests that a single price of what is sold in plans is that of all customers, and several prices are those of its plans.
import { expect, test } from 'vitest';
import type { Language } from '#language/language.ts';
import { frame } from '#testing/generate/small-business.ts';
import { generate } from '../generate.ts';
import { refine } from '../refine/refine.ts';
import type { Answers, Terms } from '../settle.ts';

const termsOf = (language: Language): Terms => ({
  ...{ language, currency: null, dateStart: '2027-01-01' },
  ...{ periodicity: 'month', periodCount: 36 },
});

/** By name, the share of customers and the price of each line of sales. */
function soldIn(text: string, language: Language = 'en', answers: Answers = {}) {
  const asked = { ...termsOf(language), text, answers };
  const { template, settled, findings } = generate({ ...asked, uuid: frame.uuid, timestamp: 0 });
  const { coreResources, divisions } = template.data;
  const nameOf = new Map(coreResources.map(({ id, name }) => [id, name]));
  const lines = (divisions[0]?.sectionResources.section_sales ?? []).map(({ coreResource, flows }) => {
    const typed = (id: string): number =>
      Number(flows[0]?.fcst.find(({ variable }) => variable === id)?.scenarios[0]?.data);
    return [nameOf.get(coreResource) ?? '', [typed('share'), typed('price')]] as const;
  });
  return { lines: Object.fromEntries(lines), size: settled.business.head.size, findings };
}

test('one price is that of all customers, 60 + 33 + 6 of a hundred, and no dearer plan is sold', () => {
  const { lines } = soldIn('SaaS for gyms at $99, 500 customers');
  expect(Object.keys(lines)).toEqual(['Subscriptions', 'Setup and training']);
  expect(lines.Subscriptions).toEqual([99, 99]);
});

test('where nobody says how many they are, they bring in what the plans would', () => {
  // The plans bring 60 x 59 + 33 x 139 + 6 x 690 = 12,267 of a hundred customers, one price 99 x 99 = 9,801:
  // 700 x 12,267 / 9,801 = 876, about 880.
  expect(soldIn('SaaS for gyms at $99').size).toBe(880);
  // 72 x 24 + 23 x 135 + 4 x 950 = 8,633 against 99 x 20 = 1,980: 800 x 4.36 = 3,488, about 3,500.
  const { size, findings } = soldIn('AI service at $20 a month');
  expect(size).toBe(3500);
  expect(findings).toEqual([]);
});

test('a size that was said stays', () => {
  expect(soldIn('SaaS at $99 a month, 500 customers').size).toBe(500);
});

test.each([
  ['SaaS plans at $29, $99 and $299'],
  ['SaaS, plans at $29, $99 and $299 a month'],
  ['SaaS at $29/$99/$299'],
])('%s: each plan has its price', (text) => {
  const { lines, size } = soldIn(text);
  expect(lines).toMatchObject({
    'Basic plan': [60, 29],
    'Professional plan': [33, 99],
    'Corporate plan': [6, 299],
  });
  // 60 x 29 + 33 x 99 + 6 x 299 = 6,801: 700 x 12,267 / 6,801 = 1,263, about 1,250.
  expect(size).toBe(1250);
});

test('a plan by its name has its price, beside the others', () => {
  const { lines, size } = soldIn('SaaS, corporate plan at $900');
  expect(lines['Corporate plan']).toEqual([6, 900]);
  expect(Object.keys(lines)).toHaveLength(4);
  expect(size).toBe(700);
});

test('in Russian', () => {
  const { lines } = soldIn('CRM-сервис по 2000 рублей в месяц, 300 клиентов', 'ru');
  expect(lines.Подписки).toEqual([99, 2000]);
  expect(Object.keys(lines)).toEqual(['Подписки', 'Внедрение и обучение']);
});

test('another price in a further line takes the place of the one, and no plan comes of it', () => {
  const text = 'SaaS at $99, 500 customers';
  const { answers, changes } = refine(text, 'price $120', termsOf('en'));
  expect(changes).toEqual(['Subscriptions: 120 USD']);
  expect(soldIn(text, 'en', answers).lines.Subscriptions).toEqual([99, 120]);
});

test('prices of plans are all moved by a percent', () => {
  const text = 'SaaS plans at $29, $99 and $299';
  const { answers } = refine(text, 'prices 10% higher', termsOf('en'));
  expect(soldIn(text, 'en', answers).lines).toMatchObject({
    'Basic plan': [60, 31.9],
    'Professional plan': [33, 108.9],
    'Corporate plan': [6, 328.9],
  });
});
