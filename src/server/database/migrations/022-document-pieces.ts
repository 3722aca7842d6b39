// Gives long documents room in pieces, so that none is read or written as a whole; the next save moves what is there.
import { sql } from 'kysely';
import type { Migration } from './migrate.ts';

/** Each has a column for its key; a piece has one owner. */
const owners = {
  template_uuid: 'template_document.uuid',
  gallery_uuid: 'gallery_document.uuid',
  version_id: 'template_version.id',
} as const;

export const documentPieces: Migration = {
  name: '022-document-pieces',
  up: async (query) => {
    let table = query.schema
      .createTable('document_piece')
      .addColumn('document_id', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull());
    for (const [column, owner] of Object.entries(owners)) {
      table = table.addColumn(column, 'text', (one) => one.references(owner).onDelete('cascade'));
    }
    await table
      // SQLite finds what comes after a long column only by reading it.
      .addColumn('content', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('document_piece_key', ['document_id', 'position'])
      .execute();
    for (const column of Object.keys(owners)) {
      await query.schema
        .createIndex(`document_piece_by_${column}`)
        .on('document_piece')
        .columns([column, 'document_id', 'position'])
        .where(sql.ref(column), 'is not', sql.lit(null))
        .execute();
    }
  },
};
