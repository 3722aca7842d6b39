// The tables that operators download, line by line, so that no number of rows is held in memory.
import type { Kysely } from 'kysely';
import type { downloadNames } from '#contract/shapes/admin-gallery-shapes.ts';
import { csvLine, csvStart } from '#server/operator-desk/csv.ts';
import type { Tables } from '#server/ports/database/tables.ts';
import { orderTable, refundTable } from './order-tables.ts';
import { revenueTable } from './revenue-table.ts';
import type { Table } from './table.ts';
import { userTable } from './user-table.ts';

const tables: Readonly<Record<(typeof downloadNames)[number], Table>> = {
  users: userTable,
  orders: orderTable,
  revenue: revenueTable,
  refunds: refundTable,
};

export async function* tableNamed(name: keyof typeof tables, query: Kysely<Tables>): AsyncGenerator<string> {
  const { columns, rows } = tables[name];
  yield csvStart + csvLine(columns);
  for await (const some of rows(query)) yield some.map(csvLine).join('');
}
