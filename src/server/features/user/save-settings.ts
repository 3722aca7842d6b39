// Saves the settings that a person changes and keeps the others.
import { findMergedAccount, lockAccount, updateAccount } from '#server/database/rows/account-rows.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Account } from '#server/ports/database/tables.ts';
import type { Ports } from '#server/ports/ports.ts';
import { type ChosenSettings, chosenBy } from '#server/visitors/settings-of.ts';

type SettingsChange = { readonly [Key in keyof ChosenSettings]?: ChosenSettings[Key] | undefined };

/** Returns the updated account. */
export async function saveSettings(
  { database, clock }: Ports,
  { id }: Account,
  changes: SettingsChange,
): Promise<Account> {
  const changed = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  return database.query.transaction().execute(async (transaction) => {
    // Keeps what another tab changed at the same moment.
    const visitor = await lockAccount(transaction, id);
    const account = visitor?.merged_into ? await findMergedAccount(transaction, id) : visitor;
    if (account === undefined) throw new AppError('session-required');
    const { language, ...others } = { ...chosenBy(account), ...changed };
    const change = { language, settings: JSON.stringify(others), updated_at: clock.now() };
    await updateAccount(transaction, account.id, change);
    return { ...account, ...change };
  });
}
