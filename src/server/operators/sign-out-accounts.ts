// Ends the sessions of one account or of every account, when an operator has reason to distrust them.
import type { Ports } from '#server/ports/ports.ts';
import { findAccountByEmail, lockAccount } from '../database/rows/account-rows.ts';
import { deleteOneTimeTokensOf } from '../database/rows/one-time-token-rows.ts';
import { deleteSessionsOf, deleteSessionsOfAccounts } from '../database/rows/session-rows.ts';
import { CommandError } from '../errors/command-error.ts';
import { logCommandEvent } from '../event-log/log-command-event.ts';
import { logEventIds } from '../event-log/log-event-ids.ts';

type SignOutPorts = Pick<Ports, 'database' | 'clock'>;

/** Returns the sentence that reports what was done. */
export async function signOutAccount(ports: SignOutPorts, email: string): Promise<string> {
  const { query } = ports.database;
  const account = await findAccountByEmail(query, email);
  if (account === undefined) throw new CommandError(`No account has the address ${email}.`);
  await query.transaction().execute(async (transaction) => {
    await lockAccount(transaction, account.id);
    await deleteSessionsOf(transaction, account.id, null);
    // Whoever was signed in may have requested a change of address.
    await deleteOneTimeTokensOf(transaction, account.id);
  });
  await logSignOut(ports, account.id, 'all sessions ended by an operator');
  return `${email} is signed out everywhere.`;
}

/** Visitors keep their sessions, which are the only way to their templates. */
export async function signOutEveryone(ports: SignOutPorts): Promise<string> {
  const count = await deleteSessionsOfAccounts(ports.database.query);
  await logSignOut(ports, null, `all sessions of accounts ended by an operator: ${count}`);
  return `All accounts are signed out; sessions ended: ${count}.`;
}

const logSignOut = (ports: SignOutPorts, accountId: string | null, content: string): Promise<void> =>
  logCommandEvent(ports, { lmid: logEventIds.sessionsEnded, content, accountId });
