// Keeps the settings that a person changes; the others stay.
import { findHeir, lockAccount, updateAccount } from '#server/database/rows/account-rows.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Account } from '#server/ports/database/tables.ts';
import type { Ports } from '#server/ports/ports.ts';
import { type ChosenSettings, chosenBy } from '#server/visitors/settings-of.ts';

type Changes = { readonly [Key in keyof ChosenSettings]?: ChosenSettings[Key] | undefined };

/** Gives the account as it is now. */
export async function saveSettings(
  { database, clock }: Ports,
  { id }: Account,
  changes: Changes,
): Promise<Account> {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  return database.query.transaction().execute(async (step) => {
    // What another tab chose in the same moment stays.
    const own = await lockAccount(step, id);
    const account = own?.merged_into ? await findHeir(step, id) : own;
    if (account === undefined) throw new AppError('session-required');
    const { language, ...others } = { ...chosenBy(account), ...given };
    const change = { language, settings: JSON.stringify(others), updated_at: clock.now() };
    await updateAccount(step, account.id, change);
    return { ...account, ...change };
  });
}
