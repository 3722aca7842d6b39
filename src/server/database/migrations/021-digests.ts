// Gives each template room for the digest of its document; the next save fills it.
import type { Migration } from './migrate.ts';

export const digests: Migration = {
  name: '021-digests',
  up: async (query) => {
    await query.schema
      .alterTable('template')
      .addColumn('document_digest', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
