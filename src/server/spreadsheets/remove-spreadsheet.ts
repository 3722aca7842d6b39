// Takes away what a provider has of a spreadsheet that nobody may open any more, and tries until it is done.
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { endDrive, findDrive } from '#server/database/rows/spreadsheets/drive-rows.ts';
import { listToRemove, markRemoved } from '#server/database/rows/spreadsheets/spreadsheet-removal-rows.ts';
import { findSpreadsheet } from '#server/database/rows/spreadsheets/spreadsheet-rows.ts';
import { opened } from '#server/drives/own-drive.ts';
import type { JobHandler } from '#server/jobs/job-handler.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { Spreadsheet } from '#server/ports/database/tables/spreadsheet-tables.ts';
import type { Tables } from '#server/ports/database/tables.ts';
import type { Ports } from '#server/ports/ports.ts';
import { DriveEnded } from '#server/ports/spreadsheets/own-drives.ts';
import { ownSpreadsheets } from '#server/ports/spreadsheets/own-spreadsheets.ts';

/** Stored with every queued job, so it stays as it was first written. */
export const removalJob = 'remove-spreadsheet';

const removalPayload = z.object({ id: z.string() });

export type AddJob = Pick<Jobs, 'add'>;

export type RemovalPorts = Pick<Ports, 'clock' | 'database' | 'files' | 'spreadsheets' | 'drives'>;

/** In the transaction that takes it back; whatever the job does not get done, the sweep does. */
export const addRemoval = (query: Kysely<Tables>, jobs: AddJob, id: string): Promise<void> =>
  // Nobody's: it is still to be done when the account is deleted.
  jobs.add(query, { kind: removalJob, payload: { id } });

export const removeSpreadsheet =
  (ports: RemovalPorts): JobHandler =>
  async (payload) => {
    const row = await findSpreadsheet(ports.database.query, removalPayload.parse(payload).id);
    if (row !== undefined && isOver(row, ports.clock.now())) await removeRow(ports, row);
  };

const isOver = (row: Spreadsheet, now: number): boolean =>
  row.removed_at === null &&
  (row.account_id === null || row.revoked_at !== null || (row.expires_at !== null && row.expires_at <= now));

/** One that cannot be reached now stays until it can: of a provider that is not set up, or in a drive that does not open. */
async function removeRow(ports: RemovalPorts, row: Spreadsheet): Promise<void> {
  const isDone = row.published_at === null || (await removeFrom(ports, row));
  if (isDone) await markRemoved(ports.database.query, row.id, ports.clock.now());
}

async function removeFrom(ports: RemovalPorts, row: Spreadsheet): Promise<boolean> {
  if (row.provider === 'drive') return removeFromDrive(ports, row);
  const provider = row.provider === 'embedded' ? ownSpreadsheets(ports.files) : ports.spreadsheets;
  if (provider.provider !== row.provider) return false;
  await provider.remove({ id: row.id, externalId: row.external_id });
  return true;
}

/** What its owner has disconnected is theirs alone. */
export async function removeFromDrive(
  { clock, database: { query }, drives }: Pick<RemovalPorts, 'clock' | 'database' | 'drives'>,
  row: Spreadsheet,
): Promise<boolean> {
  const drive = row.account_id === null ? undefined : await findDrive(query, row.account_id);
  if (drive === undefined) return true;
  if (!drives.isOffered || drive.ended_at !== null) return false;
  try {
    await drives.spreadsheetsIn(opened(drive)).remove({ id: row.id, externalId: row.external_id });
    return true;
  } catch (error) {
    if (!(error instanceof DriveEnded)) throw error;
    await endDrive(query, drive, clock.now());
    return false;
  }
}

const removedAtOnce = 100;
/** A provider that is out of reach for so many is so for the others. */
const mostFailures = 3;

/** Everything that is over; a failure keeps it for the next time. */
export async function removeAllOver(ports: RemovalPorts): Promise<void> {
  const failures: unknown[] = [];
  let after = '';
  for (;;) {
    const rows = await listToRemove(ports.database.query, ports.clock.now(), after, removedAtOnce);
    for (const row of rows) {
      if (row.provider === 'google' && failures.length >= mostFailures) continue;
      await removeRow(ports, row).catch((error: unknown) => failures.push(error));
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < removedAtOnce) break;
    after = last.id;
  }
  if (failures.length > 0) throw failures[0];
}
