// Tests that an order says whether its spreadsheet is still being made.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { insertJob } from '#server/database/rows/job-rows.ts';
import { updateOrder } from '#server/database/rows/money/payment-rows.ts';
import { updateReceipt } from '#server/database/rows/money/receipt-rows.ts';
import type { Database } from '#server/ports/database/database.ts';
import { newToken } from '#server/receipts/receipt-links.ts';
import { featureDatabases } from '#testing/server/databases.ts';
import { accountIdOf, addReceiptOf } from '#testing/server/orders.ts';
import { withDatabase } from '#testing/server/people.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import type { Visitor } from '#testing/server/visitor.ts';

const ready = () =>
  ({
    file_state: 'ready',
    ...{ file_name: `receipt-${'a'.repeat(24)}.xlsx`, file_token: newToken() },
  }) as const;

const dayMs = 24 * 60 * 60 * 1000;

describe.each(featureDatabases)('on $kind', (kind) => {
  const server = suiteServer(kind);
  const isBuilding = async (visitor: Visitor) =>
    (await visitor.call('getUser')).orders[0]?.isSpreadsheetBuilding;
  const change = (work: (database: Database) => Promise<unknown>) => withDatabase(server, work);

  /** A job that the server does not begin with. */
  const addJob = async (visitor: Visitor, orderId: string) => {
    const account_id = await accountIdOf(visitor);
    await change(({ query }) =>
      insertJob(query, {
        ...{ id: randomUUID(), kind: 'receipt', payload: JSON.stringify({ orderId }), state: 'waiting' },
        ...{ attempts: 1, due_at: server.clock.time + dayMs, leased_by: null, last_error: null },
        ...{ created_at: 0, finished_at: null, account_id },
      }),
    );
  };

  test('it is while the job is left that makes it, the workbook is there, and its link is on', async () => {
    const visitor = await server.newVisitor();
    const id = await addReceiptOf(server, visitor);
    expect(await isBuilding(visitor)).toBe(false);
    await change(({ query }) => updateReceipt(query, id, ready()));
    expect(await isBuilding(visitor)).toBe(false);
    await addJob(visitor, id);
    expect(await isBuilding(visitor)).toBe(true);
    await change(({ query }) => updateOrder(query, id, { gs_url: 'https://example.com/sheet' }));
    expect(await isBuilding(visitor)).toBe(false);
    await change(({ query }) => updateOrder(query, id, { gs_url: null }));
    await change(({ query }) => updateReceipt(query, id, { revoked_at: 1 }));
    expect(await isBuilding(visitor)).toBe(false);
  });

  test('the job of another order says nothing of it', async () => {
    const visitor = await server.newVisitor();
    const id = await addReceiptOf(server, visitor);
    await change(({ query }) => updateReceipt(query, id, ready()));
    await addJob(visitor, randomUUID());
    expect(await isBuilding(visitor)).toBe(false);
  });
});
