// Gives back the shared room that accounts no longer use, a few accounts at a time, and counts again what is taken.
import { setImmediate as letOthers } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { roomFor, sharesRoom } from '#server/policy/shared-room.ts';
import type { Database } from '#server/ports/database/database.ts';
import type { Tables } from '#server/ports/database/tables.ts';
import { lockAccount } from '../database/rows/account-rows.ts';
import {
  type AccountWithKept,
  allNetworks,
  isCounted,
  listKept,
  listNetworks,
  listUnusedNetworks,
  readKept,
  recountShared,
  setRoomOf,
} from './shared-room-rows.ts';

const rowsAtOnce = 50;

export async function settleRooms({ query }: Pick<Database, 'query'>): Promise<void> {
  await inSlices(
    (after) => listKept(query, after, rowsAtOnce),
    ({ account }) => account.id,
    (one) => settleAccount(query, one),
  );
  const recount = async (network: string) => {
    if (await isCounted(query, network)) return;
    await query.transaction().execute((transaction) => recountShared(transaction, network));
    await letOthers();
  };
  for (const list of [listNetworks, listUnusedNetworks]) {
    await inSlices(
      (after) => list(query, after, rowsAtOnce),
      (network) => network,
      recount,
    );
  }
  await recount(allNetworks);
}

async function inSlices<Row>(
  listAfter: (key: string) => Promise<readonly Row[]>,
  keyOf: (row: Row) => string,
  work: (row: Row) => Promise<void>,
): Promise<void> {
  let after = '';
  for (;;) {
    const rows = await listAfter(after);
    for (const row of rows) await work(row);
    const last = rows.at(-1);
    if (last === undefined || rows.length < rowsAtOnce) return;
    after = keyOf(last);
    await letOthers();
  }
}

const roomOf = ({ account, kept }: AccountWithKept): number =>
  sharesRoom(account) ? roomFor(kept.bytes) : 0;

/** Most have the room that they need, so they are read without a lock first. */
async function settleAccount(query: Kysely<Tables>, found: AccountWithKept): Promise<void> {
  const { id } = found.account;
  if (roomOf(found) === found.account.room_bytes) return;
  await query.transaction().execute(async (transaction) => {
    await lockAccount(transaction, id);
    const current = await readKept(transaction, id);
    if (current !== undefined) await setRoomOf(transaction, id, roomOf(current));
  });
  await letOthers();
}
