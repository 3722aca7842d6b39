// Deletes documents, versions and entries in small pieces, each for itself, because everybody else would wait for one
// large deletion.
import { setImmediate as letOthers } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Tables } from '../../ports/database/tables.ts';
import { deletePieces } from './documents/document-pieces.ts';
import { clearSomeLogEntriesOf } from './log-entry-rows.ts';
import { purgeAnyTemplate } from './template-rows.ts';
import { deleteVersions, listVersions, type VersionCard } from './template-version-rows.ts';

/** A larger version is a piece by itself. */
const mostPieceBytes = 1_000_000;
const mostPieceVersions = 100;
const entriesAtOnce = 200;

/** Most of what an account has, before the account itself is deleted. */
export async function emptyAccount(query: Kysely<Tables>, id: string): Promise<void> {
  for (const uuid of await listUuids(query, id)) {
    // Unreachable first: an interruption leaves none that is there in part. One that was taken over meanwhile stays.
    if (!(await purgeAnyTemplate(query, uuid, id))) continue;
    await deleteVersionsOf(query, uuid);
    await deletePieces(query, { template_uuid: uuid });
    await deleteReportsOf(query, uuid);
    // Together with what its document has in its row: an interruption leaves none without.
    await query.deleteFrom('template').where('uuid', '=', uuid).where('account_id', '=', id).execute();
    await letOthers();
  }
  while (await clearSomeLogEntriesOf(query, id, entriesAtOnce)) await letOthers();
}

/** What the gallery goes on showing is still reported. */
async function deleteReportsOf(query: Kysely<Tables>, uuid: string): Promise<void> {
  await query
    .deleteFrom('template_report')
    .where('template_uuid', '=', uuid)
    .where('template_uuid', 'not in', (rows) => rows.selectFrom('gallery_template').select('uuid'))
    .execute();
}

async function listUuids(query: Kysely<Tables>, accountId: string): Promise<string[]> {
  const rows = await query
    .selectFrom('template')
    .select('uuid')
    .where('account_id', '=', accountId)
    .execute();
  return rows.map(({ uuid }) => uuid);
}

/** Of a purged template. The document goes last: a template that has one after an interruption is found by it. */
export async function deleteContent(query: Kysely<Tables>, templateUuid: string): Promise<void> {
  await deleteVersionsOf(query, templateUuid);
  await deletePieces(query, { template_uuid: templateUuid });
  await query.deleteFrom('template_document').where('uuid', '=', templateUuid).execute();
}

async function deleteVersionsOf(query: Kysely<Tables>, templateUuid: string): Promise<void> {
  for (const ids of inPieces(await listVersions(query, templateUuid))) {
    // Together with their pieces.
    await query.transaction().execute((transaction) => deleteVersions(transaction, ids));
  }
}

/** The ids, in their order. */
export function inPieces(versions: readonly Pick<VersionCard, 'id' | 'size'>[]): string[][] {
  const pieces: string[][] = [];
  let bytes = mostPieceBytes;
  for (const { id, size } of versions) {
    const last = pieces.at(-1);
    bytes += size;
    if (last === undefined || bytes > mostPieceBytes || last.length === mostPieceVersions) {
      pieces.push([id]);
      bytes = size;
    } else last.push(id);
  }
  return pieces;
}
