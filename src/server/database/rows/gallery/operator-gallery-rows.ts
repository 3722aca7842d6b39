// Reads the gallery, and what waits to be listed in it, for operators.
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/ports/database/tables.ts';
import { bytesOfColumn } from '../documents/document-bytes.ts';
import { withWholeDocument } from '../documents/document-pieces.ts';
import type { Page } from '../money/operator-order-rows.ts';

/** By the uuids of templates. */
export async function countOpenReports(query: Kysely<Tables>): Promise<ReadonlyMap<string, number>> {
  const rows = await query
    .selectFrom('template_report')
    .select('template_uuid')
    .select(sql<number>`count(*)`.as('count'))
    .where('state', '=', 'open')
    .groupBy('template_uuid')
    .execute();
  return new Map(rows.map(({ template_uuid: uuid, count }) => [uuid, Number(count)]));
}

export async function listGallerySavers(query: Kysely<Tables>): Promise<ReadonlyMap<string, string | null>> {
  const rows = await query.selectFrom('gallery_template').select(['uuid', 'saved_by']).execute();
  return new Map(rows.map(({ uuid, saved_by: by }) => [uuid, by]));
}

const waiting = (query: Kysely<Tables>) =>
  query
    .selectFrom('template_listing')
    .innerJoin('template', 'template.uuid', 'template_listing.template_uuid')
    .innerJoin('account', 'account.id', 'template.account_id')
    .where('template.deleted_at', 'is', null)
    .where((row) =>
      row.or([
        row('template_listing.state', '=', 'asked'),
        row.and([
          row('template_listing.state', '=', 'approved'),
          row('template.revision', '>', row.ref('template_listing.answered_revision')),
        ]),
      ]),
    );

/** New ones before changes of what is approved, and the oldest of each first. */
export async function listWaiting(query: Kysely<Tables>, { skip, limit }: Page) {
  const rows = await waiting(query)
    .select(['template.uuid', 'template.name', 'template.summary', 'template.price_cents'])
    .select(['template.revision', 'template.updated_at', 'template.account_id'])
    .select(['template_listing.state', 'template_listing.asked_at'])
    .select(['account.email', 'account.display_name', 'account.first_name', 'account.last_name'])
    .orderBy('template_listing.state', 'desc')
    .orderBy('template_listing.asked_at')
    .orderBy('template.uuid')
    .offset(skip)
    .limit(limit)
    .execute();
  const { count } = await waiting(query).select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow();
  return { rows, total: Number(count) };
}

/** With its document; undefined unless its owner asked that it is listed. */
export function findListed(query: Kysely<Tables>, uuid: string) {
  const found = query
    .selectFrom('template')
    .innerJoin('template_document', 'template_document.uuid', 'template.uuid')
    .innerJoin('template_listing', 'template_listing.template_uuid', 'template.uuid')
    .select(['template.name', 'template.revision', 'template.account_id', 'template.summary'])
    .select(['template_listing.state', 'template_listing.answered_revision'])
    .select(bytesOfColumn('document').as('document'))
    .where('template.uuid', '=', uuid)
    .where('template.deleted_at', 'is', null);
  return withWholeDocument(query, () => found.executeTakeFirst());
}

/** From here until the transaction ends nobody saves it; the revision that it has then. */
export async function lockListed(query: Kysely<Tables>, uuid: string) {
  const locked = await query
    .updateTable('template')
    .set((row) => ({ updated_at: row.ref('updated_at') }))
    .where('uuid', '=', uuid)
    .where('deleted_at', 'is', null)
    .returning(['revision', 'account_id', 'summary', 'name'])
    .executeTakeFirst();
  if (locked === undefined) return undefined;
  const listing = await query
    .selectFrom('template_listing')
    .select(['state', 'answered_revision'])
    .where('template_uuid', '=', uuid)
    .executeTakeFirst();
  return listing && { ...locked, ...listing };
}
