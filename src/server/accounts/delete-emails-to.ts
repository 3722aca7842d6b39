// Deletes the emails to the addresses of accounts, also those that were queued before it was known whose they are.
import type { Kysely } from 'kysely';
import { deleteJobsBeginning, listAddresses } from '#server/database/rows/operators/job-desk-rows.ts';
import { startOfEmailTo } from '#server/emails/queued-email.ts';
import { emailJob } from '#server/emails/send-email.ts';
import type { Tables } from '#server/ports/database/tables.ts';

/** Returns their ids, by which their copies are found. */
export async function deleteEmailsTo(
  query: Kysely<Tables>,
  accountIds: readonly string[],
): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const address of (await listAddresses(query, accountIds)).values()) {
    ids.push(...(await deleteJobsBeginning(query, emailJob, startOfEmailTo(address))));
  }
  return ids;
}
