// Reads and updates the room that strangers share: what each has taken, each network, and all together.
import { type Kysely, sql } from 'kysely';
import type { Account, Tables } from '#server/ports/database/tables.ts';

/** The key of the row with the total; no network has such a name. */
export const allNetworks = 'all';

export interface KeptByAccount {
  readonly templates: number;
  readonly templateBytes: number;
  /** With built files, spreadsheets behind links and messages. */
  readonly bytes: number;
}

const templateBytes = sql<number>`coalesce((select sum(document_bytes + version_bytes) from template
  where template.account_id = account.id and document_bytes > 0), 0)`;
const otherBytes = sql<number>`coalesce((select sum(bytes) from built_file where built_file.account_id = account.id), 0)
  + coalesce((select sum(bytes) from spreadsheet where spreadsheet.account_id = account.id), 0)
  + coalesce((select sum(octet_length(message)) from feedback where feedback.account_id = account.id), 0)`;
const templateCount = sql<number>`(select count(*) from template
  where template.account_id = account.id and document_bytes > 0)`;

const keptOf = (query: Kysely<Tables>) =>
  query
    .selectFrom('account')
    .selectAll('account')
    .select([
      templateCount.as('templates'),
      templateBytes.as('template_bytes'),
      otherBytes.as('other_bytes'),
    ]);

type KeptRow = Account & Record<'templates' | 'template_bytes' | 'other_bytes', number>;

export interface AccountWithKept {
  readonly account: Account;
  readonly kept: KeptByAccount;
}

/** PostgreSQL returns sums as texts. */
function withKept({ templates, template_bytes, other_bytes, ...account }: KeptRow): AccountWithKept {
  const bytes = Number(template_bytes) + Number(other_bytes);
  return { account, kept: { templates: Number(templates), templateBytes: Number(template_bytes), bytes } };
}

export async function readKept(
  query: Kysely<Tables>,
  accountId: string,
): Promise<AccountWithKept | undefined> {
  const row = await keptOf(query).where('account.id', '=', accountId).executeTakeFirst();
  return row && withKept(row);
}

/** The next accounts that share their room or still have taken some, in the order of their ids. */
export async function listKept(
  query: Kysely<Tables>,
  after: string,
  limit: number,
): Promise<AccountWithKept[]> {
  const rows = await keptOf(query)
    .where('account.id', '>', after)
    .where((row) =>
      row.or([
        row('account.room_bytes', '>', 0),
        row('account.kind', '=', 'anonymous'),
        row('account.email_verified_at', 'is', null),
      ]),
    )
    .orderBy('account.id')
    .limit(limit)
    .execute();
  return rows.map(withKept);
}

/**
 * Returns false, and takes nothing, if the row would then have more than the limit. It stays locked until the caller's
 * transaction ends, so whoever comes at the same moment sees what was taken.
 */
export async function takeShared(
  query: Kysely<Tables>,
  network: string,
  bytes: number,
  limit: number,
): Promise<boolean> {
  if (bytes > limit) return false;
  const taken = await query
    .insertInto('shared_room')
    .values({ network, bytes })
    .onConflict((conflict) =>
      conflict
        .column('network')
        .doUpdateSet((row) => ({ bytes: row('shared_room.bytes', '+', row.ref('excluded.bytes')) }))
        .where((row) =>
          row(
            row('shared_room.bytes', '+', row.ref('excluded.bytes')),
            '<=',
            Math.min(limit, Number.MAX_SAFE_INTEGER),
          ),
        ),
    )
    .returning('network')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function setRoomOf(query: Kysely<Tables>, accountId: string, bytes: number): Promise<void> {
  await query.updateTable('account').set({ room_bytes: bytes }).where('id', '=', accountId).execute();
}

/** The next networks whose accounts have taken some room, in the order of their names. */
export async function listNetworks(query: Kysely<Tables>, after: string, limit: number): Promise<string[]> {
  const rows = await query
    .selectFrom('account')
    .select('network')
    .distinct()
    .where('network', '>', after)
    .where('room_bytes', '>', sql.lit(0))
    .orderBy('network')
    .limit(limit)
    .execute();
  return rows.map(({ network }) => network);
}

/** The next rows of networks of which no account has taken any. */
export async function listUnusedNetworks(
  query: Kysely<Tables>,
  after: string,
  limit: number,
): Promise<string[]> {
  const rows = await query
    .selectFrom('shared_room')
    .select('network')
    .where('network', '>', after)
    .where('network', '!=', allNetworks)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('account')
            .select('id')
            .whereRef('account.network', '=', 'shared_room.network')
            .where('room_bytes', '>', sql.lit(0)),
        ),
      ),
    )
    .orderBy('network')
    .limit(limit)
    .execute();
  return rows.map(({ network }) => network);
}

const sumOf = (network: string) =>
  network === allNetworks
    ? sql<number>`coalesce((select sum(room_bytes) from account where room_bytes > 0), 0)`
    : sql<number>`coalesce((select sum(account.room_bytes) from account
        where account.room_bytes > 0 and account.network = ${network}), 0)`;

/** Whether a row has the sum of what has been taken from it, which is so unless an account was deleted or moved. */
export async function isCounted(query: Kysely<Tables>, network: string): Promise<boolean> {
  const row = await query
    .selectFrom('shared_room')
    .select(['bytes', sumOf(network).as('sum')])
    .where('network', '=', network)
    .executeTakeFirst();
  return row !== undefined && row.bytes > 0 && row.bytes === Number(row.sum);
}

/**
 * Sets a row to the sum of what has been taken from it, in the caller's transaction. Locked before the sum is read, so
 * that nobody takes some of it in between.
 */
export async function recountShared(query: Kysely<Tables>, network: string): Promise<void> {
  await takeShared(query, network, 0, Number.POSITIVE_INFINITY);
  await query
    .updateTable('shared_room')
    .set({ bytes: sumOf(network) })
    .where('network', '=', network)
    .execute();
  await query.deleteFrom('shared_room').where('network', '=', network).where('bytes', '=', 0).execute();
}
