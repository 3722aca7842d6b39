// Removes the second factor of an operator who has lost the app and the recovery codes.
import type { Ports } from '#server/ports/ports.ts';
import { findAccountByEmail, lockAccount } from '../database/rows/account-rows.ts';
import { deleteSecondFactor } from '../database/rows/operators/second-factor-rows.ts';
import { createEmailQueue } from '../emails/create-email-queue.ts';
import { CommandError } from '../errors/command-error.ts';
import { logCommandEvent } from '../event-log/log-command-event.ts';
import { logEventIds } from '../event-log/log-event-ids.ts';
import { jobsToAdd } from '../jobs/create-jobs.ts';
import { chosenBy } from '../visitors/settings-of.ts';

/** Returns the sentence that reports what was done. */
export async function resetSecondFactor(
  ports: Pick<Ports, 'database' | 'clock'>,
  email: string,
): Promise<string> {
  const { query } = ports.database;
  const account = await findAccountByEmail(query, email);
  if (account === undefined) throw new CommandError(`No account has the address ${email}.`);
  const emails = createEmailQueue(jobsToAdd(ports));
  const wasSetUp = await query.transaction().execute(async (transaction) => {
    await lockAccount(transaction, account.id);
    const had = await deleteSecondFactor(transaction, account.id);
    if (!had) return false;
    const { language } = chosenBy(account);
    await emails.send(transaction, account.id, {
      to: email,
      language,
      content: { kind: 'second-factor-reset' },
    });
    return true;
  });
  if (!wasSetUp) throw new CommandError(`${email} has no second factor.`);
  const content = 'second factor reset on the command line';
  await logCommandEvent(ports, { lmid: logEventIds.secondFactorReset, content, accountId: account.id });
  return `The second factor of ${email} and its recovery codes are removed; a new one is asked for before the account acts as an operator again.`;
}
