// What the owner of spreadsheets behind links does with them: sees them, lets others save changes, renews and takes back.
import type { Kysely } from 'kysely';
import { lockAccount } from '#server/database/rows/account-rows.ts';
import { updateOrder } from '#server/database/rows/money/payment-rows.ts';
import {
  findSpreadsheet,
  listOpenSpreadsheets,
  updateSpreadsheet,
} from '#server/database/rows/spreadsheets/spreadsheet-rows.ts';
import { AppError } from '#server/errors/app-error.ts';
import { spreadsheetLifeMs, traitsOf } from '#server/policy/spreadsheet-life.ts';
import type { Spreadsheet } from '#server/ports/database/tables/spreadsheet-tables.ts';
import type { Account, Tables } from '#server/ports/database/tables.ts';
import type { Ports } from '#server/ports/ports.ts';
import { isOpenAt } from './open-spreadsheet.ts';
import { type AddJob, removeFromDrive } from './remove-spreadsheet.ts';
import { revoke } from './revoke-spreadsheets.ts';
import { isSpreadsheetId, newEditKey } from './spreadsheet-id.ts';

export interface OwnSpreadsheet {
  readonly id: string;
  readonly title: string;
  /** The whole address. */
  readonly url: string;
  /** The address with which changes can be saved; null while nobody may. */
  readonly editUrl: string | null;
  readonly templateUuid: string;
  readonly orderId: string | null;
  readonly isReadonly: boolean;
  /** It is a file in the owner's own drive. */
  readonly isInOwnDrive: boolean;
  /** Whether it can be made editable: Google's are not, and nobody changes a preview. */
  readonly canBeEditable: boolean;
  /** Whether it can have another link in place of this one. */
  readonly canBeReplaced: boolean;
  readonly madeAt: number;
  /** Null: never. */
  readonly expiresAt: number | null;
  readonly views: number;
  readonly lastViewedAt: number | null;
}

type OwnerPorts = Pick<Ports, 'clock' | 'database'>;

const isEditableKind = ({ provider, is_readonly }: Spreadsheet): boolean =>
  provider === 'embedded' && is_readonly === 0;

const withKey = (url: string, key: string): string => `${url}#key=${key}`;

export async function listOwnSpreadsheets(
  { clock, database }: OwnerPorts,
  accountId: string,
  origin: string,
): Promise<OwnSpreadsheet[]> {
  const rows = await listOpenSpreadsheets(database.query, accountId, clock.now());
  return rows.map((row) => ownOf(row, origin));
}

export function ownOf(row: Spreadsheet, origin: string): OwnSpreadsheet {
  const url = new URL(row.url ?? '', origin).href;
  return {
    ...{ id: row.id, title: row.title, url, templateUuid: row.template_uuid, orderId: row.order_id },
    editUrl: row.edit_key === null ? null : withKey(url, row.edit_key),
    isReadonly: row.is_readonly === 1,
    isInOwnDrive: row.provider === 'drive',
    canBeEditable: isEditableKind(row),
    canBeReplaced: row.provider === 'embedded',
    madeAt: row.made_at ?? row.created_at,
    ...{ expiresAt: row.expires_at, views: row.views, lastViewedAt: row.last_viewed_at },
  };
}

/** Whoever has the link that it then has may save changes; asked again, it is the same link. */
export const makeEditable = (ports: OwnerPorts, accountId: string, id: string): Promise<Spreadsheet> =>
  changeOwn(ports, accountId, id, async (row) => {
    if (!isEditableKind(row)) throw new AppError('spreadsheet-read-only');
    return { edit_key: row.edit_key ?? newEditKey() };
  });

/** What was saved stays; the link of before saves nothing any more, not even when it is made editable again. */
export const stopEditing = (ports: OwnerPorts, accountId: string, id: string): Promise<Spreadsheet> =>
  changeOwn(ports, accountId, id, async () => ({ edit_key: null }));

/** It opens from now on for as long as a new one would. */
export const renewSpreadsheet = (ports: OwnerPorts, accountId: string, id: string): Promise<Spreadsheet> =>
  changeOwn(ports, accountId, id, async (row, owner) => {
    const lifeMs = spreadsheetLifeMs(traitsOf(row), owner);
    return { expires_at: lifeMs === null ? null : ports.clock.now() + lifeMs };
  });

/**
 * Nobody opens it from the end of the transaction on; what its provider has of it is removed by a job. The link of one in the owner's own
 * drive works until Google knows, so that is told first.
 */
export async function revokeSpreadsheet(
  ports: OwnerPorts & Pick<Ports, 'drives'>,
  jobs: AddJob,
  accountId: string,
  id: string,
): Promise<void> {
  const { clock, database } = ports;
  const found = isSpreadsheetId(id) ? await findSpreadsheet(database.query, id) : undefined;
  if (found?.provider === 'drive' && found.account_id === accountId) await closeInDrive(ports, found);
  await database.query.transaction().execute(async (query) => {
    const { row } = await lockOwn(query, accountId, id, clock.now());
    await revoke(query, jobs, [row.id], clock.now());
    if (row.order_id !== null) await updateOrder(query, row.order_id, { gs_url: null });
  });
}

async function closeInDrive(ports: OwnerPorts & Pick<Ports, 'drives'>, row: Spreadsheet): Promise<void> {
  if (!ports.drives.isOffered) throw new AppError('spreadsheets-unavailable');
  if (!(await removeFromDrive(ports, row))) throw new AppError('google-drive-ended');
}

type ChangeOf = (
  row: Spreadsheet,
  owner: Account,
) => Promise<Partial<Pick<Spreadsheet, 'edit_key' | 'expires_at'>>>;

const changeOwn = (
  { clock, database }: OwnerPorts,
  accountId: string,
  id: string,
  changeOf: ChangeOf,
): Promise<Spreadsheet> =>
  database.query.transaction().execute(async (query) => {
    const { row, owner } = await lockOwn(query, accountId, id, clock.now());
    const change = await changeOf(row, owner);
    await updateSpreadsheet(query, id, change);
    return { ...row, ...change };
  });

/** Those of others, unknown ones and those that are over are refused in the same way. */
export async function lockOwn(
  query: Kysely<Tables>,
  accountId: string,
  id: string,
  now: number,
): Promise<{ readonly row: Spreadsheet; readonly owner: Account }> {
  const owner = await lockAccount(query, accountId);
  const row = isSpreadsheetId(id) ? await findSpreadsheet(query, id) : undefined;
  if (owner === undefined || row === undefined || row.account_id !== accountId || !isOpenAt(row, now)) {
    throw new AppError('spreadsheet-not-found');
  }
  return { row, owner };
}
