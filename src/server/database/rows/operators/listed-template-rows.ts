// Templates of everybody as operators find them: some users at a time, the newest first, each with theirs; no document is read.
import { type Kysely, sql } from 'kysely';
import type { AccountTable, Tables, TemplateTable } from '#server/ports/database/tables.ts';

/** Which templates are asked for. */
export type WantedTemplates =
  | { readonly kind: 'all' | 'with-context' }
  /** In lower case, as in `search_name`. */
  | { readonly kind: 'named'; readonly text: string };

/** A user of the list, from whom it goes on. */
export interface UserPosition {
  readonly createdAt: number;
  readonly id: string;
}

export type TemplateOwner = Pick<AccountTable, 'id' | 'created_at' | 'email' | 'first_name' | 'last_name'>;

export type ListedTemplateRow = Pick<
  TemplateTable,
  | ('uuid' | 'account_id' | 'name' | 'summary' | 'created_at' | 'updated_at' | 'price_cents')
  | ('context' | 'resource_count')
>;

export interface TemplateTotals {
  readonly totalTemplates: number;
  readonly totalUsers: number;
}

/** Those that are wanted, deleted ones aside. */
const wantedTemplates = (query: Kysely<Tables>, wanted: WantedTemplates) =>
  query
    .selectFrom('template')
    .where('template.deleted_at', 'is', null)
    // Written out, as in the index that has no others.
    .$if(wanted.kind === 'with-context', (rows) => rows.where('template.context', '<>', sql.lit('')))
    .$if(wanted.kind === 'named', (rows) =>
      rows.where(sql<boolean>`template.search_name like ${containing(wanted)} escape '!'`),
    );

const containing = (wanted: WantedTemplates): string =>
  wanted.kind === 'named' ? `%${wanted.text.replace(/[!%_]/g, '!$&')}%` : '%';

/** By themselves: whoever has what was found is looked for among few, and whoever has any template at every user. */
export async function listTemplateOwners(
  query: Kysely<Tables>,
  wanted: WantedTemplates,
  after: UserPosition | null,
  limit: number,
): Promise<TemplateOwner[]> {
  const templates = wantedTemplates(query, wanted);
  return await query
    .selectFrom('account')
    .select(['id', 'created_at', 'email', 'first_name', 'last_name'])
    .where('is_listed', '=', 1)
    .where((account) =>
      wanted.kind === 'named'
        ? account('account.id', 'in', templates.select('template.account_id'))
        : account.exists(
            templates
              .select('template.account_id')
              .where('template.account_id', '=', sql.ref<string>('account.id')),
          ),
    )
    .$if(after !== null, (users) =>
      users.where((row) =>
        row(row.refTuple('created_at', 'id'), '<', row.tuple(after?.createdAt ?? 0, after?.id ?? '')),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** By owner; whoever has none of them is left out. */
export async function countWantedTemplates(
  query: Kysely<Tables>,
  wanted: WantedTemplates,
  owners: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (owners.length === 0) return new Map();
  const rows = await wantedTemplates(query, wanted)
    .select((row) => ['template.account_id', row.fn.countAll<number>().as('count')])
    .where('template.account_id', 'in', owners)
    .groupBy('template.account_id')
    .execute();
  return new Map(rows.map(({ account_id: id, count }) => [id, Number(count)]));
}

const rowsAtOnce = 50;

/** Of each owner the latest, `most` of them. */
export async function readWantedTemplates(
  query: Kysely<Tables>,
  wanted: WantedTemplates,
  owners: readonly string[],
  most: number,
): Promise<ListedTemplateRow[]> {
  if (owners.length === 0) return [];
  const ranked = wantedTemplates(query, wanted)
    .select('template.uuid')
    .select(
      sql<number>`row_number() over (partition by template.account_id
        order by template.updated_at desc, template.uuid desc)`.as('rank'),
    )
    .where('template.account_id', 'in', owners);
  const listed = await query
    .selectFrom(ranked.as('ranked'))
    .select('ranked.uuid')
    .where('ranked.rank', '<=', most)
    .execute();
  const rows = await readInPieces(query, listed);
  return rows.sort((one, other) => other.updated_at - one.updated_at || (one.uuid < other.uuid ? 1 : -1));
}

/** All of one owner, in the order of the owner's own list. */
export async function readTemplatesOf(query: Kysely<Tables>, owner: string): Promise<ListedTemplateRow[]> {
  const listed = await wantedTemplates(query, { kind: 'all' })
    .select('template.uuid')
    .where('template.account_id', '=', owner)
    .execute();
  const rows = await readInPieces(query, listed);
  return rows.sort((one, other) => other.updated_at - one.updated_at || (one.uuid < other.uuid ? -1 : 1));
}

async function readInPieces(query: Kysely<Tables>, listed: readonly Pick<TemplateTable, 'uuid'>[]) {
  const rows: ListedTemplateRow[] = [];
  for (let start = 0; start < listed.length; start += rowsAtOnce) {
    const uuids = listed.slice(start, start + rowsAtOnce).map(({ uuid }) => uuid);
    rows.push(...(await readRows(query, uuids)));
  }
  return rows;
}

const readRows = (query: Kysely<Tables>, uuids: readonly string[]): Promise<ListedTemplateRow[]> =>
  query
    .selectFrom('template')
    .select(['uuid', 'account_id', 'summary', 'created_at', 'updated_at'])
    .select(['price_cents', 'context', 'resource_count'])
    .select(sql<string>`substr(name, 1, 1000)`.as('name'))
    .where('uuid', 'in', uuids)
    .execute();

export async function countTemplates(
  query: Kysely<Tables>,
  wanted: WantedTemplates,
): Promise<TemplateTotals> {
  // Grouped first: to count what is distinct, PostgreSQL would sort all of them.
  const byOwner = wantedTemplates(query, wanted)
    .select((row) => row.fn.countAll<number>().as('count'))
    // Of a name the index of names is passed over, instead of the rows of everybody in the order of owners.
    .groupBy(wanted.kind === 'named' ? sql`template.account_id || ''` : 'template.account_id');
  const { templates, users } = await query
    .selectFrom(byOwner.as('owner'))
    .select((row) => [
      row.fn.sum<number | null>('owner.count').as('templates'),
      row.fn.countAll<number>().as('users'),
    ])
    .executeTakeFirstOrThrow();
  return { totalTemplates: Number(templates), totalUsers: Number(users) };
}

/** The most frequent first; each as one of its templates writes it. */
export async function listTemplateNames(
  query: Kysely<Tables>,
  skip: number,
  limit: number,
): Promise<{ readonly name: string; readonly count: number }[]> {
  const { rows } = await sql<{ name: string; count: number }>`
    select (select substr(one.name, 1, 200) from template as one
        where one.search_name = named.search_name and one.deleted_at is null limit 1) as name, named.count as count
    from (
      select search_name, count(*) as count from template
      where deleted_at is null and search_name is not null
      group by search_name order by count(*) desc, search_name limit ${limit} offset ${skip}
    ) as named
    order by named.count desc, named.search_name`.execute(query);
  return rows.map(({ name, count }) => ({ name, count: Number(count) }));
}

/** Of templates that were saved before what lists say of them was kept; in the order of their uuids. */
export async function listWithoutFacts(query: Kysely<Tables>, after: string, limit: number) {
  return await query
    .selectFrom('template')
    .select(['uuid', 'name'])
    .where('context', 'is', null)
    .where('document_bytes', '>', 0)
    .where('uuid', '>', after)
    .orderBy('uuid')
    .limit(limit)
    .execute();
}

/** Unless it was saved meanwhile, which did so. */
export async function keepFacts(
  query: Kysely<Tables>,
  uuid: string,
  facts: Pick<TemplateTable, 'context' | 'resource_count' | 'search_name'>,
): Promise<void> {
  await query
    .updateTable('template')
    .set(facts)
    .where('uuid', '=', uuid)
    .where('context', 'is', null)
    .execute();
}
