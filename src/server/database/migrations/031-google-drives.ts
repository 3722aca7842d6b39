// The drives at Google that people let spreadsheets be made in, each with what opens it, sealed.
import type { Migration } from './migrate.ts';

export const googleDrives: Migration = {
  name: '031-google-drives',
  up: async (query) => {
    await query.schema
      .createTable('google_drive')
      .addColumn('account_id', 'text', (column) =>
        column.primaryKey().references('account.id').onDelete('cascade'),
      )
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('sealed_token', 'text', (column) => column.notNull())
      .addColumn('connected_at', 'bigint', (column) => column.notNull())
      .addColumn('ended_at', 'bigint')
      .execute();
    await query.schema.createIndex('google_drive_by_person').on('google_drive').column('person_id').execute();
  },
};
