// The calls that read the log of the application, newest first.
import { z } from 'zod';
import type { Call } from '../../call.ts';
import { printable } from '../../shapes/admin/printable.ts';

const longestText = 200;
const most = 1000;
const usual = 50;

const count = z.coerce.number().pipe(z.int().nonnegative());
const idParams = z.object({ id: z.string().regex(/^[\w-]{1,100}$/) });
/** Of any form: a user who came from elsewhere may have another. */
const userParams = z.object({ id: z.string().max(200).regex(printable) });

const level = z.enum(['error', 'warn', 'warning', 'info', 'debug']);

const logRow = z.object({
  _id: z.string(),
  timestamp: z.int(),
  level,
  lmid: z.string(),
  /** Null: nobody's, or of a user who was deleted. */
  userId: z.string().nullable(),
  ip: z.string(),
  method: z.string(),
  path: z.string(),
  content: z.string(),
  /** It comes by a call of its own. */
  hasBody: z.boolean(),
});

const userLogEntry = z.object({
  _id: z.string(),
  timestamp: z.int(),
  level,
  message: z.object({
    lmid: z.string(),
    verb: z.string(),
    path: z.string(),
    ip: z.string(),
    content: z.string(),
    /** It comes by a call of its own. */
    hasBody: z.boolean(),
  }),
});

export const logCalls = {
  listLogs: {
    area: 'admin',
    access: 'operator',
    policy: 'operator',
    summary:
      'The log, newest first, 100 entries at a time: from any one on, or from where the last ones ended, which is quicker.',
    query: z.object({
      /** Counted from the newest, or from `after`. */
      skip: count.default(0),
      /** Of those whose LMID has this text in it. */
      lmid: z.string().max(longestText).optional(),
      /** The `next` of an earlier reply. */
      after: z
        .string()
        .regex(/^\d{1,15}\.[\w-]{1,100}$/)
        .optional(),
    }),
    reply: z.object({
      logs: z.array(logRow),
      /** Null at the end. */
      next: z.string().nullable(),
    }),
    errors: ['too-slow'],
  },
  getLogBody: {
    area: 'admin',
    access: 'operator',
    policy: 'operator',
    summary: 'What was sent with the request of an entry, without secrets; null where nothing was.',
    params: idParams,
    reply: z.object({ body: z.unknown() }),
    errors: ['log-entry-not-found', 'too-slow'],
  },
  listUserLogs: {
    area: 'admin',
    access: 'operator',
    policy: 'operator',
    summary: 'What one user did, newest first.',
    params: userParams,
    query: z.object({
      page: z.coerce.number().pipe(z.int().min(1)).default(1),
      limit: z.coerce.number().pipe(z.int().min(1).max(most)).default(usual),
    }),
    reply: z.object({
      logs: z.array(userLogEntry),
      pagination: z.object({ hasMore: z.boolean(), total: z.int(), page: z.int() }),
    }),
    errors: ['too-slow'],
  },
} as const satisfies Record<string, Call>;
