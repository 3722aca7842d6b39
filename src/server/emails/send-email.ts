// The job that sends a queued email.
import { z } from 'zod';
import { languages } from '#language/language.ts';
import { isThereJob } from '#server/database/rows/job-rows.ts';
import { type JobHandler, PermanentJobError } from '#server/jobs/job-handler.ts';
import { EmailRejected } from '#server/ports/mail/mail.ts';
import type { Ports } from '#server/ports/ports.ts';
import type { EmailContent } from './email-queue.ts';
import { linkLifetimeMs } from './link-with-token.ts';
import { writeEmail } from './write-email.ts';

/** Stored with every queued job, so it stays as it was first written. */
export const emailJob = 'letter';

const ofOrder = z.object({ orderId: z.string(), name: z.string() });

const queuedEmail = z.object({
  to: z.string(),
  language: z.enum(languages),
  content: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('welcome'), url: z.string() }),
    z.object({ kind: z.literal('reset-password'), url: z.string() }),
    z.object({ kind: z.literal('purchases-waiting'), url: z.string() }),
    z.object({ kind: z.literal('archived') }),
    z.object({ kind: z.literal('confirm-email'), url: z.string() }),
    z.object({ kind: z.literal('email-changed'), newEmail: z.string() }),
    z.object({ kind: z.literal('password-changed') }),
    z.object({ kind: z.literal('feedback'), message: z.string(), from: z.string().nullable() }),
    z.object({ kind: z.literal('feedback-request'), url: z.string() }),
    z.object({ kind: z.literal('spreadsheet-link'), url: z.string(), templateName: z.string() }),
    ofOrder.extend({ kind: z.literal('refund-asked'), amount: z.string() }),
    ofOrder.extend({
      kind: z.literal('refund-request'),
      ...{ amount: z.string(), reason: z.string(), from: z.string().nullable() },
    }),
    ofOrder.extend({ kind: z.literal('refund-denied'), answer: z.string() }),
    ofOrder.extend({ kind: z.literal('refund-done'), amount: z.string() }),
    z.object({
      kind: z.literal('written'),
      subject: z.string(),
      paragraphs: z.array(z.string()),
      links: z.array(z.object({ url: z.string(), label: z.string() })),
    }),
  ]),
});

const kindsWithExpiringLink: readonly EmailContent['kind'][] = [
  'reset-password',
  'purchases-waiting',
  'confirm-email',
];

export const sendEmail =
  ({ mail, clock, database }: Pick<Ports, 'mail' | 'clock' | 'database'>): JobHandler =>
  async (payload, { id, created_at: queuedAt }, signal) => {
    // Written by this program; a newer version on the same queue may have queued another shape.
    const email = queuedEmail.parse(payload);
    const isLinkExpired = clock.now() >= queuedAt + linkLifetimeMs;
    if (isLinkExpired && kindsWithExpiringLink.includes(email.content.kind)) {
      throw new PermanentJobError('its link does not work any more');
    }
    try {
      await mail.send(writeEmail(email, id), signal);
    } catch (error) {
      throw error instanceof EmailRejected ? new PermanentJobError(error.message) : error;
    }
    // Its account was deleted while it was being sent.
    if (!(await isThereJob(database.query, id))) await mail.deleteCopiesOf([id]);
  };
