// A receipt in words: the same on the page, in the PDF and in the email.
import { daysText, dayText, moneyText } from './money-text.ts';
import type { ReceiptFacts } from './receipt-facts.ts';
import { filled, receiptTexts } from './receipt-texts.ts';

export type Line = readonly [label: string, value: string];

export interface ReceiptContent {
  readonly language: ReceiptFacts['language'];
  readonly title: string;
  readonly status: string;
  readonly isSettled: boolean;
  readonly sellerLabel: string;
  readonly seller: readonly string[];
  /** Number, day, buyer, and the period of a plan. */
  readonly about: readonly Line[];
  readonly item: string;
  readonly itemLabel: string;
  /** The amount, tax, total, and what was given back. */
  readonly sums: readonly Line[];
  /** Which of the sums is what was paid in the end. */
  readonly mainSums: readonly number[];
  readonly notes: readonly string[];
}

export function receiptContent(facts: ReceiptFacts): ReceiptContent {
  const { language, orderId, email, state, seller } = facts;
  const texts = receiptTexts[language];
  const day = (time: number) => dayText(language, time);
  const { period } = facts;
  const sums = sumsOf(facts);
  return {
    language,
    title: texts.title,
    status: state === 'refunded' || state === 'disputed' ? texts.states[state] : texts.states.paid,
    isSettled: state !== 'refunded' && state !== 'disputed',
    ...{ sellerLabel: texts.seller, seller },
    about: [
      [texts.order, orderId],
      [texts.paidOn, day(facts.paidAt)],
      ...(email === '' ? [] : [[texts.buyer, email] as const]),
      ...(period === null ? [] : [[texts.period, daysText(language, period.from, period.to)] as const]),
    ],
    itemLabel: texts.bought,
    item: filled(facts.kind === 'plan' ? texts.plan : texts.template, { name: facts.name }),
    sums,
    mainSums: sums.length > 3 ? [2, sums.length - 1] : [2],
    notes: [
      ...(facts.isTest ? [texts.testNote] : []),
      ...(state === 'disputed' ? [facts.isDisputeLost ? texts.disputeLostNote : texts.disputedNote] : []),
    ],
  };
}

/** With something given back, the receipt is a credit note too. */
function sumsOf({ language, currency, amount, tax, refunded, refundedAt }: ReceiptFacts): readonly Line[] {
  const texts = receiptTexts[language];
  const money = (value: number) => moneyText(language, currency, value);
  const refundedLabel =
    refundedAt === null
      ? texts.refundedUndated
      : filled(texts.refunded, { date: dayText(language, refundedAt) });
  return [
    [texts.amount, money(amount)],
    [texts.tax, money(tax)],
    [texts.total, money(amount + tax)],
    ...(refunded === 0
      ? []
      : [[refundedLabel, money(-refunded)] as const, [texts.kept, money(amount + tax - refunded)] as const]),
  ];
}
