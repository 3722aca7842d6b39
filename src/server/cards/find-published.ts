// Finds a template that its owner lets everybody with the link read and copy.
import type { Kysely } from 'kysely';
import { findAnyTemplate } from '#server/database/rows/template-rows.ts';
import type { Tables } from '#server/ports/database/tables.ts';
import { readSummary } from './stored-summary.ts';

export async function findPublished(query: Kysely<Tables>, uuid: string) {
  const found = await findAnyTemplate(query, uuid);
  return found !== undefined && readSummary(found.summary)?.isPublished === true ? found : undefined;
}
