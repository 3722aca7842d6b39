// Tests the buyer's own hand on the link to a workbook that is still being built, or could not be.
import { describe, expect, test } from 'vitest';
import { type Receipt, updateReceipt } from '#server/database/rows/money/receipt-rows.ts';
import type { Database } from '#server/ports/database/database.ts';
import { featureDatabases } from '#testing/server/databases.ts';
import { addReceiptOf } from '#testing/server/orders.ts';
import { withDatabase } from '#testing/server/people.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import type { Visitor } from '#testing/server/visitor.ts';

const ready = { file_state: 'ready', file_name: `receipt-${'a'.repeat(24)}.xlsx` } as const;

describe.each(featureDatabases)('on $kind', (kind) => {
  const server = suiteServer(kind);

  const change = (orderId: string, to: Partial<Receipt>) =>
    withDatabase(server, ({ query }) => updateReceipt(query, orderId, to));

  const linkOf = async (visitor: Visitor) => {
    const [order] = (await visitor.call('getUser')).orders;
    return [order?.fileLink, order?.fileUrl?.replace(/[\w-]{32}$/, 'TOKEN') ?? null];
  };

  test('a new link asked for while the workbook is being built undoes turning it off', async () => {
    const visitor = await server.newVisitor();
    const id = await addReceiptOf(server, visitor);
    expect(await linkOf(visitor)).toEqual(['building', null]);
    await visitor.call('revokeReceiptFile', { id });
    expect(await visitor.call('renewReceiptFile', { id })).toEqual({ fileUrl: null });
    // What the job does in the end.
    await change(id, { ...ready, file_token: 'b'.repeat(32) });
    expect(await linkOf(visitor)).toEqual(['on', '/api/receipts/file/TOKEN']);
    await visitor.call('revokeReceiptFile', { id });
    expect(await linkOf(visitor)).toEqual(['off', null]);
  });

  test('of a workbook that could not be built, a new link builds it again', async () => {
    const visitor = await server.newVisitor();
    const id = await addReceiptOf(server, visitor);
    await change(id, { file_state: 'failed' });
    expect(await linkOf(visitor)).toEqual(['failed', null]);
    // Of a job that the server has done by then no more is left than its kind.
    const receiptJobs = async () => {
      const find = ({ query }: Database) =>
        query.selectFrom('job').select('id').where('kind', '=', 'receipt').execute();
      return (await withDatabase(server, find)).length;
    };
    const before = await receiptJobs();
    expect(await visitor.call('renewReceiptFile', { id })).toEqual({ fileUrl: null });
    expect(await receiptJobs()).toBe(before + 1);
  });
});
