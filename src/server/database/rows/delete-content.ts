// Deletes documents and versions in small pieces, each for itself, because everybody else would wait for a large deletion.
import type { Kysely } from 'kysely';
import type { Tables } from '../../ports/database/tables.ts';
import { deleteVersions, listVersions, type VersionCard } from './template-version-rows.ts';

/** A larger version is a piece by itself. */
const mostPieceBytes = 1_000_000;
const mostPieceVersions = 100;

/** The document goes last: a template that has one after an interruption is found by it. */
export async function deleteContent(query: Kysely<Tables>, templateUuid: string): Promise<void> {
  await deleteHistory(query, templateUuid);
  await query.deleteFrom('template_document').where('uuid', '=', templateUuid).execute();
}

export async function deleteHistory(query: Kysely<Tables>, templateUuid: string): Promise<void> {
  for (const ids of inPieces(await listVersions(query, templateUuid))) await deleteVersions(query, ids);
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
