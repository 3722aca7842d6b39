// Reads and writes templates; every change names the owning account, and so does every read except the one for
// published templates.
import type { Kysely } from 'kysely';
import { withoutFigures } from '#server/cards/stored-summary.ts';
import type { NewTemplateRow, Tables, TemplateTable } from '../../ports/database/tables.ts';
import { bytesOfColumn, textOfBytes } from './documents/document-bytes.ts';
import {
  mostPieceBytes,
  savePieces,
  storedDocument,
  withWholeDocument,
} from './documents/document-pieces.ts';
import { type ComparedDocument, digestOf, isSameDocument, lockOf } from './documents/locked-template.ts';
import { findGalleryCard } from './gallery-template-rows.ts';

/** `version_bytes` is the size of the version it adds. */
export type TemplateChange = Pick<TemplateTable, 'name' | 'summary' | 'updated_at' | 'saved_in'> &
  Partial<Pick<TemplateTable, 'context' | 'resource_count' | 'search_name'>> & {
    readonly document: Uint8Array;
    readonly document_bytes: number;
    readonly digest: string;
    readonly version_bytes: number;
  };

export async function findTemplate(query: Kysely<Tables>, uuid: string, accountId: string) {
  const found = ownTemplate(query, uuid, accountId)
    .innerJoin('template_document', 'template_document.uuid', 'template.uuid')
    .select(['name', 'summary', 'revision', 'updated_at', 'saved_in', 'price_cents', 'copied_from'])
    .select(bytesOfColumn('document').as('document'));
  return withWholeDocument(query, () => found.executeTakeFirst());
}

/** Without its document. */
export function findOwnCard(
  query: Kysely<Tables>,
  uuid: string,
  accountId: string,
): Promise<Pick<TemplateTable, 'name' | 'price_cents' | 'copied_from'> | undefined> {
  return ownTemplate(query, uuid, accountId)
    .select(['name', 'price_cents', 'copied_from'])
    .executeTakeFirst();
}

const ownTemplate = (query: Kysely<Tables>, uuid: string, accountId: string) =>
  query
    .selectFrom('template')
    .where('template.uuid', '=', uuid)
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null);

/** Whoever owns it; its summary says whether it is published and so may be read by others. */
export async function findAnyTemplate(query: Kysely<Tables>, uuid: string) {
  const found = query
    .selectFrom('template')
    .innerJoin('template_document', 'template_document.uuid', 'template.uuid')
    .select(['name', 'summary', 'price_cents', 'copied_from'])
    .select(bytesOfColumn('document').as('document'))
    .where('template.uuid', '=', uuid)
    .where('deleted_at', 'is', null);
  return withWholeDocument(query, () => found.executeTakeFirst());
}

/**
 * Runs in the caller's transaction. Locks the row first, so that only one of two concurrent saves on the same revision
 * succeeds. Returns the new revision; an unchanged document makes none.
 */
export async function updateTemplate(
  query: Kysely<Tables>,
  uuid: string,
  accountId: string,
  baseRevision: number | undefined,
  change: TemplateChange,
): Promise<number | undefined> {
  const locked = await lockOf(query, uuid, accountId)
    .where('deleted_at', 'is', null)
    .$if(baseRevision !== undefined, (lock) => lock.where('revision', '=', baseRevision ?? 0))
    .executeTakeFirst();
  if (locked === undefined) return undefined;
  // A card that no save wrote is written again.
  const hasCard = withoutFigures(locked.summary) === change.summary;
  if (hasCard && (await isSameDocument(query, uuid, locked, change))) return undefined;
  const { document, digest, version_bytes: bytes, ...row } = change;
  const stored = storedDocument(document);
  await query
    .updateTable('template_document')
    .set({ document: textOfBytes(stored.column) })
    .where('uuid', '=', uuid)
    .execute();
  await savePieces(query, { template_uuid: uuid }, stored, locked.document_bytes > mostPieceBytes);
  const revision = locked.revision + 1;
  await query
    .updateTable('template')
    .set((old) => ({
      ...{ ...row, revision, document_digest: digestOf(revision, digest) },
      version_bytes: old('version_bytes', '+', bytes),
    }))
    .where('uuid', '=', uuid)
    .execute();
  return revision;
}

/** Another summary of the same content, unless it was saved meanwhile. */
export async function saveSummary(
  query: Kysely<Tables>,
  of: Pick<TemplateTable, 'uuid' | 'revision' | 'summary'> & { readonly accountId: string },
  summary: string,
): Promise<void> {
  await query
    .updateTable('template')
    .set({ summary })
    .where('uuid', '=', of.uuid)
    .where('account_id', '=', of.accountId)
    .where('revision', '=', of.revision)
    .where('summary', '=', of.summary)
    .execute();
}

/** Keeps the row, so that no later save can reuse its uuid. Returns whether the template existed. */
export async function deleteTemplate(
  query: Kysely<Tables>,
  uuid: string,
  accountId: string,
  now: number,
): Promise<boolean> {
  const deleted = await query
    .updateTable('template')
    .set({ deleted_at: now })
    .where('uuid', '=', uuid)
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .returning('uuid')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** Returns whether there was a template to restore. */
export async function undeleteTemplate(
  query: Kysely<Tables>,
  uuid: string,
  accountId: string,
  deletedAfter: number,
): Promise<boolean> {
  const restored = await query
    .updateTable('template')
    .set({ deleted_at: null })
    .where('uuid', '=', uuid)
    .where('account_id', '=', accountId)
    .where('deleted_at', '>', deletedAfter)
    .returning('uuid')
    .executeTakeFirst();
  return restored !== undefined;
}

const emptied = {
  ...{ name: '', summary: '{}', document_bytes: 0, document_digest: '', version_bytes: 0 },
  saved_in: null,
  ...{ context: '', resource_count: 0, search_name: '' },
};
/** Never restored, also by who read the clock before: no list of restorable templates reaches back to time 0. */
const purgedRow = { ...emptied, deleted_at: 0 };

/**
 * Purges a template that was deleted after the given time, so that it can never be restored. Returns whether there was
 * one; its content is left to `deleteContent`.
 */
export async function purgeTemplate(
  query: Kysely<Tables>,
  uuid: string,
  accountId: string,
  deletedAfter: number,
): Promise<boolean> {
  const purged = await query
    .updateTable('template')
    .set(purgedRow)
    .where('uuid', '=', uuid)
    .where('account_id', '=', accountId)
    .where('deleted_at', '>', deletedAfter)
    .returning('uuid')
    .executeTakeFirst();
  return purged !== undefined;
}

/** The same for any template of an account that is deleted. */
export async function purgeAnyTemplate(
  query: Kysely<Tables>,
  uuid: string,
  accountId: string,
): Promise<boolean> {
  const purged = await query
    .updateTable('template')
    .set(purgedRow)
    .where('uuid', '=', uuid)
    .where('account_id', '=', accountId)
    .returning('uuid')
    .executeTakeFirst();
  return purged !== undefined;
}

/**
 * Purges templates deleted before the given time; the row stays, so that no later save can reuse the uuid. Returns those
 * whose content is left to `deleteContent`, also if that was interrupted earlier.
 */
export async function purgeTemplates(query: Kysely<Tables>, deletedBefore: number): Promise<string[]> {
  await query
    .updateTable('template')
    .set(purgedRow)
    .where('deleted_at', '<=', deletedBefore)
    // Also one without a document, which was lost.
    .where('deleted_at', '>', purgedRow.deleted_at)
    .execute();
  const rows = await query
    .selectFrom('template')
    .innerJoin('template_document', 'template_document.uuid', 'template.uuid')
    .select('template.uuid')
    .where('deleted_at', '<=', deletedBefore)
    .execute();
  return rows.map(({ uuid }) => uuid);
}

export type InsertionResult = 'inserted' | 'limit' | 'taken' | 'no account';

/**
 * Adds a template unless the account has reached its limit, or the uuid is in use or that of somebody's gallery template;
 * runs in the caller's transaction, which has locked the uuid.
 */
export async function insertTemplate(
  query: Kysely<Tables>,
  template: NewTemplateRow & ComparedDocument,
  limit: number,
): Promise<InsertionResult> {
  // Writing the account's row first makes two tabs that add at once wait for each other, on both databases.
  const owner = await query
    .updateTable('account')
    .set((row) => ({
      updated_at: template.updated_at,
      // Whoever signed in meanwhile is in the list as the account.
      is_listed: row.case().when('merged_into', 'is', null).then<0 | 1>(1).else<0 | 1>(0).end(),
    }))
    .where('id', '=', template.account_id)
    .returning('merged_into')
    .executeTakeFirst();
  // The account was deleted during the save.
  if (owner === undefined) return 'no account';
  // The visitor signed in during the save: the template belongs to the account now, whatever the visitor's limit was.
  const accountId = owner.merged_into ?? template.account_id;
  const count = await countTemplates(query, accountId);
  const taken = await query
    .selectFrom('template')
    .select('uuid')
    .where('uuid', '=', template.uuid)
    .executeTakeFirst();
  if (taken !== undefined) return 'taken';
  // Copies have uuids of their own: only who published it has it open under this one.
  const offered = await findGalleryCard(query, template.uuid);
  if (offered !== undefined && offered.saved_by !== accountId) return 'taken';
  if (owner.merged_into === null && count >= limit) return 'limit';
  const { document, digest, ...row } = template;
  const document_digest = digestOf(row.revision, digest);
  const inserted = await query
    .insertInto('template')
    .values({ ...row, document_digest, account_id: accountId })
    .onConflict((conflict) => conflict.column('uuid').doNothing())
    .returning('uuid')
    .executeTakeFirst();
  if (inserted === undefined) return 'taken';
  const stored = storedDocument(document);
  await query
    .insertInto('template_document')
    .values({ uuid: template.uuid, document: textOfBytes(stored.column) })
    .execute();
  await savePieces(query, { template_uuid: template.uuid }, stored, false);
  return 'inserted';
}

async function countTemplates(query: Kysely<Tables>, accountId: string): Promise<number> {
  const { count } = await query
    .selectFrom('template')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The owner of the template, deleted or not. */
export async function findOwner(query: Kysely<Tables>, uuid: string): Promise<string | undefined> {
  const row = await query
    .selectFrom('template')
    .select('account_id')
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  return row?.account_id;
}
