// Finds a template that its owner lets everybody with the link read and copy.
import type { Kysely } from 'kysely';
import { readSummary } from '#server/cards/stored-summary.ts';
import type { Tables } from '#server/ports/database/tables.ts';
import { findAnyTemplate } from '../template-rows.ts';

export async function findPublished(query: Kysely<Tables>, uuid: string) {
  const found = await findAnyTemplate(query, uuid);
  return found !== undefined && readSummary(found.summary)?.isPublished === true ? found : undefined;
}
