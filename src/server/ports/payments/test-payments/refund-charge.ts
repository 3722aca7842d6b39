// Gives back money that was paid in the test checkout, never more than was paid.
import type { Refund } from '../payments.ts';
import { tell } from './tell.ts';
import type { Till } from './till.ts';

/** What is asked for is what is given back in all: asking again gives nothing more. */
export async function refundTestCharge(till: Till, { paymentId, amount }: Refund): Promise<void> {
  const now = till.clock.now();
  await till.query.transaction().execute(async (query) => {
    const charge = await query
      .updateTable('test_charge')
      .set((row) => ({ paid_at: row.ref('paid_at') }))
      .where('id', '=', paymentId)
      .returningAll()
      .executeTakeFirst();
    if (charge === undefined) throw new Error(`there is no payment ${paymentId}`);
    const refunded = Math.min(amount, charge.amount);
    if (refunded <= charge.refunded) return;
    await query.updateTable('test_charge').set({ refunded }).where('id', '=', paymentId).execute();
    const subject = { orderId: null, paymentId, subscriptionId: charge.subscription_id };
    await tell(till, query, { happenedAt: now }, subject, [
      { kind: 'refunded', refunded, of: charge.amount },
    ]);
  });
}
