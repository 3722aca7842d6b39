// Everybody with an account, to download.
import { parseStoredJson } from '#server/cards/parse-stored-json.ts';
import type { CsvCell } from '#server/operator-desk/csv.ts';
import type { Account } from '#server/ports/database/tables.ts';
import { isObject } from '#template/schema.ts';
import { inPieces, isoTime, type Table } from './table.ts';

const planNames: Readonly<Record<number, string>> = { 1: 'essential', 2: 'growth' };

export const userTable: Table = {
  columns: [
    ...['id', 'email', 'email_verified_at', 'first_name', 'last_name', 'display_name', 'status', 'plan'],
    ...['role', 'language', 'country', 'city', 'created_at', 'updated_at'],
  ],
  rows: async function* (query) {
    const pieces = inPieces((after, limit) =>
      query
        .selectFrom('account')
        .selectAll()
        .where('id', '>', after)
        .where('kind', '=', 'user')
        .orderBy('id')
        .limit(limit)
        .execute(),
    );
    for await (const accounts of pieces) yield accounts.map(rowOf);
  },
};

function rowOf(account: Account): readonly CsvCell[] {
  const place = parseStoredJson(account.ip_data);
  const placeOf = (field: string): string | null => {
    const value = isObject(place) ? place[field] : null;
    return typeof value === 'string' ? value : null;
  };
  return [
    ...[account.id, account.email, isoTime(account.email_verified_at), account.first_name],
    ...[account.last_name, account.display_name, account.status],
    account.plan === null ? null : (planNames[account.plan] ?? String(account.plan)),
    ...[account.role, account.language, placeOf('country'), placeOf('city')],
    ...[isoTime(account.created_at), isoTime(account.updated_at)],
  ];
}
