// Lists, reads and restores the versions of one's own template.
import type { z } from 'zod';
import type { templateVersion } from '#contract/shapes/template-shapes.ts';
import { parseStoredJson } from '#server/cards/parse-stored-json.ts';
import { unpackDocument } from '#server/database/rows/packed-document.ts';
import { findTemplate, lockTemplate } from '#server/database/rows/template-rows.ts';
import { findVersion, listVersions } from '#server/database/rows/template-version-rows.ts';
import { prepareDocument } from '#server/documents/prepare-document.ts';
import { AppError } from '#server/errors/app-error.ts';
import { storageLimitOf, type TemplateLimits } from '#server/policy/template-limit.ts';
import type { Account } from '#server/ports/database/tables.ts';
import type { Ports } from '#server/ports/ports.ts';
import type { Session } from '#server/sessions/sessions.ts';
import { readTemplate } from '#template/read-template.ts';
import { overwriteTemplate, type SaveReply } from './overwrite-template.ts';

async function refuseOthers({ database }: Ports, account: Account, uuid: string) {
  const template = await findTemplate(database.query, uuid, account.id);
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

export async function readVersion(
  ports: Ports,
  account: Account,
  { id, version }: { readonly id: string; readonly version: string },
): Promise<string> {
  await refuseOthers(ports, account, id);
  const stored = await findVersion(ports.database.query, id, version);
  if (stored === undefined) throw new AppError('version-not-found');
  return unpackDocument(stored.document);
}

export async function restoreVersion(
  ports: Ports,
  { id: sessionId, account }: Session,
  {
    id: uuid,
    version,
    baseRevision,
  }: { readonly id: string; readonly version: string; readonly baseRevision: number },
  limits: TemplateLimits,
): Promise<SaveReply> {
  const document = parseStoredJson(await readVersion(ports, account, { id: uuid, version }));
  const prepared = prepareDocument(uuid, document, readTemplate);
  const now = ports.clock.now();
  return ports.database.query.transaction().execute(async (transaction) => {
    const current = await lockTemplate(transaction, uuid, account.id);
    if (current === undefined) throw new AppError('template-not-found');
    const { revision: currentRevision } = current;
    // The restored version stays in the history, so no conflict version is needed.
    if (currentRevision !== baseRevision) {
      throw new AppError('template-stale', { currentRevision, conflictVersion: version });
    }
    const base = { baseRevision, now, space: storageLimitOf(account, limits) };
    const outcome = await overwriteTemplate(
      transaction,
      { uuid, accountId: account.id, sessionId, ...base },
      prepared,
    );
    if (outcome.end !== 'saved') throw new AppError('template-not-found');
    return outcome.saved;
  });
}
