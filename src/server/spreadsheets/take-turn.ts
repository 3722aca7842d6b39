// Decides who makes a spreadsheet: one try at a time, on whichever instance, goes on with what there is of it.
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { defaultLanguage } from '#language/language.ts';
import { lockAccount } from '#server/database/rows/account-rows.ts';
import { galleryAccountId } from '#server/database/rows/spreadsheets/gallery-account-rows.ts';
import {
  findLiveSpreadsheet,
  insertSpreadsheet,
  listCountedSpreadsheets,
  revokeSpreadsheets,
  updateSpreadsheet,
} from '#server/database/rows/spreadsheets/spreadsheet-rows.ts';
import { AppError } from '#server/errors/app-error.ts';
import { isSignedIn } from '#server/policy/may-call.ts';
import { mostSpreadsheetsOfAccount, mostSpreadsheetsOfVisitor } from '#server/policy/spreadsheet-life.ts';
import { clockToleranceMs } from '#server/ports/clock/clock-tolerance.ts';
import type { Spreadsheet, SpreadsheetTable } from '#server/ports/database/tables/spreadsheet-tables.ts';
import type { Account, Tables } from '#server/ports/database/tables.ts';
import { type AddJob, addRemoval } from './remove-spreadsheet.ts';
import { newSpreadsheetId } from './spreadsheet-id.ts';

/** A try that has been silent for this long is considered dead. */
export const tryLeaseMs = 30_000;

export interface SpreadsheetToMake {
  readonly provider: SpreadsheetTable['provider'];
  readonly contentKey: string;
  readonly title: string;
  readonly templateUuid: string;
  readonly isReadonly: boolean;
  readonly orderId: string | null;
}

export interface Try {
  readonly id: string;
  /** The account it is for: that of a visitor who has signed in meanwhile. */
  readonly accountId: string;
  readonly madeBy: string;
}

export type Turn =
  | { readonly kind: 'made'; readonly id: string; readonly externalId: string | null; readonly url: string }
  | { readonly kind: 'ours'; readonly ours: Try }
  | { readonly kind: 'others' };

/** Runs in the caller's transaction, in which nobody else takes a turn for the same account. */
export async function takeTurn(
  query: Kysely<Tables>,
  jobs: AddJob,
  asking: string,
  toMake: SpreadsheetToMake,
  now: number,
): Promise<Turn> {
  const owner = await lockOwner(query, asking);
  const found = await findLiveSpreadsheet(query, owner.id, toMake.contentKey, now);
  if (found !== undefined && found.made_at !== null && found.url !== null) {
    return { kind: 'made', id: found.id, externalId: found.external_id, url: found.url };
  }
  if (found !== undefined && isUnderWay(found, now)) return { kind: 'others' };
  const tried = { made_by: randomUUID(), tried_at: now };
  if (found !== undefined) {
    await updateSpreadsheet(query, found.id, tried);
    return { kind: 'ours', ours: { id: found.id, accountId: owner.id, madeBy: tried.made_by } };
  }
  // The gallery has at most one of each of its templates.
  if (toMake.orderId === null && owner.id !== galleryAccountId) await makePlace(query, jobs, owner, now);
  const id = newSpreadsheetId();
  await insertSpreadsheet(query, { ...newRow(id, owner.id, toMake, now), ...tried });
  return { kind: 'ours', ours: { id, accountId: owner.id, madeBy: tried.made_by } };
}

async function lockOwner(query: Kysely<Tables>, id: string): Promise<Account> {
  const asking = await lockAccount(query, id);
  const heir = asking?.merged_into ?? null;
  const owner = heir === null ? asking : await lockAccount(query, heir);
  // Deleted in between.
  if (owner === undefined) throw new AppError('session-required');
  return owner;
}

/** One that reported in the future did so when its clock was wrong. */
function isUnderWay({ made_by: madeBy, tried_at: triedAt }: Spreadsheet, now: number): boolean {
  const silentMs = now - triedAt;
  return madeBy !== null && silentMs <= tryLeaseMs && silentMs >= -clockToleranceMs;
}

/** A visitor has few and knows of no list, so the oldest give way; a person decides which one to take back. */
async function makePlace(query: Kysely<Tables>, jobs: AddJob, owner: Account, now: number): Promise<void> {
  const ids = await listCountedSpreadsheets(query, owner.id, now);
  if (isSignedIn(owner)) {
    if (ids.length >= mostSpreadsheetsOfAccount) throw new AppError('spreadsheet-limit');
    return;
  }
  const dropped = ids.slice(0, Math.max(0, ids.length + 1 - mostSpreadsheetsOfVisitor));
  await revokeSpreadsheets(query, dropped, now);
  for (const id of dropped) await addRemoval(query, jobs, id);
}

const newRow = (id: string, accountId: string, toMake: SpreadsheetToMake, now: number) => ({
  ...{ id, account_id: accountId, provider: toMake.provider, content_key: toMake.contentKey },
  // As soon as it is written, its own language is known.
  ...{ title: toMake.title, language: defaultLanguage, template_uuid: toMake.templateUuid },
  ...{ order_id: toMake.orderId, is_readonly: toMake.isReadonly ? (1 as const) : (0 as const) },
  ...{ external_id: null, url: null, created_at: now, made_at: null, published_at: null },
  ...{ expires_at: null, revoked_at: null, removed_at: null, bytes: 0, views: 0, last_viewed_at: null },
  ...{ edit_key: null, edits: '[]', edits_revision: 0 },
});
