// Stores long documents in pieces, each in a statement of its own, because everybody would wait for a long one.
import { randomUUID } from 'node:crypto';
import { setImmediate as letOthers } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { DocumentPieceTable } from '#server/ports/database/tables/document-tables.ts';
import type { Tables } from '#server/ports/database/tables.ts';
import { bytesOfColumn, textOfBytes } from './document-bytes.ts';

/** SQLite takes about a millisecond for so much. */
export const mostPieceBytes = 256 * 1024;
/** What is deleted is overwritten. */
const deletedAtOnce = 4;

/** Neither JSON nor base64 looks like one. */
const namePattern = /^pieces:([\da-f-]{36}):(\d{1,9}):(\d{1,9})$/;
const longestName = 'pieces:'.length + 36 + 2 * ':123456789'.length;

type OwnerColumn = 'template_uuid' | 'gallery_uuid' | 'version_id';
/** Whose document it is. */
export type PieceOwner = { readonly [Column in OwnerColumn]?: string };

/** A document as it is stored: in the column of its row, or in pieces that the column names. */
export interface StoredDocument {
  /** For its column: itself, or the name of its pieces. */
  readonly column: Uint8Array;
  readonly id: string | null;
  readonly pieces: readonly Uint8Array[];
}

export function storedDocument(document: Uint8Array): StoredDocument {
  if (document.byteLength <= mostPieceBytes) return { column: document, id: null, pieces: [] };
  const id = randomUUID();
  const pieces = piecesOf(document);
  return { column: nameOf({ id, count: pieces.length, bytes: document.byteLength }), id, pieces };
}

/** Cut between characters: each is stored as a text. */
function piecesOf(document: Uint8Array): Uint8Array[] {
  const pieces: Uint8Array[] = [];
  for (let start = 0; start < document.byteLength; ) {
    let end = Math.min(start + mostPieceBytes, document.byteLength);
    while (isWithinCharacter(document[end])) end -= 1;
    pieces.push(document.subarray(start, end));
    start = end;
  }
  return pieces;
}

/** In UTF-8. */
const isWithinCharacter = (byte: number | undefined): boolean =>
  byte !== undefined && (byte & 0b1100_0000) === 0b1000_0000;

/** In the caller's transaction, once the owner's row is there; `replaces` what it had before. */
export async function savePieces(
  query: Kysely<Tables>,
  owner: PieceOwner,
  { id, pieces }: StoredDocument,
  replaces: boolean,
): Promise<void> {
  if (replaces) await deletePieces(query, owner);
  if (id === null) return;
  for (const [position, piece] of pieces.entries()) {
    const key = { document_id: id, position, template_uuid: null, gallery_uuid: null, version_id: null };
    await query
      .insertInto('document_piece')
      .values({ ...key, ...owner, content: textOfBytes(piece) })
      .execute();
  }
}

/** A few at a time. */
export async function deletePieces(query: Kysely<Tables>, owner: PieceOwner): Promise<void> {
  const pieces = await listPieces(query, owner);
  for (let first = 0; first < pieces.length; first += deletedAtOnce) {
    await query
      .deleteFrom('document_piece')
      .where((row) =>
        row.or(pieces.slice(first, first + deletedAtOnce).map((piece) => row.and({ ...piece }))),
      )
      .execute();
  }
}

const listPieces = (
  query: Kysely<Tables>,
  owner: PieceOwner,
): Promise<Pick<DocumentPieceTable, 'document_id' | 'position'>[]> =>
  query
    .selectFrom('document_piece')
    .select(['document_id', 'position'])
    .where((row) => row.and(owner))
    .execute();

/** What `find` finds, with the whole document instead of the name of its pieces. */
export async function withWholeDocument<Row extends { readonly document: Uint8Array }>(
  query: Kysely<Tables>,
  find: () => Promise<Row | undefined>,
): Promise<Row | undefined> {
  let missingId: string | null = null;
  for (;;) {
    const row = await find();
    const name = row && readName(row.document);
    if (!name) return row;
    const document = await readPieces(query, name);
    if (document !== null) return { ...row, document };
    // Not replaced meanwhile but damaged: the name is no document either, and is treated like any that cannot be read.
    if (name.id === missingId) return row;
    missingId = name.id;
  }
}

/** Null if a piece is missing. */
async function readPieces(query: Kysely<Tables>, { id, count, bytes }: PieceName): Promise<Buffer | null> {
  // Not from the pool, and never cleared: memory is taken as it is filled, so in small steps too.
  const document = Buffer.allocUnsafeSlow(bytes);
  let end = 0;
  for (let position = 0; position < count; position += 1) {
    const piece = await query
      .selectFrom('document_piece')
      .select(bytesOfColumn('content').as('content'))
      .where('document_id', '=', id)
      .where('position', '=', position)
      .executeTakeFirst();
    if (piece === undefined || end + piece.content.byteLength > bytes) return null;
    document.set(piece.content, end);
    end += piece.content.byteLength;
    // Taking the memory takes longer than reading, after which SQLite alone would let nobody have a turn.
    if (position + 1 < count) await letOthers();
  }
  return end === bytes ? document : null;
}

/** Whether a column's name stands for pieces that are exactly those of the document. */
export async function hasSamePieces(
  query: Kysely<Tables>,
  column: Uint8Array,
  { pieces }: StoredDocument,
): Promise<boolean> {
  const name = readName(column);
  if (name === null || name.count !== pieces.length) return false;
  for (const [position, piece] of pieces.entries()) {
    const same = await query
      .selectFrom('document_piece')
      .select('position')
      .where('document_id', '=', name.id)
      .where('position', '=', position)
      .where('content', '=', textOfBytes(piece))
      .executeTakeFirst();
    if (same === undefined) return false;
  }
  return true;
}

/** Whether a column `document` may be a name, without reading it. */
export const isShortAsName = sql<boolean>`octet_length(document) <= ${sql.lit(longestName)}`;

/** Of a row of `template_version`, without reading it. */
export const versionBytes = sql<number>`cast(coalesce(
  (select sum(octet_length(content)) from document_piece where document_piece.version_id = template_version.id),
  octet_length(template_version.document)) as integer)`;

interface PieceName {
  readonly id: string;
  readonly count: number;
  readonly bytes: number;
}

const nameOf = ({ id, count, bytes }: PieceName): Uint8Array => Buffer.from(`pieces:${id}:${count}:${bytes}`);

/** Of a document that was read as a whole, it is false unless pieces are missing. */
export const lacksPieces = (document: Uint8Array): boolean => readName(document) !== null;

function readName(column: Uint8Array): PieceName | null {
  if (column.byteLength > longestName) return null;
  const text = Buffer.from(column.buffer, column.byteOffset, column.byteLength).toString('latin1');
  const [, id = '', count, bytes] = namePattern.exec(text) ?? [];
  return id === '' ? null : { id, count: Number(count), bytes: Number(bytes) };
}
