// Deletes an account and everything that belongs to it, whoever asked for that; of its orders what accounting must keep
// stays without the person, and its subscriptions end.
import type { Kysely } from 'kysely';
import { deleteAccount } from '#server/database/rows/delete-account.ts';
import { emptyAccount } from '#server/database/rows/delete-in-pieces.ts';
import { leaveDrives } from '#server/drives/leave-drive.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { forgetBuyers } from '#server/money/forget-buyers.ts';
import { endSubscriptions } from '#server/money/jobs-of-orders.ts';
import { isOperator } from '#server/policy/may-call.ts';
import type { Account, Tables } from '#server/ports/database/tables.ts';
import { discardFile } from '#server/ports/files/discard-file.ts';
import type { Ports } from '#server/ports/ports.ts';
import { filesOfSpreadsheet } from '#server/ports/spreadsheets/own-spreadsheets.ts';
import { newToken } from '#server/receipts/receipt-links.ts';
import { addRemoval } from '#server/spreadsheets/remove-spreadsheet.ts';
import { recountShared } from '#server/storage/shared-room-rows.ts';
import { deleteEmailsTo } from './delete-emails-to.ts';

export interface Eraser extends Pick<Ports, 'database' | 'files' | 'clock'> {
  readonly mail: Pick<Ports['mail'], 'deleteCopiesOf'>;
  readonly jobs: Jobs;
}

/** Alongside: what is stored exactly if the account is gone. */
export async function eraseAccount(
  { clock, database, files, mail, jobs: queue }: Eraser,
  account: Pick<Account, 'id' | 'network' | 'kind' | 'role'>,
  alongside: (transaction: Kysely<Tables>) => Promise<void> = async () => undefined,
): Promise<void> {
  if (isOperator(account)) throw new AppError('operator-protected');
  await emptyAccount(database.query, account.id);
  // Rows of the account are deleted with it; a file whose row is gone is swept later if the process ends here, or if the
  // files cannot be reached.
  const emails: string[] = [];
  const { builtFiles, jobs, spreadsheets } = await deleteAccount(
    database,
    account.id,
    async (transaction, accounts) => {
      await endSubscriptions(queue, transaction, accounts);
      await leaveDrives(transaction, queue, accounts, clock.now());
      await forgetBuyers(transaction, accounts, newToken, clock.now());
      await alongside(transaction);
      emails.push(...(await deleteEmailsTo(transaction, accounts)));
    },
  );
  for (const id of spreadsheets) await addRemoval(database.query, queue, id);
  queue.wake();
  const ofSpreadsheets = spreadsheets.flatMap(filesOfSpreadsheet);
  for (const name of [...builtFiles, ...ofSpreadsheets]) await discardFile(files, name);
  await mail.deleteCopiesOf([...jobs, ...emails]);
  // The row of a network that nobody keeps anything from goes too.
  await database.query.transaction().execute((transaction) => recountShared(transaction, account.network));
  await database.eraseDeleted();
}
