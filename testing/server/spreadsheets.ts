// Spreadsheets behind links put into the server's database directly, as ones that were made would have left them.
import { defaultLanguage } from '#language/language.ts';
import type { DatabaseLocation } from '#server/database/open-database.ts';
import { insertSpreadsheet } from '#server/database/rows/spreadsheets/spreadsheet-rows.ts';
import type { NewSpreadsheet, Spreadsheet } from '#server/ports/database/tables/spreadsheet-tables.ts';
import { ownSpreadsheetPath } from '#server/ports/spreadsheets/own-spreadsheets.ts';
import { newSpreadsheetId } from '#server/spreadsheets/spreadsheet-id.ts';
import { accountIdOf } from './orders.ts';
import { withDatabase } from './people.ts';
import type { SuiteServer } from './suite-server.ts';
import type { Visitor } from './visitor.ts';

type Place = { readonly place: DatabaseLocation } & Pick<SuiteServer, 'clock'>;

const dayMs = 24 * 60 * 60 * 1000;

/** Made at the moment, opens for thirty days, on a page of our own, unless said otherwise. */
function rowOf({ clock }: Place, accountId: string, change: Partial<NewSpreadsheet>): NewSpreadsheet {
  const id = change.id ?? newSpreadsheetId();
  const now = clock.time;
  return {
    ...{ account_id: accountId, provider: 'embedded', external_id: null },
    ...{ url: ownSpreadsheetPath(id), content_key: `content of ${id}`, title: 'Coffee shop' },
    ...{ language: defaultLanguage, template_uuid: 'a template', order_id: null, is_readonly: 0 },
    ...{ created_at: now, made_at: now, made_by: null, tried_at: now, published_at: now },
    ...{ expires_at: now + 30 * dayMs, revoked_at: null, removed_at: null, bytes: 1000, views: 0 },
    ...{ last_viewed_at: null, edit_key: null, edits: '[]', edits_revision: 0 },
    ...change,
    id,
  };
}

/** Returns its id. */
export async function addSpreadsheet(
  server: Place,
  visitor: Visitor,
  change: Partial<NewSpreadsheet> = {},
): Promise<string> {
  const row = rowOf(server, await accountIdOf(visitor), change);
  await withDatabase(server, ({ query }) => insertSpreadsheet(query, row));
  return row.id;
}

export async function addManySpreadsheets(server: Place, visitor: Visitor, count: number): Promise<void> {
  const accountId = await accountIdOf(visitor);
  const rows = Array.from({ length: count }, () => rowOf(server, accountId, {}));
  await withDatabase(server, async ({ query }) => {
    for (const row of rows) await insertSpreadsheet(query, row);
  });
}

export const spreadsheetRow = (server: Pick<Place, 'place'>, id: string): Promise<Spreadsheet | undefined> =>
  withDatabase(server, ({ query }) =>
    query.selectFrom('spreadsheet').selectAll().where('id', '=', id).executeTakeFirst(),
  );
