// Finds a template that its owner lets everybody with the link read and copy.
import type { Kysely } from 'kysely';
import { readSummary } from '#server/cards/stored-summary.ts';
import type { Tables } from '#server/ports/database/tables.ts';
import { findAnyTemplate } from '../template-rows.ts';

export async function findPublished(query: Kysely<Tables>, uuid: string) {
  const found = await findAnyTemplate(query, uuid);
  return found !== undefined && readSummary(found.summary)?.isPublished === true ? found : undefined;
}

/** The same without reading its document. */
export async function isPublishedTemplate(query: Kysely<Tables>, uuid: string): Promise<boolean> {
  const found = await query
    .selectFrom('template')
    .select('summary')
    .where('uuid', '=', uuid)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined && readSummary(found.summary)?.isPublished === true;
}
