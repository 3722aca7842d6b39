// Built files and pictures in the database, for instances that share nothing else, and how large each built file is.
import type { Migration } from './migrate.ts';

export const sharedFiles: Migration = {
  name: '018-shared-files',
  up: async (query) => {
    await query.schema
      .createTable('stored_file')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('bytes', 'bigint', (column) => column.notNull())
      .addColumn('written_at', 'bigint', (column) => column.notNull())
      .execute();
    await query.schema
      .createTable('stored_file_piece')
      .addColumn('name', 'text', (column) =>
        column.notNull().references('stored_file.name').onDelete('cascade'),
      )
      // The first byte of it, counted from 0.
      .addColumn('start', 'bigint', (column) => column.notNull())
      .addColumn('content', 'bytea', (column) => column.notNull())
      .addPrimaryKeyConstraint('stored_file_piece_key', ['name', 'start'])
      .execute();
    // Of those that are there already, all gone within a day, it is not known.
    await query.schema
      .alterTable('built_file')
      .addColumn('bytes', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    // For the sum of all, and for the oldest.
    await query.schema
      .createIndex('built_file_by_created_at')
      .on('built_file')
      .columns(['created_at', 'bytes'])
      .execute();
  },
};
