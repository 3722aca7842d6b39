// The list of users as operators read it: newest first, any page of it through one index, and each row with what is counted of it.
import type { Kysely } from 'kysely';
import type { Account, Tables } from '#server/ports/database/tables.ts';

/** A row of the list, from which it goes on. */
export interface ListPosition {
  readonly createdAt: number;
  readonly id: string;
}

export interface UsersPage {
  readonly skip: number;
  readonly limit: number;
  /** Null: from the beginning; otherwise `skip` counts from here. */
  readonly after: ListPosition | null;
}

/** Their ids alone, which the index has: however many are skipped, no row is read of them. */
export async function listUserPositions(
  query: Kysely<Tables>,
  { skip, limit, after }: UsersPage,
): Promise<ListPosition[]> {
  const rows = await query
    .selectFrom('account')
    .select(['account.id', 'account.created_at'])
    .where('account.is_listed', '=', 1)
    .$if(after !== null, (users) =>
      users.where((row) =>
        row(
          row.refTuple('account.created_at', 'account.id'),
          '<',
          row.tuple(after?.createdAt ?? 0, after?.id ?? ''),
        ),
      ),
    )
    .orderBy('account.created_at', 'desc')
    .orderBy('account.id', 'desc')
    .limit(limit)
    .offset(skip)
    .execute();
  return rows.map(({ id, created_at: createdAt }) => ({ id, createdAt }));
}

export async function countListedUsers(query: Kysely<Tables>): Promise<number> {
  const { total } = await query
    .selectFrom('account')
    .select((row) => row.fn.countAll<number>().as('total'))
    .where('account.is_listed', '=', 1)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Also of somebody who is not in the list; a visitor who signed in is the account they signed in to. */
export async function findUserId(query: Kysely<Tables>, idOrEmail: string): Promise<string | null> {
  const found =
    (await byId(query, idOrEmail)) ?? (await byEmail(query, idOrEmail)) ?? (await byOrder(query, idOrEmail));
  return found === undefined ? null : (found.merged_into ?? found.id);
}

type FoundAccount = Pick<Account, 'id' | 'merged_into'>;

const byId = (query: Kysely<Tables>, id: string): Promise<FoundAccount | undefined> =>
  query.selectFrom('account').select(['id', 'merged_into']).where('id', '=', id).executeTakeFirst();

const byEmail = (query: Kysely<Tables>, email: string): Promise<FoundAccount | undefined> =>
  query.selectFrom('account').select(['id', 'merged_into']).where('email', '=', email).executeTakeFirst();

/** The latest who bought with the address. */
const byOrder = (query: Kysely<Tables>, email: string): Promise<FoundAccount | undefined> =>
  query
    .selectFrom('purchase_order')
    .innerJoin('account', 'account.id', 'purchase_order.account_id')
    .select(['account.id', 'account.merged_into'])
    .where('purchase_order.email', '=', email)
    .orderBy('purchase_order.created_at', 'desc')
    .orderBy('purchase_order.id')
    .limit(1)
    .executeTakeFirst();
