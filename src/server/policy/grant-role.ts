// Gives an account a role or removes it; also how the first operator is appointed.

import type { Ports } from '#server/ports/ports.ts';
import { findAccountByEmail, updateAccount } from '../database/rows/account-rows.ts';
import { deleteSecondFactor } from '../database/rows/operators/second-factor-rows.ts';
import { markSessionsStale } from '../database/rows/session-rows.ts';
import { CommandError } from '../errors/command-error.ts';

export const roles = ['operator', 'entitled', 'none'] as const;
export type Role = (typeof roles)[number];

/** Returns the sentence that reports what was done. */
export async function grantRole(
  { database, clock }: Pick<Ports, 'database' | 'clock'>,
  email: string,
  role: Role,
): Promise<string> {
  const account = await findAccountByEmail(database.query, email);
  if (account === undefined) {
    throw new CommandError(
      `No account has the address ${email}; register with it first, then grant the role.`,
    );
  }
  await database.query.transaction().execute(async (transaction) => {
    await updateAccount(transaction, account.id, {
      role: role === 'operator' ? role : null,
      is_entitled: role === 'none' ? 0 : 1,
      updated_at: clock.now(),
    });
    if (role !== 'operator') await deleteSecondFactor(transaction, account.id);
    // A token that somebody got hold of before must not carry the new rights for long.
    await markSessionsStale(transaction, account.id);
  });
  if (role === 'none') return `${email} has no role any more.`;
  const done = `${email} is ${role === 'operator' ? 'an operator' : role} now.`;
  if (account.email_verified_at !== null) return done;
  // Anyone may have registered this address before its owner did.
  return `${done} Nobody has proved yet that they read the emails to this address: make sure that the account is theirs.`;
}
