// Lists, reads and restores the versions of one's own template.
import type { z } from 'zod';
import type { templateVersion } from '#contract/shapes/template-shapes.ts';
import { findOwnCard } from '#server/database/rows/template-rows.ts';
import { findVersion, listVersions } from '#server/database/rows/template-version-rows.ts';
import type { StoredVersion } from '#server/documents/changed-document.ts';
import type { PreparedDocument } from '#server/documents/prepare-document.ts';
import { AppError } from '#server/errors/app-error.ts';
import { storageLimitOf, type TemplateLimits } from '#server/policy/template-limit.ts';
import type { Account } from '#server/ports/database/tables.ts';
import type { Ports } from '#server/ports/ports.ts';
import type { Session } from '#server/sessions/sessions.ts';
import { overwriteIfCurrent, type SaveReply } from './overwrite-template.ts';

async function refuseOthers({ database }: Ports, account: Account, uuid: string) {
  const template = await findOwnCard(database.query, uuid, account.id);
  if (template === undefined) throw new AppError('template-not-found');
  return template;
}

export async function listOwnVersions(
  ports: Ports,
  account: Account,
  uuid: string,
): Promise<z.input<typeof templateVersion>[]> {
  await refuseOthers(ports, account, uuid);
  const versions = await listVersions(ports.database.query, uuid);
  return versions.map(({ id, kind, revision, name, saved_at: savedAt }) => ({
    version: id,
    kind,
    revision,
    name,
    timestamp: savedAt,
  }));
}

/** As it is stored: compressed. */
export async function findOwnVersion(
  ports: Ports,
  account: Account,
  { id, version }: { readonly id: string; readonly version: string },
): Promise<{ readonly packed: Uint8Array; readonly priceCents: number | null }> {
  const { price_cents: priceCents } = await refuseOthers(ports, account, id);
  const stored = await findVersion(ports.database.query, id, version);
  if (stored === undefined) throw new AppError('version-not-found');
  return { packed: stored.document, priceCents };
}

export type PrepareVersion = (version: StoredVersion) => Promise<PreparedDocument>;

export async function restoreVersion(
  ports: Ports,
  prepare: PrepareVersion,
  { id: sessionId, account }: Session,
  {
    id: uuid,
    version,
    baseRevision,
  }: { readonly id: string; readonly version: string; readonly baseRevision: number },
  limits: TemplateLimits,
): Promise<SaveReply> {
  const { packed } = await findOwnVersion(ports, account, { id: uuid, version });
  const prepared = await prepare({ uuid, packed });
  const now = ports.clock.now();
  const base = { baseRevision, now, space: storageLimitOf(account, limits) };
  const overwrite = { uuid, accountId: account.id, sessionId, ...base };
  const outcome = await ports.database.query
    .transaction()
    .execute((transaction) => overwriteIfCurrent(transaction, overwrite, prepared));
  if (outcome.end === 'absent') throw new AppError('template-not-found');
  if (outcome.end === 'saved') return outcome.saved;
  // The restored version stays in the history, so no conflict version is needed.
  throw new AppError('template-stale', {
    currentRevision: outcome.currentRevision,
    conflictVersion: version,
  });
}
