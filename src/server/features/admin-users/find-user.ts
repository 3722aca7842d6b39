// Finds one user for operators: by what they typed, or by the id of a row in the list.
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { operatorUser } from '#contract/shapes/admin/operator-user-shapes.ts';
import { findAccount, lockAccount } from '#server/database/rows/account-rows.ts';
import { findUserId } from '#server/database/rows/operators/listed-user-rows.ts';
import { readCountedUsers } from '#server/database/rows/operators/user-count-rows.ts';
import { galleryAccountId } from '#server/database/rows/spreadsheets/gallery-account-rows.ts';
import { emailKeyOf } from '#server/emails/email-key-of.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Account, Tables } from '#server/ports/database/tables.ts';
import { operatorUserOf } from './operator-user-of.ts';

/** Neither a visitor who is an account by now, nor the program's own account. */
const isUser = (account: Account | undefined): account is Account =>
  account !== undefined && account.merged_into === null && account.id !== galleryAccountId;

export async function findUser(query: Kysely<Tables>, id: string): Promise<Account> {
  const account = await findAccount(query, id);
  if (!isUser(account)) throw new AppError('user-not-found');
  return account;
}

/** Whoever else changes the account waits until the caller's transaction ends. */
export async function lockUser(query: Kysely<Tables>, id: string): Promise<Account> {
  const account = await lockAccount(query, id);
  if (!isUser(account)) throw new AppError('user-not-found');
  return account;
}

/** An id or an address in any case. */
export async function searchUser(
  query: Kysely<Tables>,
  typed: string,
): Promise<z.output<typeof operatorUser>> {
  const id =
    (await findUserId(query, typed)) ??
    (await findUserId(query, typed.toLowerCase())) ??
    (await findUserId(query, emailKeyOf(typed)));
  const [found] = id === null ? [] : await readCountedUsers(query, [id]);
  if (found === undefined || !isUser(found.account)) throw new AppError('user-not-found');
  return operatorUserOf(found);
}
