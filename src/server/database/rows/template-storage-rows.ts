// Reads and updates how much storage an account's templates use.
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../ports/database/tables.ts';
import { versionBytes } from './documents/document-pieces.ts';

/** Counts everything that is not purged, including deleted templates and versions; a covering index serves it. */
export async function readStorageUse(
  query: Kysely<Tables>,
  accountId: string,
): Promise<{ readonly templates: number; readonly bytes: number }> {
  const row = await query
    .selectFrom('template')
    .select((one) => [
      one.fn.countAll<number>().as('templates'),
      sql<number | null>`sum(document_bytes + version_bytes)`.as('bytes'),
    ])
    .where('account_id', '=', accountId)
    .where('document_bytes', '>', 0)
    .executeTakeFirstOrThrow();
  return { templates: Number(row.templates), bytes: Number(row.bytes ?? 0) };
}

/** For a version that is added without changing the template; the caller holds the lock on the template's row. */
export async function addVersionBytes(query: Kysely<Tables>, uuid: string, bytes: number): Promise<void> {
  await query
    .updateTable('template')
    .set((row) => ({ version_bytes: row('version_bytes', '+', bytes) }))
    .where('uuid', '=', uuid)
    .execute();
}

/** Blocks saves of the template until the caller's transaction ends. */
export async function lockTemplateSaves(query: Kysely<Tables>, uuid: string): Promise<void> {
  await addVersionBytes(query, uuid, 0);
}

/** Called after versions were deleted; the caller holds the lock on the template's row. */
export async function recountVersionBytes(query: Kysely<Tables>, uuid: string): Promise<void> {
  await query
    .updateTable('template')
    .set({
      version_bytes: sql<number>`coalesce((select sum(${versionBytes})
        from template_version where template_version.template_uuid = template.uuid), 0)`,
    })
    .where('uuid', '=', uuid)
    // Of a purged one nothing counts, even if it is not deleted yet.
    .where('document_bytes', '>', 0)
    .execute();
}
