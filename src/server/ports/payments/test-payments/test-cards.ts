// The ways to pay that the test checkout offers, each of which ends as its name says.

export const testCards = [
  'succeeds',
  'declined',
  'confirmed',
  'declined-later',
  'slow-transfer',
  'failed-transfer',
] as const;

export type TestCard = (typeof testCards)[number];

/** A transfer takes a while, so that only single purchases are paid by it. */
export const isTransfer = (card: TestCard): boolean => card === 'slow-transfer' || card === 'failed-transfer';

export const cardsFor = (kind: 'plan' | 'template'): readonly TestCard[] =>
  testCards.filter((card) => (kind === 'plan' ? !isTransfer(card) : card !== 'declined-later'));

export const transferMs = 60_000;

/** Halves the first payment. */
const testCoupon = 'HALF';

/** Returns what is taken off; null for a code that there is not. */
export function discountOf(code: string, amount: number): number | null {
  if (code === '') return 0;
  return code.trim().toUpperCase() === testCoupon ? Math.floor(amount / 2) : null;
}
