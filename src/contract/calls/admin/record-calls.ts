// The calls that read the record of what operators did, which only grows.
import { z } from 'zod';
import type { Call } from '../../call.ts';
import { printable } from '../../shapes/admin/printable.ts';

const act = z.object({
  id: z.string(),
  at: z.int(),
  act: z.string(),
  operatorId: z.string(),
  operatorEmail: z.string(),
  /** The account that it was done to; its address as long as it is there. */
  whom: z.string().nullable(),
  whomEmail: z.string().nullable(),
  /** The id of the thing that it was done to. */
  what: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
  ip: z.string(),
  /** The environment of the server that the operator signed in to. */
  doneFrom: z.string(),
  requestId: z.string(),
});

const longestText = 200;
const text = z.string().max(longestText).regex(printable);
const time = z.coerce.number().pipe(z.int());

const filter = {
  operatorId: text.optional(),
  act: text.optional(),
  /** The id of an account, or the address that it has now. */
  whom: text.optional(),
  /** Milliseconds since 1970, the first counted and the last not. */
  from: time.optional(),
  to: time.optional(),
};

export const recordCalls = {
  listActs: {
    area: 'admin',
    access: 'operator',
    policy: 'operator',
    summary: 'What operators did in the environment, newest first, 100 at a time.',
    query: z.object({ ...filter, after: text.optional() }),
    reply: z.object({
      acts: z.array(act),
      /** To go on from; null at the end. */
      next: z.string().nullable(),
      operators: z.array(z.object({ id: z.string(), email: z.string() })),
      kinds: z.array(z.string()),
    }),
    errors: [],
  },
  exportActs: {
    area: 'admin',
    access: 'operator',
    policy: 'operator',
    summary: 'The same as a file of comma-separated values, all of it.',
    query: z.object(filter),
    reply: z.string(),
    replyType: 'text/csv',
    errors: [],
  },
} as const satisfies Record<string, Call>;
