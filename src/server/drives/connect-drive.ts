// Keeps the drive that somebody let spreadsheets be made in, instead of the one before, and lets go of it again.
import { lockAccount } from '#server/database/rows/account-rows.ts';
import { findDrive, saveDrive } from '#server/database/rows/spreadsheets/drive-rows.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { Ports } from '#server/ports/ports.ts';
import type { ConsentedDrive } from '#server/ports/spreadsheets/own-drives.ts';
import { leaveDrive } from './leave-drive.ts';

type DrivePorts = Pick<Ports, 'clock' | 'database'>;

/** The same person's drive goes on with all that is in it. */
export const connectDrive = (
  { clock, database }: DrivePorts,
  jobs: Pick<Jobs, 'add'>,
  accountId: string,
  { personId, email, sealedToken }: ConsentedDrive,
): Promise<void> =>
  database.query.transaction().execute(async (query) => {
    const now = clock.now();
    // Deleted in between.
    if ((await lockAccount(query, accountId)) === undefined) throw new AppError('session-required');
    const before = await findDrive(query, accountId);
    if (before !== undefined && before.person_id !== personId) await leaveDrive(query, jobs, before, now);
    await saveDrive(query, {
      ...{ account_id: accountId, person_id: personId, email, sealed_token: sealedToken },
      ...{ connected_at: now, ended_at: null },
    });
  });

/** Where there is none, nothing is left to do. */
export const disconnectDrive = (
  { clock, database }: DrivePorts,
  jobs: Pick<Jobs, 'add'>,
  accountId: string,
): Promise<void> =>
  database.query.transaction().execute(async (query) => {
    await lockAccount(query, accountId);
    const row = await findDrive(query, accountId);
    if (row !== undefined) await leaveDrive(query, jobs, row, clock.now());
  });
