// Takes away what a provider has of a spreadsheet that nobody may open any more, and tries until it is done.
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { listToRemove, markRemoved } from '#server/database/rows/spreadsheets/spreadsheet-removal-rows.ts';
import { findSpreadsheet } from '#server/database/rows/spreadsheets/spreadsheet-rows.ts';
import type { JobHandler } from '#server/jobs/job-handler.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { Spreadsheet } from '#server/ports/database/spreadsheet-tables.ts';
import type { Tables } from '#server/ports/database/tables.ts';
import type { Ports } from '#server/ports/ports.ts';
import { ownSpreadsheets } from '#server/ports/spreadsheets/own-spreadsheets.ts';

/** Stored with every queued job, so it stays as it was first written. */
export const removalJob = 'remove-spreadsheet';

const removalPayload = z.object({ id: z.string() });

export type AddJob = Pick<Jobs, 'add'>;

type RemovalPorts = Pick<Ports, 'clock' | 'database' | 'files' | 'spreadsheets'>;

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

/** One of a provider that is not set up any more stays until it is set up again. */
async function removeRow(
  { clock, database, files, spreadsheets }: RemovalPorts,
  row: Spreadsheet,
): Promise<void> {
  const provider = row.provider === 'embedded' ? ownSpreadsheets(files) : spreadsheets;
  if (row.published_at !== null) {
    if (provider.provider !== row.provider) return;
    await provider.remove({ id: row.id, externalId: row.external_id });
  }
  await markRemoved(database.query, row.id, clock.now());
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
      if (row.provider !== 'embedded' && failures.length >= mostFailures) continue;
      await removeRow(ports, row).catch((error: unknown) => failures.push(error));
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < removedAtOnce) break;
    after = last.id;
  }
  if (failures.length > 0) throw failures[0];
}
