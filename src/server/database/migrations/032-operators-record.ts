// What operators do, in a table that only grows, and the environment that the session of an operator looks into.
import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Tables } from '#server/ports/database/tables.ts';
import type { Migration } from './migrate.ts';

export const operatorsRecord: Migration = {
  name: '032-operators-record',
  up: async (query) => {
    await query.schema.alterTable('session').addColumn('environment', 'text').execute();
    await query.schema
      .createTable('operator_act')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('act', 'text', (column) => column.notNull())
      .addColumn('operator_id', 'text', (column) => column.notNull())
      .addColumn('operator_email', 'text', (column) => column.notNull())
      .addColumn('whom', 'text')
      .addColumn('what', 'text')
      .addColumn('before', 'text')
      .addColumn('after', 'text')
      .addColumn('ip', 'text', (column) => column.notNull())
      .addColumn('done_from', 'text', (column) => column.notNull())
      .addColumn('request_id', 'text', (column) => column.notNull())
      .execute();
    for (const column of ['at', 'whom', 'act', 'operator_id'] as const) {
      await query.schema
        .createIndex(`operator_act_by_${column}`)
        .on('operator_act')
        .columns(column === 'at' ? ['at', 'id'] : [column, 'at', 'id'])
        .execute();
    }
    await refuseChanges(query);
  },
};

/** Whoever may write to the database may add to the record, but neither change nor delete what is in it. */
async function refuseChanges(query: Kysely<Tables>): Promise<void> {
  if (query.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`create function refuse_operator_act_change() returns trigger language plpgsql as
      'begin raise exception ''the record of operators only grows''; end'`.execute(query);
    await sql`create trigger operator_act_only_grows before update or delete or truncate on operator_act
      for each statement execute function refuse_operator_act_change()`.execute(query);
    return;
  }
  await sql`create trigger operator_act_no_update before update on operator_act
    begin select raise(abort, 'the record of operators only grows'); end`.execute(query);
  await sql`create trigger operator_act_no_delete before delete on operator_act
    begin select raise(abort, 'the record of operators only grows'); end`.execute(query);
}
