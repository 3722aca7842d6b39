// The operators' call for how the server is.
import { z } from 'zod';
import type { Call } from '../../call.ts';

const level = z.enum(['green', 'amber', 'red']);
const time = z.int().nullable();
const load = z.object({ running: z.int(), waiting: z.int(), mostRunning: z.int() });

/** Never where it is, nor what opens it. */
const service = z.object({
  /** `own`: nothing outside is needed. */
  kind: z.enum(['none', 'own', 'outside']),
  answeredAt: time,
  failedAt: time,
});

export const healthCalls = {
  getHealth: {
    area: 'admin',
    access: 'operator',
    policy: 'operator',
    summary: 'How the server and the database of the chosen environment are.',
    reply: z.object({
      now: z.int(),
      version: z.string(),
      node: z.string(),
      startedAt: z.int(),
      database: z.object({
        kind: z.enum(['sqlite', 'postgres']),
        bytes: z.int().nullable(),
        /** Null: it did not answer in time. */
        answerMs: z.int().nullable(),
        schema: z.int().nullable(),
        schemaOfProgram: z.int(),
      }),
      disk: z.object({ freeBytes: z.int().nullable(), minFreeBytes: z.int() }),
      jobs: z.object({ waiting: z.int(), oldestDueAt: time, failedInDay: z.int() }),
      errors: z.object({ inHour: z.int(), inDay: z.int() }),
      eventLoop: z.object({ p99Ms: z.int(), mostMs: z.int() }),
      memory: z.object({ usedBytes: z.int(), ofBytes: z.int() }),
      models: load,
      documents: load,
      mail: service,
      payments: service,
      ai: service,
      googleSignIn: service,
      spreadsheets: service,
      backup: z.object({ isOwn: z.boolean(), madeAt: time }),
      clock: z.object({ trustedAt: time, doubtedSince: time }),
      levels: z.object({
        ...{ database: level, disk: level, jobs: level, errors: level, eventLoop: level, memory: level },
        ...{ models: level, documents: level, mail: level, payments: level, ai: level },
        ...{ googleSignIn: level, spreadsheets: level, backup: level, clock: level },
      }),
    }),
    errors: [],
  },
} as const satisfies Record<string, Call>;
