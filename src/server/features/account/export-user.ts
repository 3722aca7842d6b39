// Exports everything stored about the user as one document, readable without this program and free of secrets.
import { Readable } from 'node:stream';
import { setImmediate as letOthers } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import {
  listGalleryUuids,
  listTemplateUuids,
  readGalleryTemplateOf,
  readRecordsOf,
  readTemplateOf,
} from '#server/database/rows/export-rows.ts';
import { findVersion, listVersions } from '#server/database/rows/template-version-rows.ts';
import { partsOf } from '#server/http/replies/written-pieces.ts';
import type { Account, Tables } from '#server/ports/database/tables.ts';
import type { Ports } from '#server/ports/ports.ts';
import { exportedAccount, exportedRecords, isoTime } from './exported-records.ts';

/** Documents as JSON, worked out where they delay nobody. */
export interface DocumentExport {
  exportedDocument(document: Uint8Array): Promise<Uint8Array>;
  exportedVersion(packed: Uint8Array): Promise<Uint8Array>;
}

/** Streamed in pieces, because all documents with their versions may not fit into memory. */
export function exportUser(
  { database, clock }: Pick<Ports, 'database' | 'clock'>,
  account: Account,
  documents: DocumentExport,
): Readable {
  return Readable.from(pieces(database.query, account, documents, isoTime(clock.now())));
}

async function* pieces(
  query: Kysely<Tables>,
  account: Account,
  documents: DocumentExport,
  exportedAt: string | null,
) {
  const records = {
    exportedAt,
    account: exportedAccount(account),
    ...exportedRecords(await readRecordsOf(query, account.id)),
  };
  // The documents follow in place of the closing brace.
  yield JSON.stringify(records, null, 2).slice(0, -2);
  const published = await listGalleryUuids(query, account.id);
  yield* listPieces('gallery', published, (uuid) => galleryPieces(query, documents, account.id, uuid));
  const templates = await listTemplateUuids(query, account.id);
  yield* listPieces('templates', templates, (uuid) => templatePieces(query, documents, account.id, uuid));
  yield '\n}\n';
}

async function* listPieces(
  name: string,
  uuids: readonly string[],
  piecesOf: (uuid: string) => AsyncGenerator<string | Uint8Array>,
) {
  yield `,\n  "${name}": [`;
  let separator = '\n';
  for (const uuid of uuids) {
    // By itself: added to the bytes of a document it would make them a text.
    yield separator;
    yield* piecesOf(uuid);
    separator = ',\n';
  }
  yield '\n  ]';
}

async function* galleryPieces(
  query: Kysely<Tables>,
  { exportedDocument }: DocumentExport,
  accountId: string,
  uuid: string,
) {
  const row = await readGalleryTemplateOf(query, accountId, uuid);
  const times = row && { createdAt: isoTime(row.created_at), updatedAt: isoTime(row.updated_at) };
  const head = JSON.stringify({ uuid, ...times }).slice(0, -1);
  // Somebody else may have replaced it during the export.
  if (row === undefined) {
    yield `${head},"card":null,"template":null}`;
    return;
  }
  yield `${head},"card":`;
  yield* partsOf([await exportedDocument(Buffer.from(row.card))]);
  yield ',"template":';
  yield* partsOf([await exportedDocument(row.document)]);
  await letOthers();
  yield '}';
}

async function* templatePieces(
  query: Kysely<Tables>,
  { exportedDocument, exportedVersion }: DocumentExport,
  accountId: string,
  uuid: string,
) {
  const row = await readTemplateOf(query, accountId, uuid);
  const template = row && {
    uuid,
    name: row.name,
    revision: row.revision,
    createdAt: isoTime(row.created_at),
    updatedAt: isoTime(row.updated_at),
    deletedAt: isoTime(row.deleted_at),
  };
  // Purged during the export: what is left says so.
  const head = JSON.stringify(template ?? { uuid, deletedAt: null }).slice(0, -1);
  yield `${head},"template":`;
  yield* partsOf([row === undefined ? 'null' : await exportedDocument(row.document)]);
  await letOthers();
  yield ',"versions":[';
  let separator = '';
  for (const card of row === undefined ? [] : await listVersions(query, uuid)) {
    const version = await findVersion(query, uuid, card.id);
    // Pruned in the meantime.
    if (version === undefined) continue;
    const { kind, revision, name, saved_at: savedAt, document } = version;
    const header = JSON.stringify({ kind, revision, name, savedAt: isoTime(savedAt) }).slice(0, -1);
    yield `${separator}${header},"template":`;
    yield* partsOf([await exportedVersion(document)]);
    await letOthers();
    yield '}';
    separator = ',';
  }
  yield ']}';
}
