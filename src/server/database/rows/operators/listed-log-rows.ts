// The log as operators read it: newest first, any page of it through one index, in which no row is read that is skipped.
import { type Kysely, sql } from 'kysely';
import type { LogEntryTable, Tables } from '#server/ports/database/tables.ts';

/** An entry of the list, from which it goes on. */
export interface LogPosition {
  readonly at: number;
  readonly id: string;
}

export interface LogsPage {
  readonly skip: number;
  readonly limit: number;
  /** Null: from the newest on; otherwise `skip` counts from here. */
  readonly after: LogPosition | null;
}

export type ListedLogEntry = Omit<LogEntryTable, 'body'> & { readonly has_body: number };

/** Of more kinds, or farther on, it is quicker to pass over all entries than to merge those of each kind. */
const mostMergedKinds = 8;
const farthestMerged = 20_000;

/** Every kind of event that the log has; each is found by one look into the index. */
export async function listLogKinds(query: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ lmid: string }>`
    with recursive kind(lmid) as (
      select min(lmid) from log_entry
      union all
      select (select min(lmid) from log_entry where log_entry.lmid > kind.lmid) from kind where kind.lmid is not null
    )
    select lmid from kind where lmid is not null`.execute(query);
  return rows.map(({ lmid }) => lmid);
}

/** Of all kinds. */
export async function listLogPositions(query: Kysely<Tables>, page: LogsPage): Promise<LogPosition[]> {
  return await pageOf(positionsIn(query, page.after), page).execute();
}

export async function listLogPositionsOfKinds(
  query: Kysely<Tables>,
  kinds: readonly string[],
  page: LogsPage,
): Promise<LogPosition[]> {
  const [first, ...others] = kinds;
  if (first === undefined) return [];
  const ofKind = (kind: string) => positionsIn(query, page.after).where('lmid', '=', kind);
  if (others.length === 0) return await pageOf(ofKind(first), page).execute();
  if (kinds.length > mostMergedKinds || page.skip > farthestMerged) {
    // Otherwise the entries of all those kinds would be sorted first.
    const kind = sql<string>`lmid || ''`;
    return await pageOf(positionsIn(query, page.after).where(kind, 'in', kinds), page).execute();
  }
  // Of each no more than the page may reach, however many there are.
  const reach = { ...page, skip: 0, limit: page.skip + page.limit };
  const ofReach = (kind: string) =>
    query.selectFrom(pageOf(ofKind(kind), reach).as('entry')).select(['entry.at', 'entry.id']);
  const all = others.reduce((merged, kind) => merged.unionAll(ofReach(kind)), ofReach(first));
  const ordered = all.orderBy('at', 'desc').orderBy('id', 'desc');
  return await ordered.limit(page.limit).offset(page.skip).execute();
}

export async function listLogPositionsOf(
  query: Kysely<Tables>,
  accountId: string,
  page: LogsPage,
): Promise<LogPosition[]> {
  return await pageOf(positionsIn(query, page.after).where('account_id', '=', accountId), page).execute();
}

export async function countLogEntriesOf(query: Kysely<Tables>, accountId: string): Promise<number> {
  const { total } = await query
    .selectFrom('log_entry')
    .select((row) => row.fn.countAll<number>().as('total'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(total);
}

const positionsIn = (query: Kysely<Tables>, after: LogPosition | null) =>
  query
    .selectFrom('log_entry')
    .select(['at', 'id'])
    .$if(after !== null, (entries) =>
      entries.where((row) => row(row.refTuple('at', 'id'), '<', row.tuple(after?.at ?? 0, after?.id ?? ''))),
    );

const pageOf = (positions: ReturnType<typeof positionsIn>, { limit, skip }: LogsPage) =>
  positions.orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).offset(skip);

/** An entry may have several thousand characters; more of them at once would keep everybody waiting. */
const entriesAtOnce = 100;

/** In the given order; one that is gone by then is left out. Bodies are read one by one. */
export async function readLogEntries(
  query: Kysely<Tables>,
  positions: readonly LogPosition[],
): Promise<ListedLogEntry[]> {
  const entries: ListedLogEntry[] = [];
  for (let start = 0; start < positions.length; start += entriesAtOnce) {
    const ids = positions.slice(start, start + entriesAtOnce).map(({ id }) => id);
    const rows = await query
      .selectFrom('log_entry')
      .select(['id', 'at', 'level', 'lmid', 'account_id', 'ip', 'verb', 'path', 'content'])
      .select(sql<number>`case when body is null then 0 else 1 end`.as('has_body'))
      .where('id', 'in', ids)
      .execute();
    const found = new Map(rows.map((row) => [row.id, row]));
    entries.push(...ids.flatMap((id) => found.get(id) ?? []));
  }
  return entries;
}

/** JSON; null without one. Undefined: there is no such entry. */
export async function findLogBody(query: Kysely<Tables>, id: string): Promise<string | null | undefined> {
  const row = await query.selectFrom('log_entry').select('body').where('id', '=', id).executeTakeFirst();
  return row?.body;
}
