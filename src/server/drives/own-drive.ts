// The drive of its own that an account has connected: what opens it, and what its owner is told of it.
import type { Kysely } from 'kysely';
import { findDrive } from '#server/database/rows/spreadsheets/drive-rows.ts';
import type { GoogleDrive } from '#server/ports/database/tables/spreadsheet-tables.ts';
import type { Tables } from '#server/ports/database/tables.ts';
import type { Ports } from '#server/ports/ports.ts';
import type { OwnDrive } from '#server/ports/spreadsheets/own-drives.ts';

export interface DriveState {
  readonly state: 'unavailable' | 'none' | 'connected' | 'ended';
  readonly email: string | null;
  readonly connectedAt: number | null;
}

export const opened = (row: GoogleDrive): OwnDrive => ({
  accountId: row.account_id,
  sealedToken: row.sealed_token,
  personId: row.person_id,
});

export async function driveStateOf(
  { database, drives }: Pick<Ports, 'database' | 'drives'>,
  accountId: string,
): Promise<DriveState> {
  const nobodys = { email: null, connectedAt: null };
  if (!drives.isOffered) return { state: 'unavailable', ...nobodys };
  const row = await findDrive(database.query, accountId);
  if (row === undefined) return { state: 'none', ...nobodys };
  const state = row.ended_at === null ? 'connected' : 'ended';
  return { state, email: row.email, connectedAt: row.connected_at };
}

/** Whether an account's spreadsheets are, or should be, in a drive of its own. */
export const hasDrive = async (
  query: Kysely<Tables>,
  { isOffered }: Pick<Ports['drives'], 'isOffered'>,
  accountId: string,
): Promise<boolean> => isOffered && (await findDrive(query, accountId)) !== undefined;
