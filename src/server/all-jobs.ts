// Every kind of job, and the queue that runs them; a new kind is one line here.
import type { Logger } from 'pino';
import type { ModelWriter } from './building/model-writer.ts';
import { programVersion } from './configuration/program-version.ts';
import type { Configuration } from './configuration/read-configuration.ts';
import { goFromDrive, leaveJob } from './drives/leave-drive.ts';
import { createEmailQueue } from './emails/create-email-queue.ts';
import type { EmailQueue } from './emails/email-queue.ts';
import { keptOfEmail } from './emails/queued-email.ts';
import { emailJob, sendEmail } from './emails/send-email.ts';
import { createJobs, type RunningJobs } from './jobs/create-jobs.ts';
import type { AfterGivingUp, JobHandler } from './jobs/job-handler.ts';
import type { JobSettings } from './jobs/queue-worker.ts';
import type { ModelProcesses } from './model-processes/model-processes.ts';
import { closeOthersJob } from './money/checkouts/close-others.ts';
import { closeOthers } from './money/close-others-job.ts';
import { goOnCancelling, goOnRefunding } from './money/given-up/go-on-trying.ts';
import { cancelJob, cancelSubscription, receiptJob } from './money/jobs-of-orders.ts';
import { paymentEventsJob, readPaymentEvents } from './money/payment-events-job.ts';
import { giveRefund, refundJob } from './money/refunds/refund-job.ts';
import { picturesJob, takeGalleryPictures } from './pictures/pictures-job.ts';
import type { Ports } from './ports/ports.ts';
import { giveUpReceipt, sendReceipt } from './receipts/send-receipt.ts';
import type { MakeSpreadsheet } from './spreadsheets/make-spreadsheet.ts';
import { removalJob, removeSpreadsheet } from './spreadsheets/remove-spreadsheet.ts';

interface QueueSettings extends Pick<JobSettings, 'onFailure'> {
  readonly logger: Logger;
  readonly processes: Pick<ModelProcesses, 'run'>;
  /** Of the addresses in emails, once the server listens. */
  readonly origin: () => string;
}

export function allJobs(
  { seller, feedbackEmail }: Pick<Configuration, 'seller' | 'feedbackEmail'>,
  ports: Ports,
  writer: ModelWriter,
  makeSpreadsheet: MakeSpreadsheet,
  { logger, origin, onFailure, processes }: QueueSettings,
): { readonly jobs: RunningJobs; readonly emails: EmailQueue } {
  const handlers: Record<string, JobHandler> = {
    [emailJob]: sendEmail(ports),
    [cancelJob]: cancelSubscription(ports),
    [refundJob]: giveRefund(ports),
    [removalJob]: removeSpreadsheet(ports),
    [leaveJob]: goFromDrive(ports),
    [picturesJob]: takeGalleryPictures({ ports, processes, programVersion: programVersion() }),
  };
  // Read, and sent again, for as long as copies of emails are kept.
  const keptOf = {
    [emailJob]: keptOfEmail,
    // It has what opens a drive, perhaps of somebody whose account is gone.
    [leaveJob]: () => ({}),
  };
  const afterGivingUp: Record<string, AfterGivingUp> = {};
  const jobs = createJobs({ ports, handlers, afterGivingUp, keptOf, logger, onFailure });
  const emails = createEmailQueue(jobs);
  const goingOn = { jobs, emails, clock: ports.clock, operatorEmail: feedbackEmail };
  afterGivingUp[cancelJob] = goOnCancelling(goingOn);
  afterGivingUp[refundJob] = goOnRefunding(goingOn);
  const parts = {
    ...{ ports, emails, origin, seller, writer, makeSpreadsheet },
    ...{ wake: jobs.wake, operatorEmail: feedbackEmail },
  };
  handlers[receiptJob] = sendReceipt(parts);
  afterGivingUp[receiptJob] = giveUpReceipt(parts);
  handlers[closeOthersJob] = closeOthers({ ports, jobs });
  handlers[paymentEventsJob] = readPaymentEvents({ ports, jobs });
  return { jobs, emails };
}
