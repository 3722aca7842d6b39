// Takes more of the room that strangers share for an account that keeps more than it has taken, within the caller's
// transaction; without enough left, what was about to be stored is refused.
import type { Kysely } from 'kysely';
import { AppError } from '#server/errors/app-error.ts';
import { roomFor, type SharedLimit } from '#server/policy/shared-room.ts';
import type { StorageLimit } from '#server/policy/template-limit.ts';
import type { Tables } from '#server/ports/database/tables.ts';
import { type AccountWithKept, allNetworks, readKept, setRoomOf, takeShared } from './shared-room-rows.ts';

/**
 * The caller has locked the account's row since before it stored anything. The shared rows come last, always in this
 * order, so that nobody who has them waits for anybody.
 */
export async function takeRoom(
  query: Kysely<Tables>,
  { account, kept }: AccountWithKept,
  { networkBytes, allBytes }: SharedLimit,
): Promise<void> {
  const { id, network, room_bytes: taken } = account;
  if (kept.bytes <= taken) return;
  const room = roomFor(kept.bytes);
  await setRoomOf(query, id, room);
  const more = room - taken;
  // Of accounts from before networks were noted it may be unknown.
  if (network !== '' && !(await takeShared(query, network, more, networkBytes))) {
    throw new AppError('network-space-limit');
  }
  if (!(await takeShared(query, allNetworks, more, allBytes))) throw new AppError('visitors-space-limit');
}

/** The same for an account of which only the id is known; nothing for one that shares no room. */
export async function takeRoomOf(
  query: Kysely<Tables>,
  accountId: string,
  { shared }: StorageLimit,
): Promise<void> {
  if (shared === null) return;
  const found = await readKept(query, accountId);
  if (found !== undefined) await takeRoom(query, found, shared);
}
