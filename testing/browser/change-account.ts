// Changes an account directly in the database, where no call of the product does: its name, and its entitlement.
import { withDatabase } from '#testing/server/people.ts';
import type { AppServer } from './app-server.ts';

interface AccountChange {
  readonly first_name?: string;
  readonly last_name?: string;
  readonly is_entitled?: 0 | 1;
}

export async function changeAccount(
  { dataDir }: AppServer,
  email: string,
  change: AccountChange,
): Promise<void> {
  await withDatabase({ place: { databaseUrl: null, dataDir } }, (database) =>
    database.query.updateTable('account').set(change).where('email', '=', email).execute(),
  );
}
