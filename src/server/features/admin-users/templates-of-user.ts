// The templates of a user as operators see them: all of them, some at a time, and no document.
import { setImmediate as letOthers } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { readTemplatesOf } from '#server/database/rows/operators/listed-template-rows.ts';
import { type ListedTemplate, listedTemplateOf } from '#server/operator-desk/listed-template-of.ts';
import type { Tables } from '#server/ports/database/tables.ts';

const rowsAtOnce = 50;

/** Last changed first. */
export async function templatesOfUser(query: Kysely<Tables>, accountId: string): Promise<ListedTemplate[]> {
  const templates: ListedTemplate[] = [];
  for (const row of await readTemplatesOf(query, accountId)) {
    if (templates.length % rowsAtOnce === rowsAtOnce - 1) await letOthers();
    templates.push(listedTemplateOf(row));
  }
  return templates;
}
