// Spreadsheets behind links put into the server's database directly, as ones that were made would have left them.
import { defaultLanguage } from '#language/language.ts';
import type { DatabaseLocation } from '#server/database/open-database.ts';
import { insertSpreadsheet } from '#server/database/rows/spreadsheet-rows.ts';
import type { NewSpreadsheet, Spreadsheet } from '#server/ports/database/spreadsheet-tables.ts';
import { ownSpreadsheetPath } from '#server/ports/spreadsheets/own-spreadsheets.ts';
import { newSpreadsheetId } from '#server/spreadsheets/spreadsheet-id.ts';
import { accountIdOf } from './orders.ts';
import { withDatabase } from './people.ts';
import type { SuiteServer } from './suite-server.ts';
import type { Visitor } from './visitor.ts';

type Place = { readonly place: DatabaseLocation } & Pick<SuiteServer, 'clock'>;

const dayMs = 24 * 60 * 60 * 1000;

/** Made at the moment, opens for thirty days, on a page of our own, unless said otherwise; returns its id. */
export async function addSpreadsheet(
  server: Place,
  visitor: Visitor,
  change: Partial<NewSpreadsheet> = {},
): Promise<string> {
  const id = change.id ?? newSpreadsheetId();
  const now = server.clock.time;
  const row: NewSpreadsheet = {
    ...{ account_id: await accountIdOf(visitor), provider: 'embedded', external_id: null },
    ...{ url: ownSpreadsheetPath(id), content_key: `content of ${id}`, title: 'Coffee shop' },
    ...{ language: defaultLanguage, template_uuid: 'a template', order_id: null, is_readonly: 0 },
    ...{ created_at: now, made_at: now, made_by: null, tried_at: now, published_at: now },
    ...{ expires_at: now + 30 * dayMs, revoked_at: null, removed_at: null, bytes: 1000, views: 0 },
    ...{ last_viewed_at: null, edit_key: null, edits: '[]', edits_revision: 0 },
    ...change,
    id,
  };
  await withDatabase(server, ({ query }) => insertSpreadsheet(query, row));
  return id;
}

export const spreadsheetRow = (server: Pick<Place, 'place'>, id: string): Promise<Spreadsheet | undefined> =>
  withDatabase(server, ({ query }) =>
    query.selectFrom('spreadsheet').selectAll().where('id', '=', id).executeTakeFirst(),
  );
