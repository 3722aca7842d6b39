// Locks a template's row for a transaction that may change it, and tells whether its document is a given one.
import type { Kysely } from 'kysely';
import type { Tables, TemplateTable } from '#server/ports/database/tables.ts';
import { bytesOfColumn, textOfBytes } from './document-bytes.ts';
import { hasSamePieces, isShortAsName, storedDocument } from './document-pieces.ts';

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
    .returning(['name', 'revision', 'updated_at', 'saved_in', 'summary'])
    .returning(['document_digest', 'document_bytes']);

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
  const stored = storedDocument(document);
  const own = query.selectFrom('template_document').where('uuid', '=', uuid);
  if (stored.id !== null) {
    const column = bytesOfColumn('document').as('column');
    const named = await own.select(column).where(isShortAsName).executeTakeFirst();
    if (named !== undefined) return hasSamePieces(query, named.column, stored);
  }
  const text = textOfBytes(document);
  return (await own.select('uuid').where('document', '=', text).executeTakeFirst()) !== undefined;
}
