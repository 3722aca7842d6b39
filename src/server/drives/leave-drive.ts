// Leaves the drives of people who want no more spreadsheets in them: what is there is theirs, and what opens a drive is taken back at Google.
import type { Kysely } from 'kysely';
import { z } from 'zod';
import {
  deleteDrive,
  findDrive,
  type InDrive,
  isPersonConnected,
  takeOutOfDrive,
} from '#server/database/rows/spreadsheets/drive-rows.ts';
import type { JobHandler } from '#server/jobs/job-handler.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { maxAttempts } from '#server/jobs/retry-delays.ts';
import type { GoogleDrive } from '#server/ports/database/tables/spreadsheet-tables.ts';
import type { Tables } from '#server/ports/database/tables.ts';
import type { Ports } from '#server/ports/ports.ts';
import { DriveEnded } from '#server/ports/spreadsheets/own-drives.ts';
import type { Spreadsheets } from '#server/ports/spreadsheets/spreadsheets.ts';
import { opened } from './own-drive.ts';

/** Stored with every queued job, so it stays as it was first written. */
export const leaveJob = 'leave-drive';

const leavePayload = z.object({
  accountId: z.string(),
  personId: z.string(),
  /** Kept for this alone from here on. */
  sealedToken: z.string(),
  /** What must not stay there as it is: links that were turned off, and what was only half made. */
  left: z.array(z.object({ id: z.string(), externalId: z.string().nullable() })),
});

type LeavePayload = z.output<typeof leavePayload>;

/** By then a try that was under way has noticed. */
const tryEndsMs = 60_000;

const isLeft = ({ made_at, published_at, revoked_at, removed_at }: InDrive): boolean =>
  published_at !== null && removed_at === null && (made_at === null || revoked_at !== null);

/** In the caller's transaction, which has locked the account. */
export async function leaveDrive(
  query: Kysely<Tables>,
  jobs: Pick<Jobs, 'add'>,
  row: GoogleDrive,
  now: number,
): Promise<void> {
  const all = await takeOutOfDrive(query, row.account_id);
  const left = all.filter(isLeft);
  await deleteDrive(query, row.account_id);
  const payload: LeavePayload = {
    ...opened(row),
    left: left.map(({ id, external_id: externalId }) => ({ id, externalId })),
  };
  const isTrying = left.some(({ made_at: madeAt, made_by: madeBy }) => madeAt === null && madeBy !== null);
  // Nobody's: it is still to be done when the account is deleted.
  await jobs.add(query, { kind: leaveJob, payload, dueAt: isTrying ? now + tryEndsMs : now });
}

/** Of accounts that are deleted. */
export async function leaveDrives(
  query: Kysely<Tables>,
  jobs: Pick<Jobs, 'add'>,
  accountIds: readonly string[],
  now: number,
): Promise<void> {
  for (const id of accountIds) {
    const row = await findDrive(query, id);
    if (row !== undefined) await leaveDrive(query, jobs, row, now);
  }
}

/** Returns what was in the way; what fails with one file keeps none of the others. */
async function removeLeft(spreadsheets: Spreadsheets, left: LeavePayload['left']): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (const one of left) await spreadsheets.remove(one).catch((error: unknown) => failures.push(error));
  return failures;
}

export const goFromDrive =
  ({ database, drives }: Pick<Ports, 'database' | 'drives'>): JobHandler =>
  async (given, { attempts }) => {
    const payload = leavePayload.parse(given);
    if (!drives.isOffered) throw new Error('own drives are not set up any more');
    const spreadsheets = drives.spreadsheetsIn(payload);
    const failures = await removeLeft(spreadsheets, payload.left);
    // Then nothing is to be taken back either.
    if (failures.some((error) => error instanceof DriveEnded)) return;
    // A file that Google does not let go of keeps nobody in the drive for good.
    if (failures.length > 0 && attempts < maxAttempts) throw failures[0];
    // Google would take it back for all who have connected this drive, and from whoever has connected it again.
    if (await isPersonConnected(database.query, payload.personId)) return;
    await drives.leave(payload);
  };
