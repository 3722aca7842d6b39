// Locks a template's row for a transaction that may change it, and tells whether its document is a given one.
import type { Kysely } from 'kysely';
import type { Tables, TemplateTable } from '#server/ports/database/tables.ts';
import { textOfBytes } from './document-bytes.ts';

export type LockedTemplate = Pick<TemplateTable, 'name' | 'revision' | 'updated_at' | 'saved_in'> & {
  /** Whether its document is the given one. */
  readonly isSame: boolean;
};

/** A document and its SHA-256. */
export interface ComparedDocument {
  readonly document: Uint8Array;
  readonly digest: string;
}

/** Reads the template and blocks other transactions that change it until the caller's ends, on both databases. */
export async function lockTemplate(
  query: Kysely<Tables>,
  uuid: string,
  accountId: string,
  document: ComparedDocument,
): Promise<LockedTemplate | undefined> {
  const locked = await lockOf(query, uuid, accountId).where('deleted_at', 'is', null).executeTakeFirst();
  return locked && { ...locked, isSame: await isSameDocument(query, uuid, locked, document) };
}

/** The same for a template that was deleted after the given time. */
export async function lockDeletedTemplate(
  query: Kysely<Tables>,
  uuid: string,
  accountId: string,
  deletedAfter: number,
  document: ComparedDocument,
): Promise<LockedTemplate | undefined> {
  const locked = await lockOf(query, uuid, accountId)
    .where('deleted_at', '>', deletedAfter)
    .executeTakeFirst();
  return locked && { ...locked, isSame: await isSameDocument(query, uuid, locked, document) };
}

export const lockOf = (query: Kysely<Tables>, uuid: string, accountId: string) =>
  query
    .updateTable('template')
    .set((row) => ({ revision: row.ref('revision') }))
    .where('uuid', '=', uuid)
    .where('account_id', '=', accountId)
    .returning(['name', 'revision', 'updated_at', 'saved_in', 'summary', 'document_digest']);

/** By their digests: a long document is a thousand pages to read, on SQLite where everybody is answered. */
export async function isSameDocument(
  query: Kysely<Tables>,
  uuid: string,
  { revision, document_digest: stored }: { readonly revision: number; readonly document_digest: string },
  { document, digest }: ComparedDocument,
): Promise<boolean> {
  const isOfRevision = stored.startsWith(digestOf(revision, ''));
  return isOfRevision ? stored === digestOf(revision, digest) : hasDocument(query, uuid, document);
}

/** With the revision it belongs to: a program from before there were digests, on the same database, leaves it as it is. */
export const digestOf = (revision: number, digest: string): string => `${revision}:${digest}`;

/** A statement of its own: one that waits for another save sees only the rows it waits for as that save left them. */
async function hasDocument(query: Kysely<Tables>, uuid: string, document: Uint8Array): Promise<boolean> {
  const same = await query
    .selectFrom('template_document')
    .select('uuid')
    .where('uuid', '=', uuid)
    .where('document', '=', textOfBytes(document))
    .executeTakeFirst();
  return same !== undefined;
}
