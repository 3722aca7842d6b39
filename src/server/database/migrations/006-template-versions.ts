// Every saved version of a template, and conflicting saves; documents are stored compressed.
import { keepLastSaves } from './keep-last-saves.ts';
import type { Migration } from './migrate.ts';

export const templateVersions: Migration = {
  name: '006-template-versions',
  up: async (query) => {
    await query.schema
      .createTable('template_version')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('template_uuid', 'text', (column) =>
        column.notNull().references('template.uuid').onDelete('cascade'),
      )
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('saved_at', 'bigint', (column) => column.notNull())
      .addColumn('document', 'text', (column) => column.notNull())
      .execute();
    await query.schema
      .createIndex('template_version_by_template')
      .on('template_version')
      .columns(['template_uuid', 'saved_at'])
      .execute();
    await keepLastSaves(query);
  },
};
