// Tests what is told of a server's health, that no secret is in it, and at which numbers it is green, amber or red.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { noteBackup } from '#server/backup/last-backup.ts';
import { migrations } from '#server/database/migrations/migrations.ts';
import { databases } from '#testing/server/databases.ts';
import { addJob } from '#testing/server/jobs.ts';
import { newOperator } from '#testing/server/operators.ts';
import { withDatabase } from '#testing/server/people.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import { type HealthFacts, judgeHealth } from './judge-health.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

describe.each(databases)('on $kind', (database) => {
  const server = suiteServer(database, { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'gsecret' });

  test('the database, the queue, errors and services are told, and nothing that opens them', async () => {
    const { visitor } = await newOperator(server);
    const now = server.clock.time;
    await addJob(server, {
      kind: 'x',
      attempts: 0,
      state: 'waiting',
      finished_at: null,
      due_at: now - hourMs,
      leased_by: null,
    });
    await addJob(server, { kind: 'x', finished_at: now - hourMs });
    await addJob(server, { kind: 'x', finished_at: now - 25 * hourMs });
    const entry = { lmid: 'x', account_id: null, ip: '', verb: '', path: '', content: '', body: null };
    const entries = [minuteMs, 2 * minuteMs, 2 * hourMs, 25 * hourMs].map((ago, index) => ({
      ...{ ...entry, id: String(index), at: now - ago, level: 'error' as const },
    }));
    await withDatabase(server, ({ query }) => query.insertInto('log_entry').values(entries).execute());
    const health = await visitor.call('getHealth');
    expect(health.jobs.failedInDay).toBe(1);
    expect(health.errors).toEqual({ inHour: 2, inDay: 3 });
    expect(health.database).toMatchObject({
      kind: database.kind === 'SQLite' ? 'sqlite' : 'postgres',
      schema: migrations.length,
      schemaOfProgram: migrations.length,
    });
    expect(health.database.bytes).toBeGreaterThan(100_000);
    expect(health.disk.freeBytes).toBeGreaterThan(0);
    expect(health.googleSignIn).toEqual({ kind: 'outside', answeredAt: null, failedAt: null });
    expect(health.ai.kind).toBe('none');
    expect(health.payments.kind).toBe('own');
    expect(health.clock.trustedAt).toBe(now);
    expect(health.memory.usedBytes).toBeLessThan(health.memory.ofBytes);
    expect(JSON.stringify(health)).not.toMatch(/gsecret|postgres:/);
  });

  test('the latest backup is told where it is known', async () => {
    const { visitor } = await newOperator(server);
    const isOwn = database.kind === 'SQLite';
    expect((await visitor.call('getHealth')).backup).toEqual({ isOwn, madeAt: null });
    await noteBackup(server.place.dataDir, server.clock.time - dayMs);
    expect((await visitor.call('getHealth')).backup.madeAt).toBe(server.clock.time - dayMs);
    await writeFile(join(server.place.dataDir, 'last-backup'), 'never');
    expect((await visitor.call('getHealth')).backup.madeAt).toBeNull();
  });

  test('an email that a service took is an answer of it', async () => {
    const { visitor } = await newOperator(server);
    await expect.poll(async () => (await visitor.call('getHealth')).mail.answeredAt).toBe(server.clock.time);
  });
});

const now = 1000 * dayMs;
const quiet = { kind: 'outside', answeredAt: now, failedAt: null } as const;
const load = { running: 1, waiting: 0, mostRunning: 1 };
const good: HealthFacts = {
  ...{ now, version: '1', node: 'v26', startedAt: 0 },
  database: { kind: 'sqlite', bytes: 1, answerMs: 2, schema: 40, schemaOfProgram: 40 },
  disk: { freeBytes: 300, minFreeBytes: 100 },
  jobs: { waiting: 3, oldestDueAt: now - 10 * minuteMs + 1, failedInDay: 0 },
  errors: { inHour: 0, inDay: 0 },
  eventLoop: { p99Ms: 99, mostMs: 900 },
  memory: { usedBytes: 74, ofBytes: 100 },
  ...{ models: load, documents: load },
  ...{ mail: quiet, payments: quiet, ai: quiet, googleSignIn: quiet, spreadsheets: quiet },
  backup: { isOwn: true, madeAt: now - 7 * dayMs + 1 },
  clock: { trustedAt: now, doubtedSince: null },
};

test('all is green while nothing is to be done', () => {
  expect(new Set(Object.values(judgeHealth(good)))).toEqual(new Set(['green']));
});

test.each<[string, Partial<HealthFacts>, string]>([
  ['database', { database: { ...good.database, answerMs: 250 } }, 'amber'],
  ['database', { database: { ...good.database, answerMs: null } }, 'red'],
  ['database', { database: { ...good.database, schema: 39 } }, 'red'],
  ['disk', { disk: { freeBytes: 299, minFreeBytes: 100 } }, 'amber'],
  ['disk', { disk: { freeBytes: 99, minFreeBytes: 100 } }, 'red'],
  ['disk', { disk: { freeBytes: null, minFreeBytes: 100 } }, 'amber'],
  ['jobs', { jobs: { ...good.jobs, oldestDueAt: now - 10 * minuteMs } }, 'amber'],
  ['jobs', { jobs: { ...good.jobs, oldestDueAt: now - hourMs } }, 'red'],
  ['jobs', { jobs: { ...good.jobs, failedInDay: 1 } }, 'amber'],
  ['errors', { errors: { inHour: 1, inDay: 1 } }, 'amber'],
  ['errors', { errors: { inHour: 20, inDay: 20 } }, 'red'],
  ['eventLoop', { eventLoop: { p99Ms: 100, mostMs: 100 } }, 'amber'],
  ['eventLoop', { eventLoop: { p99Ms: 500, mostMs: 500 } }, 'red'],
  ['memory', { memory: { usedBytes: 75, ofBytes: 100 } }, 'amber'],
  ['memory', { memory: { usedBytes: 90, ofBytes: 100 } }, 'red'],
  ['models', { models: { ...load, waiting: 5 } }, 'amber'],
  ['documents', { documents: { ...load, waiting: 50 } }, 'red'],
  ['mail', { mail: { kind: 'own', answeredAt: now, failedAt: null } }, 'amber'],
  ['mail', { mail: { ...quiet, failedAt: now } }, 'red'],
  ['payments', { payments: { kind: 'own', answeredAt: null, failedAt: null } }, 'amber'],
  ['payments', { payments: { kind: 'none', answeredAt: null, failedAt: null } }, 'green'],
  ['ai', { ai: { kind: 'outside', answeredAt: null, failedAt: 1 } }, 'red'],
  ['ai', { ai: { kind: 'outside', answeredAt: 2, failedAt: 1 } }, 'green'],
  ['backup', { backup: { isOwn: true, madeAt: null } }, 'amber'],
  ['backup', { backup: { isOwn: true, madeAt: now - 7 * dayMs } }, 'amber'],
  ['backup', { backup: { isOwn: true, madeAt: now - 30 * dayMs } }, 'red'],
  ['backup', { backup: { isOwn: false, madeAt: null } }, 'green'],
  ['clock', { clock: { trustedAt: 0, doubtedSince: 1 } }, 'red'],
])('%s with %j is %s', (part, change, level) => {
  const levels = judgeHealth({ ...good, ...change });
  expect(Object.entries(levels).filter(([, one]) => one !== 'green')).toEqual(
    level === 'green' ? [] : [[part, level]],
  );
});
