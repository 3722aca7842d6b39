// Chooses where an account's spreadsheet is made: in the drive of its own that it has connected, or where the server makes those of others.
import { endDrive, findDrive } from '#server/database/rows/spreadsheets/drive-rows.ts';
import { opened } from '#server/drives/own-drive.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { GoogleDrive } from '#server/ports/database/tables/spreadsheet-tables.ts';
import type { Ports } from '#server/ports/ports.ts';
import { DriveEnded, DriveRefuses } from '#server/ports/spreadsheets/own-drives.ts';
import type { Spreadsheets } from '#server/ports/spreadsheets/spreadsheets.ts';

type ChoicePorts = Pick<Ports, 'clock' | 'database' | 'spreadsheets' | 'drives'>;

export interface ChosenProvider {
  readonly spreadsheets: Spreadsheets;
  /** Null: where the server makes those of others. */
  readonly drive: GoogleDrive | null;
}

interface Asked {
  /** The owner of a file in a drive could do everything with it. */
  readonly isReadonly: boolean;
  readonly orderId: string | null;
}

const ofServer = ({ spreadsheets }: ChoicePorts): ChosenProvider => ({ spreadsheets, drive: null });

async function chosenFor(
  ports: ChoicePorts,
  accountId: string,
  { isReadonly, orderId }: Asked,
): Promise<ChosenProvider> {
  const { database, drives } = ports;
  if (isReadonly || !drives.isOffered) return ofServer(ports);
  const drive = await findDrive(database.query, accountId);
  if (drive === undefined) return ofServer(ports);
  if (drive.ended_at === null) return { spreadsheets: drives.spreadsheetsIn(opened(drive)), drive };
  // What comes with an order is made while nobody is there to connect the drive again, or to make room in it.
  if (orderId !== null) return ofServer(ports);
  throw new AppError('google-drive-ended');
}

/** Where a drive turns out not to open any more, that is written down, and decided anew; one that takes nothing now may the next time. */
export async function withProvider<Result>(
  ports: ChoicePorts,
  accountId: string,
  asked: Asked,
  work: (chosen: ChosenProvider) => Promise<Result>,
): Promise<Result> {
  for (;;) {
    const chosen = await chosenFor(ports, accountId, asked);
    try {
      return await work(chosen);
    } catch (error) {
      if (error instanceof DriveRefuses) {
        if (asked.orderId !== null) return work(ofServer(ports));
        throw error.reason === 'full'
          ? new AppError('google-drive-full')
          : new AppError('google-drive-not-shared');
      }
      if (!(error instanceof DriveEnded) || chosen.drive === null) throw error;
      await endDrive(ports.database.query, chosen.drive, ports.clock.now());
    }
  }
}
