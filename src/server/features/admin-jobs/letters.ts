// Emails as operators see them: their list, the text of one, which is read by name of the reader, and sending one again.
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { jobCalls } from '#contract/calls/admin/job-calls.ts';
import type { Configuration } from '#server/configuration/read-configuration.ts';
import { countJobRows, findJob, listJobRows } from '#server/database/rows/operators/job-desk-rows.ts';
import { emailKeyOf } from '#server/emails/email-key-of.ts';
import { emailIn, opensAccount, startOfEmailTo } from '#server/emails/queued-email.ts';
import { emailJob } from '#server/emails/send-email.ts';
import { shownEmail } from '#server/emails/shown-email.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { OperatorDesk } from '#server/operator-desk/operator-desk.ts';
import type { Job, Tables } from '#server/ports/database/tables.ts';
import type { Changing } from './change-job.ts';
import { mayRetry, shownError } from './list-jobs.ts';

type Query = z.output<typeof jobCalls.listLetters.query>;
type Reply = z.input<typeof jobCalls.listLetters.reply>;
type Letter = Reply['letters'][number];

export async function listLetters(
  query: Kysely<Tables>,
  { skip, limit, state, to = '' }: Query,
  { smtpUrl, outboxKeptDays }: Pick<Configuration, 'smtpUrl' | 'outboxKeptDays'>,
): Promise<Reply> {
  const start = to.trim() === '' ? undefined : startOfEmailTo(emailKeyOf(to));
  const filter = { kind: emailJob, state, start };
  const rows = await listJobRows(query, filter, { skip, limit });
  const total = await countJobRows(query, filter);
  return {
    letters: rows.map(letterOf),
    total,
    hasMore: skip + rows.length < total,
    delivery: smtpUrl === null ? 'outbox' : 'smtp',
    keptDays: outboxKeptDays,
  };
}

function letterOf(job: Job): Letter {
  const email = emailIn(job.payload);
  return {
    ...{ id: job.id, state: job.state, attempts: job.attempts, accountId: job.account_id },
    ...{ createdAt: job.created_at, finishedAt: job.finished_at, dueAt: job.due_at },
    ...{ to: email?.to ?? null, language: email?.language ?? null },
    subject: email === null ? null : shownEmail(email).subject,
    lastError: shownError(job),
    maySendAgain: job.state === 'done' && email !== null && !opensAccount(email),
    mayRetry: mayRetry(job),
  };
}

export async function readLetter(
  desk: OperatorDesk,
  id: string,
): Promise<z.input<typeof jobCalls.readLetter.reply>> {
  return desk.place.database.query.transaction().execute(async (query) => {
    const { job, email } = await findLetter(query, id);
    await desk.record(query, { act: 'letter-read', ...whomOf(job), what: id });
    return { letter: { ...letterOf(job), text: shownEmail(email).text } };
  });
}

export async function sendLetterAgain(
  { jobs }: Changing,
  desk: OperatorDesk,
  id: string,
): Promise<{ readonly id: string }> {
  await desk.place.database.query.transaction().execute(async (query) => {
    const { job, email } = await findLetter(query, id);
    if (job.state !== 'done') throw new AppError('job-changed');
    if (opensAccount(email)) throw new AppError('job-not-kept');
    const { account_id: accountId } = job;
    await jobs.add(query, { kind: emailJob, payload: email, ...(accountId !== null && { accountId }) });
    await desk.record(query, { act: 'letter-sent-again', ...whomOf(job), what: id });
  });
  jobs.wake();
  return { id };
}

const whomOf = ({ account_id: whom }: Job) => (whom === null ? {} : { whom });

async function findLetter(query: Kysely<Tables>, id: string) {
  const job = await findJob(query, id);
  if (job === undefined || job.kind !== emailJob) throw new AppError('job-not-found');
  const email = emailIn(job.payload);
  if (email === null) throw new AppError('job-not-kept');
  return { job, email };
}
