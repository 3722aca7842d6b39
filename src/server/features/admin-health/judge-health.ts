// What of a server is well, what wants a look soon, and what wants one now.
import type { z } from 'zod';
import type { healthCalls } from '#contract/calls/admin/health-calls.ts';

type Health = z.input<typeof healthCalls.getHealth.reply>;
export type HealthFacts = Omit<Health, 'levels'>;
type Level = Health['levels']['database'];
type Service = HealthFacts['mail'];

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Red from the second number on, amber from the first. */
const from = (value: number, amber: number, red: number): Level =>
  value >= red ? 'red' : value >= amber ? 'amber' : 'green';

const worst = (...levels: readonly Level[]): Level =>
  levels.includes('red') ? 'red' : levels.includes('amber') ? 'amber' : 'green';

export function judgeHealth(facts: HealthFacts): Health['levels'] {
  const { now, jobs, errors, eventLoop, memory, models, documents } = facts;
  const lateMs = jobs.oldestDueAt === null ? 0 : now - jobs.oldestDueAt;
  return {
    database: levelOfDatabase(facts.database),
    disk: levelOfDisk(facts.disk),
    jobs: worst(from(lateMs, 10 * minuteMs, 60 * minuteMs), from(jobs.failedInDay, 1, Infinity)),
    errors: worst(from(errors.inHour, 1, 20), from(errors.inDay, 1, 200)),
    eventLoop: from(eventLoop.p99Ms, 100, 500),
    memory: from(memory.usedBytes / Math.max(1, memory.ofBytes), 0.75, 0.9),
    models: from(models.waiting, 5, 50),
    documents: from(documents.waiting, 5, 50),
    mail: facts.mail.kind === 'outside' ? levelOfService(facts.mail) : 'amber',
    payments: facts.payments.kind === 'own' ? 'amber' : levelOfService(facts.payments),
    ai: levelOfService(facts.ai),
    googleSignIn: levelOfService(facts.googleSignIn),
    spreadsheets: levelOfService(facts.spreadsheets),
    backup: levelOfBackup(facts),
    clock: facts.clock.doubtedSince === null ? 'green' : 'red',
  };
}

function levelOfDatabase({ answerMs, schema, schemaOfProgram }: HealthFacts['database']): Level {
  if (answerMs === null || schema !== schemaOfProgram) return 'red';
  return from(answerMs, 250, 1000);
}

/** Nothing is saved any more below the limit; three times as much is soon filled. */
function levelOfDisk({ freeBytes, minFreeBytes }: HealthFacts['disk']): Level {
  if (freeBytes === null) return 'amber';
  if (freeBytes < minFreeBytes) return 'red';
  return freeBytes < 3 * minFreeBytes ? 'amber' : 'green';
}

const levelOfService = ({ answeredAt, failedAt }: Service): Level =>
  failedAt !== null && failedAt >= (answeredAt ?? 0) ? 'red' : 'green';

/** Of a PostgreSQL, whoever runs it keeps the backups. */
function levelOfBackup({ backup: { isOwn, madeAt }, now }: HealthFacts): Level {
  if (!isOwn) return 'green';
  return madeAt === null ? 'amber' : from(now - madeAt, 7 * dayMs, 30 * dayMs);
}
