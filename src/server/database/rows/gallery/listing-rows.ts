// Reads and writes what becomes of templates that their owners want to be in the gallery.
import type { Kysely, Selectable } from 'kysely';
import type { TemplateListingTable } from '#server/ports/database/tables/gallery-tables.ts';
import type { Tables } from '#server/ports/database/tables.ts';

export type Listing = Selectable<TemplateListingTable>;

/** The owner's template with its listing, if there is one; without its document. */
export function findOwnListing(query: Kysely<Tables>, uuid: string, accountId: string) {
  return query
    .selectFrom('template')
    .leftJoin('template_listing', 'template_listing.template_uuid', 'template.uuid')
    .leftJoin('gallery_template', 'gallery_template.uuid', 'template.uuid')
    .select(['template.summary', 'template.revision', 'template.account_id'])
    .select(['state', 'asked_at', 'answered_at', 'answered_revision', 'answer'])
    .select(['gallery_template.uuid as listed_uuid', 'gallery_template.saved_by as listed_by'])
    .where('template.uuid', '=', uuid)
    .where('template.account_id', '=', accountId)
    .where('template.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Whatever was answered before is kept until it is answered again. */
export async function askListing(query: Kysely<Tables>, uuid: string, now: number): Promise<void> {
  await query
    .insertInto('template_listing')
    .values({
      ...{ template_uuid: uuid, state: 'asked', asked_at: now, answer: '' },
      ...{ answered_at: null, answered_revision: null },
    })
    .onConflict((conflict) =>
      conflict
        .column('template_uuid')
        .doUpdateSet({ state: 'asked', asked_at: now })
        .where('template_listing.state', '!=', 'asked'),
    )
    .execute();
}

export async function deleteListing(query: Kysely<Tables>, uuid: string): Promise<boolean> {
  const deleted = await query
    .deleteFrom('template_listing')
    .where('template_uuid', '=', uuid)
    .returning('state')
    .executeTakeFirst();
  return deleted !== undefined;
}

export async function answerListing(
  query: Kysely<Tables>,
  uuid: string,
  answer: Pick<Listing, 'state' | 'answered_at' | 'answered_revision' | 'answer'>,
): Promise<void> {
  await query.updateTable('template_listing').set(answer).where('template_uuid', '=', uuid).execute();
}

/** Of all templates of an account. */
export function listListingsOf(query: Kysely<Tables>, accountId: string): Promise<Listing[]> {
  return query
    .selectFrom('template_listing')
    .innerJoin('template', 'template.uuid', 'template_listing.template_uuid')
    .selectAll('template_listing')
    .where('template.account_id', '=', accountId)
    .orderBy('asked_at')
    .orderBy('template_uuid')
    .execute();
}
