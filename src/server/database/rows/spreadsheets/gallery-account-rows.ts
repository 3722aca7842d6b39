// The account that keeps what is made of templates of the gallery for everybody; nobody signs in to it.
import type { Kysely } from 'kysely';
import { defaultLanguage } from '#language/language.ts';
import type { Tables } from '#server/ports/database/tables.ts';

/** No account that people have gets an id like this. */
export const galleryAccountId = 'gallery';

/** Made when it is first needed. */
export async function ensureGalleryAccount(query: Kysely<Tables>, now: number): Promise<void> {
  await query
    .insertInto('account')
    .values({
      ...{ id: galleryAccountId, kind: 'user', status: 'archived', language: defaultLanguage },
      ...{ settings: '{}', created_at: now, updated_at: now, email: null, password_hash: null },
      ...{ first_name: null, last_name: null, display_name: null, plan: null, role: null },
      // It takes nothing of the room that strangers share.
      ...{ email_verified_at: now, feedback_requested_at: null, merged_into: null, is_listed: 0 },
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** What there is of a template of the gallery, whatever it was like when it was made. */
export const listGallerySpreadsheets = (
  query: Kysely<Tables>,
  templateUuid: string,
): Promise<{ id: string; url: string | null }[]> =>
  query
    .selectFrom('spreadsheet')
    .select(['id', 'url'])
    .where('account_id', '=', galleryAccountId)
    .where('template_uuid', '=', templateUuid)
    .where('made_at', 'is not', null)
    .where('revoked_at', 'is', null)
    .execute();
