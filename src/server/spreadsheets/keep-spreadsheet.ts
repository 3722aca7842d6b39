// Keeps a spreadsheet behind a link for an account: within its room before its provider is told, and made afterwards.
import type { Kysely } from 'kysely';
import type { Language } from '#language/language.ts';
import { lockAccount } from '#server/database/rows/account-rows.ts';
import { changeTried, findSpreadsheet } from '#server/database/rows/spreadsheets/spreadsheet-rows.ts';
import { AppError } from '#server/errors/app-error.ts';
import { spreadsheetLifeMs, traitsOf } from '#server/policy/spreadsheet-life.ts';
import { storageLimitOf, type TemplateLimits } from '#server/policy/template-limit.ts';
import type { Account, Tables } from '#server/ports/database/tables.ts';
import type { Ports } from '#server/ports/ports.ts';
import type { PublishedSpreadsheet } from '#server/ports/spreadsheets/spreadsheets.ts';
import { takeRoomOf } from '#server/storage/take-room.ts';
import type { Try } from './take-turn.ts';

/** Locked; a visitor may have signed in since the try began. */
async function ownerOf(query: Kysely<Tables>, { accountId }: Try): Promise<Account> {
  const asking = await lockAccount(query, accountId);
  const heir = asking?.merged_into ?? null;
  const owner = heir === null ? asking : await lockAccount(query, heir);
  if (owner === undefined) throw new AppError('build-cancelled');
  return owner;
}

type KeepPorts = Pick<Ports, 'clock' | 'database'>;

/** From here on there may be something of it at its provider. */
export async function keepRoom(
  { clock, database }: KeepPorts,
  limits: TemplateLimits,
  ours: Try,
  { bytes, language }: { readonly bytes: number; readonly language: Language },
): Promise<void> {
  await database.query.transaction().execute(async (query) => {
    const owner = await ownerOf(query, ours);
    const change = { bytes, language, published_at: clock.now() };
    if (!(await changeTried(query, ours, change))) throw new AppError('build-cancelled');
    await takeRoomOf(query, owner.id, storageLimitOf(owner, limits));
  });
}

/** Returns false if there is nothing to keep any more, or another try was first. */
export const keepMade = (
  { clock, database }: KeepPorts,
  ours: Try,
  { url, externalId }: PublishedSpreadsheet,
): Promise<boolean> =>
  database.query.transaction().execute(async (query) => {
    const owner = await ownerOf(query, ours);
    const row = await findSpreadsheet(query, ours.id);
    if (row === undefined) return false;
    const now = clock.now();
    const lifeMs = spreadsheetLifeMs(traitsOf(row), owner);
    return changeTried(query, ours, {
      ...{ url, external_id: externalId, made_at: now, made_by: null },
      expires_at: lifeMs === null ? null : now + lifeMs,
    });
  });
