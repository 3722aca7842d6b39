// Everything that is deleted once it has expired, or asked for once it is due.
import type { Logger } from 'pino';
import { sweepAiUsage } from './ai/sweep-ai-usage.ts';
import { programVersion } from './configuration/program-version.ts';
import type { Configuration } from './configuration/read-configuration.ts';
import { deleteExpiredSessions } from './database/rows/account-rows.ts';
import { deleteBuilds } from './database/rows/build-rows.ts';
import { deleteFinishedJobs, forgetPayloads } from './database/rows/job-rows.ts';
import { deleteLogEntries } from './database/rows/log-entry-rows.ts';
import { voidTestPurchases } from './database/rows/money/test-purchase-rows.ts';
import { forgetCounted } from './database/rows/operators/daily-count-rows.ts';
import { deleteViewsBefore } from './database/rows/operators/operator-view-rows.ts';
import { deleteTriesBefore } from './database/rows/password-try-rows.ts';
import { deleteOrphanedReadings } from './database/rows/template-reading-rows.ts';
import { emailJob } from './emails/send-email.ts';
import { sweepTemplateFacts } from './features/admin-templates/sweep-template-facts.ts';
import { isTemporary, sweepBuiltFiles } from './features/model/sweep-built-files.ts';
import { sweepDeletedTemplates } from './features/templates/delete-templates.ts';
import type { Jobs } from './jobs/jobs.ts';
import { readMissedEvents } from './money/read-missed-events.ts';
import { settleLapsedPlans } from './money/settle-plan.ts';
import { testTill } from './money/test-till.ts';
import { requestPictures } from './pictures/request-pictures.ts';
import { sweepPictures } from './pictures/sweep-pictures.ts';
import { triesKeptMs } from './policy/wait-after-tries.ts';
import { passTime } from './ports/payments/test-payments/pass-time.ts';
import type { Ports } from './ports/ports.ts';
import type { GatheredFiles } from './ports/shared-files/gathered-files.ts';
import type { Sweep } from './process/start-sweeping.ts';
import { sweepReceiptFiles } from './receipts/sweep-receipt-files.ts';
import { sweepSpreadsheets } from './spreadsheets/sweep-spreadsheets.ts';
import { settleRooms } from './storage/settle-rooms.ts';
import { sweepVersions } from './versions/sweep-versions.ts';
import { sweepEmptyVisitors } from './visitors/sweep-empty-visitors.ts';

const dayMs = 24 * 60 * 60 * 1000;
const finishedJobsKeptDays = 7;

export interface SweptPorts extends Ports {
  readonly files: GatheredFiles;
}

export function allSweeps(
  ports: SweptPorts,
  { eventLogKeptDays, outboxKeptDays }: Configuration,
  jobs: Jobs,
  logger: Logger,
): readonly Sweep[] {
  const query = ports.database.unhurried;
  const unhurried = { ...ports, database: { ...ports.database, query } };
  return [
    ...(ports.payments.provider === 'stripe' ? [() => voidTestPurchases(query)] : []),
    () => sweepBuiltFiles(unhurried),
    () => sweepReceiptFiles(unhurried),
    () => sweepSpreadsheets(unhurried),
    () => sweepPictures(unhurried),
    () => requestPictures(unhurried, jobs, programVersion()),
    () => ports.files.gather((name) => !isTemporary(name)),
    () => sweepVersions(unhurried),
    () => sweepDeletedTemplates(unhurried),
    () => deleteExpiredSessions(query, ports.clock.now()),
    () => deleteViewsBefore(query, ports.clock.now()),
    () => sweepEmptyVisitors(unhurried),
    () => settleRooms(unhurried.database),
    () => deleteTriesBefore(query, ports.clock.now() - triesKeptMs),
    () => deleteOrphanedReadings(query),
    () => forgetCounted(query, ports.clock.now()),
    () => sweepAiUsage(unhurried),
    () => deleteBuilds(query, ports.clock.now() - dayMs),
    // As long as the email that a job has sent: with the job, the deletion of an account finds it.
    () =>
      deleteFinishedJobs(query, ports.clock.now() - Math.max(finishedJobsKeptDays, outboxKeptDays) * dayMs),
    () => forgetPayloads(query, emailJob, ports.clock.now() - outboxKeptDays * dayMs),
    () => deleteLogEntries(query, ports.clock.now() - eventLogKeptDays * dayMs),
    () => sweepTemplateFacts(query, logger),
    () => ports.mail.deleteCopies(ports.clock.now() - outboxKeptDays * dayMs),
    ...(ports.payments.provider === 'test' ? [() => passTime(testTill(unhurried, jobs))] : []),
    // Last, because a payment service may take long to answer: what it tells may extend a period.
    async () => void (await readMissedEvents({ ports, jobs }, logger)),
    () => settleLapsedPlans(unhurried),
  ];
}
