// Reads everything stored about one account, for the person's data export.
import type { Kysely } from 'kysely';
import type { Tables } from '../../ports/database/tables.ts';
import { bytesOfColumn } from './documents/document-bytes.ts';
import { withWholeDocument } from './documents/document-pieces.ts';
import { listListingsOf } from './gallery/listing-rows.ts';
import { listReportsBy } from './gallery/report-rows.ts';
import { findSecondFactor } from './operators/second-factor-rows.ts';
import { findDrive } from './spreadsheets/drive-rows.ts';
import { listSpreadsheetsOf } from './spreadsheets/spreadsheet-rows.ts';

/** Everything except documents, which may be too many and too large to hold in memory at once. */
export const readRecordsOf = async (query: Kysely<Tables>, accountId: string) => ({
  ...(await readOtherRecordsOf(query, accountId)),
  spreadsheets: await listSpreadsheetsOf(query, accountId),
  drive: await findDrive(query, accountId),
  reports: await listReportsBy(query, accountId),
  listings: await listListingsOf(query, accountId),
  secondFactor: await findSecondFactor(query, accountId),
});

async function readOtherRecordsOf(query: Kysely<Tables>, accountId: string) {
  const [orders, subscriptions, providers, feedback, sessions, log, builtFiles, links, aiUsage] =
    await Promise.all([
      query.selectFrom('purchase_order').selectAll().where('account_id', '=', accountId).execute(),
      query.selectFrom('subscription').selectAll().where('account_id', '=', accountId).execute(),
      query.selectFrom('provider').selectAll().where('account_id', '=', accountId).execute(),
      query.selectFrom('feedback').selectAll().where('account_id', '=', accountId).execute(),
      query
        .selectFrom('session')
        .select(['id', 'created_at', 'last_seen_at', 'expires_at', 'ip', 'user_agent'])
        .where('account_id', '=', accountId)
        .execute(),
      query.selectFrom('log_entry').selectAll().where('account_id', '=', accountId).execute(),
      query.selectFrom('built_file').selectAll().where('account_id', '=', accountId).execute(),
      query
        .selectFrom('one_time_token')
        .select(['purpose', 'payload', 'created_at', 'expires_at', 'used_at'])
        .where('account_id', '=', accountId)
        .execute(),
      query
        .selectFrom('ai_usage')
        .select(['day', 'tokens'])
        .where('account_id', '=', accountId)
        .orderBy('day')
        .execute(),
    ]);
  return { orders, subscriptions, providers, feedback, sessions, log, builtFiles, links, aiUsage };
}

/** Deleted ones too, until they are purged. */
export async function listTemplateUuids(query: Kysely<Tables>, accountId: string): Promise<string[]> {
  const rows = await query
    .selectFrom('template')
    .select('uuid')
    .where('account_id', '=', accountId)
    .where('document_bytes', '>', 0)
    .orderBy('created_at')
    .orderBy('uuid')
    .execute();
  return rows.map(({ uuid }) => uuid);
}

export function readTemplateOf(query: Kysely<Tables>, accountId: string, uuid: string) {
  const found = query
    .selectFrom('template')
    .innerJoin('template_document', 'template_document.uuid', 'template.uuid')
    .select(['name', 'revision', 'created_at', 'updated_at', 'deleted_at'])
    .select(bytesOfColumn('document').as('document'))
    .where('template.uuid', '=', uuid)
    .where('account_id', '=', accountId)
    .where('document_bytes', '>', 0);
  return withWholeDocument(query, () => found.executeTakeFirst());
}

/** What the person saved to the gallery. */
export async function listGalleryUuids(query: Kysely<Tables>, accountId: string): Promise<string[]> {
  const rows = await query
    .selectFrom('gallery_template')
    .select('uuid')
    .where('saved_by', '=', accountId)
    .orderBy('created_at')
    .orderBy('uuid')
    .execute();
  return rows.map(({ uuid }) => uuid);
}

export function readGalleryTemplateOf(query: Kysely<Tables>, accountId: string, uuid: string) {
  const found = query
    .selectFrom('gallery_template')
    .innerJoin('gallery_document', 'gallery_document.uuid', 'gallery_template.uuid')
    .select(['card', 'created_at', 'updated_at'])
    .select(bytesOfColumn('document').as('document'))
    .where('gallery_template.uuid', '=', uuid)
    .where('saved_by', '=', accountId);
  return withWholeDocument(query, () => found.executeTakeFirst());
}
