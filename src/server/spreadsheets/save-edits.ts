// Saves changes with a spreadsheet, never with its template: those that do not know of the last ones are refused.
import { lockAccount } from '#server/database/rows/account-rows.ts';
import { findSpreadsheet, updateSpreadsheet } from '#server/database/rows/spreadsheets/spreadsheet-rows.ts';
import { AppError } from '#server/errors/app-error.ts';
import { storageLimitOf, type TemplateLimits } from '#server/policy/template-limit.ts';
import type { Ports } from '#server/ports/ports.ts';
import { takeRoomOf } from '#server/storage/take-room.ts';
import { isEditKeyOf, refuseOver } from './open-spreadsheet.ts';

export interface EditsToSave {
  readonly id: string;
  /** As it was sent. */
  readonly authorization: string | undefined;
  readonly revision: number;
  /** All of them, checked: a list as JSON. */
  readonly edits: string;
}

/** Returns the new revision. Everything is checked again where it is saved: the key may have been taken back meanwhile. */
export async function saveEdits(
  { database, clock }: Pick<Ports, 'database' | 'clock'>,
  limits: TemplateLimits,
  { id, authorization, revision, edits }: EditsToSave,
): Promise<number> {
  return database.query.transaction().execute(async (query) => {
    const before = await findSpreadsheet(query, id);
    const owner = before?.account_id == null ? undefined : await lockAccount(query, before.account_id);
    // Read again, because whoever saves at the same time has waited for the same lock.
    const row = await findSpreadsheet(query, id);
    if (row === undefined || owner === undefined) throw new AppError('spreadsheet-gone');
    refuseOver(row, clock.now());
    if (!isEditKeyOf(row, authorization)) throw new AppError('spreadsheet-read-only');
    const { edits_revision: current } = row;
    if (current !== revision) throw new AppError('spreadsheet-stale', { currentRevision: current });
    const bytes = row.bytes + Buffer.byteLength(edits) - Buffer.byteLength(row.edits);
    await updateSpreadsheet(query, id, { edits, edits_revision: current + 1, bytes });
    await takeRoomOf(query, owner.id, storageLimitOf(owner, limits));
    return current + 1;
  });
}
