// Reads and writes which revision a session last read of a template that another session had saved.
import type { Kysely } from 'kysely';
import type { Tables, TemplateReadingTable } from '../../ports/database/tables.ts';

export async function saveReading(query: Kysely<Tables>, reading: TemplateReadingTable): Promise<void> {
  const { revision } = reading;
  await query
    .insertInto('template_reading')
    .values(reading)
    .onConflict((conflict) => conflict.columns(['session_id', 'template_uuid']).doUpdateSet({ revision }))
    .execute();
}

export async function hasRead(
  query: Kysely<Tables>,
  { session_id, template_uuid, revision }: TemplateReadingTable,
): Promise<boolean> {
  const found = await query
    .selectFrom('template_reading')
    .select('revision')
    .where('session_id', '=', session_id)
    .where('template_uuid', '=', template_uuid)
    .where('revision', '>=', revision)
    .executeTakeFirst();
  return found !== undefined;
}

/** Transfers what one session saved and read to the session that replaces it. */
export async function transferReadings(
  query: Kysely<Tables>,
  accountId: string,
  oldSession: string,
  newSession: string,
): Promise<void> {
  await query
    .updateTable('template')
    .set({ saved_in: newSession })
    .where('account_id', '=', accountId)
    .where('saved_in', '=', oldSession)
    .execute();
  await query
    .updateTable('template_reading')
    .set({ session_id: newSession })
    .where('session_id', '=', oldSession)
    .execute();
}

/** Deletes the records of sessions that no longer exist. */
export async function deleteOrphanedReadings(query: Kysely<Tables>): Promise<void> {
  await query
    .deleteFrom('template_reading')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('session').select('id').whereRef('session.id', '=', 'template_reading.session_id')),
      ),
    )
    .execute();
}
