// Tests what a receipt says of a payment that the buyer's bank takes back, before the bank has decided and after.
import { expect, test } from 'vitest';
import type { Language } from '#language/language.ts';
import { receiptContent } from './receipt-content.ts';

const facts = (language: Language, isDisputeLost: boolean) => ({
  ...({ language, orderId: 'o', email: '', kind: 'template', state: 'disputed', name: 'Inn' } as const),
  ...{ paidAt: 0, period: null, currency: 'usd', amount: 2900, tax: 0, refunded: 0, refundedAt: null },
  ...{ isTest: false, seller: [], isDisputeLost },
});

test.each([
  ['en', false, 'The bank was asked to take this payment back, and has not decided yet.'],
  ['en', true, 'The bank has taken this payment back: the money went back to the buyer’s bank.'],
  ['ru', false, 'У банка попросили вернуть этот платёж; решения пока нет.'],
  ['ru', true, 'Банк отозвал этот платёж: деньги вернулись в банк покупателя.'],
] as const)('in %s, decided: %s', (language, isDisputeLost, note) => {
  expect(receiptContent(facts(language, isDisputeLost)).notes).toEqual([note]);
});
