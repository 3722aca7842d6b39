// Tests that a server that died in every attempt at a receipt leaves the buyer and the operator told, once.
import { describe, expect, test } from 'vitest';
import { findReceipt, updateReceipt } from '#server/database/rows/money/receipt-rows.ts';
import { createEmailQueue } from '#server/emails/create-email-queue.ts';
import type { QueuedEmail } from '#server/emails/email-queue.ts';
import { databases } from '#testing/server/databases.ts';
import { addOrderOf, addReceiptOf } from '#testing/server/orders.ts';
import { withDatabase } from '#testing/server/people.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import { giveUpReceipt } from './send-receipt.ts';

const reason = 'it was begun too often without an end';

describe.each(databases)('on $kind', (kind) => {
  const server = suiteServer(kind);

  /** Two times, as if the first one was cut off; returns the emails. */
  const givenUp = (orderId: string) =>
    withDatabase(server, async (database) => {
      const emails: QueuedEmail[] = [];
      const follow = giveUpReceipt({
        ports: { database, clock: server.clock, files: {} as never },
        ...{ writer: { write: () => expect.fail('nothing is built') }, wake: () => undefined },
        makeSpreadsheet: () => expect.fail('nothing is made'),
        emails: createEmailQueue({ add: async (_, { payload }) => void emails.push(payload as QueuedEmail) }),
        ...{ origin: () => 'https://model.example.com', seller: [], operatorEmail: 'operator@example.com' },
      });
      for (const _time of [1, 2]) {
        await database.query.transaction().execute((query) => follow(query, { orderId }, reason));
      }
      const subjects = emails.map(({ content }) =>
        content.kind === 'written' ? content.subject : content.kind,
      );
      const receipt = await findReceipt(database.query, orderId);
      return { subjects, text: JSON.stringify(emails), state: receipt?.file_state };
    });

  test('before anything was sent, the receipt says it', async () => {
    const orderId = await addOrderOf(server, await server.newVisitor());
    const { subjects, text, state } = await givenUp(orderId);
    expect(subjects).toEqual([`A buyer has no spreadsheet: order ${orderId}`, 'Receipt: A model']);
    expect(text).toContain(reason);
    expect(text).toContain('Your spreadsheet could not be made.');
    expect(state).toBe('failed');
  });

  test('after the receipt, a second email says it', async () => {
    const orderId = await addReceiptOf(server, await server.newVisitor());
    await withDatabase(server, ({ query }) => updateReceipt(query, orderId, { mailed_at: 1 }));
    const { subjects, state } = await givenUp(orderId);
    const second = 'Your spreadsheet could not be made: A model';
    expect(subjects).toEqual([`A buyer has no spreadsheet: order ${orderId}`, second]);
    expect(state).toBe('failed');
  });

  test('a plan has no workbook, and its receipt is sent all the same', async () => {
    const orderId = await addOrderOf(server, await server.newVisitor(), { kind: 'plan', plan_id: 'growth' });
    expect(await givenUp(orderId)).toMatchObject({ subjects: ['Receipt: A model'], state: 'none' });
  });
});
