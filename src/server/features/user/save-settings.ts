// Keeps the settings that a person changes; the others stay.
import { updateAccount } from '#server/database/account-rows.ts';
import type { Account } from '#server/database/tables.ts';
import type { Ports } from '#server/ports/ports.ts';
import { type ChosenSettings, chosenBy } from '#server/visitors/settings-of.ts';

type Changes = { readonly [Key in keyof ChosenSettings]?: ChosenSettings[Key] | undefined };

/** Gives the account as it is now. */
export async function saveSettings(
  { database, clock }: Ports,
  account: Account,
  changes: Changes,
): Promise<Account> {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const { language, ...others } = { ...chosenBy(account), ...given };
  const change = { language, settings: JSON.stringify(others), updated_at: clock.now() };
  await updateAccount(database.query, account.id, change);
  return { ...account, ...change };
}
