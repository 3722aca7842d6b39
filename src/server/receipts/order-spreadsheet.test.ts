// Tests the spreadsheet of an order: there once it is paid, under the buyer's hand, and closed when the money goes back.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { insertJob } from '#server/database/rows/job-rows.ts';
import { findOrder, updateOrder } from '#server/database/rows/money/payment-rows.ts';
import { jobsToAdd } from '#server/jobs/create-jobs.ts';
import { queueAfterOrders } from '#server/money/jobs-of-orders.ts';
import { ownSpreadsheetPath } from '#server/ports/spreadsheets/own-spreadsheets.ts';
import { sqlite } from '#testing/server/databases.ts';
import { accountIdOf, addOrderOf } from '#testing/server/orders.ts';
import { newPerson, saveNew, withDatabase } from '#testing/server/people.ts';
import { addSpreadsheet } from '#testing/server/spreadsheets.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import type { Visitor } from '#testing/server/visitor.ts';
import { createSpreadsheet } from './create-spreadsheet.ts';

const server = suiteServer(sqlite);

const orderOf = async (visitor: Visitor) => (await visitor.call('getUser')).orders[0];
const statusOf = async (address: string): Promise<number> => (await fetch(`${address}/state`)).status;

/** As soon as the job of the order has made it. */
async function spreadsheetOf(visitor: Visitor, before: string | null = null): Promise<string> {
  const address = async () => (await orderOf(visitor))?.gsUrl ?? before;
  await expect.poll(address).not.toBe(before);
  return String((await orderOf(visitor))?.gsUrl);
}

async function bought() {
  const { visitor } = await newPerson(server);
  const uuid = await saveNew(visitor);
  const orderId = await addOrderOf(server, visitor, { template_uuid: uuid });
  const account_id = await accountIdOf(visitor);
  await withDatabase(server, ({ query }) =>
    insertJob(query, {
      ...{ id: randomUUID(), kind: 'receipt', payload: JSON.stringify({ orderId }), state: 'waiting' },
      ...{ attempts: 0, due_at: 0, leased_by: null, last_error: null, created_at: 0, finished_at: null },
      account_id,
    }),
  );
  return { visitor, uuid, orderId, address: await spreadsheetOf(visitor) };
}

/** As an event of the payment service leaves it. */
const becomes = (orderId: string, state: 'paid' | 'disputed' | 'refunded') =>
  withDatabase(server, async ({ query }) => {
    const before = await findOrder(query, orderId);
    const after = await updateOrder(query, orderId, { state });
    if (before === undefined || after === undefined) throw new Error(orderId);
    await queueAfterOrders(jobsToAdd(server), server.clock).orderChanged(query, before, after);
  });

test('it comes with the order, never expires, and is turned off and made anew with the link of the file', async () => {
  const { visitor, orderId, address } = await bought();
  expect(await statusOf(address)).toBe(200);
  const { spreadsheets } = await visitor.call('listSpreadsheets');
  expect(spreadsheets).toMatchObject([{ url: address, orderId, expiresAt: null, isReadonly: false }]);

  await visitor.call('renewReceiptFile', { id: orderId });
  const renewed = await spreadsheetOf(visitor, address);
  expect([await statusOf(address), await statusOf(renewed)]).toEqual([410, 200]);

  await visitor.call('revokeReceiptFile', { id: orderId });
  expect(await orderOf(visitor)).toMatchObject({ gsUrl: null, fileUrl: null });
  expect(await statusOf(renewed)).toBe(410);
  expect((await visitor.call('listSpreadsheets')).spreadsheets).toEqual([]);

  await visitor.call('renewReceiptFile', { id: orderId });
  expect(await statusOf(await spreadsheetOf(visitor))).toBe(200);
  // The job may still have an email to write down.
  await expect.poll(async () => (await orderOf(visitor))?.isSpreadsheetBuilding).toBe(false);
});

test('a dispute closes it until it is won; money that was given back ends it, and what was made beside it', async () => {
  const { visitor, uuid, orderId, address } = await bought();
  const body = { templateId: uuid, isGoogleSheets: true };
  const beside = String((await visitor.call('buildModel', { body })).data);
  expect(beside).not.toBe(address);
  await becomes(orderId, 'disputed');
  expect([await statusOf(address), await statusOf(beside)]).toEqual([410, 410]);
  await becomes(orderId, 'paid');
  expect(await statusOf(address)).toBe(200);
  const again = String((await visitor.call('buildModel', { body })).data);
  await becomes(orderId, 'refunded');
  expect([await statusOf(address), await statusOf(again)]).toEqual([410, 410]);
  expect((await orderOf(visitor))?.gsUrl).toBeNull();
});

test('a deleted account leaves neither its address nor what the buyer wrote in the order', async () => {
  const { visitor, orderId, address } = await bought();
  await visitor.call('askForRefund', { id: orderId, body: { reason: 'It is not for me.' } });
  await visitor.call('deleteUser', { body: { password: 'correct horse battery' } });
  const order = await withDatabase(server, ({ query }) => findOrder(query, orderId));
  expect(order).toMatchObject({ account_id: null, gs_url: null, refund_reason: null });
  expect(await statusOf(address)).not.toBe(200);
});

test('one whose link was turned off while it was made, by who wants another one, is not that of the order', async () => {
  const { visitor, orderId } = await bought();
  await withDatabase(server, async (database) => {
    const order = await updateOrder(database.query, orderId, { gs_url: null });
    if (order === undefined) throw new Error(orderId);
    const makeTurnedOff = async () => {
      const ended = { order_id: orderId, revoked_at: server.clock.time };
      return `https://example.com${ownSpreadsheetPath(await addSpreadsheet(server, visitor, ended))}`;
    };
    const ports = { clock: server.clock, database };
    await createSpreadsheet(ports, makeTurnedOff, order, new AbortController().signal);
  });
  expect(await orderOf(visitor)).toMatchObject({ gsUrl: null, fileUrl: expect.any(String) });
});
