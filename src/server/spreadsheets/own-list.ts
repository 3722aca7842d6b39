// The list that an owner sees: the spreadsheets whose links work, and the drive that new ones are made in.
import { type DriveState, driveStateOf } from '#server/drives/own-drive.ts';
import type { Ports } from '#server/ports/ports.ts';
import { listOwnSpreadsheets, type OwnSpreadsheet } from './own-spreadsheets.ts';

export interface OwnList {
  readonly spreadsheets: OwnSpreadsheet[];
  readonly drive: DriveState;
}

export const ownListOf = async (
  ports: Pick<Ports, 'clock' | 'database' | 'drives'>,
  accountId: string,
  origin: string,
): Promise<OwnList> => ({
  spreadsheets: await listOwnSpreadsheets(ports, accountId, origin),
  drive: await driveStateOf(ports, accountId),
});
