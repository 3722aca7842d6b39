// The operators' calls for the queue of jobs, and for emails, which are jobs.
import { z } from 'zod';
import type { Call } from '../../call.ts';

const longestPage = 100;
const jobStates = ['waiting', 'leased', 'failed', 'done'] as const;

const page = {
  skip: z.coerce.number().pipe(z.int().nonnegative()).default(0),
  limit: z.coerce.number().pipe(z.int().min(1).max(longestPage)).default(longestPage),
  state: z.enum(jobStates).optional(),
};
const idParams = z.object({ id: z.string().max(100) });
const confirmQuery = z.object({ confirm: z.string().max(400).optional() });

const jobShape = z.object({
  id: z.string(),
  kind: z.string(),
  state: z.enum(jobStates),
  attempts: z.int(),
  mostAttempts: z.int(),
  createdAt: z.int(),
  /** While it is done by somebody: until when they are awaited. */
  dueAt: z.int(),
  finishedAt: z.int().nullable(),
  lastError: z.string().nullable(),
  accountId: z.string().nullable(),
  /** Whether what it needs is still there. */
  mayRetry: z.boolean(),
  /** What is typed to drop it in production: the address of its account, or its id. */
  confirmWith: z.string(),
});

const letterShape = z.object({
  id: z.string(),
  state: z.enum(jobStates),
  /** Null with the subject and the language: no more of it is kept. */
  to: z.string().nullable(),
  subject: z.string().nullable(),
  language: z.string().nullable(),
  createdAt: z.int(),
  finishedAt: z.int().nullable(),
  dueAt: z.int(),
  attempts: z.int(),
  lastError: z.string().nullable(),
  accountId: z.string().nullable(),
  /** It was sent, and is no link that opened an account. */
  maySendAgain: z.boolean(),
  mayRetry: z.boolean(),
});

const changed = z.object({ id: z.string() });
const common = { area: 'admin', access: 'operator', policy: 'operator' } as const;

export const jobCalls = {
  listJobs: {
    ...common,
    summary: 'The queue of jobs, newest first, with how many there are of each kind and state.',
    query: z.object({ ...page, kind: z.string().max(100).optional() }),
    reply: z.object({
      jobs: z.array(jobShape),
      counts: z.array(z.object({ kind: z.string(), state: z.enum(jobStates), count: z.int() })),
      total: z.int(),
      hasMore: z.boolean(),
      now: z.int(),
    }),
    errors: [],
  },
  retryJob: {
    ...common,
    summary: 'Has a job that was given up done once more, with all its attempts.',
    params: idParams,
    reply: changed,
    errors: ['job-not-found', 'job-changed', 'job-not-kept'],
  },
  runJob: {
    ...common,
    summary: 'Has a waiting job done now.',
    params: idParams,
    reply: changed,
    errors: ['job-not-found', 'job-changed'],
  },
  dropJob: {
    ...common,
    summary: 'Takes a job out of the queue, with the copy of an email; it is not done any more.',
    params: idParams,
    query: confirmQuery,
    reply: changed,
    errors: ['job-not-found', 'job-changed', 'confirmation-needed'],
  },
  listLetters: {
    ...common,
    summary: 'The emails that were sent and those that were not, newest first.',
    query: z.object({ ...page, to: z.string().max(400).optional() }),
    reply: z.object({
      letters: z.array(letterShape),
      total: z.int(),
      hasMore: z.boolean(),
      /** Where letters go: a mail server, or files in the outbox folder; and for how many days their text is kept. */
      delivery: z.enum(['smtp', 'outbox']),
      keptDays: z.int(),
    }),
    errors: [],
  },
  readLetter: {
    ...common,
    summary: 'The text of an email, without the addresses of links that open what is somebody’s own.',
    params: idParams,
    reply: z.object({ letter: letterShape.extend({ text: z.string() }) }),
    errors: ['job-not-found', 'job-not-kept'],
  },
  sendLetterAgain: {
    ...common,
    summary: 'Sends an email once more that was sent before.',
    params: idParams,
    reply: changed,
    errors: ['job-not-found', 'job-changed', 'job-not-kept'],
  },
} as const satisfies Record<string, Call>;
