// Takes a person out of what the test checkout keeps in place of a payment service: the pages they paid on, and what was told of them.
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '#server/ports/database/tables.ts';

const storedEvent = z.looseObject({ orderId: z.string().nullable(), fact: z.looseObject({}) });

/** Of these orders. Nobody can pay on their pages any more. */
export async function forgetTestBuyers(query: Kysely<Tables>, orderIds: readonly string[]): Promise<void> {
  await query
    .deleteFrom('test_checkout')
    .where('order_id', 'in', [...orderIds])
    .execute();
  await query
    .updateTable('test_charge')
    .set({ title: '' })
    .where('order_id', 'in', [...orderIds])
    .execute();
  const rows = await query
    .selectFrom('test_event')
    .select(['id', 'event'])
    .where('event', 'like', '%"email":"%')
    .execute();
  for (const { id, event } of rows) {
    const { fact, ...told } = storedEvent.parse(JSON.parse(event));
    if (told.orderId === null || !orderIds.includes(told.orderId)) continue;
    const rewritten = JSON.stringify({ ...told, fact: { ...fact, email: null } });
    await query.updateTable('test_event').set({ event: rewritten }).where('id', '=', id).execute();
  }
}
