// Tests who must pay for which template: each rule by itself, and that nothing else opens one.
import { expect, test } from 'vitest';
import {
  type Buyer,
  isPriced,
  mustPay,
  newPriceCents,
  type openings,
  type SoldTemplate,
} from './must-pay.ts';

const nobody: Buyer = { isEntitled: false, isSubscribed: false, bought: new Set() };
const who = (change: Partial<Buyer>): Buyer => ({ ...nobody, ...change });
const having = (...uuids: string[]) => who({ bought: new Set(uuids) });

const own: SoldTemplate = { uuid: 'own', priceCents: null, copiedFrom: null };
const free: SoldTemplate = { ...own, priceCents: 0 };
const hotel: SoldTemplate = { uuid: 'hotel', priceCents: 4900, copiedFrom: null };
const copy: SoldTemplate = { uuid: 'copy', priceCents: 4900, copiedFrom: 'hotel' };

type Case = readonly [SoldTemplate, Buyer, 'off' | 'on', mustPay: boolean];

const cases: Readonly<Record<keyof typeof openings | 'Nothing else opens one.', readonly Case[]>> = {
  'What costs nothing is open to everybody.': [
    [free, nobody, 'off', false],
    [free, nobody, 'on', false],
    [{ ...own, priceCents: 1 }, nobody, 'off', true],
  ],
  'While nothing is sold, what people make themselves is free.': [
    [own, nobody, 'off', false],
    [own, nobody, 'on', true],
    [hotel, nobody, 'off', true],
    [copy, nobody, 'off', true],
  ],
  'A plan with an active subscription opens every template.': [
    [own, who({ isSubscribed: true }), 'on', false],
    [hotel, who({ isSubscribed: true }), 'on', false],
    [copy, who({ isSubscribed: true }), 'off', false],
  ],
  'Whoever has a grant, and an operator, opens every template.': [
    [own, who({ isEntitled: true }), 'on', false],
    [hotel, who({ isEntitled: true }), 'off', false],
  ],
  'A paid order opens the template that it names.': [
    [own, having('own'), 'on', false],
    [hotel, having('hotel'), 'on', false],
    [hotel, having('own', 'copy'), 'on', true],
  ],
  'A gallery template is bought once, for all copies of it.': [
    [copy, having('hotel'), 'on', false],
    [{ ...copy, uuid: 'second copy' }, having('hotel'), 'off', false],
    // Bought as a template of one's own, it opens neither the original nor another copy.
    [hotel, having('copy'), 'on', true],
    [{ ...copy, uuid: 'second copy' }, having('copy'), 'on', true],
  ],
  'Nothing else opens one.': [
    [own, nobody, 'on', true],
    [hotel, nobody, 'on', true],
    [copy, nobody, 'on', true],
  ],
};

test.each(Object.entries(cases))('%s', (_, some) => {
  expect(some.map(([template, buyer, paywall]) => mustPay(template, buyer, paywall))).toEqual(
    some.map(([, , , expected]) => expected),
  );
});

test('what is new is free while nothing is sold, and unpaid afterwards; neither is a price', () => {
  expect([newPriceCents('off'), newPriceCents('on')]).toEqual([0, null]);
  expect([free, own, hotel].map(isPriced)).toEqual([false, false, true]);
});
