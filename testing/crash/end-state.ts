// What has become of a buyer's purchases: what the buyer sees, has been sent, and can open.
import { emailsTo } from '#testing/server/outbox.ts';
import type { Shop } from './shop.ts';
import type { StripeBuyer } from './stripe-buyer.ts';

export interface EndState {
  readonly orders: readonly string[];
  readonly subscription: string | undefined;
  readonly settings: readonly (string | null)[];
  readonly opened: { readonly bought: boolean; readonly unpaid: boolean };
  /** Of each link to a workbook. */
  readonly fileStatuses: readonly number[];
  /** By subject. */
  readonly emails: Readonly<Record<string, number>>;
}

export async function endOf(shop: Shop, buyer: StripeBuyer): Promise<EndState> {
  const origin = await shop.origin;
  const { orders, settings, templates } = await buyer.at(origin).call('getUser');
  const ids = orders.map(({ orderId }) => orderId);
  const { query } = shop.database;
  const receipts = await query.selectFrom('receipt').selectAll().where('order_id', 'in', ids).execute();
  const subscription = await query
    .selectFrom('subscription')
    .innerJoin('purchase_order', 'subscription_id', 'subscription.id')
    .select('subscription.state')
    .where('purchase_order.id', 'in', ids)
    .executeTakeFirst();
  const tokens = receipts.flatMap(({ file_token: token }) => token ?? []);
  const files = await Promise.all(tokens.map((token) => fetch(`${origin}/api/receipts/file/${token}`)));
  const isOpened = (uuid: string) =>
    templates.find((template) => template.uuid === uuid)?.needsPurchase === false;
  return {
    orders: orders
      .map(({ kind, state, amount, currency, refundedAmount, receiptUrl }) => {
        const receipt = receiptUrl === null ? 'no receipt' : 'receipt';
        return `${kind} ${state} ${amount} ${currency}, ${refundedAmount} back, ${receipt}`;
      })
      .sort(),
    subscription: subscription?.state,
    settings: [settings.plan, settings.subscription],
    opened: { bought: isOpened(buyer.bought), unpaid: isOpened(buyer.unpaid) },
    fileStatuses: files.map(({ status }) => status).filter((status) => status !== 404),
    emails: await emailsOf(shop, buyer),
  };
}

/** Each once, however many copies there are. */
async function emailsOf({ place }: Shop, { email, givenBack }: StripeBuyer): Promise<Record<string, number>> {
  const received = new Map((await emailsTo(place, email)).map((one) => [one.id, one]));
  const counts: Record<string, number> = {};
  const count = (what: string) => {
    counts[what] = (counts[what] ?? 0) + 1;
  };
  for (const { subject, text } of received.values()) {
    if (/^Receipt|money/.test(subject)) count(subject);
    // Whether the file was there before the money was given back depends on who was first.
    if (givenBack === 'renewal' && text.includes('/api/receipts/file/')) {
      count('with the link of the workbook');
    }
  }
  return counts;
}
