// Tests that a buyer whose workbook is waited for in vain may ask for it again, and that nobody builds one twice at a time.
import { describe, expect, test } from 'vitest';
import { insertJob } from '#server/database/rows/job-rows.ts';
import { findReceipt } from '#server/database/rows/money/receipt-rows.ts';
import { databases } from '#testing/server/databases.ts';
import { addReceiptOf } from '#testing/server/orders.ts';
import { withDatabase } from '#testing/server/people.ts';
import { suiteServer } from '#testing/server/suite-server.ts';

describe.each(databases)('on $kind', (kind) => {
  const server = suiteServer(kind);

  const stateOf = (orderId: string) =>
    withDatabase(server, async ({ query }) => (await findReceipt(query, orderId))?.file_state);
  const addJob = (orderId: string) =>
    withDatabase(server, ({ query }) =>
      insertJob(query, {
        ...{ id: `job of ${orderId}`, kind: 'receipt', payload: JSON.stringify({ orderId }) },
        ...{ state: 'leased', attempts: 1, due_at: server.clock.time + 60_000, leased_by: 'another' },
        ...{ last_error: null, created_at: 0, finished_at: null, account_id: null },
      }),
    );
  const jobsOf = (orderId: string) =>
    withDatabase(server, async ({ query }) =>
      (await query.selectFrom('job').select('payload').where('kind', '=', 'receipt').execute()).filter(
        ({ payload }) => payload.includes(orderId),
      ),
    );

  test('its job was given up because the server died in each attempt: it is built after all', async () => {
    const visitor = await server.newVisitor();
    const orderId = await addReceiptOf(server, visitor);
    expect(await visitor.call('renewReceiptFile', { id: orderId })).toEqual({ fileUrl: null });
    // There is no template to build it of.
    await expect.poll(() => stateOf(orderId)).toBe('gone');
  });

  test('its job is under way: the one is enough', async () => {
    const visitor = await server.newVisitor();
    const orderId = await addReceiptOf(server, visitor);
    await addJob(orderId);
    expect(await visitor.call('renewReceiptFile', { id: orderId })).toEqual({ fileUrl: null });
    expect(await jobsOf(orderId)).toHaveLength(1);
    expect(await stateOf(orderId)).toBe('waiting');
  });
});
