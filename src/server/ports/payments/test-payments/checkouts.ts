// Pages to pay on: opened once for an order, and closed when their time is over.
import type { Kysely, Selectable } from 'kysely';
import { z } from 'zod';
import { languages } from '#language/language.ts';
import type { TestCheckoutTable } from '#server/ports/database/tables/test-payment-tables.ts';
import type { Tables } from '#server/ports/database/tables.ts';
import type { CheckoutRequest, OpenedCheckout } from '../payments.ts';
import { pathOf } from './path-of.ts';
import { tell } from './tell.ts';
import { newId, type Till } from './till.ts';

const openMs = 24 * 60 * 60 * 1000;

export const testPagesPath = '/builder/test-checkout';

const storedRequest = z.object({
  orderId: z.string(),
  email: z.string().nullable(),
  customerId: z.string().nullable(),
  language: z.enum(languages),
  purchase: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('plan'), planId: z.enum(['essential', 'growth']), amount: z.int() }),
    z.object({ kind: z.literal('template'), amount: z.int() }),
  ]),
  currency: z.string(),
  title: z.string(),
  successPath: z.string(),
  cancelPath: z.string(),
});

export interface TestCheckout
  extends Omit<Selectable<TestCheckoutTable>, 'request'>,
    z.output<typeof storedRequest> {
  /** The buyer's own, which cannot be changed on the page; null if the page asks for one. */
  readonly knownEmail: string | null;
}

const readCheckout = (row: Selectable<TestCheckoutTable>): TestCheckout => {
  const request = storedRequest.parse(JSON.parse(row.request));
  return { ...row, ...request, knownEmail: request.email, email: request.email ?? row.email };
};

/** The address has no host, so that the browser stays at the one by which it knows this machine. */
export async function openTestCheckout(
  { query, clock }: Till,
  { successUrl, cancelUrl, ...request }: CheckoutRequest,
): Promise<OpenedCheckout> {
  const now = clock.now();
  const paths = { successPath: pathOf(successUrl), cancelPath: pathOf(cancelUrl) };
  const stored: z.input<typeof storedRequest> = { ...request, ...paths };
  await query
    .insertInto('test_checkout')
    .values({
      ...{ id: newId('cs'), order_id: request.orderId, state: 'open', request: JSON.stringify(stored) },
      ...{ email: null, coupon: null, created_at: now, expires_at: now + openMs },
    })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute();
  const { id } = await query
    .selectFrom('test_checkout')
    .select('id')
    .where('order_id', '=', request.orderId)
    .executeTakeFirstOrThrow();
  return { url: `${testPagesPath}/${id}`, sessionId: id };
}

export async function findTestCheckout(
  { query }: Pick<Till, 'query'>,
  id: string,
): Promise<TestCheckout | null> {
  const row = await query.selectFrom('test_checkout').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : readCheckout(row);
}

/** Others who change it wait until the caller's transaction ends, on both databases. */
export async function lockTestCheckout(query: Kysely<Tables>, id: string): Promise<TestCheckout | null> {
  const row = await query
    .updateTable('test_checkout')
    .set((rows) => ({ created_at: rows.ref('created_at') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row === undefined ? null : readCheckout(row);
}

export const isOpen = ({ state, expires_at: end }: TestCheckout, now: number): boolean =>
  (state === 'open' || state === 'confirming') && now < end;

/** Those whose time is over; nobody can pay on them any more. */
export async function expireTestCheckouts(till: Till): Promise<void> {
  const now = till.clock.now();
  const due = await till.query
    .selectFrom('test_checkout')
    .select('id')
    .where('state', 'in', ['open', 'confirming'])
    .where('expires_at', '<=', now)
    .execute();
  for (const { id } of due) await closeTestCheckout(till, id);
}

/** Unless somebody has paid on it. */
export function closeTestCheckout(till: Till, id: string): Promise<'closed' | 'paid'> {
  return till.query.transaction().execute(async (query) => {
    const checkout = await lockTestCheckout(query, id);
    if (checkout?.state === 'completed') return 'paid';
    if (checkout === null || checkout.state === 'expired') return 'closed';
    await query.updateTable('test_checkout').set({ state: 'expired' }).where('id', '=', id).execute();
    const subject = { orderId: checkout.order_id, paymentId: null, subscriptionId: null };
    const happenedAt = till.clock.now();
    await tell(till, query, { happenedAt }, subject, [{ kind: 'checkout-failed', reason: 'expired' }]);
    return 'closed';
  });
}
